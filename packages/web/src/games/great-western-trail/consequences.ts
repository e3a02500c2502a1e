/** What an option costs and brings, in numbers, before it is taken. */
import {
  type Action,
  AUXILIARIES,
  BUILDINGS,
  CATTLE,
  type CityId,
  DISC_SPOTS,
  feesOnTheWay,
  type GreatWesternTrail,
  HAZARDS,
  NODES,
  OBJECTIVES,
  type Option,
  PURCHASES,
  RED_CROSSES,
  SLOT_VP,
  FIRST_SCORING_SLOT,
  STATIONS,
  type View,
} from '@waystation/great-western-trail'
import type { GameText, Seat } from '@waystation/kernel'
import type { Consequence } from '../../adapter.ts'
import { seatIdentity } from '../../art/seats.ts'
import { valueAfter } from './hand.ts'
import { northConsequences } from './north/consequences.ts'
import { pokerConsequences } from './poker/consequences.ts'
import { boardOf } from './scene/Cities.tsx'
import { stopsOf } from './scene/StepBadges.tsx'
import { villageValue } from './scene/Trail.tsx'
import { type BoardWords, boardWords } from './text/words.ts'

export class Telling {
  readonly told: Consequence[] = []
  readonly words: BoardWords
  readonly name: (id: string) => string

  constructor(text: GameText<GreatWesternTrail>) {
    this.words = boardWords(text.language)
    this.name = (id) => text.components[id]?.name ?? id
  }

  cost(words: string): this {
    this.told.push({ kind: 'cost', words })
    return this
  }

  gain(words: string): this {
    this.told.push({ kind: 'gain', words })
    return this
  }

  note(words: string): this {
    this.told.push({ kind: 'note', words })
    return this
  }

  pay(dollars: number): this {
    return dollars === 0 ? this : this.cost(this.words.money(-dollars))
  }

  earn(dollars: number): this {
    return dollars === 0 ? this : this.gain(this.words.gain(this.words.money(dollars)))
  }

  points(count: number): this {
    if (count === 0) return this
    return count > 0 ? this.gain(this.words.points(count)) : this.cost(this.words.points(count))
  }

  certificates(count: number): this {
    return count === 0 ? this : this.gain(this.words.gain(this.words.certificates(count)))
  }
}

/** Whoever looks and has to answer: only own cards are seen. */
export const seatOf = (view: View): Seat => view.players.find(({ own }) => own !== null)?.seat ?? 0

export function consequences(option: Option, view: View, text: GameText<GreatWesternTrail>): readonly Consequence[] {
  const player = view.players[seatOf(view)]
  const besides = [...northConsequences(option, view, player, text), ...pokerConsequences(option, view, player, text)]
  return besides.length > 0 ? besides : tell(new Telling(text), option, view, player.seat).told
}

function tell(t: Telling, option: Option, view: View, seat: Seat): Telling {
  const { words, name } = t
  const { asked, players } = view
  const player = players[seat]
  switch (option.do) {
    case 'place':
      return t.note(words.noFee)
    case 'move':
      return move(t, option, view, seat)
    case 'action':
      return action(t, option, view, seat)
    case 'auxiliary':
      return auxiliary(t, option.index, 1)
    case 'objective':
    case 'takeObjective':
      return objective(t, option.card)
    case 'drawObjective':
      return t.note(words.unseen)
    case 'discard':
    case 'lay':
      return t.note(words.handAfter(valueAfter(view, seat, [option.card])))
    case 'remove':
      return t.cost(words.cost(name(option.card))).note(words.handAfter(valueAfter(view, seat, [option.card])))
    case 'hire':
      t.pay(option.cost).gain(words.worker(name(option.worker)))
      return player.workers[option.worker] + 1 >= FIRST_SCORING_SLOT ? t.points(SLOT_VP) : t
    case 'building':
    case 'turn':
    case 'side': {
      const face = BUILDINGS.find(({ id }) => id === option.building) ?? BUILDINGS[0]
      return t.note(words.craftsmen(face.craftsmen)).points(face.vp)
    }
    case 'site':
      return site(t, option, view)
    case 'trade': {
      const value = villageValue(option.node) ?? 0
      return value < 0
        ? t.pay(-value).gain(words.gain(name(option.tile)))
        : t.earn(value).gain(words.gain(name(option.tile)))
    }
    case 'removeHazard':
      return t.pay(asked.price).points(HAZARDS.find(({ id }) => id === option.tile)?.vp ?? 0)
    case 'foresight':
      return t.note(name(option.tile))
    case 'engine':
      return engine(t, option.at, view, seat)
    case 'disc':
      return disc(t, option.index, view)
    case 'stationDisc':
      return t.cost(words.points(-stationOf(option.station).vp))
    case 'upgradeBehind':
      return t.pay(stationOf(option.station).cost).points(stationOf(option.station).vp)
    case 'worker':
      t.cost(words.cost(name(option.worker)))
      return asked.master === null ? t : t.gain(words.gain(name(asked.master)))
    case 'income':
      if (option.certificates > 0) t.cost(words.cost(words.certificates(option.certificates)))
      return t.earn(option.money)
    case 'deliver':
      return deliver(t, option.city, option.transport, view, seat)
    case 'buy': {
      const { cowboys, money } = PURCHASES[option.purchase]
      t.note(words.cowboys(cowboys)).pay(money)
      return t.points(option.cards.reduce((sum, card) => sum + CATTLE[card].vp, 0))
    }
    case 'takeCattle':
      return t.points(CATTLE[option.index].vp)
    case 'addCattle':
      return t.note(words.cowboys(1))
    default:
      return t
  }
}

