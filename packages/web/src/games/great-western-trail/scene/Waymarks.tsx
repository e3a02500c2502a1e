/** Where a road is to be chosen: a mark beyond the fork that points along it, with the least that way costs. */
import { NODES, type NodeId } from '@waystation/great-western-trail'
import type { Box, Point } from '../../../art/ink.ts'
import { Price } from '../../../art/pieces/paper.tsx'
import { around, centre, shared } from '../../../board/boxes.ts'
import { FEE_SIZE } from '../layout/badges.ts'
import type { Layout } from '../layout/types.ts'
import type { OpenRoad } from '../spots/roads-open.ts'
import { branchBox } from '../spots/trail.ts'
import type { Money } from '../text/words.ts'
import { pointsOf } from './roads.ts'

/** The way the road runs where it passes this place, in degrees. */
export function headingAt({ trail }: Layout, node: NodeId, at: { readonly x: number; readonly y: number }): number {
  const fork = NODES.find(({ next }) => next.some((id) => id === node)) ?? NODES[0]
  const points = pointsOf(trail, fork.id, node)
  const middleOf = (i: number): Point => [(points[i - 1][0] + points[i][0]) / 2, (points[i - 1][1] + points[i][1]) / 2]
  const far = (i: number): number => Math.hypot(middleOf(i)[0] - at.x, middleOf(i)[1] - at.y)
  const nearest = points.slice(1).reduce((best, _, i) => (far(i + 1) < far(best) ? i + 1 : best), 1)
  const [[x1, y1], [x2, y2]] = [points[nearest - 1], points[nearest]]
  return (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
}

/** How much worse it is to lie beyond the edge than over something. */
const EDGE = 200

/** Beside the mark, where it hides least of houses and other marks. */
export function feeAt(layout: Layout, mark: Box, letters: number, others: readonly Box[]): Box {
  const { x, y } = centre(mark)
  const [width, height] = [letters * FEE_SIZE * 0.62 + 6, FEE_SIZE * 1.4]
  const [down, aside] = [mark.height / 2 + height * 0.3, (mark.width + width) / 2]
  const things = [...NODES.map(({ id }) => layout.trail.nodes[id]), ...others]
  const area = width * height
  const hides = (at: Box): number =>
    things.reduce((sum, thing) => sum + shared(at, thing), EDGE * (area - shared(at, layout.trail.rect)))
  const places = [
    [0, down],
    [0, -down],
    [aside, 0],
    [-aside, 0],
  ].map(([dx, dy]) => around(x + dx, y + dy, width, height))
  return places.reduce((best, each) => (hides(each) < hides(best) ? each : best))
}

interface WaymarksProps {
  readonly roads: readonly OpenRoad[]
  readonly layout: Layout
  readonly money: Money
}

export function Waymarks({ roads, layout, money }: WaymarksProps) {
  if (roads.length === 0 || !layout.shows.includes('trail')) return null
  const marks = roads.map(({ node, fee }) => ({ node, words: money(-fee), mark: branchBox(layout, node) }))
  return (
    <g class="gw-badges" aria-hidden="true">
      {marks.map(({ node, words, mark }) => {
        const { x, y } = centre(mark)
        const others = marks.flatMap((other) => (other.node === node ? [] : [other.mark]))
        const fee = centre(feeAt(layout, mark, words.length, others))
        return (
          <g key={node}>
            <g transform={`translate(${x} ${y}) scale(${mark.width / 25})`}>
              <circle r="12.5" fill="var(--gw-paper)" />
              <path
                transform={`rotate(${headingAt(layout, node, { x, y })})`}
                d="M-8-2.6H0V-7L9 0L0 7V2.6H-8Z"
                fill="var(--piece-ink)"
              />
            </g>
            <g transform={`translate(${fee.x} ${fee.y})`}>
              <Price size={FEE_SIZE}>{words}</Price>
            </g>
          </g>
        )
      })}
    </g>
  )
}
