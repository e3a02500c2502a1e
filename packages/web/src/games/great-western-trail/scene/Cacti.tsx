/** Saguaros at the edge of the dry pan, each standing on its foot. */
import type { TrailLayout } from '../layout/types.ts'

const STEM = 'M0 0V-19M0-6H-5.4Q-7-6-7-8V-12M0-9.4H4.6Q6.2-9.4 6.2-11.4V-15.6'

export function Cacti({ trail: { cacti, road } }: { readonly trail: TrailLayout }) {
  return (
    <g stroke-linecap="round" fill="none">
      {cacti.map(({ x, y }, i) => (
        <g key={i} transform={`translate(${x} ${y}) scale(${(road / 14) * (i % 2 === 0 ? 0.86 : 0.7)})`}>
          <ellipse cx="1" cy="0.6" rx="6" ry="1.7" fill="var(--scene-ink)" opacity="0.35" />
          <path d={STEM} stroke="var(--scene-ink)" stroke-width="5.4" />
          <path d={STEM} stroke="var(--gw-pine-light)" stroke-width="3.4" />
        </g>
      ))}
    </g>
  )
}
