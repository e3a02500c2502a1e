/** The herd: drawing with the late reshuffle, discarding, phase C. Rulebook: "Votre troupeau", "Phase C". */
import type { Decision, Seat } from '@waystation/kernel'
import { DONE } from '@waystation/kernel'
import { CARD_KINDS, isObjective } from '../data/objectives.ts'
import { HAND_DISC, DISC_SPOTS } from '../data/player-board.ts'
import { STARTING_HAND } from '../data/table-size.ts'
import { cardId, DISCARD, type Option, REMOVE } from '../options.ts'
import type { Player } from '../state.ts'
import type { Rule, Context } from '../types.ts'

export const handLimit = (p: Readonly<Player>): number =>
  STARTING_HAND + DISC_SPOTS[HAND_DISC].count - p.discs[HAND_DISC]
/** Cards that could still be drawn. */
export const drawable = (p: Readonly<Player>): number => p.pile.length + p.discard.length

/** Draws cards; the discard pile is shuffled only when a card is due and the pile is empty. Returns how many came. */
export function draw(g: Context, seat: Seat, count: number): number {
  const p = g.s.players[seat]
  const before = p.hand.length
  while (p.hand.length < before + count) {
    if (p.pile.length === 0) {
      if (p.discard.length === 0) break
      p.pile = g.shuffle(p.discard)
      p.discard = []
      g.emit({ type: 'reshuffled', seat })
    }
    const card = p.pile.pop()
    if (card !== undefined) p.hand.push(card)
  }
  const drawn = p.hand.length - before
  if (drawn > 0) {
    g.reveal()
    if (g.events !== null) {
      const cards = p.hand.slice(before).map(cardId)
      g.emit({ type: 'drew', seat, count: drawn, secret: { [seat]: { cards } } })
    }
  }
  return drawn
}

function copies(cards: readonly number[], card: number): number {
  let count = 0
  for (const one of cards) if (one === card) count++
  return count
}

/**
 * After cards have become public: of several alike nobody else can tell which one went, so those that are left stay unseen, but
 * never more of them than are still in hand or on the poker table.
 */
export function settleUnseen({ hand, laid, unseen }: Player): void {
  for (let i = unseen.length - 1; i >= 0; i--) {
    const card = unseen[i]
    if (copies(unseen, card) > copies(hand, card) + copies(laid, card)) unseen.splice(i, 1)
  }
}

/** Takes a card of this face out of the hand; it is public from now on. */
export function fromHand(p: Player, card: number): void {
  p.hand.splice(p.hand.indexOf(card), 1)
  settleUnseen(p)
}

export function discardOne(g: Context, seat: Seat, card: number): void {
  const p = g.s.players[seat]
  fromHand(p, card)
  p.discard.push(card)
}

/** How many cards of each face are in hand; reused between calls. */
const counts = new Int8Array(CARD_KINDS)
function countHand(p: Readonly<Player>): Int8Array {
  counts.fill(0)
  for (const card of p.hand) counts[card]++
  return counts
}

/** One option for each face in hand. */
export function cardOptions(p: Readonly<Player>, table: readonly Option[]): Option[] {
  const held = countHand(p)
  return table.filter((_, card) => held[card] > 0)
}

const asked = (seat: Seat, kind: string, options: Option[]): Decision<Option> => ({
  seat,
  kind,
  options,
  conceal: true,
})

/** "Piochez, puis défaussez autant de cartes que vous en avez piochées." */
export const discardCards: Rule<'discardCards'> = {
  ask(s, { seat }) {
    const options = cardOptions(s.players[seat], DISCARD)
    return options.length === 0 ? null : asked(seat, 'discardCards', options)
  },
  choose(g, step, option) {
    if (option.do !== 'discard') return
    discardOne(g, step.seat, option.index)
    g.emit({ type: 'discarded', seat: step.seat, cards: [option.card] })
    if (step.count > 1) g.then({ ...step, count: step.count - 1 })
  },
}

/** The auxiliary action that takes hand cards out of the game; the reward may be refused in part. */
export const removeCards: Rule<'removeCards'> = {
  ask(s, { seat }) {
    const options = cardOptions(s.players[seat], REMOVE)
    options.push(DONE)
    return asked(seat, 'removeCards', options)
  },
  choose(g, step, option) {
    if (option.do !== 'remove') return
    const { box, players } = g.s
    fromHand(players[step.seat], option.index)
    if (isObjective(option.index)) box.objectives++
    else box.cattle++
    g.emit({ type: 'removedCard', seat: step.seat, card: option.card })
    if (step.count > 1) g.then({ ...step, count: step.count - 1 })
  },
}

/** "Piochez jusqu'à...": draws, then asks for as many discards. */
export function drawThenDiscard(g: Context, seat: Seat, count: number): void {
  const drawn = draw(g, seat, count)
  if (drawn !== 0) g.then({ do: 'discardCards', seat, count: drawn })
}
