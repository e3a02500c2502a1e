import {
  decisionKinds,
  eventTypes,
  optionKinds,
  type Policy,
  randomPolicy,
  reasonCodes,
  told,
} from '@waystation/testkit'
import { coverage, sample } from '@waystation/testkit/vitest'
import { AREA_IDS, type ElGaucho, elGaucho, TILE_IDS } from '../src/index.ts'
import { PHASES, INCOME_KINDS } from '../src/state.ts'
import { REASON_CODES } from '../src/reasons.ts'
import { QUESTIONS } from '../src/questions.ts'

const OPTION_KINDS = [
  'leaveOut',
  'keep',
  'first',
  'takeDice',
  'stand',
  'lay',
  'raise',
  'occupy',
  'use',
  'takeBack',
  'reclaim',
  'endTurn',
  'wish',
  'sell',
  'steal',
  'wake',
  'displace',
  'fetch',
  'settle',
  'add',
  'sort',
  'pass',
]

/** Goes to the steppe whenever it can: only then is it ever empty. */
const steppeRider: Policy<ElGaucho> = (decisions, rng) => {
  const [decision] = decisions
  const eager = decision.options.filter(({ id }) => /steppe|^wish 6|^use wish|^fetch .* /.test(id) && !/back/.test(id))
  return eager.length > 0 ? { decision, option: rng.pick(eager) } : randomPolicy(decisions, rng)
}

/** Random play reaches nearly everything there is, in a few dozen games of every size. */
coverage<ElGaucho>(elGaucho, {
  games: sample(10, 60),
  mostGames: 360,
  policies: [randomPolicy, steppeRider],
  topics: {
    event: eventTypes(
      'breedRemoved',
      'tileDrawn',
      'steppeFilled',
      'startRolled',
      'startPlayer',
      'handDealt',
      'startHerd',
      'diceRolled',
      'turnBegins',
      'diceTaken',
      'gauchoStands',
      'gauchoLies',
      'gauchoRises',
      'areaOccupied',
      'areaUsed',
      'areaLeft',
      'gauchoReclaimed',
      'diceLost',
      'dieWished',
      'cattleStolen',
      'gauchoDisplaced',
      'steppeSeen',
      'tileSettled',
      'roundedUp',
      'cattleAdded',
      'income',
      'pileExhausted',
      'lastRound',
      'noDiceRound',
      'finalCollection',
      'gameOver',
    ),
    decision: decisionKinds(...QUESTIONS),
    option: optionKinds((option) => option.do, ...OPTION_KINDS),
    'tile stood on': told('gauchoStands', TILE_IDS, (e) => e.tile),
    'tile lain on': told('gauchoLies', TILE_IDS, (e) => e.tile),
    'tile stolen': told('cattleStolen', TILE_IDS, (e) => e.tile),
    'area used': told('areaUsed', AREA_IDS, (e) => e.area),
    income: told('income', INCOME_KINDS, (e) => e.kind),
    phase: { expected: PHASES, atPosition: (p) => [p.state.phase], atEnd: (p) => [p.state.phase] },
    'pile exhausted by': told('pileExhausted', ['steppe', 'pampa'], (e) => e.by),
    'dice spent at once': {
      expected: ['1', '2', '3'],
      ofAnswer: (o) => ('dice' in o && o.do !== 'takeDice' ? [String(o.dice.length)] : []),
    },
    'start tiles kept': {
      expected: ['1', '2', '3'],
      ofAnswer: (o) => (o.do === 'keep' ? [String(o.tiles.length)] : []),
    },
    'steppe tiles taken': { expected: ['1', '2'], ofAnswer: (o) => (o.do === 'fetch' ? [String(o.tiles.length)] : []) },
    reason: {
      expected: REASON_CODES,
      atPosition: (position) => reasonCodes(position, position.rng.int(position.config.players)),
    },
    victory: {
      expected: ['alone', 'shared'],
      ofEvent: (e) => (e.type === 'gameOver' ? [e.winners.length === 1 ? 'alone' : 'shared'] : []),
    },
  },
})
