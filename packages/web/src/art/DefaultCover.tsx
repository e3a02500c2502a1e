/** The lid of a box that has no drawing of its own: a landscape under its own sky, and the title on a board by the trail. */
import { birds, rays, tufts } from './terrain.ts'
import { at, cut, ground, hatch, rolling, skyLines, slopeCuts } from './ink.ts'
import { INK, Lid } from './Lid.tsx'
import { between, type Draw, seeded } from './rng.ts'

export interface CoverProps {
  readonly id: string
  readonly title: string
}

/** Times of day; the sky from top to bottom. */
const LIGHTS = [
  { paper: '#f0dfba', sky: ['#d3814a', '#e9b063', '#f6dd9f'], sun: '#fbeeb9', mesa: '#a65a41', hill: '#7d4a36' },
  { paper: '#efe4c4', sky: ['#8fb4b0', '#c0d1b3', '#f0e6bd'], sun: '#f7de90', mesa: '#8a9c78', hill: '#5f7a55' },
  { paper: '#ecdcc4', sky: ['#73809c', '#b9999c', '#f0c99d'], sun: '#f9dca6', mesa: '#77617d', hill: '#51476a' },
  { paper: '#f2dfb6', sky: ['#9fb3a0', '#dcc98a', '#f4dd97'], sun: '#f8e7ab', mesa: '#b98a4c', hill: '#8a7a3e' },
  { paper: '#e6ddc0', sky: ['#3d5c6b', '#6c8f92', '#b9c7a4'], sun: '#f5ecd0', mesa: '#4f7068', hill: '#33534c' },
] as const

const WOODS = ['#7c4f2e', '#6b3f2a', '#8a5b33'] as const
const SOIL = '#cfa05c'

/** The same number for the same words, everywhere. */
function seedOf(words: string): number {
  let seed = 7
  for (let i = 0; i < words.length; i++) seed = (seed * 31 + words.charCodeAt(i)) % 9973
  return seed
}

const oneOf = <T,>(draw: Draw, things: readonly T[]): T => things[Math.floor(draw() * things.length)]

/** A flat-topped rock with steep sides. */
function mesa(x: number, width: number, height: number, base: number): string {
  const top = base - height
  return `M${at(x, base)}L${at(x + width * 0.14, base - height * 0.45)}L${at(x + width * 0.2, top)}H${x + width * 0.8}L${at(x + width * 0.86, base - height * 0.45)}L${at(x + width, base)}Z`
}

/** Its side away from the sun. */
function mesaShade(x: number, width: number, height: number, base: number, draw: Draw): string {
  let path = ''
  for (let share = 0.45; share < 0.84; share += 0.055) {
    const foot = x + width * (share + 0.05)
    path += cut(x + width * share, base - height, foot, base - height * between(draw, 0.1, 0.55), 1.1)
  }
  return path
}

