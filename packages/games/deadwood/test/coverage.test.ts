/** Coverage by play: at every number of players everything in the box happens. */
import {
  decisionKinds,
  optionKinds,
  randomPolicy,
  reasonCodes,
  told,
  type Topic,
  type Topics,
} from '@waystation/testkit'
import { coverage, sample } from '@waystation/testkit/vitest'
import { describe } from 'vitest'
import { BUILDING_IDS } from '../src/data/buildings.ts'
import { RAIL_TILES } from '../src/data/plots.ts'
import { DUEL_OUTCOMES, EARNINGS, type Event, MINE_CAUSES, POSTER_CAUSES } from '../src/events.ts'
import { REASON_CODES } from '../src/reasons.ts'
import { type Deadwood, deadwood } from '../src/index.ts'
import { QUESTIONS } from '../src/questions.ts'
import { ENDS } from '../src/state.ts'
import { builder, hotelier, launderer, peaceful, spendthrift } from './support/policies.ts'
import { EVENT_TYPES, OPTION_KINDS } from './support/vocabulary.ts'

const CONTROL_EFFECTS = [
  'sheriff fee',
  'hotel: rail',
  'hotel: station',
  'one laundry',
  'both laundries',
  'laundry by way of a store',
  'stage depot',
  'undertaker: one killed elsewhere',
  'undertaker: two killed elsewhere',
  'undertaker: duel on the spot',
]

/** Effects of control show in what follows an event, so the last ones are remembered. */
function controlEffects(): Topic<Deadwood> {
  let annexed = ''
  let moved = { from: '', to: '' }
  let duelAt = ''
  const see = (e: Event, line: number): string[] => {
    if (e.type === 'turnBegins') moved = { from: '', to: '' }
    if (e.type === 'moved') moved = e
    if (e.type === 'annexed') annexed = e.building
    if (e.type === 'duelEnds') duelAt = e.building
    if (e.type === 'feePaid') return ['sheriff fee']
    if (e.type === 'depotPaid') return ['stage depot']
    if (e.type === 'postersDiscarded' && annexed === 'church') return washed(e.count, moved)
    if (e.type !== 'earned') return []
    if (e.by === 'hotel') return [line > RAIL_TILES ? 'hotel: station' : 'hotel: rail']
    if (e.by !== 'undertaker') return []
    if (duelAt === 'undertaker') return ['undertaker: duel on the spot']
    return [`undertaker: ${e.amount === 1 ? 'one' : 'two'} killed elsewhere`]
  }
  return { expected: CONTROL_EFFECTS, ofEvent: (e, s) => see(e, s.line.length) }
}

function washed(count: number, moved: { from: string; to: string }): string[] {
  if (count < 2) return []
  const size = count === 2 ? 'one laundry' : 'both laundries'
  return moved.from.startsWith('laundry') && moved.to === 'church' ? [size, 'laundry by way of a store'] : [size]
}

function topics(players: number): Topics<Deadwood> {
  const crowds = Array.from({ length: players - 1 }, (_, i) => String(i + 2))
  return {
    event: { expected: EVENT_TYPES, ofEvent: ({ type }) => [type] },
    question: decisionKinds(...QUESTIONS.filter((kind) => players > 2 || (kind !== 'casino' && kind !== 'aim'))),
    option: optionKinds(
      (o) => o.do,
      ...OPTION_KINDS.filter((kind) => players > 2 || (kind !== 'rob' && kind !== 'aim')),
    ),
    annexed: told('annexed', BUILDING_IDS, (e) => e.building),
    control: controlEffects(),
    'duel ends': told('duelEnds', DUEL_OUTCOMES, (e) => e.outcome),
    earned: told('earned', EARNINGS, (e) => e.by),
    'to the mine': told('sentToMine', MINE_CAUSES, (e) => e.cause),
    posters: told('postersTaken', POSTER_CAUSES, (e) => e.cause),
    end: told('endComes', ENDS, (e) => e.end),
    'final duel of': told('finalDuelBegins', crowds, (e) => String(e.seats.length)),
    reason: {
      expected: REASON_CODES,
      atPosition: (position) => reasonCodes(position, position.rng.int(players)),
      atEnd: ({ game, state }) => game.explain?.(state, 0, 'r1c1').map(({ code }) => code) ?? [],
    },
  }
}

const policies = [randomPolicy, launderer, peaceful, randomPolicy, builder, spendthrift, hotelier]

describe.each([2, 3, 4, 5])('%i players', (players) => {
  coverage<Deadwood>(deadwood, {
    games: sample(30, 160),
    mostGames: 960,
    configs: [{ players }],
    policies,
    topics: topics(players),
  })
})
