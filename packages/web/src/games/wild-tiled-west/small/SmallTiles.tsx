/** Tiles drawn small: 16 units to a square, flat, with one sign to a square. */
import type { PieceId } from '@waystation/wild-tiled-west'
import { edges, inside, middle, sidesOf, squares } from '../land/paths.ts'
import { type Lying, type Plan, planOfPiece } from '../land/plan.ts'
import { signCell } from '../land/sign-cell.ts'
import { lookOf } from '../pieces/looks.ts'
import { SignPlate } from '../pieces/SignPlate.tsx'
import { isSuit } from '../pieces/suits.ts'
import { shapeOf } from '../laying/shape.ts'
import { Glyph, type GlyphName } from './glyphs.tsx'

export const V = 16
const INK = 'var(--piece-ink)'

function House({ tile, plate }: { readonly tile: Lying; readonly plate: number }) {
  const { roof, wall } = lookOf(tile.tile)
  const has = inside(new Set(tile.houses))
  let roofs = ''
  let walls = ''
  let windows = ''
  for (const cell of tile.houses) {
    const { x, y } = { x: middle(cell, V).x - V / 2, y: middle(cell, V).y - V / 2 }
    const { up, down, left, right } = sidesOf(cell, has)
    const [l, r] = [x + (left ? 0 : 1), x + V - (right ? 0 : 1)]
    const eaves = y + (down ? V : 10.5)
    roofs += `M${l} ${y + (up ? 0 : 1)}H${r}V${eaves}H${l}Z`
    if (down) continue
    walls += `M${l} ${eaves}H${r}V${y + 15}H${l}Z`
    windows += `M${(l + r) / 2 - 4} ${eaves + 1.4}h2.4v2.6h-2.4ZM${(l + r) / 2 + 1.6} ${eaves + 1.4}h2.4v2.6h-2.4Z`
  }
  const { x, y } = middle(signCell(tile.houses), V)
  return (
    <g>
      <path d={squares(tile.houses, V)} fill="var(--wtw-boards)" />
      <path d={roofs} fill={roof} />
      <path d={walls} fill={wall} stroke={INK} stroke-width=".7" />
      <path class="wtw-window" d={windows} />
      <g transform={`translate(${x} ${y - 0.6})`}>
        <SignPlate tile={tile.tile} r={plate} paid={tile.paid} />
      </g>
    </g>
  )
}

const having = ({ ground }: Plan, kind: string): number[] =>
  [...ground].flatMap(([cell, here]) => (here === kind ? [cell] : []))

interface BodyProps {
  readonly plan: Plan
  /** Half the height of signs. */
  readonly plate?: number
  /** Icons of tiles have not paid yet. */
  readonly fresh?: boolean
}

function glyphAt(
  { icons, cows, standing, tombstones, sheriffs, boots }: Plan,
  cell: number,
  fresh: boolean,
): GlyphName | null {
  if (boots.has(cell)) return 'boot'
  if (standing.has(cell)) return 'bandit'
  if (tombstones.has(cell)) return 'tombstone'
  if (sheriffs.has(cell)) return 'sheriff'
  if (cows.has(cell)) return 'cow'
  const icon = icons.get(cell)
  return icon !== undefined && (fresh || isSuit(icon)) ? icon : null
}

export function SmallBody({ plan, plate = 7, fresh = false }: BodyProps) {
  const { icons, cows, standing, tombstones, sheriffs, boots } = plan
  const taken = new Set([...icons.keys(), ...cows, ...standing, ...tombstones, ...sheriffs, ...boots])
  return (
    <g>
      <path d={squares(having(plan, 'road'), V)} fill="var(--wtw-road)" />
      <path d={squares(having(plan, 'alley'), V)} fill="var(--wtw-alley)" />
      <path d={squares(plan.fields, V)} fill="var(--wtw-field)" />
      {plan.tiles.map((tile, i) => tile.houses.length > 0 && <House key={i} tile={tile} plate={plate} />)}
      {[...taken].map((cell) => {
        const name = glyphAt(plan, cell, fresh)
        return name && <Glyph key={cell} name={name} {...middle(cell, V)} size={0.98} />
      })}
    </g>
  )
}

interface SmallPieceProps {
  readonly piece: PieceId
  readonly turn: number
}

/** A piece alone, its upper left corner at the origin. */
export function SmallPiece({ piece, turn }: SmallPieceProps) {
  const { cells } = shapeOf(piece, turn)
  const set = new Set(cells)
  return (
    <g>
      <path d={squares(cells, V)} transform="translate(1.2 1.8)" fill={INK} opacity=".35" />
      <SmallBody plan={planOfPiece(piece, turn, cells)} plate={7.8} fresh />
      <path d={edges(set, V)} fill="none" stroke={INK} stroke-width="1.6" stroke-linecap="square" />
    </g>
  )
}
