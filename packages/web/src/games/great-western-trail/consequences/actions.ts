/** What printed actions cost and bring, those of buildings and the auxiliary ones. */
import { type Action, AUXILIARIES, CATTLE, type Option, type View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import { valueAfter } from '../hand.ts'
import type { Telling } from './telling.ts'

export function action(t: Telling, option: Extract<Option, { do: 'action' }>, view: View, seat: Seat): Telling {
  const { words, name } = t
  const { print, arg, tile } = option
  switch (print.type) {
    case 'discard':
      return discard(t, print, arg, view, seat)
    case 'money':
      return t.earn(print.per === 'once' ? print.amount : print.amount * arg)
    case 'certificates':
      return t.certificates(print.amount)
    case 'maxCertificates':
      return t.certificates(view.players[seat].certificateLimit - view.players[seat].certificates)
    case 'gainPer':
      return t.certificates(print.certificates * arg).earn(print.money * arg)
    case 'engine':
      return t.pay(print.price).note(words.spaces(typeof print.max === 'number' ? print.max : arg))
    case 'engineBack':
      return t.note(words.spaces(-print.spaces)).earn(print.money)
    case 'auxiliary':
      return auxiliary(t, arg >> 1, arg % 2 === 0 ? 1 : 2)
    case 'removeHazard':
      return t.pay(print.price)
    case 'build':
      return t.note(`${words.money(print.price)} / ${words.craftsmen(1)}`)
    case 'advance':
    case 'ride':
      return t.note(words.steps(print.max))
    case 'draw':
      return t.note(words.drawSo(arg))
    case 'copy':
      return tile?.kind === 'building' ? t.note(name(`building-${tile.building}`)) : t
    case 'removeCards':
      return t.cost(words.cost(words.cards(print.count)))
    default:
      return t
  }
}

function discard(
  t: Telling,
  print: Extract<Action, { type: 'discard' }>,
  arg: number,
  view: View,
  seat: Seat,
): Telling {
  const { words } = t
  t.earn(print.money).certificates(print.certificates)
  if (print.engine !== undefined) t.note(words.spaces(print.engine))
  if (print.objective) t.gain(words.gain(words.objective))
  if (print.what === 'pair' || print.what === 'objective') return t
  const card = CATTLE[arg]
  return card === undefined ? t : t.note(words.handAfter(valueAfter(view, seat, [card.id])))
}

export function auxiliary(t: Telling, index: number, times: 1 | 2): Telling {
  const { words } = t
  const { effect, price, back } = AUXILIARIES[index]
  t.pay(price * times)
  if (back > 0) t.cost(words.spaces(-back * times))
  if (effect === 'money') return t.earn(times)
  if (effect === 'certificate') return t.certificates(times)
  if (effect === 'engine') return t.note(words.spaces(times))
  if (effect === 'draw') return t.note(words.drawSo(times))
  return effect === 'remove' ? t.cost(words.cost(words.cards(times))) : t
}
