/** What an option costs and brings, in numbers, before it is taken. */
import {
  BUILDINGS,
  CATTLE,
  DISC_SPOTS,
  FIRST_SCORING_SLOT,
  type GreatWesternTrail,
  HAZARDS,
  NODES,
  OBJECTIVES,
  type Option,
  PURCHASES,
  SLOT_VP,
  STATIONS,
  type View,
} from '@waystation/great-western-trail'
import type { GameText, Seat } from '@waystation/kernel'
import type { Consequence } from '../../../adapter.ts'
import { valueAfter } from '../hand.ts'
import { northConsequences } from '../north/consequences.ts'
import { pokerConsequences } from '../poker/consequences.ts'
import { villageValue } from '../scene/Trail.tsx'
import { action, auxiliary } from './actions.ts'
import { foresight } from './foresight.ts'
import { Telling } from './telling.ts'
import { deliver, engine, move } from './travel.ts'

/** Whoever looks and has to answer: only own cards are seen. */
const seatOf = (view: View): Seat => view.players.find(({ own }) => own !== null)?.seat ?? 0

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
      return foresight(t, option.tile, view)
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
