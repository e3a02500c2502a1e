/** The way of a move in amber, under the houses it leads past. */
import { NODES, type NodeId, type Option, pathOf, type View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import type { Layout } from '../layout/types.ts'
import { wayPath } from './roads.ts'

type Move = Extract<Option, { do: 'move' }>

/** The spaces of a move, from where the cattleman stands. */
function wayOf(view: View, seat: Seat, option: Move): readonly NodeId[] {
  const from = NODES.findIndex(({ id }) => id === view.players[seat].at)
  return from < 0 ? [] : [NODES[from].id, ...pathOf(from, option.index, option.route).map((i) => NODES[i].id)]
}

interface WayProps {
  readonly option: Move
  readonly view: View
  readonly layout: Layout
  readonly seat: Seat
}

export function Way({ option, view, layout, seat }: WayProps) {
  const way = wayOf(view, seat, option)
  if (way.length < 2) return null
  const path = wayPath(layout.trail, way)
  const { road } = layout.trail
  return (
    <g class="gw-way" fill="none" stroke-linecap="round">
      <path d={path} stroke="var(--piece-ink)" stroke-width={road * 0.86} />
      <path d={path} stroke="var(--glow)" stroke-width={road * 0.62} />
      <path d={path} stroke="var(--glow-core)" stroke-width={road * 0.2} stroke-dasharray="5 7" />
    </g>
  )
}
