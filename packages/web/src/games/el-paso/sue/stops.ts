/** Where Sue may stop next: how many of her cards to come lead to each place. */
import { type NodeId, type SueAhead, sueAhead, type View } from '@waystation/el-paso'

export interface SueStops {
  readonly cards: number
  readonly at: ReadonlyMap<NodeId, number>
}

const NONE: SueStops = { cards: 0, at: new Map() }

const stopOf = ({ events }: SueAhead): NodeId | null => events.find((event) => event.type === 'sueMoved')?.node ?? null

export function sueStops(view: View): SueStops {
  if (view.sue === null || view.phase === 'over' || view.turn === 'sue') return NONE
  const ahead = sueAhead(view)
  const at = new Map<NodeId, number>()
  for (const card of ahead) {
    const node = stopOf(card)
    if (node !== null) at.set(node, (at.get(node) ?? 0) + 1)
  }
  return { cards: ahead.length, at }
}
