/** Deadwood: the main street at noon, two people and a long shadow. */
import { cut, ground, hatch, rolling, skyLines, slopeCuts } from '../../art/ink.ts'
import { INK, Lid } from '../../art/Lid.tsx'

const HILLS = rolling(90, 310, 150, 44, 30, 6)

/** False fronts in perspective: x of the near and the far edge, heights at both, colour. */
interface Front {
  readonly near: number
  readonly far: number
  readonly top: readonly [number, number]
  readonly base: readonly [number, number]
  readonly fill: string
}

const LEFT: readonly Front[] = [
  { near: 0, far: 78, top: [22, 66], base: [286, 232], fill: '#8c4a2b' },
  { near: 78, far: 120, top: [76, 100], base: [232, 205], fill: '#b5793e' },
  { near: 120, far: 148, top: [92, 114], base: [205, 190], fill: '#6f4a33' },
]

const between = (a: number, b: number, t: number): number => a + (b - a) * t

/** A quadrilateral on the front, by shares of its width and height. */
function pane({ near, far, top, base }: Front, x1: number, x2: number, y1: number, y2: number): string {
  const point = (x: number, y: number): string => {
    const px = between(near, far, x)
    return `${px.toFixed(1)} ${between(between(top[0], top[1], x), between(base[0], base[1], x), y).toFixed(1)}`
  }
  return `M${point(x1, y1)}L${point(x2, y1)}L${point(x2, y2)}L${point(x1, y2)}Z`
}

const boards = (front: Front): string =>
  Array.from({ length: 9 }, (_, i) => {
    const y = 0.06 + i * 0.1
    const left = between(front.top[0], front.base[0], y)
    const right = between(front.top[1], front.base[1], y)
    return cut(front.near, left, front.far, right, 0.8)
  }).join('')

function Building({ front }: { readonly front: Front }) {
  return (
    <g stroke={INK} stroke-width="1.8">
      <path d={pane(front, 0, 1, 0, 1)} fill={front.fill} />
      <path d={boards(front)} fill={INK} stroke="none" opacity="0.6" />
      <path d={pane(front, -0.03, 1.03, -0.03, 0.05)} fill="#4a2c1a" />
      <path d={pane(front, 0.12, 0.88, 0.1, 0.22)} fill="#f0dcae" />
      <path d={pane(front, 0.18, 0.82, 0.14, 0.18)} fill={INK} stroke="none" opacity="0.75" />
      <path d={pane(front, 0.14, 0.38, 0.3, 0.5) + pane(front, 0.62, 0.86, 0.3, 0.5)} fill="#f6c65b" />
      <path d={pane(front, 0.255, 0.265, 0.3, 0.5) + pane(front, 0.735, 0.745, 0.3, 0.5)} fill={INK} />
      <path d={pane(front, 0.4, 0.68, 0.7, 1)} fill="#22140b" />
      <path d={pane(front, 0.4, 0.53, 0.76, 0.94) + pane(front, 0.55, 0.68, 0.76, 0.94)} fill="#b98350" />
      <path d={pane(front, 0.08, 0.32, 0.7, 0.88)} fill="#7c97a0" />
      <path d={pane(front, -0.02, 1.04, 0.58, 0.65)} fill="#5a3820" />
      <path d={pane(front, 0.02, 0.06, 0.63, 1) + pane(front, 0.94, 0.98, 0.63, 1)} fill="#d9a866" />
    </g>
  )
}

/** Seen from behind, hand near the holster. */
function Gunslinger() {
  return (
    <g stroke={INK} stroke-width="1.8">
      <path d="M-16 0L-12-42L-2-44L0-30L2-44L12-42L16 0H6L0-24L-6 0Z" fill="#2f3a4a" />
      <path d="M-18 1H-4V-6H-16ZM18 1H4V-6H16Z" fill="#2b1a0f" />
      <path d="M-17-80C-8-86 8-86 17-80L20-30C14-24 12-36 11-40H-11C-12-36-14-24-20-30Z" fill="#9c2f1f" />
      <path
        d="M-17-80C-24-70-27-56-27-42L-20-40C-19-54-16-62-12-70ZM17-80C24-70 27-56 27-42L20-40C19-54 16-62 12-70Z"
        fill="#84241a"
      />
      <path d="M-13-44H13V-38H-13Z" fill="#3b2616" />
      <path d="M14-44L22-40L20-26H14Z" fill="#553619" />
      <path
        d={cut(6, -78, 10, -46, 1.2) + cut(10, -74, 14, -48, 1) + cut(-9, -76, -12, -50, 0.9)}
        fill={INK}
        stroke="none"
      />
      <path d="M-8-92C-8-80 8-80 8-92Z" fill="#c98f5f" />
      <path d="M-22-90C-12-96 12-96 22-90C12-84-12-84-22-90Z" fill="#2b1a0f" />
      <path d="M-11-91C-13-104-6-108 0-105C6-108 13-104 11-91C4-88-4-88-11-91Z" fill="#3f2817" />
      <path d="M-11-94C-4-91 4-91 11-94" fill="none" stroke="#d9a866" stroke-width="2.2" />
    </g>
  )
}

export function Cover() {
  return (
    <Lid paper="#f0e0bd">
      <path d="M0 0H400V200H0Z" fill="#9db7b0" />
      <path d="M0 70Q200 46 400 70V220H0Z" fill="#d3d2ae" />
      <path d="M0 112Q200 96 400 112V220H0Z" fill="#f0e2b4" />
      <path d={skyLines({ x: 0, y: 14, width: 400, height: 120 }, 20, 8)} fill={INK} opacity="0.36" />
      <circle cx="200" cy="60" r="24" fill="#f8e3a0" stroke="#c3702c" stroke-width="3" />
      <path d={ground(HILLS, 200)} fill="#5f7058" stroke={INK} stroke-width="1.6" />
      <path d={slopeCuts(HILLS, { depth: 30, gap: 3.4, seed: 4 })} fill={INK} opacity="0.75" />
      <path d="M0 300V282L150 186H250L400 282V300Z" fill="#d3a866" stroke={INK} stroke-width="1.8" />
      <path
        d={hatch({ x: 60, y: 190, width: 280, height: 110 }, { angle: 0, gap: 7, width: 0.9, seed: 5, open: 0.2 })}
        fill="#8a5f2c"
        opacity="0.65"
      />
      <path
        d="M196 190Q178 240 150 300M206 190Q232 240 268 300"
        fill="none"
        stroke="#8a5f2c"
        stroke-width="2.4"
        stroke-dasharray="12 8"
      />
      {[...LEFT].reverse().map((front) => (
        <g key={front.near}>
          <Building front={front} />
          <g transform="translate(400 0) scale(-1 1)">
            <Building front={{ ...front, fill: MIRROR[front.near] }} />
          </g>
        </g>
      ))}
      <path d="M216 206L256 222L262 220L226 205Z" fill={INK} opacity="0.4" />
      <g transform="translate(222 207) scale(.36)">
        <Gunslinger />
      </g>
      <path d="M160 288L300 298L290 302H150Z" fill={INK} opacity="0.35" />
      <g transform="translate(150 292) scale(1.5)">
        <Gunslinger />
      </g>
    </Lid>
  )
}

const MIRROR: { readonly [near: number]: string } = { 0: '#b5793e', 78: '#6f4a33', 120: '#8c4a2b' }
