/**
 * The position after one more event, as far as it can be drawn: what the board shows while it plays back what happened.
 * The position that follows the last event comes from the engine, so nothing here has to be the last word.
 */
import {
  type AreaId,
  type Event,
  type GauchoView,
  type PastureId,
  type PlayerView,
  TILE_IDS,
  type TileId,
  valueOf,
  tileOf,
  type View,
} from '@waystation/el-gaucho'
import type { Seat } from '@waystation/kernel'
import { breedOf } from '../names.ts'
import { without, withTile, inOrder } from './lines.ts'

type PlayerChange = (player: PlayerView) => Partial<PlayerView>

function player(view: View, seat: Seat, change: PlayerChange): View {
  return { ...view, players: view.players.map((p, i) => (i === seat ? { ...p, ...change(p) } : p)) }
}

function gaucho(view: View, id: TileId, now: GauchoView | null): View {
  const pastures = view.pastures.map((pasture) => ({
    ...pasture,
    spaces: pasture.spaces.map((space) => (space.tile === id ? { ...space, gaucho: now } : space)),
  }))
  return { ...view, pastures }
}

function putTile(view: View, id: PastureId, tile: TileId, standing: Seat | null): View {
  const pastures = view.pastures.map((pasture) => {
    const at = pasture.spaces.findIndex((space) => space.tile === null)
    if (pasture.id !== id || at < 0) return pasture
    const now = { tile, gaucho: standing === null ? null : { seat: standing, standing: true } }
    return {
      ...pasture,
      total: pasture.total + valueOf(tileOf(tile)),
      spaces: pasture.spaces.map((space, i) => (i === at ? now : space)),
    }
  })
  return { ...view, pastures }
}

/** Animals go home with the gauchos on them. */
function leavePampa(view: View, cattle: readonly { seat: Seat; tile: TileId }[]): View {
  const gone = new Set<TileId | null>(cattle.map(({ tile }) => tile))
  const pastures = view.pastures.map((pasture) => {
    const spaces = pasture.spaces.map((space) => (gone.has(space.tile) ? { tile: null, gaucho: null } : space))
    return {
      ...pasture,
      spaces,
      total: spaces.reduce((sum, { tile }) => sum + (tile === null ? 0 : valueOf(tileOf(tile))), 0),
    }
  })
  const arriving = (seat: Seat) => cattle.filter((c) => c.seat === seat).map((c) => c.tile)
  const players = view.players.map((p, seat) => {
    const tiles = arriving(seat)
    return { ...p, supply: p.supply + tiles.length, incoming: [...p.incoming, ...tiles].sort(inOrder) }
  })
  return { ...view, pastures, players }
}

const removeDice = (pool: readonly number[], dice: readonly number[]): number[] => {
  const left = pool.slice()
  for (const die of dice) if (left.includes(die)) left.splice(left.indexOf(die), 1)
  return left
}

const addDice = (pool: readonly number[], dice: readonly number[]): number[] => [...pool, ...dice].sort((a, b) => a - b)

function place(view: View, seat: Seat, tile: TileId, standing: boolean, dice: readonly number[]): View {
  const spent = { ...view, taken: removeDice(view.taken, dice) }
  return gaucho(
    player(spent, seat, (p) => ({ supply: p.supply - 1 })),
    tile,
    { seat, standing },
  )
}

function leaveArea(view: View, seat: Seat, area: AreaId): View {
  const left = player(view, seat, (p) => ({ supply: p.supply + 1, areas: p.areas.filter((id) => id !== area) }))
  return { ...left, touched: [...view.touched, area] }
}

export function advance(view: View, e: Event): View {
  switch (e.type) {
    case 'breedRemoved':
      return { ...view, removedBreed: e.breed, pile: TILE_IDS.filter((id) => breedOf(id) !== e.breed).length }
    case 'tileDrawn':
      return { ...putTile(view, e.pasture, e.tile, null), pile: view.pile - 1 }
    case 'steppeFilled':
      return { ...view, steppe: { ...view.steppe, count: view.steppe.count + e.count }, pile: view.pile - e.count }
    case 'handDealt':
      return { ...player(view, e.seat, () => ({ handSize: e.count })), pile: view.pile - e.count }
    case 'startPlayer':
      return { ...view, startPlayer: e.seat, round: e.round, turn: null, rodeo: [], taken: [] }
    case 'startHerd':
      return { ...player(view, e.seat, () => ({ handSize: 0 })), hand: e.seat === view.seat ? [] : view.hand }
    case 'diceRolled':
      return { ...view, rodeo: e.dice }
    case 'turnBegins':
      return { ...view, turn: e.seat, taken: [], touched: [] }
    case 'diceTaken':
      return { ...view, rodeo: removeDice(view.rodeo, e.dice), taken: addDice(view.taken, e.dice) }
    case 'gauchoStands':
      return place(view, e.seat, e.tile, true, e.dice)
    case 'gauchoLies':
      return place(view, e.seat, e.tile, false, e.dice)
    case 'gauchoRises':
      return gaucho({ ...view, taken: removeDice(view.taken, e.dice) }, e.tile, { seat: e.seat, standing: true })
    case 'areaOccupied':
      return player(
        { ...view, taken: removeDice(view.taken, e.dice), touched: [...view.touched, e.area] },
        e.seat,
        (p) => ({
          supply: p.supply - 1,
          areas: [...p.areas, e.area],
        }),
      )
    case 'areaUsed':
    case 'areaLeft':
      return leaveArea(view, e.seat, e.area)
    case 'gauchoReclaimed':
      return gaucho(
        player(view, e.seat, (p) => ({ supply: p.supply + 1 })),
        e.tile,
        null,
      )
    case 'diceLost':
      return { ...view, taken: [] }
    case 'dieWished':
      return { ...view, taken: addDice(view.taken, [e.value]) }
    case 'gauchoDisplaced': {
      const home = player(view, e.from, (p) => ({ supply: p.supply + 1 }))
      return gaucho(
        player(home, e.seat, (p) => ({ supply: p.supply - 1 })),
        e.tile,
        { seat: e.seat, standing: true },
      )
    }
    case 'tileSettled':
      return player(putTile(view, e.pasture, e.tile, e.seat), e.seat, (p) => ({ supply: p.supply - 1 }))
    case 'roundedUp':
    case 'finalCollection':
      return leavePampa(view, e.cattle)
    case 'cattleStolen': {
      const robbed = player(view, e.from, (p) => ({ herds: without(p.herds, [e.tile]) }))
      return player(robbed, e.seat, (p) => ({ incoming: [...p.incoming, e.tile] }))
    }
    case 'cattleAdded':
      return player(view, e.seat, (p) => ({
        incoming: p.incoming.filter((id) => id !== e.tile),
        herds: withTile(p.herds, breedOf(e.tile), e.tile, e.sorted),
      }))
    case 'income':
      return player(view, e.seat, (p) => ({
        pesos: p.pesos + e.pesos,
        herds:
          e.kind === 'theft-insurance' || e.kind === 'displacement-insurance' ? p.herds : without(p.herds, e.tiles),
      }))
    case 'lastRound':
      return { ...view, phase: 'last-round' }
    case 'noDiceRound':
      return { ...view, phase: 'no-dice-round' }
    case 'gameOver':
      return { ...view, phase: 'over' }
    default:
      return view
  }
}
