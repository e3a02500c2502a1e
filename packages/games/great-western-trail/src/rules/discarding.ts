/** Discarding cards for a reward. Rulebook: "Les actions", the red arrow. */
import type { Seat } from '@waystation/kernel'
import type { Action, Discarded } from '../data/actions.ts'
import { CARD_BREED, CATTLE } from '../data/cards.ts'
import { FIRST_OBJECTIVE, isObjective, OBJECTIVES } from '../data/objectives.ts'
import { act, cardId, type Option } from '../options.ts'
import { ACTIONS } from '../data/slots.ts'
import { members } from '../scoring/bits.ts'
import type { Player, State } from '../state.ts'
import type { Context } from '../types.ts'
import { gain } from './certificates.ts'
import { discardOne } from './herd.ts'

type DiscardAction = Extract<Action, { type: 'discard' }>

/** Faces that meet a requirement; none where two cards of one breed are asked for. */
function facesFor(what: Discarded): readonly number[] | null {
  if (what === 'pair') return null
  if (what === 'objective') return OBJECTIVES.map((_, i) => FIRST_OBJECTIVE + i)
  return CATTLE.flatMap(({ breed }, card) => (what === 'any' || what === breed ? [card] : []))
}
const FACES = ACTIONS.map((a) => (a.type === 'discard' ? facesFor(a.what) : null))

function pairsInHand(p: Readonly<Player>): number {
  let once = 0
  let twice = 0
  for (const card of p.hand) {
    if (isObjective(card)) continue
    const bit = 1 << CARD_BREED[card]
    twice |= once & bit
    once |= bit
  }
  return twice
}

/** One option for each face that will do, or for each breed held twice. */
export function pushDiscards(s: Readonly<State>, seat: Seat, index: number, options: Option[]): void {
  const p = s.players[seat]
  const faces = FACES[index]
  if (faces === null) for (const breed of members(pairsInHand(p))) options.push(act(index, breed))
  else for (const card of faces) if (p.hand.includes(card)) options.push(act(index, card))
}

/** The cards themselves; of a breed with several faces those worth least go first. */
function chosen(p: Readonly<Player>, action: DiscardAction, arg: number): number[] {
  if (action.what !== 'pair') return [arg]
  return p.hand
    .filter((card) => !isObjective(card) && CARD_BREED[card] === arg)
    .sort((a, b) => a - b)
    .slice(0, 2)
}

export function doDiscard(g: Context, seat: Seat, action: DiscardAction, arg: number): void {
  const cards = chosen(g.s.players[seat], action, arg)
  for (const card of cards) discardOne(g, seat, card)
  if (g.events !== null) g.emit({ type: 'discarded', seat, cards: cards.map(cardId) })
  gain(g, seat, action)
  // A reward may be refused once its requirement is met.
  if (action.engine !== undefined) g.then({ do: 'engine', seat, max: action.engine, optional: true })
  if (action.objective) g.then({ do: 'takeObjective', seat, to: 'hand', optional: true })
  if (action.auxiliary) g.then({ do: 'singleAuxiliary', seat })
}
