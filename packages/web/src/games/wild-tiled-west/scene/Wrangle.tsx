/** What wrangling pays: points by number of cows, and the contract that goes with it, its big side marked by a star. */
import { type Contract, MAX_COWS, MIN_COWS, type View, WRANGLE_POINTS } from '@waystation/wild-tiled-west'
import { FittedText } from '../../../art/FittedText.tsx'
import type { Box } from '../../../art/ink.ts'
import { tufts } from '../../../art/terrain.ts'
import { box } from '../../../board/boxes.ts'
import { Glyph, type GlyphName } from '../small/glyphs.tsx'
import type { BoardWords } from '../text/words.ts'

const INK = 'var(--piece-ink)'
const STAR = 'M0-6L1.6-1.8H6L2.6 1L3.8 5.4L0 2.8L-3.8 5.4L-2.6 1L-6-1.8H-1.6Z'
export const BONUS_GLYPHS: { readonly [contract in Contract]: GlyphName | null } = {
  alleys: 'alley',
  gold: 'gold',
  bullets: 'bullet',
  points: null,
}

export const COWS: readonly number[] = Array.from({ length: MAX_COWS - MIN_COWS + 1 }, (_, n) => MIN_COWS + n)

/** Where each number of cows stands. */
export function wrangleBox(rect: Box, cows: number): Box {
  const width = (rect.width - 12) / COWS.length
  return { x: rect.x + 5 + (cows - MIN_COWS) * width, y: rect.y + 28, width: width - 3, height: rect.height - 36 }
}

interface WrangleProps {
  readonly rect: Box
  readonly view: View
  readonly words: BoardWords
}

export function Wrangle({ rect, view, words }: WrangleProps) {
  const { x, y, width, height } = rect
  return (
    <g font-family="var(--font-text)">
      <rect x={x + 2} y={y + 3} width={width - 2} height={height - 3} rx="7" fill={INK} opacity=".25" />
      <rect
        x={x}
        y={y}
        width={width - 2}
        height={height - 3}
        rx="7"
        fill="var(--wtw-meadow)"
        stroke={INK}
        stroke-width="1.4"
      />
      <path
        d={tufts({ x: x + 5, y: y + 12, width: width - 12, height: height - 18 }, 34, 8, 0.6)}
        fill="var(--wtw-field-grass)"
        opacity=".6"
      />
      <rect x={x + 5} y={y + 5} width={width - 12} height="20" rx="3" fill="#7a4f29" stroke={INK} stroke-width="1.1" />
      <FittedText
        text={words.wrangle}
        room={width - 24}
        largest={13.6}
        least={11.6}
        x={x + 11}
        y={y + 20}
        font-weight="750"
        fill="#fff6e2"
      />
      {COWS.map((cows) => (
        <Column key={cows} cows={cows} box={wrangleBox(rect, cows)} view={view} />
      ))}
    </g>
  )
}

function Column({
  cows,
  box: { x, y, width, height },
  view,
}: {
  readonly cows: number
  readonly box: Box
  readonly view: View
}) {
  const contract = view.contracts.find((each) => each.cows === cows)
  const { count, points, card } = placesIn({ x, y, width, height })
  return (
    <g text-anchor="middle">
      <rect x={x} y={y} width={width} height={height} rx="4" fill="var(--wtw-card)" stroke={INK} stroke-width="1.1" />
      <Glyph name="cow" x={count.x - 9} y={count.y} size={0.95} />
      <text x={count.x + 9} y={count.y + 5.4} font-size="15" font-weight="850" fill={INK}>
        {`${cows}${cows === MAX_COWS ? '+' : ''}`}
      </text>
      <text x={points.x} y={points.y + 7.6} font-size="22" font-weight="850" fill="#9c2f1f">
        {WRANGLE_POINTS[cows]}
      </text>
      {contract !== undefined && <Bonus contract={contract} box={card} />}
    </g>
  )
}

/** Below each other; side by side where a column is broader than high. */
function placesIn({ x, y, width, height }: Box) {
  const middle = x + width / 2
  if (width < height)
    return {
      count: { x: middle, y: y + height * 0.13 },
      points: { x: middle, y: y + height * 0.47 - 7.6 },
      card: box(x + 3, y + height * 0.56, width - 6, height * 0.44 - 4),
    }
  const half = y + Math.min(18, height * 0.32)
  return {
    count: { x: middle, y: y + Math.min(11, height * 0.22) },
    points: { x: x + width * 0.23, y: (half + y + height) / 2 },
    card: box(x + width * 0.46, half + 2, width * 0.54 - 3, y + height - half - 5),
  }
}

function Bonus({
  contract: { contract, bonus, flipped },
  box: card,
}: {
  readonly contract: View['contracts'][number]
  readonly box: Box
}) {
  const { x, y, width, height } = card
  const [middle, line] = [x + width / 2, y + height / 2]
  const size = Math.min(14.4, width * 0.4)
  return (
    <g>
      <rect {...card} rx="3" fill={flipped ? '#e6d3a8' : '#f6c95a'} stroke={INK} />
      <BonusMark contract={contract} x={middle - size * 0.72} y={line} size={size / 14.4} />
      <text x={middle + size * 0.62} y={line + size * 0.36} font-size={size} font-weight="850" fill={INK}>
        {`+${bonus}`}
      </text>
      {!flipped && (
        <path
          d={STAR}
          transform={`translate(${x + width - 2} ${y + 1})`}
          fill="#9c2f1f"
          stroke={INK}
          stroke-width=".7"
        />
      )}
    </g>
  )
}

interface BonusMarkProps {
  readonly contract: Contract
  readonly x: number
  readonly y: number
  readonly size: number
}

function BonusMark({ contract, x, y, size }: BonusMarkProps) {
  const glyph = BONUS_GLYPHS[contract]
  return glyph === null ? (
    <path d={STAR} transform={`translate(${x} ${y}) scale(${1.1 * size})`} fill="#9c2f1f" />
  ) : (
    <Glyph name={glyph} x={x} y={y} size={size} />
  )
}
