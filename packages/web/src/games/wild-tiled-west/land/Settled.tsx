/** A whole settlement, large: 48 units to a square. Its signs hang over it, and over what can be chosen there. */
import { useMemo } from 'preact/hooks'
import { Figures } from './Figures.tsx'
import { BareLand } from './Ground.tsx'
import type { Plan } from './plan.ts'
import { Prints } from './Prints.tsx'
import { Tiles } from './Tiles.tsx'
import { TownBorders } from './TownSigns.tsx'

/** Drawn anew only when something on it has changed. */
export function Settled({ plan }: { readonly plan: Plan }) {
  return useMemo(() => {
    if (plan.side === null) return null
    return (
      <g font-family="var(--font-text)">
        <BareLand board={plan.side.board} face={plan.side.face} />
        <Prints plan={plan} />
        <Tiles plan={plan} />
        <Figures plan={plan} />
        <TownBorders plan={plan} />
      </g>
    )
  }, [plan])
}
