/** El Paso: a wagon crosses the desert between red mesas, the sun straight above. */
import { at, cut, ground, rolling, skyLines, slopeCuts } from '../../art/ink.ts'
import { birds, tufts } from '../../art/terrain.ts'
import { INK, Lid } from '../../art/Lid.tsx'

const FAR = rolling(0, 400, 160, 8, 60, 4)
const DUNE = rolling(0, 400, 204, 20, 110, 7)
const NEAR = rolling(0, 400, 258, 18, 130, 14)

/** A mesa: a flat top, steep walls, rubble at the foot. */
function mesa(x: number, y: number, w: number, h: number): { shape: string; walls: string } {
  const shape = `M${at(x - w * 0.2, y)}L${at(x, y - h * 0.4)}L${at(x + w * 0.03, y - h)}L${at(x + w * 0.3, y - h * 1.03)}L${at(x + w * 0.52, y - h * 0.98)}L${at(x + w * 0.96, y - h)}L${at(x + w, y - h * 0.38)}L${at(x + w * 1.22, y)}Z`
  let walls = ''
  for (let i = 0; i < w / 5; i++) {
    const px = x + w * 0.05 + i * 5
    walls += cut(px, y - h * (0.94 - (i % 3) * 0.06), px + 1, y - h * (0.4 - (i % 4) * 0.07), i > w / 9 ? 1.5 : 0.9)
  }
  return { shape, walls }
}

const MESAS = [mesa(30, 160, 80, 74), mesa(286, 162, 92, 92), mesa(160, 158, 46, 36)]

function Saguaro() {
  return (
    <g stroke={INK} stroke-width="2">
      <path d="M-7 0V-66C-7-76 7-76 7-66V0Z" fill="#57713f" />
      <path
        d="M-7-22H-16C-24-22-26-28-26-34V-48C-26-55-15-55-15-48V-36H-7ZM7-34H15V-52C15-59 26-59 26-52V-32C26-24 22-20 14-20H7Z"
        fill="#57713f"
      />
      <path
        d={
          cut(-2, -68, -2, -4, 0.9) +
          cut(3, -68, 3, -4, 1.1) +
          cut(-20.5, -48, -20.5, -28, 0.8) +
          cut(21, -52, 21, -28, 1)
        }
        fill={INK}
        stroke="none"
      />
    </g>
  )
}

/** A covered wagon behind two oxen, going left. */
function Wagon() {
  const wheel = (x: number, r: number) => (
    <g transform={`translate(${x} ${-r})`}>
      <circle r={r} fill="#8b5e34" />
      <circle r={r * 0.74} fill="#e7c58c" />
      <path
        d={`M${-r} 0H${r}M0 ${-r}V${r}M${-r * 0.7} ${-r * 0.7}L${r * 0.7} ${r * 0.7}M${r * 0.7} ${-r * 0.7}L${-r * 0.7} ${r * 0.7}`}
        stroke-width="1.3"
      />
      <circle r={r * 0.22} fill="#4a2c1a" />
    </g>
  )
  return (
    <g stroke={INK} stroke-width="1.8">
      <path d="M-36-22C-44-62-30-72-18-66C-8-76 6-74 12-68C24-74 44-68 40-22Z" fill="#fbf2da" />
      <path
        d={
          cut(-18, -66, -14, -24, 1) +
          cut(12, -68, 12, -24, 1) +
          cut(22, -64, 28, -26, 1.1) +
          cut(29, -60, 34, -28, 1.1) +
          cut(4, -66, 6, -30, 0.8)
        }
        fill={INK}
        stroke="none"
      />
      <path d="M-42-24H44L40-10H-38Z" fill="#2f6a72" />
      <path d="M-42-24H44" stroke-width="3" />
      {wheel(-26, 11)}
      {wheel(28, 14)}
      <path d="M-42-14L-72-16" stroke-width="2.4" />
    </g>
  )
}

