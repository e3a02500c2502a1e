/** The printed actions: when each can be done, and how it begins. Rulebook: "Les actions", general considerations. */
import type { Seat } from '@waystation/kernel'
import type { Action } from '../data/actions.ts'
import { CERTIFICATE_TRACK } from '../data/player-board.ts'
import { TRACK_START } from '../data/railroad.ts'
import { COWBOY } from '../data/tiles.ts'
import { act, type ActionOption, type Option } from '../options.ts'
import { ACTIONS } from '../data/slots.ts'
import type { State } from '../state.ts'
import type { Context } from '../types.ts'
import { takeExchangeToken } from './annex.ts'
import { doAuxiliary, pushAuxiliaries } from './auxiliary.ts'
import { canBuild } from './build.ts'
import { canBuy, canTakeCattle } from './cattle.ts'
import { gain, pay } from './certificates.ts'
import { doDiscard, pushDiscards } from './discarding.ts'
import { canAdvance, canReverse } from './engine.ts'
import { canRemoveHazard, canTrade } from './hazards.ts'
import { drawable, drawThenDiscard } from './herd.ts'
import { canHire } from './hire.ts'
import { amountOf } from './measures.ts'
import { canTakeObjective } from './objectives.ts'
import { beginAnte, canAnte, canShow, showHands } from './poker.ts'
import { canPlaceShop } from './shops.ts'
import { canUpgradeBehind } from './stations.ts'

/** Whether an action without a choice of its own can be begun: its requirement can be met, and it leads somewhere. */
function canBegin(s: Readonly<State>, seat: Seat, action: Action): boolean {
  switch (action.type) {
    case 'money':
    case 'gainPer':
      return amountOf(s, seat, action.per) > 0
    case 'certificates':
    case 'maxCertificates':
    case 'advance':
      return true
    case 'hire':
      return canHire(s, seat, action.modifier)
    case 'build':
      return canBuild(s, seat, action.price)
    case 'objective':
      return canTakeObjective(s)
    case 'engine':
      return s.players[seat].money >= action.price && amountOf(s, seat, action.max) > 0 && canAdvance(s, seat)
    case 'engineBack':
      return canReverse(s, seat, action.spaces)
    case 'trade':
      return canTrade(s, seat)
    case 'buy':
      return canBuy(s, seat)
    case 'removeHazard':
      return canRemoveHazard(s, seat, action.price)
    case 'extraordinaryDelivery':
      return s.players[seat].engine !== TRACK_START
    case 'upgradeBehind':
      return canUpgradeBehind(s, seat)
    case 'removeCards':
      return s.players[seat].hand.length > 0
    case 'freeCattle':
      return canTakeCattle(s, action.value)
    case 'placeShop':
      return canPlaceShop(s, seat)
    case 'exchangeToken':
      return s.exchangeTokens > 0
    case 'ante':
      return canAnte(s, seat)
    case 'showdown':
      return canShow(s, seat)
    // These offer options of their own, or are reached by another way.
    case 'discard':
    case 'auxiliary':
    case 'draw':
    case 'ride':
    case 'copy':
      return false
  }
}

/** What "as many as you have" comes to, for the wording of the answer. */
function extent(s: Readonly<State>, seat: Seat, action: Action): number {
  if (action.type === 'money') return action.amount * amountOf(s, seat, action.per)
  if (action.type === 'engine') return amountOf(s, seat, action.max)
  return action.type === 'gainPer' ? amountOf(s, seat, action.per) : 0
}

/** Offers everything this action allows now. Copying depends on the location and is offered by phase B itself. */
export function pushAction(s: Readonly<State>, seat: Seat, index: number, options: Option[]): void {
  const action = ACTIONS[index]
  if (action.type === 'discard') pushDiscards(s, seat, index, options)
  else if (action.type === 'auxiliary') pushAuxiliaries(s, seat, index, options)
  else if (action.type === 'draw') {
    const most = Math.min(amountOf(s, seat, action.max), drawable(s.players[seat]))
    for (let count = 1; count <= most; count++) options.push(act(index, count))
  } else if (canBegin(s, seat, action)) options.push(act(index, extent(s, seat, action)))
}

/** A kind of action without a rule does not compile. */
function unheardOf(action: never): never {
  throw new Error(`no rule for the action ${JSON.stringify(action)}`)
}

/** Does an action, or puts its first question on the agenda. */
export function perform(g: Context, seat: Seat, { print, arg }: ActionOption): void {
  switch (print.type) {
    case 'discard':
      return doDiscard(g, seat, print, arg)
    case 'money':
      return gain(g, seat, { money: arg, certificates: 0 })
    case 'certificates':
      return gain(g, seat, { money: 0, certificates: print.amount })
    case 'maxCertificates':
      return gain(g, seat, { money: 0, certificates: CERTIFICATE_TRACK.length })
    case 'gainPer':
      return gain(g, seat, { money: print.money * arg, certificates: print.certificates * arg })
    case 'engine':
      pay(g, seat, print.price)
      return g.then({ do: 'engine', seat, max: arg, optional: false })
    case 'engineBack':
      return g.then(
        { do: 'engineBack', seat, spaces: print.spaces },
        { do: 'gain', seat, money: print.money, certificates: 0 },
      )
    case 'auxiliary':
      return doAuxiliary(g, seat, arg >> 1, (arg & 1) === 0 ? 1 : 2)
    case 'draw':
      return drawThenDiscard(g, seat, arg)
    case 'hire':
      return g.then({ do: 'hire', seat, modifier: print.modifier })
    case 'build':
      return g.then({ do: 'build', seat, price: print.price })
    case 'removeHazard':
      return g.then({ do: 'removeHazard', seat, price: print.price })
    case 'objective':
      return g.then({ do: 'takeObjective', seat, to: 'discard', optional: false })
    case 'trade':
      return g.then({ do: 'trade', seat })
    case 'buy':
      return g.then({ do: 'buy', seat, cowboys: g.s.players[seat].workers[COWBOY], bought: false })
    case 'advance':
      return g.then({ do: 'advance', seat, max: print.max })
    case 'extraordinaryDelivery':
      return g.then({ do: 'engineRetreat', seat, reason: 'delivery' })
    case 'upgradeBehind':
      return g.then({ do: 'upgradeBehind', seat })
    case 'removeCards':
      return g.then({ do: 'removeCards', seat, count: print.count })
    case 'freeCattle':
      return g.then({ do: 'freeCattle', seat, value: print.value })
    case 'placeShop':
      return g.then({ do: 'placeShop', seat, optional: false })
    case 'exchangeToken':
      return takeExchangeToken(g, seat)
    case 'ante':
      return beginAnte(g, seat)
    case 'showdown':
      return showHands(g, seat)
    case 'ride':
    case 'copy':
      throw new Error(`${print.type} is not done on its own`)
    default:
      return unheardOf(print)
  }
}
