/** Discarding cards for a reward. Rulebook: "Les actions", the red arrow. */
import type { Seat } from '@waystation/kernel'
import type { Action, Discarded } from '../data/actions.ts'
import { BREEDS, CARD_BREED, CATTLE_COUNT } from '../data/cards.ts'
import { CARD_KINDS, FIRST_OBJECTIVE } from '../data/objectives.ts'
import { act, cardId, type Option } from '../options.ts'
import { ACTIONS } from '../data/slots.ts'
import type { Player, State } from '../state.ts'
import type { Context } from '../types.ts'
import { gain } from './certificates.ts'
import { countHand, discardOne } from './herd.ts'

type DiscardAction = Extract<Action, { type: 'discard' }>

/** Faces that meet a requirement, as a range; each breed named on a tile has a single face, of the same number. */
function facesFor(what: Exclude<Discarded, 'pair'>): readonly [number, number] {
  if (what === 'objective') return [FIRST_OBJECTIVE, CARD_KINDS]
  if (what === 'any') return [0, CATTLE_COUNT]
  const breed = BREEDS.findIndex((b) => b.id === what)
  return [breed, breed + 1]
}
const PAIR: readonly [number, number] = [-1, -1]
const FACES: readonly (readonly [number, number])[] = ACTIONS.map((a) =>
  a.type === 'discard' && a.what !== 'pair' ? facesFor(a.what) : PAIR,
)

function pairsInHand(p: Readonly<Player>): number {
  let once = 0
  let twice = 0
  for (const card of p.hand) {
    if (card >= CATTLE_COUNT) continue
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
  if (faces === PAIR) {
    const pairs = pairsInHand(p)
    for (let breed = 0; breed < BREEDS.length; breed++) if ((pairs >> breed) & 1) options.push(act(index, breed))
    return
  }
  if (faces[1] === faces[0] + 1) {
    if (p.hand.includes(faces[0])) options.push(act(index, faces[0]))
    return
  }
  const held = countHand(p)
  for (let card = faces[0]; card < faces[1]; card++) if (held[card] > 0) options.push(act(index, card))
}

/** The cards themselves; of a breed with several faces those worth least go first. */
function chosen(p: Readonly<Player>, action: DiscardAction, arg: number): number[] {
  if (action.what !== 'pair') return [arg]
  return p.hand
    .filter((card) => card < CATTLE_COUNT && CARD_BREED[card] === arg)
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
