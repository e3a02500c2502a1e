/** What a player is in the middle of: the piece in hand, and what the best place for it would give. */
import { type Inputs, isSealed, type Planned, type Seat } from '@waystation/kernel'
import { type Print, SIDES } from '../data/boards.ts'
import { squaresUnder } from '../data/footprint.ts'
import { has } from '../data/mask.ts'
import { ORIENTATIONS, PIECE_IDS, TURN_COUNT } from '../data/tiles.ts'
import { anchors, type Ground, groundOf } from '../rules/places.ts'
import type { Player, State } from '../state.ts'
import { MODES, type Step } from '../steps.ts'
import type { WildTiledWest } from '../types.ts'

const STEPS = [
  'takeBoard',
  'keepPartner',
  'turn',
  'sawmill',
  'turnPiece',
  'layPiece',
  'sign',
  'storeGold',
  'shoot',
  'settle',
  'wrangle',
  'bonusAlleys',
  'secondPartner',
  'takeAce',
  'bury',
  'hillBandit',
] as const satisfies readonly Step['do'][]
const PLACE_OF: ReadonlyMap<string, number> = new Map(STEPS.map((step, i) => [step, i]))

/** What a square gives at once, in points or so. */
const GIFTS: { readonly [print in Print]?: number } = {
  pickaxe: 2,
  horseshoe: 1,
  gold: 1,
  bullet: 1.2,
  alley: 1.5,
  'ace-card': 3,
  lasso: 1,
  signpost: 1,
  rail: 1,
}
/** By side and square; squares of towns count for their share. */
const WORTH: readonly (readonly number[])[] = SIDES.map(({ prints, towns }) =>
  prints.map((print, cell) => {
    const inTowns = towns.filter(({ cells }) => has(cells, cell))
    return inTowns.reduce((sum, { points, size }) => sum + points / size, GIFTS[print] ?? 0)
  }),
)

interface Pending {
  readonly steps: number[]
  readonly pieces: number[]
  readonly modes: number[]
  turn: number
  promise: number
}

export function seeAgenda(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  const pending: Pending = { steps: [], pieces: [], modes: [], turn: -1, promise: 0 }
  for (const step of s.agenda) add(s, step, seat, pending)
  inputs.some('step', pending.steps, STEPS.length)
  inputs.some('piece', pending.pieces, PIECE_IDS.length)
  inputs.some('way to lay', pending.modes, MODES.length)
  inputs.which('turned', pending.turn, TURN_COUNT)
  inputs.amount('promise of the piece', pending.promise, 3)
}

/** Under a seal everybody is asked, whether or not the answer is in. */
function add(s: Readonly<State>, step: Planned<Step>, seat: Seat, pending: Pending): void {
  if (isSealed<WildTiledWest>(step)) {
    for (const ask of step.asks) add(s, ask, seat, pending)
    return
  }
  if (step.do === 'may') return add(s, step.step, seat, pending)
  if (!('seat' in step) || step.seat !== seat) return
  pending.steps.push(PLACE_OF.get(step.do) ?? -1)
  if (step.do !== 'turnPiece' && step.do !== 'layPiece') return
  pending.pieces.push(step.piece)
  pending.modes.push(MODES.indexOf(step.mode))
  const ground = groundOf(s.players[seat], step.mode)
  for (const { turn } of ORIENTATIONS[step.piece]) {
    if (step.do === 'layPiece' && step.turn !== turn) continue
    pending.promise = Math.max(pending.promise, bestPlace(s.players[seat], ground, step.piece, turn))
  }
  if (step.do === 'layPiece') pending.turn = step.turn
}

function bestPlace({ side }: Readonly<Player>, ground: Ground, piece: number, turn: number): number {
  const orientation = ORIENTATIONS[piece].find((one) => one.turn === turn)
  if (orientation === undefined) return 0
  let best = 0
  for (const at of anchors(ground, orientation)) {
    let worth = 0
    for (const cell of squaresUnder(piece, turn, at)) worth += WORTH[side][cell]
    best = Math.max(best, worth)
  }
  return best
}
