/**
 * The position after one more event, as far as it is drawn: what the board shows while it plays back what happened. The
 * position that follows the last event comes from the engine, so nothing here has to be the last word.
 */
import type { BuildingId, Event, View } from '@waystation/great-western-trail'
import { northAdvance } from '../north/advance.ts'
import { pokerAdvance } from '../poker/advance.ts'
import { atMarket, deliverTo, discard, earn, faceOf, lay, move, pickUp, player, putDown, staff } from './changes.ts'

/** Money and certificates. */
function settle(view: View, e: Event): View {
  switch (e.type) {
    case 'feePaid': {
      const paid = earn(view, e.seat, -e.amount)
      return e.to === null ? paid : earn(paid, e.to, e.amount)
    }
    case 'gained':
      return player(earn(view, e.seat, e.money), e.seat, (p) => ({ certificates: p.certificates + e.certificates }))
    case 'paid':
    case 'transportPaid':
      return earn(view, e.seat, -e.money)
    case 'hired':
    case 'built':
    case 'hazardRemoved':
    case 'cattleBought':
      return earn(view, e.seat, -e.cost)
    case 'discTaken':
      return earn(view, e.seat, e.money - e.cost)
    case 'traded':
      return earn(view, e.seat, e.money)
    case 'herdSold':
      return player(earn(view, e.seat, e.money), e.seat, (p) => ({ certificates: p.certificates - e.certificates }))
    default:
      return view
  }
}

/** Hands and piles. */
function shuffle(view: View, e: Event): View {
  switch (e.type) {
    case 'discarded':
      return discard(putDown(view, e.seat, e.cards), e.seat, e.cards)
    case 'removedCard':
      return putDown(view, e.seat, [e.card])
    case 'drew': {
      const drawn = pickUp(view, e.seat, e.secret?.[e.seat]?.cards ?? [], e.count)
      return player(drawn, e.seat, (p) => ({ pileCount: p.pileCount - e.count }))
    }
    case 'reshuffled':
      return player(view, e.seat, (p) => ({ pileCount: p.pileCount + p.discard.length, discard: [] }))
    case 'herdSold':
      return discard(putDown(view, e.seat, e.cards), e.seat, e.cards)
    case 'objectiveTaken': {
      const taken = e.to === 'hand' ? pickUp(view, e.seat, [e.card], 1) : discard(view, e.seat, [e.card])
      if (e.from === 'deck') return { ...taken, objectiveDeck: taken.objectiveDeck - 1 }
      const at = taken.objectives.indexOf(e.card)
      return { ...taken, objectives: taken.objectives.filter((_, i) => i !== at) }
    }
    case 'objectiveTakenUnseen': {
      const taken = pickUp(view, e.seat, e.secret?.[e.seat]?.cards ?? [], 1)
      return { ...taken, objectiveDeck: taken.objectiveDeck - 1 }
    }
    case 'objectiveShown':
      return { ...view, objectives: [...view.objectives, e.card], objectiveDeck: view.objectiveDeck - 1 }
    case 'objectivePlayed':
      return player(putDown(view, e.seat, [e.card]), e.seat, (p) => ({ objectives: [...p.objectives, e.card] }))
    case 'cattleBought':
      return e.cards.reduce((next, card) => takeCattle(next, e.seat, card), view)
    case 'cattleTaken':
      return takeCattle(view, e.seat, e.card)
    case 'cattleAdded':
      return e.cards.reduce((next, card) => stock(next, card, 1), {
        ...view,
        marketDeck: view.marketDeck - e.cards.length,
      })
    default:
      return view
  }
}

type MarketCard = View['market'][number]['card']

function stock(view: View, card: MarketCard, change: number): View {
  const known = view.market.some((each) => each.card === card)
  const all = known ? view.market : [...view.market, { card, count: 0 }]
  return { ...view, market: all.map((each) => (each.card === card ? { ...each, count: each.count + change } : each)) }
}

const takeCattle = (view: View, seat: number, card: MarketCard): View => discard(stock(view, card, -1), seat, [card])

