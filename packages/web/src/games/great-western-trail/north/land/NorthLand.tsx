/** The country under the map: six tinted sections, hills and pines, a lake, and the rails. It lies still. */
import { SECTIONS } from '@waystation/great-western-trail'
import { memo } from 'preact/compat'
import { type Box, cut, rolling, slopeCuts } from '../../../../art/ink.ts'
import { tufts } from '../../../../art/terrain.ts'
import '../north.css'
import { type NorthLayout, northLayout } from '../layout/layout.ts'
import { lineOf, sleepers } from '../layout/lines.ts'
import { territories } from '../layout/territories.ts'
import { JUNCTIONS, TRACKS } from '../layout/tracks.ts'
import { Pines } from './Pines.tsx'

export const NorthLand = memo(({ box }: { readonly box: Box }) => {
  const layout = northLayout(box)
  const { x, y, width, height } = box
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`} class="gn-land">
      <rect x={x} y={y} width={width} height={height} fill="var(--gn-ground)" />
      <Sections layout={layout} />
      <Hills layout={layout} />
      <Lake layout={layout} />
      <Pines layout={layout} />
      <Tracks layout={layout} />
    </svg>
  )
})

function Sections({ layout }: { readonly layout: NorthLayout }) {
  const lands = territories(layout)
  return (
    <>
      {SECTIONS.map((section) => (
        <path
          key={section}
          d={lands[section]}
          fill={`var(--gn-${section})`}
          fill-opacity="0.34"
          stroke={`var(--gn-${section})`}
          stroke-width={1.5 * Math.sqrt(layout.scale)}
          stroke-dasharray="7 4"
          stroke-opacity="0.85"
        />
      ))}
    </>
  )
}

function Hills({ layout: { rect, scale } }: { readonly layout: NorthLayout }) {
  const rows = Math.max(2, Math.round(rect.height / (52 * Math.sqrt(scale))))
  const lines = Array.from({ length: rows }, (_, i) => {
    const y = rect.y + ((i + 0.55) * rect.height) / rows
    return slopeCuts(rolling(rect.x - 10, rect.x + rect.width + 10, y, 14, 46, 19 + i), {
      depth: 11,
      gap: 10,
      seed: 4 + i,
      width: 0.5,
    })
  })
  return (
    <>
      <path d={lines.join('')} fill="var(--scene-ink)" opacity="0.26" />
      <path d={tufts(rect, Math.round((rect.width * rect.height) / 2400), 21, 0.5)} fill="var(--leaf)" opacity="0.6" />
    </>
  )
}

/** In the north-east, where no rail leads. */
function Lake({ layout: { rect, scale } }: { readonly layout: NorthLayout }) {
  const wide = 58 * scale
  const [cx, cy] = [rect.x + rect.width - wide * 0.8, rect.y + 15 * scale]
  const high = 15 * scale
  return (
    <g>
      <path
        d={`M${cx - wide} ${cy - high * 0.2}C${cx - wide * 0.7} ${cy - high * 1.5} ${cx + wide * 0.5} ${cy - high * 1.7} ${cx + wide} ${cy - high * 0.5}C${cx + wide * 1.2} ${cy + high * 0.7} ${cx + wide * 0.4} ${cy + high * 1.2} ${cx - wide * 0.1} ${cy + high}C${cx - wide * 0.6} ${cy + high * 0.9} ${cx - wide * 1.1} ${cy + high * 0.6} ${cx - wide} ${cy - high * 0.2}Z`}
        fill="var(--water)"
        stroke="var(--scene-ink)"
        stroke-width="1.1"
      />
      <path
        d={
          cut(cx - wide * 0.6, cy, cx - wide * 0.1, cy + 1, 0.8) +
          cut(cx, cy - high * 0.6, cx + wide * 0.5, cy - high * 0.5, 0.8) +
          cut(cx - wide * 0.1, cy + high * 0.5, cx + wide * 0.4, cy + high * 0.55, 0.7)
        }
        fill="var(--scene-ink)"
        opacity="0.5"
      />
    </g>
  )
}

/** Bed, sleepers and two rails; drawn layer by layer, so that they join where they meet. */
function Tracks({ layout }: { readonly layout: NorthLayout }) {
  const k = Math.sqrt(layout.scale)
  const lines = TRACKS.map((track) => lineOf(layout, track)).join('')
  return (
    <g fill="none" stroke-linecap="round">
      <path d={lines} stroke="var(--scene-ink)" stroke-width={7 * k} opacity="0.75" />
      <path d={lines} stroke="var(--gn-bed)" stroke-width={5.4 * k} />
      <path
        d={TRACKS.map((track) => sleepers(layout, track, 4.4 * k, 2.7 * k)).join('')}
        fill="var(--gn-sleeper)"
        stroke="none"
      />
      <path d={lines} stroke="var(--scene-ink)" stroke-width={2.7 * k} />
      <path d={lines} stroke="var(--gn-bed)" stroke-width={1.3 * k} />
      {JUNCTIONS.map((id) => (
        <circle
          key={id}
          cx={layout.junctions[id][0]}
          cy={layout.junctions[id][1]}
          r={4.3 * k}
          fill="var(--tile-paper)"
          stroke="var(--piece-ink)"
          stroke-width={1.4 * k}
        />
      ))}
    </g>
  )
}