/** Words in at most three lines of about the same length. */
export function linesOf(title: string): readonly string[] {
  const words = title.split(/\s+/)
  const room = Math.max(11, Math.ceil(title.length / 3) + 2, ...words.map((word) => word.length))
  return words.reduce<string[]>((lines, word) => {
    const last = lines[lines.length - 1]
    if (last !== undefined && last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
    return lines
  }, [])
}

/** Width of a letter of the title face, in shares of its size; measured on capitals and small letters together. */
const LETTER = 0.66
const BOARD = { left: 68, width: 264, middle: 190 }

function Sign({ title, wood }: { readonly title: string; readonly wood: string }) {
  const lines = linesOf(title)
  const longest = Math.max(...lines.map((line) => line.length))
  const size = Math.min(44, (BOARD.width - 34) / (longest * LETTER), 100 / lines.length)
  const half = (lines.length * size * 1.12) / 2 + 13
  const [top, bottom] = [BOARD.middle - half, BOARD.middle + half]
  const { left, width } = BOARD
  return (
    <g stroke={INK} stroke-width="2">
      <path
        d={`M92 300V${top - 16}L98 ${top - 22}L104 ${top - 16}V300ZM296 300V${top - 16}L302 ${top - 22}L308 ${top - 16}V300Z`}
        fill={wood}
      />
      <path d={`M${left + 5} ${top + 7}h${width}v${half * 2}h${-width}Z`} fill={INK} opacity="0.35" stroke="none" />
      <path
        d={`M${left} ${top}L${left + width} ${top - 3}L${left + width + 4} ${bottom}L${left - 3} ${bottom + 3}Z`}
        fill={wood}
      />
      <path
        d={hatch(
          { x: left + 4, y: top + 5, width: width - 8, height: half * 2 - 10 },
          { angle: 0, gap: 5, width: 0.7, open: 0.3, seed: title.length },
        )}
        fill={INK}
        opacity="0.4"
        stroke="none"
      />
      <path
        d={`M${left + 7} ${top + 6}H${left + width - 6}V${bottom - 5}H${left + 6}Z`}
        fill="none"
        stroke="#f3dfae"
        stroke-width="1.4"
      />
      {[left + 30, left + width - 30].map((x) => (
        <circle key={x} cx={x} cy={top + 3} r="2.6" fill="#2b1a0f" stroke="none" />
      ))}
      <g
        font-family="var(--font-title)"
        font-size={size}
        text-anchor="middle"
        fill="#fbf0d2"
        stroke={INK}
        stroke-width="3"
        paint-order="stroke"
      >
        {lines.map((line, i) => (
          <text key={line} x="200" y={BOARD.middle + (i - (lines.length - 1) / 2) * size * 1.12 + size * 0.36}>
            {line}
          </text>
        ))}
      </g>
    </g>
  )
}

export function DefaultCover({ id, title }: CoverProps) {
  const draw = seeded(seedOf(id))
  const light = oneOf(draw, LIGHTS)
  const wood = oneOf(draw, WOODS)
  const sun = between(draw, 120, 280)
  const width = between(draw, 130, 170)
  const rock = [
    sun > 200 ? between(draw, -10, 30) : between(draw, 370, 410) - width,
    width,
    between(draw, 104, 132),
    222,
  ] as const
  const seed = seedOf(title) + 1
  const hills = rolling(-10, 410, 206, 40, 46, seed)
  const near = rolling(-10, 410, 252, 16, 60, seed + 1)
  return (
    <Lid paper={light.paper}>
      <path d="M0 0H400V220H0Z" fill={light.sky[0]} />
      <path d="M0 62Q200 40 400 62V240H0Z" fill={light.sky[1]} />
      <path d="M0 112Q200 92 400 112V240H0Z" fill={light.sky[2]} />
      <path d={skyLines({ x: 0, y: 12, width: 400, height: 130 }, 22, seed)} fill={INK} opacity="0.34" />
      <path d={rays(sun, 80, 36, 72, 15)} fill={light.sun} opacity="0.9" />
      <circle cx={sun} cy="80" r="29" fill={light.sun} stroke={light.mesa} stroke-width="2.4" />
      <path d={birds(400 - sun, 48, 4, seed)} fill="none" stroke={INK} stroke-width="1.6" />
      <path d={mesa(...rock)} fill={light.mesa} stroke={INK} stroke-width="1.6" />
      <path d={mesaShade(...rock, draw)} fill={INK} opacity="0.75" />
      <path d={ground(hills, 300)} fill={light.hill} stroke={INK} stroke-width="1.6" />
      <path d={slopeCuts(hills, { depth: 34, gap: 4, seed })} fill={INK} opacity="0.7" />
      <path d={ground(near, 310)} fill={SOIL} stroke={INK} stroke-width="1.6" />
      <path d={slopeCuts(near, { depth: 12, gap: 9, seed: seed + 2 })} fill={INK} opacity="0.5" />
      <Sign title={title} wood={wood} />
      <path d={tufts({ x: 16, y: 262, width: 368, height: 26 }, 34, seed, 1.3)} fill={INK} opacity="0.85" />
    </Lid>
  )
}
