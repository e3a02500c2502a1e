/** Worn type: specks where the ink did not take, laid over a print. Drawn once and repeated. */
import { at } from './ink.ts'
import { between, seeded } from './rng.ts'

const TILE = 240

function specks(count: number, seed: number): string {
  const draw = seeded(seed)
  let path = ''
  for (let i = 0; i < count; i++) {
    const x = between(draw, 2, TILE - 2)
    const y = between(draw, 2, TILE - 2)
    const r = between(draw, 0.25, 1.05) ** 1.6
    path += `M${at(x - r, y)}L${at(x, y - r * between(draw, 0.5, 1.3))}L${at(x + r * between(draw, 0.6, 1.8), y)}L${at(x, y + r)}Z`
  }
  return path
}

const LIGHT = specks(190, 3)
const DARK = specks(70, 8)

interface GrainProps {
  /** Unique in the document. */
  readonly id: string
  readonly width: number
  readonly height: number
}

export function Grain({ id, width, height }: GrainProps) {
  return (
    <g class="art-grain" aria-hidden="true" pointer-events="none">
      <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
        <path d={LIGHT} fill="#fff6e2" opacity="0.5" />
        <path d={DARK} fill="#26190f" opacity="0.35" />
      </pattern>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </g>
  )
}
