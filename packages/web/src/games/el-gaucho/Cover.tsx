/** El Gaucho: the pampa at dusk, a gaucho watching the herd. */
import { CowSide } from '../../art/cow/CowSide.tsx'
import { ground, rolling, skyLines, slopeCuts } from '../../art/ink.ts'
import { birds, fence, fringe, rays, tufts } from '../../art/terrain.ts'
import { GauchoPortrait } from './GauchoPortrait.tsx'
import { INK, Lid } from '../../art/Lid.tsx'

const FAR = rolling(0, 400, 166, 26, 60, 4)
const MID = rolling(0, 400, 182, 14, 80, 9)
const NEAR = rolling(0, 400, 214, 12, 90, 15)
const FRONT = rolling(0, 400, 262, 10, 80, 19)
const RAIL = fence(
  [
    [12, 246],
    [120, 240],
    [236, 246],
  ],
  27,
  30,
  6,
)

export function Cover() {
  return (
    <Lid paper="#f3e6c8" keeps="right">
      <path d="M0 0H400V200H0Z" fill="#d9713c" />
      <path d="M0 52Q120 34 220 48T400 40V200H0Z" fill="#e9974c" />
      <path d="M0 98Q110 82 210 94T400 86V200H0Z" fill="#f3bd6c" />
      <path d="M0 136Q130 124 230 134T400 126V200H0Z" fill="#f9dc9c" />
      <path d={skyLines({ x: 0, y: 16, width: 400, height: 140 }, 22, 3)} fill={INK} opacity="0.38" />
      <path d={rays(150, 158, 62, 150, 25)} fill="#a8321d" opacity="0.6" />
      <circle cx="150" cy="158" r="54" fill="#f7d488" stroke="#a8321d" stroke-width="4" />
      <path d={birds(280, 66, 9, 4)} fill="none" stroke={INK} stroke-width="1.8" />
      <path d={ground(FAR, 300)} fill="#a9724c" stroke={INK} stroke-width="1.6" />
      <path d={slopeCuts(FAR, { depth: 22, gap: 5, seed: 3 })} fill={INK} opacity="0.7" />
      <path d={ground(MID, 300)} fill="#8d7a45" stroke={INK} stroke-width="1.7" />
      <path d={slopeCuts(MID, { depth: 14, gap: 6, seed: 8, lean: -0.6 })} fill={INK} opacity="0.6" />
      <Herd />
      <path d={ground(NEAR, 300)} fill="#7c7a3a" stroke={INK} stroke-width="1.8" />
      <path d={fringe(NEAR, 5, 4)} fill={INK} />
      <path d={RAIL.rails} fill="none" stroke={INK} stroke-width="5.4" />
      <path d={RAIL.rails} fill="none" stroke="#b98350" stroke-width="2.8" />
      <path d={RAIL.posts} fill="#8b5e34" stroke={INK} stroke-width="1.3" />
      <g transform="translate(126 262) scale(1.5)">
        <CowSide coat="ochre" pose="graze" />
      </g>
      <path d={ground(FRONT, 300)} fill="#5f6630" stroke={INK} stroke-width="2" />
      <path d={fringe(FRONT, 4, 9, 1.6) + tufts({ x: 0, y: 262, width: 400, height: 34 }, 46, 5, 1.7)} fill={INK} />
      <g transform="translate(298 300)">
        <GauchoPortrait />
      </g>
    </Lid>
  )
}

function Herd() {
  const places = [
    [40, 204, 0.5, 'brown', 'graze'],
    [84, 210, 0.62, 'white', 'stand'],
    [196, 204, 0.52, 'black', 'graze'],
    [232, 212, 0.7, 'spotted', 'stand'],
    [366, 206, 0.56, 'brown', 'stand'],
  ] as const
  return (
    <>
      {places.map(([x, y, scale, coat, pose]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <CowSide coat={coat} pose={pose} />
        </g>
      ))}
    </>
  )
}
