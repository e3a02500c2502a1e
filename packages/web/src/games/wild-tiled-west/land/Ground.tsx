/** The bare land of a settlement: prairie with what grows on it, the grounds of its towns, and the grid. */
import { SIZE } from '@waystation/wild-tiled-west'
import { at, hatch } from '../../../art/ink.ts'
import { between, seeded } from '../../../art/rng.ts'
import { tuft } from '../../../art/terrain.ts'
import { once } from '../../../board/kinds.ts'
import { sideOf } from '../squares.ts'
import { CELLS, corner, gridLines, squares, U } from './paths.ts'
import { townCells } from './towns.ts'

const INK = 'var(--piece-ink)'
const WIDTH = SIZE * U
const ANGLES = [35, -35, 90, 0, 55, -55, 20]

/** Tufts of grass over the whole prairie, and dust: the same on every board. */
const MEADOW = once((): { grass: string; dust: string } => {
  const draw = seeded(77)
  let grass = ''
  for (let n = 0; n < 170; n++)
    grass += tuft(between(draw, 4, WIDTH - 4), between(draw, 8, WIDTH - 2), between(draw, 0.4, 0.75), n + 5)
  let dust = ''
  for (let n = 0; n < 220; n++) {
    const wide = between(draw, 0.6, 1.8)
    dust += `M${at(draw() * WIDTH, draw() * WIDTH)}q${at(wide, -wide)} ${at(wide * 2, 0)}Z`
  }
  return { grass, dust }
})

const CACTUS =
  'M-2.6 6V-9C-2.6-13 2.6-13 2.6-9V6ZM-2.6-1H-5.4C-8-1-8.4-3-8.4-7C-8.4-9-5.6-9-5.6-7V-4H-2.6ZM2.6 1H5C8 1 8.4-1 8.4-5C8.4-7 5.6-7 5.6-5V-2H2.6Z'
const ROCKS = 'M-8 4L-6-2L-1-4L4-1L6 4ZM3 4L5 0L9 0L11 4Z'
const SKULL = 'M-4-4C-10-3-12-7-11-10C-8-7-5-7-3-7H3C5-7 8-7 11-10C12-7 10-3 4-4L3 3L1.6 8H-1.6L-3 3Z'

interface Growth {
  readonly d: string
  readonly fill: string
  readonly place: string
}

interface Bare {
  readonly growths: readonly Growth[]
  readonly towns: readonly { readonly ground: string; readonly lines: string }[]
}

/** What grows on empty squares outside of towns, and the towns' grounds; worked out once for each side. */
const bareLand = once((board: Parameters<typeof sideOf>[0], face: Parameters<typeof sideOf>[1]): Bare => {
  const side = sideOf(board, face)
  const towns = side.towns.map(townCells)
  const inTown = new Set(towns.flat())
  const growths = CELLS.flatMap((cell) => (side.prints[cell] === 'empty' && !inTown.has(cell) ? growth(cell) : []))
  const box = { x: 0, y: 0, width: WIDTH, height: WIDTH }
  return {
    growths,
    towns: towns.map((cells, i) => ({
      ground: squares(cells, U),
      lines: hatch(box, { gap: 11, angle: ANGLES[i % ANGLES.length], width: 0.6, seed: i + 2, open: 0 }),
    })),
  }
})

function growth(cell: number): Growth[] {
  const draw = seeded(cell * 17 + 4)
  const kind = draw()
  const { x, y } = corner(cell, U)
  const place = (lift: number): string =>
    `translate(${at(x + between(draw, 16, 32), y + between(draw, 26, 40) + lift)}) scale(${between(draw, 0.7, 1).toFixed(2)})`
  if (kind < 0.16) return [{ d: CACTUS, fill: 'var(--wtw-cactus)', place: place(2) }]
  if (kind < 0.3) return [{ d: ROCKS, fill: 'var(--wtw-rock)', place: place(0) }]
  return kind < 0.36 ? [{ d: SKULL, fill: '#f6ecd2', place: place(0) }] : []
}

interface LandProps {
  readonly board: Parameters<typeof sideOf>[0]
  readonly face: Parameters<typeof sideOf>[1]
}

export function BareLand({ board, face }: LandProps) {
  const { grass, dust } = MEADOW()
  const { growths, towns } = bareLand(board, face)
  return (
    <g>
      <rect width={WIDTH} height={WIDTH} fill="var(--wtw-prairie)" />
      <path d={grass} fill="var(--wtw-grass)" opacity=".55" />
      <path d={dust} fill="var(--wtw-dust)" opacity=".5" />
      {growths.map(({ d, fill, place }) => (
        <path key={place} d={d} transform={place} fill={fill} stroke={INK} stroke-width="1.1" opacity=".8" />
      ))}
      {towns.map(({ ground, lines }, i) => (
        <g key={i}>
          <path d={ground} fill={`var(--wtw-town-${i % 7})`} opacity=".85" />
          <clipPath id={`wtw-town-${board}-${face}-${i}`}>
            <path d={ground} />
          </clipPath>
          <path d={lines} fill={INK} opacity=".15" clip-path={`url(#wtw-town-${board}-${face}-${i})`} />
        </g>
      ))}
      <path d={gridLines(U)} fill="none" stroke={INK} stroke-opacity=".22" stroke-dasharray="2 4" />
    </g>
  )
}
