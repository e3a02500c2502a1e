/** The mining track of a player: what each space pays every year and at the end, the hat where a partner waits. */
import { HAT_SPACE, MINE_INCOME, MINE_POINTS, type PlayerView } from '@waystation/wild-tiled-west'
import type { Box } from '../../../art/ink.ts'
import { SeatShapeMark } from '../../../art/SeatMark.tsx'
import { Glyph } from '../small/glyphs.tsx'

const INK = 'var(--piece-ink)'

/** In two columns where it stands upright, in one line where it lies. */
export function mineBox(rect: Box, space: number): Box {
  const lying = rect.width > rect.height
  const columns = lying ? MINE_INCOME.length : 2
  const rows = MINE_INCOME.length / columns
  const [width, height] = [(rect.width - 8) / columns, (rect.height - 8) / rows]
  const at = space - 1
  return {
    x: rect.x + 4 + (at % columns) * width + 1,
    y: rect.y + 4 + Math.floor(at / columns) * height + 1,
    width: width - 2,
    height: height - 2,
  }
}

interface MineProps {
  readonly rect: Box
  readonly player: PlayerView
  readonly after: PlayerView | null
}

export function Mine({ rect, player, after }: MineProps) {
  return (
    <g font-family="var(--font-text)">
      <rect
        x={rect.x}
        y={rect.y}
        width={rect.width}
        height={rect.height - 2}
        rx="6"
        fill="var(--wtw-track)"
        stroke={INK}
        stroke-width="1.4"
      />
      {MINE_INCOME.map((income, i) => {
        const box = mineBox(rect, i + 1)
        return <Space key={i} space={i + 1} income={income} box={box} player={player} />
      })}
      {after !== null && after.mine !== player.mine && (
        <Marker rect={rect} seat={player.seat} space={after.mine} ghost />
      )}
      <Marker rect={rect} seat={player.seat} space={player.mine} />
    </g>
  )
}

interface SpaceProps {
  readonly space: number
  readonly income: number
  readonly box: Box
  readonly player: PlayerView
}

/** Income above, points at the end below. */
function Space({ space, income, box: { x, y, width, height }, player }: SpaceProps) {
  const fill = player.mine === space ? '#fff3b8' : player.mine > space ? '#cbb98d' : 'var(--wtw-card)'
  const middle = x + width / 2
  const size = Math.min(14, height * 0.4, width * 0.36)
  return (
    <g font-weight="850" font-size={size}>
      <rect x={x} y={y} width={width} height={height} rx="4" fill={fill} stroke={INK} />
      <Glyph name="gold" x={middle - size * 0.55} y={y + height * 0.27} size={size / 16} />
      <text x={middle + size * 0.05} y={y + height * 0.27 + size * 0.36} fill={INK}>
        {income}
      </text>
      <text x={middle} y={y + height - size * 0.26} text-anchor="middle" fill="#9c2f1f">
        {`${MINE_POINTS[space - 1]}★`}
      </text>
      {space === HAT_SPACE && <Glyph name="partner" x={x + width - size * 0.5} y={y + 2} size={0.8} />}
    </g>
  )
}

function Marker({
  rect,
  seat,
  space,
  ghost = false,
}: {
  readonly rect: Box
  readonly seat: number
  readonly space: number
  readonly ghost?: boolean
}) {
  const { x, y, width, height } = mineBox(rect, space)
  return (
    <g
      class={ghost ? 'wtw-ghost' : 'wtw-slides'}
      style={{ transform: `translate(${x + width - 7}px, ${y + height / 2 + 2}px)` }}
      opacity={ghost ? 0.75 : 1}
    >
      <SeatShapeMark seat={seat} r={6.4} />
    </g>
  )
}
