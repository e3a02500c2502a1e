/** Flags on the trail where Sue may stop next, each with the number of her cards that lead there. */
import { Lettering } from '../../../art/Lettering.tsx'
import type { TrailLayout } from '../layout/types.ts'
import type { SueStops } from './stops.ts'

const WIDTH = 21

export function Stops({ stops, trail }: { readonly stops: SueStops; readonly trail: TrailLayout }) {
  if (stops.at.size === 0) return null
  return (
    <g class="ep-stops">
      {[...stops.at].map(([node, cards]) => {
        const { x, y, width } = trail.nodes[node]
        return (
          <g key={node} transform={`translate(${x + width - WIDTH - 3} ${y - 3})`}>
            <path d="M0 6V-17" stroke="var(--piece-ink)" stroke-width="2.6" stroke-linecap="round" />
            <path
              d={`M0-18H${WIDTH}L${WIDTH - 5}-9.5L${WIDTH} -1H0Z`}
              fill="var(--rival)"
              stroke="var(--piece-ink)"
              stroke-width="1.2"
              stroke-linejoin="round"
            />
            <Lettering x={8.4} y={-5} size={12.4} fill="var(--seat-light)">
              {cards}
            </Lettering>
          </g>
        )
      })}
    </g>
  )
}
