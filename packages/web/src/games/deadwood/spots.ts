/** Everything that can be clicked, focused or asked about, in reading order. */
import { type BuildingId, COWBOY_TYPES, CROSSING_IDS, type View } from '@waystation/deadwood'
import type { Target } from '../../adapter.ts'
import type { Box } from '../../art/ink.ts'
import type { Spot } from '../../board/Spots.tsx'
import type { Labels } from './labels.ts'
import { box } from './layout/layout.ts'
import type { Layout, RanchPlace } from './layout/types.ts'
import { mineSpots, mineStep } from './scene/Outskirts.tsx'
import { trayBoxes } from './scene/Stacks.tsx'
import { hireTarget, mineTarget, ranchTarget, seatTarget, stackTarget, thingTarget, tileTarget } from './targets.ts'

/** Tiles that lie open before the viewer: drawn ones, or the stack that is being rearranged. */
export function trayTiles(
  view: View,
  lit: ReadonlySet<Target>,
): { tiles: readonly BuildingId[]; stack: number | null } {
  if (view.drawn.length > 0) return { tiles: view.drawn, stack: null }
  const at = view.stacks.findIndex(({ contents }) => contents.some((id) => lit.has(tileTarget(id))))
  return at < 0
    ? { tiles: [], stack: null }
    : { tiles: view.stacks[at].tiles.filter((id) => id !== null), stack: at + 1 }
}

export function spotsOf(view: View, layout: Layout, labels: Labels, lit: ReadonlySet<Target>): Spot[] {
  const tray = traySpots(view, layout, labels, lit)
  const ranches = tray.length > 0 && layout.kind === 'wide' ? [] : ranchSpots(view, layout, labels)
  return [
    ...plotSpots(view, layout, labels),
    ...crossingSpots(view, layout, labels, lit),
    ...outskirts(view, layout, labels),
    ...ranches,
    ...tray,
  ]
}

function plotSpots(view: View, layout: Layout, labels: Labels): Spot[] {
  return view.plots.map((plot): Spot => {
    const { x, y, width, height } = layout.plots[plot.plot]
    return {
      key: plot.plot,
      target: plot.plot,
      rect: box(x - 2, y - 3, width + 4, height + 5),
      // On a phone houses stand close together: the ring lies on the edge of its own, and not on the sign of the next.
      ...(layout.kind === 'tall' && { glow: box(x, y - 1, width, height + 2) }),
      label: labels.plot(plot),
      round: 7,
    }
  })
}

/** All of them while the sheriff is to be moved; else only where he stands. */
function crossingSpots(view: View, layout: Layout, labels: Labels, lit: ReadonlySet<Target>): Spot[] {
  const { width, height } = layout.reach
  const moving = CROSSING_IDS.some((id) => lit.has(id))
  return CROSSING_IDS.filter((id) => moving || id === view.sheriff.crossing).map((id): Spot => {
    const { x, y } = layout.crossings[id]
    const rect = moving ? box(x - width / 2, y - height / 2, width, height) : around(x, y, 40 * layout.star)
    const glow = around(x, y, layout.kind === 'tall' ? 25 : 40)
    return { key: id, target: id, rect, glow, label: labels.crossing(id), round: 20 }
  })
}

const around = (x: number, y: number, size: number): Box => box(x - size / 2, y - size / 2, size, size)

function outskirts(view: View, layout: Layout, labels: Labels): Spot[] {
  const { words } = labels
  const waiting = mineSpots(view, layout.mine)
  const own = waiting.filter(({ seat }) => seat === view.viewer)
  const width = mineStep(layout.mine)
  const thing = (id: string, rect: Box, label: string): Spot => ({
    key: id,
    target: thingTarget(id),
    rect,
    label,
    round: 8,
  })
  return [
    thing('pool', layout.gauge, `${labels.name('pool')}, ${words.pool(view.pool, view.box)}`),
    ...view.stacks.map(({ tiles }, i): Spot => {
      const target = stackTarget(i + 1)
      return { key: target, target, rect: layout.stacks[i], label: words.stack(i + 1, tiles.length), round: 7 }
    }),
    thing('boot-hill', layout.bootHill, labels.name('boot-hill')),
    thing('mine', layout.mine, labels.name('mine')),
    ...own.map(({ seat, type, x, y }): Spot => {
      const target = mineTarget(seat, type)
      return {
        key: target,
        target,
        rect: box(x - width / 2, y - 58, width, Math.max(62, layout.finger)),
        label: labels.inMine(seat, type),
        round: 8,
      }
    }),
  ]
}

function ranchSpots(view: View, layout: Layout, labels: Labels): Spot[] {
  return layout.ranches.flatMap((place): Spot[] => {
    const { seat, head, gang, scale } = place
    const step = gang.gunslinger.x - gang.novice.x
    const top = head.y + head.height
    const width = Math.min(step, 66)
    const home = COWBOY_TYPES.map((type): Spot => {
      const target = ranchTarget(seat, type)
      const { x, y } = gang[type]
      return {
        key: target,
        target,
        rect: box(x - width / 2, top + 3, width, Math.max(layout.finger, y - top + 1)),
        label: labels.atHome(seat, type),
        round: 8,
      }
    })
    const person: Spot = {
      key: `seat ${seat}`,
      target: seatTarget(seat),
      rect: box(head.x, head.y, head.width, layout.finger),
      glow: place.rect,
      label: labels.player(seat),
      round: 8,
    }
    return [
      person,
      ...home,
      tokenSpot(place, labels, scale),
      ...(seat === view.viewer ? hireSpots(place, layout, labels) : []),
    ]
  })
}

function tokenSpot({ seat, tokens, rect }: RanchPlace, labels: Labels, scale: number): Spot {
  const left = tokens.cartridges.x - 20 * tokens.size
  const top = tokens.cartridges.y - 12 * scale
  return {
    key: `tokens ${seat}`,
    target: thingTarget('poster'),
    rect: box(left, top, rect.x + rect.width - left - 2, rect.y + rect.height - top - 2),
    label: labels.tokens(seat),
    round: 7,
  }
}

/** Whom a Saloon could hire. */
function hireSpots({ seat, reserve, rect }: RanchPlace, { finger }: Layout, labels: Labels): Spot[] {
  const step = reserve.gunslinger.x - reserve.novice.x
  const width = Math.min(step - 2, Math.max(60, finger))
  return COWBOY_TYPES.map((type): Spot => {
    const { x, y } = reserve[type]
    const bottom = Math.min(y + 4, rect.y + rect.height)
    return {
      key: hireTarget(type),
      target: hireTarget(type),
      rect: box(x - width / 2, bottom - finger, width, finger),
      label: labels.hire(seat, type),
      round: 7,
    }
  })
}

function traySpots(view: View, layout: Layout, labels: Labels, lit: ReadonlySet<Target>): Spot[] {
  const { tiles } = trayTiles(view, lit)
  if (tiles.length === 0) return []
  const boxes = trayBoxes(layout, tiles.length)
  return tiles.map((id, i): Spot => {
    return {
      key: tileTarget(id),
      target: tileTarget(id),
      rect: boxes[i],
      label: labels.words.drawn(labels.name(id)),
      round: 7,
    }
  })
}