/** The trail, the railroad, Kansas City. */
function rebuild(view: View, e: Event): View {
  switch (e.type) {
    case 'cattlemanPlaced':
      return move(view, e.seat, e.node)
    case 'cattlemanMoved':
      return move(view, e.seat, e.path[e.path.length - 1] ?? e.from)
    case 'built':
      return player(lay(view, e.node, { kind: 'building', building: e.building, owner: e.seat }), e.seat, (p) => ({
        supply: p.supply.filter((id) => id !== e.building),
      }))
    case 'hazardRemoved':
      return player(lay(view, e.node, null), e.seat, (p) => ({ hazards: [...p.hazards, e.tile] }))
    case 'traded':
      return player(lay(view, e.node, null), e.seat, (p) =>
        e.tile === 'green-teepee' ? { greenTeepees: p.greenTeepees + 1 } : { blueTeepees: p.blueTeepees + 1 },
      )
    case 'foresightPlaced': {
      const placed = e.node === null ? view : lay(view, e.node, faceOf(e.tile))
      return foresee(placed, e.column, e.tile, null)
    }
    case 'workerPlaced':
      return foresee(atMarket(view, e.row, null, e.worker), e.column, e.worker, null)
    case 'foresightRefilled':
      return e.tiles.reduce((next, { column, tile }) => foresee(next, column, null, tile), leaveTown(view))
    case 'turnBegins':
      return leaveTown(view)
    case 'tokenMoved':
      return { ...view, tokenRow: e.row > view.jobMarket.length ? null : e.row }
    case 'engineMoved':
      return player(view, e.seat, () => ({ engine: e.to }))
    case 'hired':
      return staff(view, e.seat, e.worker, 1)
    case 'stationUpgraded':
      return player(view, e.seat, (p) => ({ stations: [...p.stations, e.station] }))
    case 'stationDiscTaken':
      return player(view, e.seat, (p) => ({ stations: p.stations.filter((id) => id !== e.station) }))
    case 'stationMasterTaken':
      return player(staff({ ...view, stationMasters: leave(view, e) }, e.seat, e.worker, -1), e.seat, (p) => ({
        stationMasters: [...p.stationMasters, e.tile],
      }))
    case 'discTaken':
      return player(view, e.seat, (p) => ({ discs: { ...p.discs, [e.disc]: (p.discs[e.disc] ?? 1) - 1 } }))
    case 'delivered':
      return deliverTo(view, e.seat, e.city)
    case 'buildingTurned':
      return turn(view, e.seat, e.building)
    case 'sideChosen':
      return view.players.reduce((next, { seat }) => turn(next, seat, e.building), view)
    default:
      return view
  }
}

const leave = (view: View, e: Extract<Event, { type: 'stationMasterTaken' }>): View['stationMasters'] =>
  view.stationMasters.map((each) => (each.station === e.station ? { ...each, master: null, worker: e.worker } : each))

/** The other side of a building; one chosen before the game is the same for everybody. */
const turn = (view: View, seat: number, building: BuildingId): View =>
  player(view, seat, ({ supply }) => ({
    supply: supply.map((id) => (Number.parseInt(id, 10) === Number.parseInt(building, 10) ? building : id)),
  }))

/** Whoever has delivered begins again in Texas. */
const leaveTown = (view: View): View =>
  view.players.filter(({ at }) => at === 'kansas-city').reduce((next, { seat }) => move(next, seat, 'start'), view)

/** A tile leaves or comes to a column, counted from 1. */
function foresee(view: View, column: number, from: View['foresight'][number][number], to: typeof from): View {
  const foresight = view.foresight.map((tiles, i) => {
    if (i !== column - 1) return tiles
    const at = tiles.indexOf(from)
    return tiles.map((tile, j) => (j === at ? to : tile))
  })
  return { ...view, foresight }
}

export const advance = (view: View, e: Event): View =>
  pokerAdvance(northAdvance(rebuild(shuffle(settle(view, e), e), e), e), e)