/** A rider: hat, poncho, horse. */
function Rider() {
  return (
    <g stroke={INK} stroke-width="1.8">
      <path
        d="M-20 0L-17-20C-24-24-24-34-18-36C-8-40 8-38 14-38C20-48 26-56 32-56L36-62L39-55L48-46C47-42 43-41 39-43C35-43 33-38 30-30C28-24 25-20 22-18L24 0H18L15-16C6-13-4-13-10-16L-13 0Z"
        fill="#5a3820"
        transform="scale(-1 1)"
      />
      <path d="M18-34C26-34 28-24 25-12C22-20 20-24 16-28Z" fill={INK} />
      <path d="M8-34L4-14H10L14-30Z" fill="#2f3a4a" />
      <path d="M-2-64C6-66 12-60 14-36C6-30-6-32-10-38C-8-50-6-60-2-64Z" fill="#c3702c" />
      <path d="M-4-70C-4-62 6-62 6-70Z" fill="#c98f5f" />
      <path d="M-14-70C-6-74 8-74 15-69C6-66-6-66-14-70ZM-5-71C-6-80 8-80 8-71Z" fill="#3b2616" />
      <path d={cut(4, -60, 9, -38, 1) + cut(8, -56, 12, -38, 0.9)} fill={INK} stroke="none" />
    </g>
  )
}

export function Cover() {
  return (
    <Lid paper="#f5e4c0">
      <path d="M0 0H400V180H0Z" fill="#e0a25c" />
      <path d="M0 54Q200 38 400 58V180H0Z" fill="#efc27c" />
      <path d="M0 104Q200 92 400 108V180H0Z" fill="#f8dfa6" />
      <path d={skyLines({ x: 0, y: 14, width: 400, height: 120 }, 18, 9)} fill={INK} opacity="0.3" />
      <circle cx="214" cy="58" r="30" fill="#fdf3c8" stroke="#b5482a" stroke-width="3.5" />
      <path
        d={Array.from({ length: 28 }, (_, i) => {
          const t = (i * Math.PI) / 14
          const r = i % 2 === 0 ? 62 : 50
          return cut(214 + Math.cos(t) * 37, 58 + Math.sin(t) * 37, 214 + Math.cos(t) * r, 58 + Math.sin(t) * r, 1.3)
        }).join('')}
        fill="#b5482a"
      />
      <path d={birds(120, 60, 5, 3)} fill="none" stroke={INK} stroke-width="2" />
      <path d={ground(FAR, 300)} fill="#dba560" stroke={INK} stroke-width="1.4" />
      {MESAS.map(({ shape, walls }) => (
        <g key={shape}>
          <path d={shape} fill="#b5482a" stroke={INK} stroke-width="1.8" />
          <path d={walls} fill={INK} opacity="0.8" />
        </g>
      ))}
      <path d={ground(DUNE, 300)} fill="#e6b975" stroke={INK} stroke-width="1.7" />
      <path d={slopeCuts(DUNE, { depth: 26, gap: 5, seed: 6, lean: 1.1 })} fill="#8a5423" opacity="0.75" />
      <g transform="translate(338 218) scale(.62)">
        <Saguaro />
      </g>
      <path
        d="M0 246C80 232 120 244 190 236S320 228 400 240"
        fill="none"
        stroke="#8a5423"
        stroke-width="2"
        stroke-dasharray="14 8"
      />
      <g transform="translate(262 240) scale(1.05)">
        <Wagon />
      </g>
      <g transform="translate(150 243) scale(.95)">
        <Rider />
      </g>
      <path d={ground(NEAR, 300)} fill="#d39a55" stroke={INK} stroke-width="2" />
      <path d={slopeCuts(NEAR, { depth: 30, gap: 6, seed: 2, lean: -0.9, width: 1.1 })} fill="#7c4a1e" opacity="0.7" />
      <g transform="translate(52 276) scale(1.5)">
        <Saguaro />
      </g>
      <path d={tufts({ x: 100, y: 268, width: 290, height: 26 }, 18, 6, 1.5)} fill={INK} />
      <g transform="translate(330 282)" stroke={INK} stroke-width="1.8">
        <path d="M-22-6C-20-16-8-18 0-14C8-18 20-16 22-6C16-8 12-4 10 0C6 6-6 6-10 0C-12-4-16-8-22-6Z" fill="#f6ead0" />
        <path d="M-6-4L-2-6L-3-1ZM6-4L2-6L3-1Z" fill={INK} />
      </g>
    </Lid>
  )
}
