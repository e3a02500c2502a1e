/** What a player has: gold, bullets, bandits, tombstones, aces and the score; while something is tried, what it would become. */
import { type PlayerView, SUITS } from '@waystation/wild-tiled-west'
import type { Box } from '../../../art/ink.ts'
import { SUIT_PATHS, suitInk } from '../pieces/suits.ts'
import { Glyph, type GlyphName } from '../small/glyphs.tsx'

const INK = 'var(--piece-ink)'
const GOOD = '#2f6a2c'
const BAD = '#9c2f1f'

interface Count {
  readonly glyph: GlyphName
  readonly of: (player: PlayerView) => number
  /** Fewer are better. */
  readonly burden?: true
}

const COUNTS: readonly Count[] = [
  { glyph: 'gold', of: ({ gold }) => gold },
  { glyph: 'bullet', of: ({ bullets }) => bullets },
  { glyph: 'bandit', of: ({ standing }) => standing.length, burden: true },
  { glyph: 'tombstone', of: ({ tombstones }) => tombstones.length },
]

interface PurseProps {
  readonly rect: Box
  readonly player: PlayerView
  /** Afterwards, while a placement is tried. */
  readonly after: PlayerView | null
}

export function Purse({ rect, player, after }: PurseProps) {
  return rect.width > rect.height ? (
    <Strip rect={rect} player={player} after={after} />
  ) : (
    <Column rect={rect} player={player} after={after} />
  )
}

interface FigureProps {
  readonly box: Box
  readonly glyph: GlyphName | null
  readonly now: number
  readonly then: number
  readonly burden?: boolean
  readonly size: number
}

function Figure({ box: { x, y, width, height }, glyph, now, then, burden = false, size }: FigureProps) {
  const better = burden ? then < now : then > now
  const base = y + height / 2 + size * 0.36
  const changed = then !== now
  return (
    <g font-weight="850" font-size={size}>
      <rect x={x} y={y} width={width} height={height} rx="6" fill="var(--wtw-card)" stroke={INK} stroke-width="1.2" />
      {glyph !== null && <Glyph name={glyph} x={x + size * 0.72} y={y + height / 2} size={size / 14} />}
      {changed ? (
        <>
          <text x={x + width - 5} y={base} text-anchor="end" fill={better ? GOOD : BAD}>
            {then}
          </text>
          <text
            x={x + width - 9 - String(then).length * size * 0.62}
            y={base - 1}
            text-anchor="end"
            font-size={size * 0.72}
            fill={INK}
          >
            {`${now}▸`}
          </text>
        </>
      ) : (
        <text x={x + width - 6} y={base} text-anchor="end" fill={INK}>
          {now}
        </text>
      )}
    </g>
  )
}

function Aces({
  box: { x, y, width, height },
  player,
  columns,
}: {
  readonly box: Box
  readonly player: PlayerView
  readonly columns: number
}) {
  const wide = width / columns
  const high = height / (SUITS.length / columns)
  return (
    <g font-weight="800" font-size="14.4">
      <rect x={x} y={y} width={width} height={height} rx="6" fill="var(--wtw-card)" stroke={INK} stroke-width="1.2" />
      {SUITS.map((suit, i) => {
        const [left, middle] = [x + (i % columns) * wide, y + (Math.floor(i / columns) + 0.5) * high]
        const count = player.aces[suit]
        return (
          <g key={suit} opacity={count === 0 ? 0.6 : 1}>
            <path
              d={SUIT_PATHS[suit]}
              transform={`translate(${left + wide * 0.32} ${middle}) scale(.44)`}
              fill={suitInk(suit)}
            />
            <text x={left + wide * 0.54} y={middle + 5} fill={INK}>
              {count}
            </text>
          </g>
        )
      })}
    </g>
  )
}

function Column({ rect: { x, y, width, height }, player, after }: PurseProps) {
  const step = (height - 4) / 6.4
  const row = (at: number, tall = 1): Box => ({ x, y: y + at * step, width, height: step * tall - 4 })
  return (
    <g font-family="var(--font-text)">
      <Ribbon box={row(0, 1.2)} now={player.score} then={(after ?? player).score} />
      {COUNTS.map(({ glyph, of, burden }, i) => (
        <Figure
          key={glyph}
          box={row(1.2 + i)}
          glyph={glyph}
          now={of(player)}
          then={of(after ?? player)}
          burden={burden ?? false}
          size={20}
        />
      ))}
      <Aces box={row(5.2, 1.2)} player={after ?? player} columns={2} />
    </g>
  )
}

function Ribbon({
  box: { x, y, width, height },
  now,
  then,
}: {
  readonly box: Box
  readonly now: number
  readonly then: number
}) {
  const changed = now !== then
  return (
    <g font-weight="850" text-anchor="middle">
      <path
        d={`M${x} ${y}H${x + width}V${y + height}L${x + width - 9} ${y + height - 6}H${x + 9}L${x} ${y + height}Z`}
        fill="var(--wtw-card)"
        stroke={INK}
        stroke-width="1.4"
      />
      <text x={x + width / 2} y={y + height / 2 + 5} font-size={changed ? 18 : 25} fill={INK}>
        {changed ? `${now}▸` : now}
        {changed && (
          <tspan fill={then > now ? GOOD : BAD} font-size="22">
            {then}
          </tspan>
        )}
      </text>
    </g>
  )
}

/** In one line: on a phone. */
function Strip({ rect: { x, y, width, height }, player, after }: PurseProps) {
  const step = (width - 4) / 6
  const cell = (at: number, wide = 1): Box => ({
    x: x + 2 + at * step,
    y: y + 4,
    width: step * wide - 4,
    height: height - 8,
  })
  return (
    <g font-family="var(--font-text)">
      {COUNTS.map(({ glyph, of, burden }, i) => (
        <Figure
          key={glyph}
          box={cell(i)}
          glyph={glyph}
          now={of(player)}
          then={of(after ?? player)}
          burden={burden ?? false}
          size={16}
        />
      ))}
      <Figure box={cell(4)} glyph="pickaxe" now={player.mine} then={(after ?? player).mine} size={16} />
      <Figure box={cell(5)} glyph={null} now={player.score} then={(after ?? player).score} size={18} />
    </g>
  )
}