const stationOf = (id: string) => STATIONS.find((station) => station.id === id) ?? STATIONS[0]

/** Steps, then every fee with who gets it. */
function move(t: Telling, option: Extract<Option, { do: 'move' }>, view: View, seat: Seat): Telling {
  const { words } = t
  const fees = option.fee === 0 ? [] : feesOnTheWay(view, seat, option)
  t.note(words.steps(stopsOf(view, seat, option).length))
  for (const { to, amount } of fees) {
    const price = words.money(amount)
    t.cost(to === null ? words.toBank(price) : words.toPlayer(price, seatIdentity(to).letter))
  }
  if (fees.length === 0) t.note(words.noFee)
  return option.fee === 0 ? t : t.note(words.afterwards(words.money(view.players[seat].money - option.fee)))
}

function action(t: Telling, option: Extract<Option, { do: 'action' }>, view: View, seat: Seat): Telling {
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

function auxiliary(t: Telling, index: number, times: 1 | 2): Telling {
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

function objective(t: Telling, id: string): Telling {
  const card = OBJECTIVES.find((each) => each.id === id)
  if (card === undefined) return t
  t.points(card.vp)
  return card.penalty === 0 ? t : t.note(t.words.penalty(card.penalty))
}

function site(t: Telling, { node, cost, over }: Extract<Option, { do: 'site' }>, view: View): Telling {
  const { words, name } = t
  const points = (id: string | null): number => BUILDINGS.find((each) => each.id === id)?.vp ?? 0
  const old = over?.kind === 'building' ? over.building : null
  t.pay(cost).points(points(view.asked.building) - points(old))
  if (old !== null) t.note(words.goesBack(name(`building-${old}`)))
  return NODES.find(({ id }) => id === node)?.woods === true ? t.note(words.inWoods) : t
}

/** Half-spaces: a siding lies between two spaces. */
function engine(t: Telling, at: number, view: View, seat: Seat): Telling {
  const { words, name } = t
  const [kind, number] = view.players[seat].engine.split('-')
  const from = 2 * Number(number) + (kind === 'turnout' ? 1 : 0)
  t.note(words.spaces(Math.ceil(Math.abs(at - from) / 2) * (at < from ? -1 : 1)))
  const behind = RED_CROSSES.filter((cross) => 2 * cross < at && 2 * cross >= from).length
  if (behind > 0) t.gain(words.crosses(behind))
  const station = STATIONS.find((each) => each.at === at)
  return station === undefined ? t : t.note(words.reaches(name(station.id)))
}

function disc(t: Telling, index: number, view: View): Telling {
  const { words, name } = t
  const { id, cost, money } = DISC_SPOTS[index]
  const station = view.asked.station === null ? null : stationOf(view.asked.station)
  if (station !== null) t.pay(station.cost).points(station.vp)
  return t
    .pay(cost)
    .earn(money)
    .gain(words.frees(name(id)))
}

/** Transport, points of the disc and of arrows it completes, and what the city gives. */
function deliver(t: Telling, id: CityId, transport: number, view: View, seat: Seat): Telling {
  const { words } = t
  const { cities, arrows } = boardOf(view)
  const index = cities.findIndex((city) => city.id === id)
  const city = cities[index]
  const own = new Set(view.players[seat].cities.map((each) => each.city))
  t.note(words.transport(words.money(transport)))
    .earn(city.money)
    .points(city.vp)
  if (city.objective) t.gain(words.gain(words.objective))
  if (own.has(id)) return t
  for (const { from, to, vp, gives } of arrows) {
    const other = from === index ? to : to === index ? from : -1
    if (other < 0 || !own.has(cities[other].id)) continue
    t.note(words.arrow(vp))
    if (gives !== null) t.gain(words.gain(gives === 'objective' ? words.objective : words.exchangeToken))
  }
  return t
}
