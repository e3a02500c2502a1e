/** "Phase Pioche": the personal deck of cattle and workers. Workers drawn never enter the hand. */
import type { Seat } from '@waystation/kernel'
import {
  BREED_IDS,
  type BreedId,
  CARD_KINDS,
  FIRST_WORKER_CARD,
  isWorkerCard,
  WORKER_IDS,
  type WorkerId,
} from '../data/cards.ts'
import { DISC_HAND_LIMIT, LATER_HAND_LIMIT, START_HAND_LIMIT } from '../data/player-board.ts'
import type { Player } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { discGone } from './discs.ts'

export const handLimit = (p: Readonly<Player>): number =>
  discGone(p, DISC_HAND_LIMIT) ? LATER_HAND_LIMIT : START_HAND_LIMIT

export function sum(counts: readonly number[]): number {
  let total = 0
  for (let i = 0; i < counts.length; i++) total += counts[i]
  return total
}

/** Whether a card could be drawn: public, since both piles can be counted. */
export function canDraw(p: Readonly<Player>): boolean {
  if (p.pile.length > 0) return true
  for (let card = 0; card < CARD_KINDS; card++) if (p.discard[card] > 0) return true
  return false
}

/** The discard pile becomes the new draw pile; only ever when a card is due. */
function reshuffle(g: Context, seat: Seat): void {
  const p = g.s.players[seat]
  for (let card = 0; card < CARD_KINDS; card++) {
    for (let n = p.discard[card]; n > 0; n--) p.pile.push(card)
    p.discard[card] = 0
  }
  g.shuffle(p.pile)
  g.emit({ type: 'reshuffled', seat })
}

/** Draws cattle; workers found on the way go to the worker area and do not count. Returns how many cattle came. */
export function drawCattle(g: Context, seat: Seat, count: number): number {
  const p = g.s.players[seat]
  const cards: number[] = []
  const workers: number[] = []
  while (cards.length < count && canDraw(p)) {
    if (p.pile.length === 0) reshuffle(g, seat)
    const card = p.pile.pop()
    if (card === undefined) break
    if (isWorkerCard(card)) {
      workers.push(card - FIRST_WORKER_CARD)
      p.area[card - FIRST_WORKER_CARD]++
    } else {
      cards.push(card)
      p.hand[card]++
    }
  }
  if (cards.length + workers.length > 0) {
    g.reveal()
    if (g.events !== null) tellDraw(g, seat, cards, workers)
  }
  return cards.length
}

const ascending = (a: number, b: number): number => a - b

/** Sorted: the order in which cards came is nobody's business. */
function tellDraw(g: Context, seat: Seat, drawn: number[], found: number[]): void {
  const cards: readonly BreedId[] = drawn.sort(ascending).map((breed) => BREED_IDS[breed])
  const workers: readonly WorkerId[] = found.sort(ascending).map((worker) => WORKER_IDS[worker])
  g.emit({ type: 'drew', seat, count: cards.length, workers, secret: { [seat]: { cards } } })
}

/** A hand card goes face up to the own discard pile. */
export function discardCattle(p: Player, breed: number): void {
  p.hand[breed]--
  p.discard[breed]++
}

/** "Complétez votre main". For whoever stands on the Simmental space "la partie se termine": no draw, nor anything else. */
export const refillHand: Rule<'refillHand'> = {
  run(g, { seat }) {
    if (g.s.simmentalSpace === seat) return
    const p = g.s.players[seat]
    drawCattle(g, seat, handLimit(p) - sum(p.hand))
    if (g.s.phase === 'last-turns') g.then({ do: 'freeMoment', seat })
  },
}

/** Cards of a count list, each as often as it is there. */
export function handCards(counts: readonly number[]): number[] {
  const cards: number[] = []
  for (let breed = 0; breed < counts.length; breed++) for (let n = counts[breed]; n > 0; n--) cards.push(breed)
  return cards
}

/** The same by name. */
export const breedsIn = (counts: readonly number[]): BreedId[] => handCards(counts).map((breed) => BREED_IDS[breed])
