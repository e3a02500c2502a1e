/** What would follow, where it would happen: lines of fire, towns that turn gold, signs that pay, the rope around a pasture. */
import { CELL_IDS, cellOf, type CellId, SIZE } from '@waystation/wild-tiled-west'
import { edges, middle, squares, U } from '../land/paths.ts'
import { townCells } from '../land/towns.ts'
import type { Labels } from '../labels.ts'
import { sideOf } from '../squares.ts'
import { Glyph, type GlyphName } from '../small/glyphs.tsx'
import type { Foresight } from './foresight.ts'
import type { Laying } from './laying.ts'

const INK = 'var(--piece-ink)'
const FIRE = '#e2482e'

export function Consequences({ laying, labels }: { readonly laying: Laying; readonly labels: Labels }) {
  const [held, foresight] = [laying.held.value, laying.foresight.value]
  if (held === null || foresight === null) return null
  const aiming = foresight.next?.kind === 'shoot'
  return (
    <g class="wtw-consequences" font-family="var(--font-text)">
      <Rope cells={pastureOf(foresight)} />
      <Towns foresight={foresight} />
      {foresight.shots.map(({ from, to }) => (
        <Fire key={`${from} ${to}`} from={cellOf(from)} to={cellOf(to)} hits={!aiming} />
      ))}
      {tagsOf(foresight, labels).map((tag, i) => (
        <Tag key={`${tag.words} ${i}`} {...tag} />
      ))}
    </g>
  )
}

/** The pasture that could be wrangled next: the one the tile belongs to. */
function pastureOf({ next, events, after }: Foresight): readonly number[] {
  const laid = events.find((event) => event.type === 'laid')
  if (next?.kind !== 'wrangle' || laid?.type !== 'laid') return []
  const fields = new Set(after.fields.map(cellOf))
  const group = new Set(laid.cells.map(cellOf).filter((cell) => fields.has(cell)))
  for (const cell of group) {
    const near = [
      cell - SIZE,
      cell + SIZE,
      ...(cell % SIZE > 0 ? [cell - 1] : []),
      ...(cell % SIZE < SIZE - 1 ? [cell + 1] : []),
    ]
    for (const other of near) if (fields.has(other)) group.add(other)
  }
  return [...group]
}

export function Rope({ cells }: { readonly cells: readonly number[] }) {
  if (cells.length === 0) return null
  const line = edges(new Set(cells), U)
  return (
    <g fill="none" stroke-linecap="square">
      <clipPath id="wtw-rope">
        <path d={squares(cells, U)} />
      </clipPath>
      <g clip-path="url(#wtw-rope)">
        <path d={line} stroke={INK} stroke-width="13" />
        <path d={line} stroke="#dcb06a" stroke-width="10.2" />
        <path d={line} stroke="#7a4a1e" stroke-width="10.2" stroke-linecap="butt" stroke-dasharray="1.3 3.3" />
      </g>
    </g>
  )
}

function Towns({ foresight: { events, after } }: { readonly foresight: Foresight }) {
  const { board, face } = after
  if (board === null || face === null) return null
  const names = events.flatMap((event) => (event.type === 'townInaugurated' ? [event.town] : []))
  return (
    <g fill="none" stroke-linecap="square">
      {sideOf(board, face)
        .towns.filter(({ id }) => names.includes(id))
        .map((town) => (
          <path key={town.id} d={edges(new Set(townCells(town)), U)} stroke="#e8c14f" stroke-width="5" />
        ))}
    </g>
  )
}

function Fire({ from, to, hits }: { readonly from: number; readonly to: number; readonly hits: boolean }) {
  const [a, b] = [middle(from, U), middle(to, U)]
  const line = `M${a.x} ${a.y}L${b.x} ${b.y}`
  return (
    <g fill="none">
      <path d={line} stroke={INK} stroke-width="5" opacity=".8" />
      <path class="wtw-fire" d={line} stroke={FIRE} stroke-width="2.8" stroke-dasharray="6 4" />
      {hits && <Crosshair x={b.x} y={b.y - 2} />}
    </g>
  )
}

export function Crosshair({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none">
      <circle r="17.5" stroke={INK} stroke-width="5" />
      <circle r="17.5" stroke={FIRE} stroke-width="2.8" />
      <path d="M0-24v10M0 14v10M-24 0h10M14 0h10" stroke={FIRE} stroke-width="2.8" />
    </g>
  )
}

interface TagProps {
  readonly glyph: GlyphName | null
  readonly words: string
  readonly at: CellId
}

/** Numbers on the board; the words are in the prompt. */
function tagsOf({ events, after }: Foresight, { words }: Labels): readonly TagProps[] {
  return events.flatMap((event): readonly TagProps[] => {
    switch (event.type) {
      case 'townInaugurated': {
        const town =
          after.board !== null && after.face !== null
            ? sideOf(after.board, after.face).towns.find(({ id }) => id === event.town)
            : undefined
        const cells = town === undefined ? [] : townCells(town)
        const last = cells.at(-1)
        return last === undefined
          ? []
          : [{ glyph: 'town', words: words.signed(event.points + event.bonus), at: CELL_IDS[last] }]
      }
      case 'surrounded': {
        const tile = after.tiles.find((each) => each.tile === event.tile && each.paid)
        return tile === undefined || event.points === 0
          ? []
          : [{ glyph: 'house', words: words.signed(event.points), at: tile.cells[0] }]
      }
      case 'roped':
        return [{ glyph: 'lasso', words: words.signed(event.points), at: event.cell }]
      default:
        return []
    }
  })
}

function Tag({ glyph, words, at }: TagProps) {
  const { x, y } = middle(cellOf(at), U)
  const wide = words.length * 10 + (glyph === null ? 16 : 32)
  const left = Math.max(2, Math.min(SIZE * U - wide - 2, x - wide / 2))
  return (
    <g transform={`translate(${left} ${Math.max(2, y - 13)})`}>
      <rect x="1.5" y="2.5" width={wide} height="26" rx="13" fill={INK} opacity=".35" />
      <rect width={wide} height="26" rx="13" fill="#fdf6e3" stroke="var(--glow)" stroke-width="2.4" />
      {glyph !== null && <Glyph name={glyph} x={15} y={13} size={1.1} />}
      <text x={glyph === null ? 8 : 26} y="18.6" font-size="16" font-weight="850" fill="#2f6a2c">
        {words}
      </text>
    </g>
  )
}
