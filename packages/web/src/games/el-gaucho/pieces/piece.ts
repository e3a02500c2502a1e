/** Everything that moves on the board, each with a name of its own that stays the same while it travels. */
import { type TileId, type View } from '@waystation/el-gaucho'
import type { Seat } from '@waystation/kernel'
import type { Layout, Spot } from '../layout/types.ts'
import { levelOf, pesoSpot } from '../scene/PesosTrack.tsx'

interface Base {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Where it comes from when it appears, and goes to when it leaves. */
  readonly from?: Spot
  readonly exit?: Spot
}

export type Piece = Base &
  (
    | { readonly kind: 'tile'; readonly id: TileId }
    | { readonly kind: 'back' }
    | { readonly kind: 'gaucho'; readonly seat: Seat; readonly standing: boolean }
    | { readonly kind: 'die'; readonly value: number; readonly turn: number; readonly pool: 'rodeo' | 'taken' }
    | { readonly kind: 'marker'; readonly seat: Seat; readonly pesos: number; readonly level: number }
    | { readonly kind: 'pawn' }
  )

const TILE = 80
const DIE = 40

export function piecesOf(view: View, layout: Layout, slots: DieSlots): Piece[] {
  const pieces = [
    ...tiles(view, layout),
    ...gauchos(view, layout),
    ...dice(view, layout, slots),
    ...markers(view, layout),
  ]
  return pieces.sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** Where the drawing of a lying or standing gaucho goes on a tile. */
export function onTile(spot: Spot, tile: number, standing: boolean): Spot {
  return standing
    ? { x: spot.x + tile * 0.74, y: spot.y + tile * 0.99 }
    : { x: spot.x + tile * 0.63, y: spot.y + tile * 0.95 }
}

function tiles(view: View, layout: Layout): Piece[] {
  const { pile } = layout.steppe
  const onPampa = layout.pastures.flatMap(({ spaces }, i) =>
    view.pastures[i].spaces.flatMap(({ tile }, n): Piece[] =>
      tile === null
        ? []
        : [{ key: `1 ${tile}`, kind: 'tile', id: tile, ...spaces[n], scale: layout.tile / TILE, from: pile }],
    ),
  )
  const atHome = layout.ranch.flatMap(({ herds, loose, tile, pesos }) =>
    [...herds.flatMap((herd) => herd.tiles), ...loose].map(
      ({ id, x, y }): Piece => ({
        key: `1 ${id}`,
        kind: 'tile',
        id,
        x,
        y,
        scale: tile / TILE,
        from: pile,
        exit: pesos,
      }),
    ),
  )
  const inHands = layout.ranch.flatMap(({ seat, hidden: spots, tile }) =>
    spots.map(
      (spot, i): Piece => ({ key: `0 hand ${seat} ${i}`, kind: 'back', ...spot, scale: tile / TILE, from: pile }),
    ),
  )
  const size = layout.steppe.tile / TILE
  const known = view.steppe.known.map(
    (id, i): Piece => ({ key: `1 ${id}`, kind: 'tile', id, ...layout.steppe.spots[i], scale: size }),
  )
  const hidden = layout.steppe.spots
    .slice(known.length, view.steppe.count)
    .map((spot, i): Piece => ({ key: `0 back ${known.length + i}`, kind: 'back', ...spot, scale: size, from: pile }))
  return [...onPampa, ...atHome, ...inHands, ...known, ...hidden]
}

function gauchos(view: View, layout: Layout): Piece[] {
  const home = (seat: Seat): Spot => layout.ranch[seat].supply
  const scale = layout.tile / 84
  const onCattle = layout.pastures.flatMap(({ spaces }, i) =>
    view.pastures[i].spaces.flatMap(({ tile, gaucho }, n): Piece[] => {
      if (tile === null || gaucho === null) return []
      const { seat, standing } = gaucho
      return [
        {
          key: `2 ${tile} ${seat}`,
          kind: 'gaucho',
          seat,
          standing,
          ...onTile(spaces[n], layout.tile, standing),
          scale,
          from: home(seat),
          exit: home(seat),
        },
      ]
    }),
  )
  const inAreas = view.players.flatMap(({ areas }, seat) =>
    layout.areas
      .filter(({ id }) => areas.includes(id))
      .map(
        ({ id, seats }): Piece => ({
          key: `2 ${id} ${seat}`,
          kind: 'gaucho',
          seat,
          standing: true,
          ...seats[seat],
          scale: layout.gaucho,
          from: home(seat),
          exit: home(seat),
        }),
      ),
  )
  return [...onCattle, ...inAreas]
}

/** Which place in the corral a die keeps until the next roll, by die. */
export type DieSlots = ReadonlyMap<string, number>

/**
 * Dice by name: equal ones are counted, those left in the rodeo first, so that the die that leaves is the last of its value
 * and the others keep their names.
 */
export function nameDice(view: View): {
  rodeo: { key: string; value: number }[]
  taken: { key: string; value: number }[]
} {
  const counts = new Map<number, number>()
  const name = (value: number) => {
    const n = counts.get(value) ?? 0
    counts.set(value, n + 1)
    return { key: `3 die ${value} ${n}`, value }
  }
  return { rodeo: view.rodeo.map(name), taken: view.taken.map(name) }
}

const TURNS = [-9, 6, 14, -4, 10, -13, 4, -7, 8, -2]

function dice(view: View, { corral, tray }: Layout, slots: DieSlots): Piece[] {
  const { rodeo, taken } = nameDice(view)
  const scale = corral.die / DIE
  const gate: Spot = { x: corral.rect.x, y: corral.rect.y }
  const inPen = rodeo.map(({ key, value }, i): Piece => {
    const slot = (slots.get(key) ?? i) % corral.slots.length
    return {
      key,
      kind: 'die',
      value,
      turn: TURNS[slot % TURNS.length],
      pool: 'rodeo',
      ...corral.slots[slot],
      scale,
      from: gate,
    }
  })
  const inFront = taken.map(
    ({ key, value }, i): Piece => ({
      key,
      kind: 'die',
      value,
      turn: i * 5 - 4,
      pool: 'taken',
      ...tray.slots[i % tray.slots.length],
      scale,
      from: gate,
    }),
  )
  return [...inPen, ...inFront]
}

function markers(view: View, layout: Layout): Piece[] {
  const wealth = view.players.map(({ pesos }) => pesos)
  const pawn = layout.ranch[view.startPlayer].rect
  return [
    ...view.players.map(({ pesos }, seat): Piece => {
      const level = levelOf(wealth, seat)
      return { key: `4 ${seat}`, kind: 'marker', seat, pesos, level, ...pesoSpot(layout, pesos, level), scale: 1 }
    }),
    { key: '5 pawn', kind: 'pawn', x: pawn.x + pawn.width - 150, y: pawn.y + 2, scale: 1 },
  ]
}
