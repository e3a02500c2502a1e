/** What a player is in the middle of: the piece in hand, and what the best place for it would give. */
import { type Inputs, isSealed, type Planned, type Seat } from '@waystation/kernel'
import { PIECE_IDS, TURN_COUNT } from '../data/tiles.ts'
import type { State } from '../state.ts'
import { MODES, type Step } from '../steps.ts'
import type { WildTiledWest } from '../types.ts'
import { nowhere, type Place, seePlace, tryPiece } from './piece.ts'

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

export interface Pending {
  readonly steps: number[]
  readonly pieces: number[]
  readonly modes: number[]
  turn: number
  readonly place: Place
}

export function pendingOf(s: Readonly<State>, seat: Seat): Pending {
  const pending: Pending = { steps: [], pieces: [], modes: [], turn: -1, place: nowhere() }
  for (const step of s.agenda) add(s, step, seat, pending)
  return pending
}

export function seeAgenda(pending: Readonly<Pending>, inputs: Inputs): void {
  inputs.some('step', pending.steps, STEPS.length)
  inputs.some('piece', pending.pieces, PIECE_IDS.length)
  inputs.some('way to lay', pending.modes, MODES.length)
  inputs.which('turned', pending.turn, TURN_COUNT)
  seePlace(pending.place, inputs)
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
  const turn = step.do === 'layPiece' ? step.turn : null
  if (turn !== null) pending.turn = turn
  tryPiece(s, seat, { piece: step.piece, mode: step.mode, turn }, pending.place)
}
