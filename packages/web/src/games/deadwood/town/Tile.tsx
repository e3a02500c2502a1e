/** A building tile on its plot: the front with its name on the sign, and what it gives along the boardwalk. */
import { type BuildingId, BUILDINGS, type BuildingType } from '@waystation/deadwood'
import { memo } from 'preact/compat'
import { fitted } from '../../../art/fitted.ts'
import { cut } from '../../../art/ink.ts'
import { Emblem, Facade } from './Facade.tsx'
import { EFFECTS, type Glyph, GlyphSign } from './glyphs.tsx'

const INK = 'var(--piece-ink)'

export interface TileSize {
  readonly width: number
  readonly height: number
  readonly roof: number
  /** Lines of the sign: one, or two where tiles are narrow. */
  readonly lines: 1 | 2
  readonly walk: number
  readonly glyph: number
}

export const typeOf = (id: BuildingId): BuildingType => {
  const found = BUILDINGS.find((building) => building.id === id)
  if (found === undefined) throw new Error(`no building ${id}`)
  return found.type
}

const signHeight = ({ lines, width }: TileSize): number => (lines === 2 ? 21 : width > 120 ? 18 : 16)

interface TileProps {
  readonly id: BuildingId
  readonly name: string
  readonly size: TileSize
}

export const Tile = memo(({ id, name, size }: TileProps) => {
  const type = typeOf(id)
  const { width: w, height: h, roof, walk } = size
  const sign = signHeight(size)
  const base = h - walk
  const room = base - roof - sign
  return (
    <g font-family="var(--font-text)">
      <Facade type={type} size={{ width: w, height: base, roof, sign }} />
      <Plaque type={type} x={w * 0.3} y={roof + sign + room / 2} size={Math.min(room, w * 0.5)} />
      <Sign name={name} y={roof} width={w} height={sign} lines={size.lines} />
      <Walk y={base} width={w} height={walk} />
      <Effects type={type} size={size} />
    </g>
  )
})

/** The emblem on a round board, so that it reads on every wall. */
function Plaque({ type, x, y, size }: { type: BuildingType; x: number; y: number; size: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={size * 0.5} fill="var(--tile-paper)" stroke={INK} stroke-width="1.3" />
      <Emblem type={type} x={x} y={y} size={size * 0.84} />
    </g>
  )
}

/** Where a name is broken into two lines: at a space or a hyphen near the middle. */
export function broken(name: string): readonly string[] {
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => index)
  const middle = name.length / 2
  const best = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  if (best === undefined) return [name]
  const hyphen = name[best] === '-'
  return [name.slice(0, hyphen ? best + 1 : best), name.slice(best + 1)]
}

interface SignProps {
  readonly name: string
  readonly y: number
  readonly width: number
  readonly height: number
  readonly lines: 1 | 2
}

function Sign({ name, y, width, height, lines }: SignProps) {
  const rows = lines === 1 ? [name] : broken(name)
  const longest = rows.reduce((a, b) => (a.length >= b.length ? a : b))
  const size = lines === 1 ? fitted(longest, width - 8, 14) : Math.min(9.4, fitted(longest, width - 4, 9.4))
  const squeeze = longest.length * size * 0.58 > width - 3
  const first = y + height / 2 + size * 0.36 - ((rows.length - 1) * size * 1.02) / 2
  return (
    <g>
      <rect
        x="-1.5"
        y={y}
        width={width + 3}
        height={height}
        rx="2"
        fill="var(--tile-paper)"
        stroke={INK}
        stroke-width="1.3"
      />
      {rows.map((row, i) => (
        <text
          key={row}
          x={width / 2}
          y={first + i * size * 1.02}
          text-anchor="middle"
          font-weight="750"
          font-size={size}
          fill={INK}
          {...(squeeze && row === longest && { textLength: width - 3, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {row}
        </text>
      ))}
    </g>
  )
}

/** Planks before the house. */
function Walk({ y, width, height }: { readonly y: number; readonly width: number; readonly height: number }) {
  const joints = Array.from({ length: Math.floor(width / 13) }, (_, i) =>
    cut(8 + i * 13, y + 1, 8 + i * 13, y + height, 0.5),
  )
  return (
    <g>
      <path
        d={`M0 ${y}H${width}L${width + 2} ${y + height}H-2Z`}
        fill="var(--wood-light)"
        stroke={INK}
        stroke-width="1.2"
        stroke-linejoin="round"
      />
      <path d={joints.join('')} fill={INK} opacity="0.45" />
    </g>
  )
}

/** What annexing gives, on paper; what holding gives, on slate behind it. */
function Effects({ type, size }: { readonly type: BuildingType; readonly size: TileSize }) {
  const { annex, control = [] } = EFFECTS[type]
  const { height: h, walk, glyph } = size
  const shown = size.lines === 2 ? [] : control
  const y = h - walk / 2
  const first = annex.length * glyph + 4
  return (
    <g transform={`translate(2 ${y})`}>
      <Strip glyphs={annex} x={0} glyph={glyph} fill="var(--tile-paper)" />
      {shown.length > 0 && <Strip glyphs={shown} x={first + 3} glyph={glyph} fill="#c8d3d8" hand />}
    </g>
  )
}

interface StripProps {
  readonly glyphs: readonly Glyph[]
  readonly x: number
  readonly glyph: number
  readonly fill: string
  /** With a sign that one has to hold the house. */
  readonly hand?: boolean
}

function Strip({ glyphs, x, glyph, fill, hand = false }: StripProps) {
  const lead = hand ? glyph * 0.7 : 0
  const width = glyphs.length * glyph + 4 + lead
  return (
    <g transform={`translate(${x} 0)`}>
      <rect y={-glyph / 2 - 1} width={width} height={glyph + 2} rx="3" fill={fill} stroke={INK} stroke-width="1" />
      {hand && (
        <path
          d={`M${glyph * 0.22} ${glyph * 0.36}V${-glyph * 0.36}L${glyph * 0.72} ${-glyph * 0.16}L${glyph * 0.22} ${glyph * 0.04}`}
          fill={INK}
          stroke={INK}
          stroke-width="1.3"
        />
      )}
      {glyphs.map((each, i) => (
        <g key={i} transform={`translate(${2 + lead + (i + 0.5) * glyph} 0) scale(${glyph / 17})`}>
          <GlyphSign glyph={each} />
        </g>
      ))}
    </g>
  )
}
