import {
  coverByPlay,
  decisionKinds,
  eventTypes,
  optionKinds,
  type Policy,
  randomPolicy,
  reasonCodes,
  told,
  type Topics,
} from '@waystation/testkit'
import { describe, expect, test } from 'vitest'
import { BONUS_IDS } from '../src/data/bonuses.ts'
import { BREED_IDS, BUILDER, COWBOY, ENGINEER, MARKET_BREEDS, WORKER_IDS } from '../src/data/cards.ts'
import { OBJECTIVE_IDS, OBJECTIVES } from '../src/data/objectives.ts'
import { AUXILIARIES, DISCS } from '../src/data/player-board.ts'
import { POSTS } from '../src/data/posts.ts'
import { SOLO_CARDS } from '../src/data/solo.ts'
import { NODE_IDS } from '../src/data/trail.ts'
import { TRAIN_CARDS } from '../src/data/train.ts'
import { REASON_CODES } from '../src/reasons.ts'
import { type ElPaso, elPaso } from '../src/index.ts'
import { objectivesOf } from '../src/scoring.ts'
import { PHASES } from '../src/state.ts'
import { PLACE_IDS } from '../src/data/tiles.ts'
import { QUESTIONS } from '../src/questions.ts'
import { dawdler, planner, thoughtful } from './support/policies.ts'

const EVENTS = [
  'tableLaid',
  'tilesShown',
  'capital',
  'turnBegins',
  'placed',
  'moved',
  'cattleDiscarded',
  'moneyGained',
  'certificatesGained',
  'tokensGained',
  'hired',
  'cattleBought',
  'trainUsed',
  'built',
  'replaced',
  'tileTaken',
  'tileShown',
  'cattleGained',
  'cattleRemoved',
  'auxiliaryUsed',
  'tokenUsed',
  'workerBonus',
  'drew',
  'reshuffled',
  'reachedElPaso',
  'simmentalTaken',
  'lastSimmental',
  'simmentalSpace',
  'handRevealed',
  'delivered',
  'nothingDelivered',
  'handDiscarded',
  'lastTurns',
  'gameOver',
] as const
const SUE_EVENTS = [
  'sueArrives',
  'sueCard',
  'sueReshuffled',
  'sueMoved',
  'sueCattle',
  'sueWorker',
  'sueTrain',
  'sueTile',
  'sueBuilt',
  'sueReplaced',
  'sueIdle',
  'sueSimmental',
  'sueSimmentalSpace',
  'sueDelivered',
] as const

const ADVANCED = { 'neutral-buildings': 'shuffled', 'building-sides': 'b', 'train-sides': 'back', 'solo-b-cards': '3' }
const CHOOSE_ONE = { 'building-2a': 'choose-one', 'train-sides': 'mixed', 'solo-handicap': '20' }

const BUILDINGS = PLACE_IDS.filter((id) => id.startsWith('building'))
const TRAIN_FACES = TRAIN_CARDS.flatMap(({ id }) => [`${id}-front`, `${id}-back`])
const conditionsOf = (tile: object): string[] => Object.keys(tile).filter((key) => key !== 'id' && key !== 'points')
/** Rare moments, shown by transcripts. */
const SHOWN_ELSEWHERE = ['nothing-to-draw', 'no-marker-left', 'no-space-affordable', 'auxiliary-done', 'hand-empty']

const INCOME = /^gain \$|^discard .*\$|aux-money/
const WASTE = /\d cowboy|token for|for \$8|for \$12/

/** Saves for one thing and does little else. */
const saver = (thing: RegExp, not: RegExp, type: number, homes: RegExp): Policy<ElPaso> =>
  planner({
    wants: [thing, new RegExp(`^hire (${WORKER_IDS[type]}|wild)`), INCOME, homes],
    shuns: new RegExp(`${WASTE.source}|${not.source}`),
    saves: { type, count: 4 },
  })

const POLICIES = [
  randomPolicy,
  thoughtful,
  planner({ wants: [/^build/, /^hire (builder|wild)/, /^move to s|^aux|^take bonus/], shuns: /\d cowboy/ }),
  saver(/^use train-4/, /^use train-[123]|^buy|^build \d/, ENGINEER, /n-[bf]/),
  planner({ wants: [/^use train/, /^hire (engineer|wild)/, /^take|^draw/] }),
  saver(/^buy hereford/, /^buy [bcs]|^use train|^build \d/, COWBOY, /n-[bd]/),
  planner({ wants: [/^buy|^gain|^hire|^remove|aux-remove/, /^deliver to post-1/] }),
  planner({ wants: [/^deliver|^only aux|^move to s|^build/] }),
  // In a hurry, with nothing to deliver: only black-cornered discs are left in the end.
  planner({ wants: [/^move to el-paso|^move to n-g/, /^deliver to post-[057] with disc-(aux|hand)/] }),
  saver(/^build 4|^aux/, /^buy|^use train|^build [12356]/, BUILDER, /n-[be]|^move to s/),
  dawdler,
]

