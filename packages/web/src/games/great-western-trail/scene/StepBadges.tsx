/** Beside every place that can be gone to: how many steps it is and what the way costs. */
import { NODES, type NodeId, type Option, pathOf, type View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import { useMemo } from 'preact/hooks'
import type { Target } from '../../../adapter.ts'
import { Count, Price } from '../../../art/pieces/paper.tsx'
import { badgesIn, FEE_SIZE, STEPS_RADIUS } from '../layout/badges.ts'
import type { Layout } from '../layout/types.ts'
import type { Money } from '../text/words.ts'

type Move = Extract<Option, { do: 'move' }>

/** The places on the way where one would stop: empty spaces do not count as steps. */
export function stopsOf(view: View, seat: Seat, { index, route }: Move): readonly NodeId[] {
  const { at } = view.players[seat]
  const from = NODES.findIndex(({ id }) => id === at)
  return pathOf(from, index, route)
    .map((i) => NODES[i].id)
    .filter((id, i, all) => i === all.length - 1 || view.trail.some(({ node, tile }) => node === id && tile !== null))
}

interface StepBadgesProps {
  readonly view: View
  readonly layout: Layout
  readonly seat: Seat
  readonly lit: ReadonlySet<Target>
  readonly options: readonly Option[]
  readonly money: Money
}

/** The cheapest way to every place that glows. */
function cheapestWays(options: readonly Option[], lit: ReadonlySet<Target>): ReadonlyMap<NodeId, Move> {
  const cheapest = new Map<NodeId, Move>()
  for (const option of options) {
    if (option.do !== 'move' || !lit.has(`node ${option.node}`)) continue
    const known = cheapest.get(option.node)
    if (known === undefined || option.fee < known.fee) cheapest.set(option.node, option)
  }
  return cheapest
}

export function StepBadges({ view, layout, seat, lit, options, money }: StepBadgesProps) {
  // Whoever only points at something moves no badge.
  const badges = useMemo(() => {
    if (!layout.shows.includes('trail')) return []
    const cheapest = cheapestWays(options, lit)
    const places = [...cheapest.values()].map(({ node, fee }) => ({ node, letters: fee > 0 ? money(-fee).length : 0 }))
    return badgesIn(view, layout, places).flatMap((badge) => {
      const option = cheapest.get(badge.node)
      return option === undefined ? [] : [{ ...badge, price: option.fee, stops: stopsOf(view, seat, option).length }]
    })
  }, [view, layout, seat, lit, options, money])
  return (
    <g class="gw-badges" aria-hidden="true">
      {badges.map(({ node, steps, fee, price, stops }) => (
        <g key={node}>
          <g transform={`translate(${steps.x} ${steps.y})`}>
            <Count r={STEPS_RADIUS}>{stops}</Count>
          </g>
          {price > 0 && (
            <g transform={`translate(${fee.x} ${fee.y})`}>
              <Price size={FEE_SIZE}>{money(-price)}</Price>
            </g>
          )}
        </g>
      ))}
    </g>
  )
}
