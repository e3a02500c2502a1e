/** "Actions": what each printed action offers now, and how it is done. */
import type { Seat } from '@waystation/kernel'
import type { Action } from '../data/actions.ts'
import { BREED_COUNT, breedOf } from '../data/cards.ts'
import { AUXILIARY, gainCattle, gainCertificates, gainMoney, gainTokens, REMOVE, sell } from '../options/interned.ts'
import type { CattleOption, DiscardForMoney, Option } from '../options.ts'
import type { State } from '../state.ts'
import { type ActStep, NONE_HIRED } from '../steps.ts'
import { FACES } from '../data/tiles.ts'
import type { Context } from '../types.ts'
import { pushAuxiliaries } from './auxiliary.ts'
import { pushBuildings } from './build.ts'
import { discardCattle } from './herd.ts'
import { pushHires } from './hire.ts'
import { hasRoomForCertificate } from './money.ts'
import { mayRemove } from './removal.ts'
import { pushPurchases, pushTrains } from './spending.ts'
import { pushBonuses, pushObjectives } from './supply.ts'
import { pushMoves } from './trail.ts'

/** Slots for one pile alone, a bit each: while one is open, a slot for either pile need not offer that pile too. */
const dedicated = (pile: 'objective' | 'bonus'): readonly number[] =>
  FACES.map((face) =>
    face.reduce((mask, slot, i) => {
      const alone = slot.some((action) => action.type === 'tile' && action.pile === pile)
      return alone ? mask | (1 << i) : mask
    }, 0),
  )
const OBJECTIVE_SLOTS = dedicated('objective')
const BONUS_SLOTS = dedicated('bonus')

function pushTiles(s: Readonly<State>, step: ActStep, action: Action & { type: 'tile' }, options: Option[]): void {
  const { pile, price } = action
  if (s.players[step.seat].money < price) return
  const both = pile === 'either'
  if (pile === 'objective' || (both && (step.slots & OBJECTIVE_SLOTS[step.face]) === 0))
    pushObjectives(s, price, true, options)
  if (pile === 'bonus' || (both && (step.slots & BONUS_SLOTS[step.face]) === 0)) pushBonuses(s, price, options)
}

/** "Défausser du bétail contre de l'argent": one matching hand card. */
function pushSales(s: Readonly<State>, seat: Seat, pays: readonly number[], options: Option[]): void {
  const { hand } = s.players[seat]
  for (let breed = 0; breed < BREED_COUNT; breed++) {
    if (hand[breed] > 0 && pays[breed] > 0) options.push(sell(breed, pays[breed]))
  }
}

/** Everything this action allows now. */
export function pushAction(s: Readonly<State>, step: ActStep, action: Action, options: Option[]): void {
  const { seat } = step
  const p = s.players[seat]
  switch (action.type) {
    case 'discard':
      return pushSales(s, seat, action.pays, options)
    case 'money':
      options.push(gainMoney(action.dollars))
      return
    case 'certificates':
      if (hasRoomForCertificate(p)) options.push(gainCertificates(action.count))
      return
    case 'tokens':
      if (p.money >= action.price) options.push(gainTokens(action.count, action.price))
      return
    case 'hire':
      if (!action.second || step.hired !== NONE_HIRED) pushHires(s, seat, action.price, step.hired, options)
      return
    case 'buy':
      return pushPurchases(s, seat, options)
    case 'train':
      return pushTrains(s, seat, options)
    case 'build':
      return pushBuildings(s, seat, options)
    case 'tile':
      return pushTiles(s, step, action, options)
    case 'auxiliary':
      return pushAuxiliaries(s, seat, AUXILIARY, options)
    case 'move':
      return pushMoves(s, seat, action.max, options)
    case 'cattle': {
      const breed = breedOf(action.breed)
      if (s.market[breed] > 0 && p.money >= action.price) options.push(gainCattle(breed, action.price))
      return
    }
    case 'remove': {
      const breed = breedOf(action.breed)
      if (p.hand[breed] > 0 && mayRemove(p)) options.push(REMOVE[breed])
      return
    }
  }
}

export function sellCattle(g: Context, seat: Seat, { breed, index, dollars }: DiscardForMoney): void {
  const p = g.s.players[seat]
  discardCattle(p, index)
  p.money += dollars
  g.emit({ type: 'cattleDiscarded', seat, breed, dollars })
}

/** "Recevoir du bétail": no cowboys needed. */
export function takeCattle(g: Context, seat: Seat, { breed, index, dollars }: CattleOption): void {
  const p = g.s.players[seat]
  p.money -= dollars
  g.s.market[index]--
  p.discard[index]++
  g.emit({ type: 'cattleGained', seat, breed, dollars })
}
