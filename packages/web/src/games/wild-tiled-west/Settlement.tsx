/** A settlement drawn small: ground, tiles, towns, signs. */
import { CELL_IDS, cellOf, type Side, SIZE } from '@waystation/wild-tiled-west'
import { bordersOf, groundPaths, squarePath } from './outlines.ts'
import { SignMark } from './signs.tsx'
import { columnOf, type Ground, rowOf, type Square } from './squares.ts'

export const GROUND_FILLS: { readonly [ground in Ground]: string } = {
  empty: 'var(--ground-ochre)',
  road: 'var(--earth)',
  field: 'var(--land-3)',
  building: 'var(--roof)',
  hill: 'var(--hill-mid)',
  mine: 'var(--stone-dark)',
  house: 'var(--wood-light)',
}

export function GroundSheet({ squares }: { readonly squares: readonly Square[] }) {
  return (
    <>
      {[...groundPaths(squares)].map(([ground, d]) => (
        <path key={ground} d={d} fill={GROUND_FILLS[ground]} />
      ))}
      <path d={bordersOf((cell) => squares[cell].tile)} fill="none" stroke="var(--piece-ink)" stroke-width=".09" />
    </>
  )
}

const TOWN_LINE = { fill: 'none', stroke: 'var(--seat-3)', 'stroke-width': '.1', 'stroke-dasharray': '.22 .12' }

function townAt(side: Side, cell: number): number | null {
  const at = side.towns.findIndex(({ cells }) => ((cells[rowOf(cell)] >> columnOf(cell)) & 1) === 1)
  return at < 0 ? null : at
}

interface SettlementProps {
  readonly side: Side
  readonly squares: readonly Square[]
  /** Squares about to be covered. */
  readonly marked: readonly string[]
}

export function Settlement({ side, squares, marked }: SettlementProps) {
  return (
    <svg viewBox={`-0.9 -0.9 ${SIZE + 1} ${SIZE + 1}`} aria-hidden="true" focusable="false">
      <Names />
      <GroundSheet squares={squares} />
      <path d={gridLines()} fill="none" stroke="var(--piece-ink)" stroke-opacity=".16" stroke-width=".03" />
      <path d={bordersOf((cell) => townAt(side, cell))} {...TOWN_LINE} />
      {squares.map(
        ({ sign }, cell) => sign && <SignMark key={CELL_IDS[cell]} sign={sign} x={columnOf(cell)} y={rowOf(cell)} />,
      )}
      {marked.map((id) => (
        <path
          key={id}
          d={squarePath(cellOf(id))}
          fill="var(--glow)"
          fill-opacity=".6"
          stroke="var(--piece-ink)"
          stroke-width=".08"
        />
      ))}
    </svg>
  )
}

function gridLines(): string {
  let path = ''
  for (let n = 1; n < SIZE; n++) path += `M${n} 0V${SIZE}M0 ${n}H${SIZE}`
  return path
}

/** Columns are letters, rows are numbers, as in the wording of the options. */
function Names() {
  return (
    <g font-size=".5" font-weight="700" fill="var(--ink-soft)" text-anchor="middle" font-family="var(--font-text)">
      {Array.from({ length: SIZE }, (_, n) => (
        <g key={n}>
          <text x={n + 0.5} y="-.25">
            {CELL_IDS[n].slice(0, 1)}
          </text>
          <text x="-.45" y={n + 0.68}>
            {n + 1}
          </text>
        </g>
      ))}
    </g>
  )
}
