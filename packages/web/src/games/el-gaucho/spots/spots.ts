/** Everything that can be clicked, focused or asked about, in reading order. */
import type { View } from '@waystation/el-gaucho'
import type { Target } from '../../../adapter.ts'
import type { Spot } from '../../../board/Spots.tsx'
import type { Labels } from '../labels.ts'
import { rect, square } from '../layout/parts.ts'
import type { Layout, Rect, Spot as Point } from '../layout/types.ts'
import { type DieSlots, piecesOf } from '../pieces/piece.ts'
import {
  areaTarget,
  dieTarget,
  herdTarget,
  pastureTarget,
  takenTarget,
  thingTarget,
  tileTarget,
  wishTarget,
} from '../targets.ts'

const around = ({ x, y }: Point, size: number): Rect => rect(x - size / 2, y - size / 2, size, size)

export function spotsOf(view: View, layout: Layout, labels: Labels, lit: ReadonlySet<Target>, slots: DieSlots): Spot[] {
  return [
    ...pampaSpots(view, layout, labels, lit),
    ...steppeSpots(view, layout, labels),
    ...diceSpots(view, layout, labels, slots),
    ...areaSpots(layout, labels),
    ...ranchSpots(view, layout, labels),
    { key: 'pesos', target: thingTarget('pesos'), rect: layout.track, label: labels.name('pesos'), round: 7 },
    ...wishSpots(layout, labels, lit),
  ]
}

function pampaSpots(view: View, layout: Layout, labels: Labels, lit: ReadonlySet<Target>): Spot[] {
  return layout.pastures.flatMap((place, i): Spot[] => {
    const { id, spaces } = view.pastures[i]
    const target = pastureTarget(id)
    const tiles = spaces.flatMap(({ tile, gaucho }, n): Spot[] =>
      tile === null
        ? []
        : [
            {
              key: tile,
              target: tileTarget(tile),
              rect: square(place.spaces[n], layout.tile),
              label: labels.onPampa(tile, gaucho),
              round: 9,
            },
          ],
    )
    const sign = rect(
      place.sign.x - (layout.tile < 60 ? 36 : 54),
      place.sign.y - layout.tile * 0.8,
      layout.tile < 60 ? 38 : 60,
      layout.tile * 0.8,
    )
    const covered = place.spaces.slice(spaces.length).map((spot, n): Spot => {
      return {
        key: `${id} covered ${n}`,
        target: thingTarget('covered-space'),
        rect: square(spot, layout.tile),
        label: labels.name('covered-space'),
        round: 9,
      }
    })
    const whole: Spot = {
      key: id,
      target,
      rect: lit.has(target) ? place.rect : sign,
      label: labels.pasture(id),
      round: 9,
    }
    return lit.has(target) ? [...tiles, ...covered, whole] : [whole, ...tiles, ...covered]
  })
}

function steppeSpots(view: View, { steppe }: Layout, labels: Labels): Spot[] {
  const known = view.steppe.known.map((id, i): Spot => {
    return {
      key: id,
      target: tileTarget(id),
      rect: square(steppe.spots[i], steppe.tile),
      label: labels.tile(id),
      round: 6,
    }
  })
  const rest = steppe.spots.slice(known.length, view.steppe.count)
  const hidden: Spot[] =
    rest.length === 0
      ? []
      : [
          {
            key: 'steppe-tiles',
            target: thingTarget('steppe-tiles'),
            rect: rect(rest[0].x, rest[0].y, rest[rest.length - 1].x - rest[0].x + steppe.tile, steppe.tile),
            label: `${labels.name('steppe-tiles')}, ${labels.words.tilesLeft(view.steppe.count)}`,
            round: 6,
          },
        ]
  const pile: Spot = {
    key: 'pile',
    target: thingTarget('pile'),
    rect: square(steppe.pile, steppe.tile * 1.2),
    label: `${labels.name('pile')}, ${labels.words.tilesLeft(view.pile)}`,
    round: 6,
  }
  return [...known, ...hidden, pile]
}

function diceSpots(view: View, layout: Layout, labels: Labels, slots: DieSlots): Spot[] {
  const size = layout.corral.reach
  return piecesOf(view, layout, slots).flatMap((piece): Spot[] => {
    if (piece.kind !== 'die') return []
    const free = piece.pool === 'rodeo'
    const label = free ? labels.words.die(piece.value) : labels.words.takenDie(piece.value)
    const target = free ? dieTarget(piece.value) : takenTarget(piece.value)
    const glow = around(piece, layout.corral.die)
    return [{ key: piece.key, target, rect: around(piece, size), glow, label, round: 9 }]
  })
}

/** The six faces to wish for; they lie over the village, so they come last. */
function wishSpots(layout: Layout, labels: Labels, lit: ReadonlySet<Target>): Spot[] {
  return layout.wishes.flatMap((spot, i): Spot[] => {
    const target = wishTarget(i + 1)
    if (!lit.has(target)) return []
    return [
      { key: target, target, rect: around(spot, layout.corral.reach), label: labels.words.wish(i + 1), round: 11 },
    ]
  })
}

function areaSpots(layout: Layout, labels: Labels): Spot[] {
  return layout.areas.map(({ id, rect: box }): Spot => {
    return {
      key: id,
      target: areaTarget(id),
      rect: rect(box.x - 1, box.y - 1, box.width + 2, box.height + 4),
      label: labels.area(id),
      round: 14,
    }
  })
}

function ranchSpots(view: View, layout: Layout, labels: Labels): Spot[] {
  return layout.ranch.flatMap(({ seat, rect: box, tile, herds, loose }): Spot[] => {
    const own = seat === view.seat
    const tiles = [...loose, ...(own ? [] : herds.flatMap((herd) => herd.tiles))].map(({ id, x, y }): Spot => {
      return { key: id, target: tileTarget(id), rect: square({ x, y }, tile), label: labels.owned(id, seat), round: 6 }
    })
    const lines = own
      ? herds.map(({ breed, rect: line, tiles: herd }): Spot => {
          return {
            key: `herd ${breed}`,
            target: herdTarget(breed),
            rect: line,
            label: labels.herd(herd.map(({ id }) => id)),
            round: 6,
          }
        })
      : []
    const supply: Spot = {
      key: `supply ${seat}`,
      target: thingTarget('gaucho'),
      rect: rect(box.x + box.width - 128, box.y + 1, 52, 30),
      label: labels.supply(seat),
      round: 6,
    }
    return [supply, ...tiles, ...lines]
  })
}