const TOPICS: Topics<ElPaso> = {
  decision: decisionKinds(...QUESTIONS),
  option: optionKinds(
    (option) => option.do,
    'place',
    'move',
    'sell',
    'money',
    'certificates',
    'tokens',
    'hire',
    'buy',
    'train',
    'build',
    'site',
    'otherAction',
    'takeObjective',
    'takeBonus',
    'drawObjective',
    'drawBonus',
    'auxiliary',
    'onlyAuxiliary',
    'cattle',
    'remove',
    'discard',
    'exchangeAgain',
    'reveal',
    'deliver',
    'deliverNothing',
    'useToken',
    'bonus',
    'done',
    'pass',
  ),
  'space reached': told('moved', NODE_IDS, (e) => e.node),
  'place reached': told('moved', PLACE_IDS, (e) => e.place),
  'building placed': {
    expected: BUILDINGS,
    ofEvent: (e) => (e.type === 'built' || e.type === 'replaced' ? [e.place] : []),
  },
  'train card used': told('trainUsed', TRAIN_FACES, (e) => e.train),
  'breed bought': told(
    'cattleBought',
    MARKET_BREEDS.map((breed) => BREED_IDS[breed]),
    (e) => e.breed,
  ),
  'worker hired': told('hired', WORKER_IDS, (e) => e.worker),
  'worker bonus': told('workerBonus', ['builder', 'engineer', 'wild'], (e) => e.worker),
  'tile taken': told('tileTaken', [...OBJECTIVE_IDS, ...BONUS_IDS], (e) => e.tile),
  post: told('delivered', POSTS, (e) => e.post),
  disc: told('delivered', DISCS, (e) => e.disc),
  'certificates spent': told('delivered', ['0', '1', '2', '3', '4'], (e) => String(e.certificates)),
  auxiliary: told('auxiliaryUsed', AUXILIARIES, (e) => e.auxiliary),
  phase: { expected: PHASES, atPosition: (p) => [p.state.phase], atEnd: (p) => [p.state.phase] },
  'condition fulfilled': {
    expected: ['cattle', 'bonusTiles', 'buildingCost', 'post'],
    atEnd: ({ state, config }) =>
      Array.from({ length: config.players }, (_, seat) =>
        objectivesOf(state, seat).fulfilled.flatMap((tile) => conditionsOf(OBJECTIVES[tile])),
      ).flat(),
  },
  reason: {
    expected: REASON_CODES.filter((code) => !SHOWN_ELSEWHERE.includes(code)),
    atPosition: (position) => {
      const { config, decisions, rng } = position
      if (rng.int(4) > 0) return []
      const seat = rng.int(2) === 0 ? decisions[0].seat : rng.int(config.players)
      return reasonCodes(position, seat).filter((code) => !SHOWN_ELSEWHERE.includes(code))
    },
  },
}

const TABLE_TOPICS: Topics<ElPaso> = { event: eventTypes(...EVENTS) }

const SUE_TOPICS: Topics<ElPaso> = {
  event: eventTypes(...EVENTS, ...SUE_EVENTS),
  'tile taken by Sue': {
    expected: ['objective', 'bonus'],
    ofEvent: (e) => (e.type === 'sueTile' ? [e.tile.split('-')[0]] : []),
  },
  'solo card': told('sueCard', SOLO_CARDS, (e) => e.card),
  'post of Sue': {
    expected: ['post-7', 'post-9', 'post-10', 'post-12', 'post-14'],
    ofEvent: (e) => (e.type === 'sueDelivered' && e.post !== 'post-16' ? [e.post] : []),
  },
  victory: {
    expected: ['over Sue', 'of Sue'],
    ofEvent: (e) => (e.type === 'gameOver' ? [e.winners.length > 0 ? 'over Sue' : 'of Sue'] : []),
  },
}

const GAMES = { 1: 40, 2: 40, 3: 30, 4: 30 } as const
const SEATS = [1, 2, 3, 4] as const
/** Every single tile, card and place is met at some number of seats; everything else at each of them. */
const COMPONENT_TOPICS = [
  'tile taken',
  'breed bought',
  'train card used',
  'space reached',
  'post',
  'place reached',
  'building placed',
]
const isComponent = (miss: string): boolean => COMPONENT_TOPICS.some((topic) => miss.startsWith(`${topic}: `))

/** What a player alone never meets; and what these players, too simple for Sue, leave to a transcript. */
const NOT_ALONE = ['reason: not-your-turn', 'victory: over Sue']

const unseen: string[][] = []

/** Of components that stayed in the box, those that still do after many more games. */
function unseenFor(rest: readonly string[]): readonly string[] {
  const wanted = (miss: string): boolean => rest.includes(miss)
  const { misses } = coverByPlay<ElPaso>(elPaso, {
    games: 1,
    mostGames: 200,
    seed: 'the rest',
    configs: [{}, ADVANCED].map((variants) => ({ players: 4, variants })),
    policies: POLICIES,
    topics: { ...TOPICS, ...TABLE_TOPICS },
    excused: (miss) => !wanted(miss),
  })
  return misses.filter(wanted)
}

describe('everything happens in play', () => {
  test.each(SEATS)('with %i seats', (players) => {
    const elsewhere = players === 1 ? NOT_ALONE : ['step: sueTurn']
    const excused = (miss: string): boolean => isComponent(miss) || elsewhere.includes(miss)
    const { misses, unlisted } = coverByPlay<ElPaso>(elPaso, {
      games: GAMES[players],
      excused,
      configs: [{}, ADVANCED, CHOOSE_ONE].map((variants) => ({ players, variants })),
      policies: POLICIES,
      topics: players === 1 ? { ...TOPICS, ...SUE_TOPICS } : { ...TOPICS, ...TABLE_TOPICS },
    })
    unseen.push(misses.filter(isComponent))
    expect(misses.filter((miss) => !excused(miss))).toEqual([])
    expect(unlisted).toEqual([])
  })

  test('and no component stays in the box', () => {
    const [first, ...others] = unseen
    expect(others.length).toBe(SEATS.length - 1)
    const rest = first.filter((miss) => others.every((misses) => misses.includes(miss)))
    expect(rest.length === 0 ? [] : unseenFor(rest)).toEqual([])
  })
})
