/** Carpenters: gold to be left on the building just placed, one heap for each choice. */
import { Gold } from '../pieces/things.tsx'
import { type Sight, storeBox } from '../spots.ts'
import { storeTarget } from '../targets.ts'

const INK = 'var(--piece-ink)'

export function Store({ layout, lit, shown }: Pick<Sight, 'layout' | 'lit' | 'shown'>) {
  return (
    <g>
      {[0, 1, 2].map((gold) => {
        const box = lit.has(storeTarget(gold)) ? storeBox(layout, shown, gold) : null
        if (box === null) return null
        const { x, y, width, height } = box
        return (
          <g key={gold} transform={`translate(${x + width / 2} ${y + height / 2})`} font-family="var(--font-text)">
            <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="8" fill="#fdf6e3" stroke={INK} />
            {gold === 0 ? (
              <text y="7" text-anchor="middle" font-size="20" font-weight="850" fill={INK}>
                0
              </text>
            ) : (
              Array.from({ length: gold }, (_, n) => (
                <g key={n} transform={`translate(${(n - (gold - 1) / 2) * width * 0.36} 0) scale(${width / 88})`}>
                  <Gold />
                </g>
              ))
            )}
          </g>
        )
      })}
    </g>
  )
}
