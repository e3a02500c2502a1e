/** The three stacks of buildings to come, and the tray where drawn or consulted tiles lie face up. */
import type { BuildingId } from '@waystation/deadwood'
import type { Box } from '../../../art/ink.ts'
import type { Labels } from '../labels.ts'
import type { Layout } from '../layout/types.ts'
import { Emblem } from '../town/Facade.tsx'
import { Tile, typeOf } from '../town/Tile.tsx'

const INK = 'var(--piece-ink)'

interface StackProps {
  readonly rect: Box
  readonly number: number
  readonly count: number
  /** On top, as far as the viewer knows. */
  readonly top: BuildingId | null
}

/** Boards with a number, as many as are left. */
export function Stack({ rect, number, count, top }: StackProps) {
  const { x, y, width, height } = rect
  const layers = Math.min(count, 5)
  const w = width - 8
  const h = Math.min(height - 4, width * 1.3)
  const y0 = y + (height - h) / 2
  return (
    <g font-family="var(--font-text)">
      {count === 0 && (
        <rect
          x={x + 2}
          y={y0}
          width={w}
          height={h}
          rx="5"
          fill="none"
          stroke="var(--scene-ink)"
          stroke-width="1.6"
          stroke-dasharray="5 4"
        />
      )}
      {Array.from({ length: layers }, (_, i) => (
        <rect
          key={i}
          x={x + 2 + i * 1.4}
          y={y0 + (layers - i) * 1.6 - 2}
          width={w}
          height={h - 6}
          rx="5"
          fill={top === null ? 'var(--wood)' : 'var(--wood-light)'}
          stroke={INK}
          stroke-width="1.3"
        />
      ))}
      {count > 0 && <Back number={number} count={count} top={top} rect={{ x: x + 5, y: y0, width: w, height: h }} />}
    </g>
  )
}

/** The number on the back and how many there are; the sign of the top tile where it is known. */
function Back({ number, count, top, rect }: StackProps) {
  const { x, y, width: w, height: h } = rect
  const seen = Math.min(w * 0.62, h * 0.66)
  return (
    <g fill="#fff6e2" stroke={INK} paint-order="stroke">
      {top !== null && (
        <>
          <circle cx={x + w / 2} cy={y + h / 2 - 2} r={seen * 0.56} fill="var(--tile-paper)" stroke-width="1.2" />
          <Emblem type={typeOf(top)} x={x + w / 2} y={y + h / 2 - 2} size={seen * 0.9} />
        </>
      )}
      <text
        x={top === null ? x + w / 2 : x + 9}
        y={top === null ? y + h / 2 + 6 : y + h - 9}
        text-anchor="middle"
        font-family="var(--font-title)"
        font-size={top === null ? Math.min(30, h * 0.5) : 13}
        stroke-width={top === null ? 0.8 : 2}
      >
        {number}
      </text>
      <text
        x={x + w - 8}
        y={y + h - 9}
        text-anchor="end"
        font-weight="800"
        font-size={Math.min(14, h * 0.34)}
        stroke-width="2"
      >
        ×{count}
      </text>
    </g>
  )
}

/** Room for the title, and for roofs that are higher than their tile: on a phone they are low. */
const trayHead = ({ kind }: Layout): number => (kind === 'tall' ? 26 : 36)

/** Side by side in the tray, as large as they fit. */
export function trayBoxes(layout: Layout, count: number): Box[] {
  const { tray, tile, trayColumns } = layout
  const columns = Math.min(count, trayColumns)
  const rows = Math.ceil(count / columns)
  const fit = Math.min(
    (tray.width - 20) / columns / (tile.width + 10),
    (tray.height - trayHead(layout)) / rows / (tile.height + 10),
    1,
  )
  const w = tile.width * fit
  const h = tile.height * fit
  const stepX = (tile.width + 10) * fit
  const stepY = (tile.height + 10) * fit
  const left = tray.x + (tray.width - columns * stepX) / 2 + 5 * fit
  return Array.from({ length: count }, (_, i) => ({
    x: left + (i % columns) * stepX,
    y: tray.y + trayHead(layout) + Math.floor(i / columns) * stepY,
    width: w,
    height: h,
  }))
}

interface TrayProps {
  readonly layout: Layout
  readonly tiles: readonly BuildingId[]
  readonly labels: Labels
  readonly title: string
}

export function Tray({ layout, tiles, labels, title }: TrayProps) {
  const boxes = trayBoxes(layout, tiles.length)
  const left = Math.min(...boxes.map(({ x }) => x)) - 12
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + 12
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + 8
  const scale = boxes[0].width / layout.tile.width
  return (
    <g font-family="var(--font-text)">
      <rect
        x={left}
        y={layout.tray.y}
        width={right - left}
        height={bottom - layout.tray.y}
        rx="10"
        fill="var(--paper-high)"
        stroke="var(--ink)"
        stroke-width="2"
      />
      <text
        x={(left + right) / 2}
        y={layout.tray.y + 17}
        text-anchor="middle"
        font-weight="750"
        font-size="13"
        fill="var(--ink)"
      >
        {title}
      </text>
      {tiles.map((id, i) => (
        <g key={id} transform={`translate(${boxes[i].x} ${boxes[i].y}) scale(${scale})`}>
          <Tile id={id} name={labels.name(id)} size={layout.tile} />
        </g>
      ))}
    </g>
  )
}
