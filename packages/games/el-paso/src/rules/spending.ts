/** "Acheter du bétail", "Utiliser le Train": workers of a type and wild ones in their place, and $2 for each. */
import type { Seat } from '@waystation/kernel'
import { COWBOY, COWBOYS, DOLLARS_PER_WORKER, ENGINEER, MARKET_BREEDS, WILD } from '../data/cards.ts'
import { TRAIN_CARDS } from '../data/train.ts'
import { buyWith, trainWith } from '../options/interned.ts'
import type { BuyOption, Sink, TrainOption } from '../options.ts'
import type { Player, State } from '../state.ts'
import { NONE_HIRED } from '../steps.ts'
import { ALL_SLOTS, trainFace, trainFaceId } from '../data/tiles.ts'
import type { Context } from '../types.ts'
import { discardWorkers } from './free-actions.ts'

/** Fewest and most wild workers among `count` workers of a type; no choice at all when the first exceeds the second. */
export const fewestWilds = (p: Readonly<Player>, type: number, count: number): number =>
  Math.max(0, count - p.area[type])
export const mostWilds = (p: Readonly<Player>, count: number): number => Math.min(count, p.area[WILD])

export const staffPrice = (count: number): number => count * DOLLARS_PER_WORKER

/** Workers spent are part of the cost and give no bonus. Returns the money paid. */
export function spend(p: Player, type: number, workers: number, wilds: number): number {
  discardWorkers(p, type, workers)
  discardWorkers(p, WILD, wilds)
  const dollars = staffPrice(workers + wilds)
  p.money -= dollars
  return dollars
}

export function pushPurchases(s: Readonly<State>, seat: Seat, options: Sink<BuyOption>): void {
  const p = s.players[seat]
  for (const breed of MARKET_BREEDS) {
    const count = COWBOYS[breed]
    if (p.money < staffPrice(count)) break
    if (s.market[breed] === 0) continue
    const most = mostWilds(p, count)
    for (let wilds = fewestWilds(p, COWBOY, count); wilds <= most; wilds++) {
      options.push(buyWith(breed, count - wilds, wilds))
    }
  }
}

export function buyCattle(g: Context, seat: Seat, { breed, index, workers, wilds }: BuyOption): void {
  const p = g.s.players[seat]
  const dollars = spend(p, COWBOY, workers, wilds)
  g.s.market[index]--
  p.discard[index]++
  g.emit({ type: 'cattleBought', seat, breed, workers, wilds, dollars })
}

export function pushTrains(s: Readonly<State>, seat: Seat, options: Sink<TrainOption>): void {
  const p = s.players[seat]
  for (let card = 0; card < TRAIN_CARDS.length; card++) {
    const count = TRAIN_CARDS[card].engineers
    if (p.money < staffPrice(count)) break
    const most = mostWilds(p, count)
    for (let wilds = fewestWilds(p, ENGINEER, count); wilds <= most; wilds++) {
      options.push(trainWith(card, count - wilds, wilds))
    }
  }
}

/** The card's actions come before what is left of the building. */
export function useTrain(g: Context, seat: Seat, { index, workers, wilds }: TrainOption): void {
  const dollars = spend(g.s.players[seat], ENGINEER, workers, wilds)
  const { backs } = g.s.rules
  g.emit({ type: 'trainUsed', seat, train: trainFaceId(index, backs), workers, wilds, dollars })
  const face = trainFace(index, backs)
  g.then({ do: 'act', seat, face, slots: ALL_SLOTS[face], acted: true, hired: NONE_HIRED })
}
