/** How far each place is that the rancher can reach, with the cowboys that go on the way. */
import { stepsAhead, type View } from '@waystation/el-paso'
import type { Seat } from '@waystation/kernel'
import type { Target } from '../../../adapter.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { WorkerChip } from '../../../art/pieces/workers.tsx'
import type { Layout } from '../layout/types.ts'

interface StepBadgesProps {
  readonly view: View
  readonly layout: Layout
  readonly lit: ReadonlySet<Target>
  readonly seat: Seat
}

export function StepBadges({ view, layout, lit, seat }: StepBadgesProps) {
  const reached = view.trail.filter(({ node, place }) => place !== null && lit.has(`space ${node}`))
  if (reached.length === 0 || !layout.shows.includes('trail') || view.seat !== seat) return null
  const steps = stepsAhead(view, seat)
  const limit = view.players[seat].moveLimit
  return (
    <g class="ep-badges" aria-hidden="true">
      {reached.map(({ node }) => {
        const count = steps.get(node)
        if (count === undefined) return null
        const { x, y, width } = layout.trail.nodes[node]
        const cowboys = Math.max(0, count - limit)
        return (
          <g key={node} transform={`translate(${x + width / 2} ${Math.max(y + 1, HALF + 1)})`}>
            <Badge count={count} cowboys={cowboys} />
          </g>
        )
      })}
    </g>
  )
}

/** At the edge of the sheet a badge goes lower. */
const HALF = 10

function Badge({ count, cowboys }: { readonly count: number; readonly cowboys: number }) {
  const half = cowboys === 0 ? HALF : 25
  return (
    <g>
      <rect
        x={-half}
        y={-HALF}
        width={half * 2}
        height={2 * HALF}
        rx="10"
        fill="var(--piece-ink)"
        stroke="var(--glow)"
        stroke-width="1.6"
      />
      <Lettering x={cowboys === 0 ? 0 : -14} y={5} size={14} fill="var(--seat-light)">
        {count}
      </Lettering>
      {cowboys > 0 && (
        <>
          <WorkerChip look="cowboy" r={8} />
          <Lettering x={16} y={4.6} size={12.4} fill="#f6b7a2">
            {`−${cowboys}`}
          </Lettering>
        </>
      )}
    </g>
  )
}
