/** What lies still under the board: sky over the rails, prairie in swells, river, dry pan, cliff, village green, woods, roads. */
import { memo } from 'preact/compat'
import { type Box, ground, rolling, skyLines, slopeCuts, smooth } from '../../../art/ink.ts'
import { birds, cloud, flowers, rays, stars, tufts } from '../../../art/terrain.ts'
import { SkyDetails } from '../../../board/SkyDetails.tsx'
import type { Layout } from '../layout/types.ts'
import { Grazing, Pasture } from './Grazing.tsx'
import { Cacti } from './Cacti.tsx'
import { Camp } from './Camp.tsx'
import { Grounds } from './Grounds.tsx'
import { Mountains } from './Mountains.tsx'
import { River } from './River.tsx'
import { chevrons, STRETCHES, stretchPath } from './roads.ts'
import { Woods } from './Woods.tsx'
import { Tracks } from './Tracks.tsx'

const INK = 'var(--scene-ink)'
/** The country goes on a little beyond the sheet, where that is smaller than its stage. */
const BEYOND = 80
const FLOWERS = ['var(--gw-daisy)', 'var(--gw-poppy)', 'var(--gw-lupin)'] as const
const SWELLS = [0.1, 0.3, 0.5, 0.7, 0.88] as const

export const Land = memo(function Land({ layout }: { readonly layout: Layout }) {
  const { shows, width, height } = layout
  const shown = (region: (typeof shows)[number]): boolean => shows.includes(region)
  return (
    <g>
      <Prairie rect={{ x: 0, y: 0, width, height }} plain={!shown('trail')} />
      {shown('railroad') && <Yard layout={layout} />}
      {shown('railroad') && <Tracks railroad={layout.railroad} />}
      {shown('trail') && <Country layout={layout} />}
      {shown('railroad') && shown('home') && !shown('trail') && <Pasture rect={belowTracks(layout)} />}
    </g>
  )
})

/** What an enlarged railroad leaves free above the own place. */
function belowTracks({ railroad: { rect }, home, width }: Layout): Box {
  const top = rect.y + rect.height + 10
  return { x: 0, y: top, width, height: home.rect.y - 6 - top }
}

function Prairie({ rect: { x, y, width, height }, plain }: { readonly rect: Box; readonly plain: boolean }) {
  return (
    <g>
      <rect
        x={x - BEYOND}
        y={y - BEYOND}
        width={width + 2 * BEYOND}
        height={height + 2 * BEYOND}
        fill="var(--gw-grass-0)"
      />
      {SWELLS.map((share, i) => {
        const edge = rolling(x - BEYOND, x + width + BEYOND, y + height * share, 18, 90, 20 + i)
        return (
          <g key={share}>
            <path d={ground(edge, y + height + BEYOND)} fill={`var(--gw-grass-${i + 1})`} />
            <path d={smooth(edge)} fill="none" stroke={INK} stroke-width="0.9" opacity="0.35" />
            <path d={slopeCuts(edge, { depth: 12, gap: 9, seed: 30 + i, width: 0.7 })} fill={INK} opacity="0.3" />
          </g>
        )
      })}
      <path
        d={tufts(
          { x, y: y + 10, width, height: height - 16 },
          Math.round((width * height) / (plain ? 5200 : 2800)),
          77,
          0.62,
        )}
        fill="var(--gw-blade)"
        opacity="0.7"
      />
      {FLOWERS.map((colour, i) => (
        <path
          key={colour}
          d={flowers(
            { x, y: y + height * 0.2, width, height: height * 0.6 },
            Math.round((width * height) / 52_000),
            50 + i,
          )}
          fill={colour}
        />
      ))}
    </g>
  )
}

/** Sky behind the cities, hills, and the gravel of the yard. */
function Yard({ layout: { railroad, width } }: { readonly layout: Layout }) {
  const { rect, upright } = railroad
  if (upright) return <rect {...rect} fill="var(--gw-yard)" />
  const first = railroad.spaces['rail-0'].y
  const top = rect.y
  const sun = { x: width - 36, y: top + (first - top) * 0.5, r: 17 }
  const hills = rolling(-BEYOND, width + BEYOND, first - 12, 14, 60, 8)
  const edge = rolling(-BEYOND, width + BEYOND, rect.y + rect.height + 6, 6, 70, 31)
  return (
    <g>
      <rect
        x={-BEYOND}
        y={top - BEYOND}
        width={width + 2 * BEYOND}
        height={first - top + BEYOND}
        fill="var(--sky-mid)"
      />
      <SkyDetails
        art={{
          sun,
          stars: stars(width, first - top - 8, 5),
          lines: skyLines({ x: 0, y: top + 3, width, height: first - top - 14 }, 8, 9),
          rays: rays(sun.x, sun.y, 21, 30, 11),
          clouds: cloud(132, top + 24, 46, 3),
          birds: birds(180, top + 12, 4, 6),
        }}
      />
      <path d={ground(hills, first)} fill="var(--hill-far)" stroke={INK} stroke-width="0.9" />
      <path d={slopeCuts(hills, { depth: 9, gap: 7, seed: 4, width: 0.6 })} fill={INK} opacity="0.4" />
      <path
        d={`M${-BEYOND} ${first - 9}H${width + BEYOND}V${edge[edge.length - 1][1]}L${smooth([...edge].reverse()).slice(1)}Z`}
        fill="var(--gw-yard)"
        stroke={INK}
        stroke-width="1"
      />
      <path d={slopeCuts(edge, { depth: 7, gap: 6, seed: 12, width: 0.7 })} fill={INK} opacity="0.4" />
      <path
        d={tufts(
          { x: 0, y: first + 8, width, height: rect.y + rect.height - first - 16 },
          Math.round(rect.height),
          41,
          0.7,
        )}
        fill="var(--gw-rut)"
        opacity="0.5"
      />
    </g>
  )
}

function Country({ layout: { trail, kind } }: { readonly layout: Layout }) {
  const road = STRETCHES.map(([from, to]) => stretchPath(trail, from, to)).join('')
  const wide = trail.road
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <Mountains trail={trail} />
      <River trail={trail} />
      <Grounds trail={trail} />
      <path d={road} stroke={INK} stroke-width={wide + 2.6} opacity="0.8" />
      <path d={road} stroke="var(--gw-road)" stroke-width={wide} />
      <path d={road} stroke="var(--gw-rut)" stroke-width={wide * 0.42} opacity="0.35" />
      <path
        d={road}
        stroke="var(--gw-rut)"
        stroke-width={wide * 0.11}
        stroke-dasharray={`${wide * 0.18} ${wide * 0.5}`}
        opacity="0.9"
      />
      <path d={chevrons(trail, wide * 0.24)} stroke="var(--gw-arrow)" stroke-width={wide * 0.14} opacity="0.8" />
      <Cacti trail={trail} />
      <Camp trail={trail} />
      <Woods trail={trail} />
      {kind !== 'tall' && <Grazing trail={trail} />}
    </g>
  )
}
