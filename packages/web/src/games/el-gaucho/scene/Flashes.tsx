/** What shows for a moment: money won, dice to wish for. */
import type { Event } from '@waystation/el-gaucho'
import type { Target } from '../../../adapter.ts'
import { Coin } from '../../../art/pieces/small.tsx'
import { Die } from '../../../art/pieces/Die.tsx'
import type { Layout } from '../layout/types.ts'
import { wishTarget } from '../targets.ts'

/** Pesos fly into the purse. */
export function Earnings({
  event,
  layout,
  moment,
}: {
  readonly event: Event | null
  readonly layout: Layout
  readonly moment: number
}) {
  if (event?.type !== 'income') return null
  const { pesos, rect } = layout.ranch[event.seat]
  return (
    <g
      key={moment}
      class="eg-earned"
      aria-hidden="true"
      style={{ '--fly-x': `${(rect.x + rect.width / 2 - pesos.x) * 0.8}px`, '--fly-y': '70px' }}
    >
      <g transform={`translate(${pesos.x - 6} ${pesos.y - 24})`}>
        <g transform="scale(1.1)">
          <Coin>{`+${event.pesos}`}</Coin>
        </g>
      </g>
    </g>
  )
}

/** A board with the six faces, shown while a wish is open. */
export function Wishes({ lit, layout }: { readonly lit: ReadonlySet<Target>; readonly layout: Layout }) {
  const open = layout.wishes.filter((_, i) => lit.has(wishTarget(i + 1)))
  if (open.length === 0) return null
  const size = layout.corral.die
  const first = layout.wishes[0]
  const last = layout.wishes[layout.wishes.length - 1]
  return (
    <g aria-hidden="true">
      <rect
        x={first.x - size * 0.8}
        y={first.y - size * 0.8}
        width={last.x - first.x + size * 1.6}
        height={size * 1.6}
        rx="10"
        fill="var(--paper-high)"
        stroke="var(--ink)"
        stroke-width="2"
      />
      {layout.wishes.map((spot, i) => (
        <g key={i} transform={`translate(${spot.x} ${spot.y}) scale(${size / 40})`}>
          <Die value={i + 1} />
        </g>
      ))}
    </g>
  )
}
