/** Wild Tiled West: a valley laid out tile by tile, one more about to be placed. */
import type { ComponentChildren } from 'preact'
import { CowFace } from '../../art/cow/CowFace.tsx'
import { cut, hatch, skyLines, ground, rolling, slopeCuts } from '../../art/ink.ts'
import { tufts } from '../../art/terrain.ts'
import { INK, Lid } from '../../art/Lid.tsx'

const CELL = 46
const HILLS = rolling(0, 400, 66, 28, 50, 8)

type Kind = 'field' | 'grass' | 'river' | 'mine' | 'town' | 'wood' | 'cattle' | 'trail'

const MAP: readonly (readonly Kind[])[] = [
  ['wood', 'wood', 'grass', 'river', 'mine', 'mine', 'grass', 'field'],
  ['cattle', 'grass', 'grass', 'river', 'river', 'town', 'trail', 'field'],
  ['cattle', 'field', 'town', 'trail', 'river', 'town', 'wood', 'grass'],
  ['field', 'field', 'grass', 'cattle', 'river', 'mine', 'wood', 'cattle'],
  ['grass', 'trail', 'trail', 'town', 'river', 'grass', 'cattle', 'wood'],
]

const FILLS: { readonly [kind in Kind]: string } = {
  field: '#e3b95a',
  grass: '#a9b066',
  river: '#7fa3a0',
  mine: '#a39684',
  town: '#e6cfa0',
  wood: '#7d8f52',
  cattle: '#c9bd76',
  trail: '#d8a866',
}

function Motif({ kind, seed }: { readonly kind: Kind; readonly seed: number }) {
  const line = { stroke: INK, 'stroke-width': 1.3 }
  switch (kind) {
    case 'field':
      return (
        <path
          d={
            [6, 13, 20, 27, 34, 41].map((x) => cut(x, 4, x, 42, 1.2)).join('') +
            [9, 17, 24, 31].map((y) => cut(4, y, 42, y, 0.4)).join('')
          }
          fill="#8a5f16"
        />
      )
    case 'grass':
      return <path d={tufts({ x: 6, y: 14, width: 34, height: 26 }, 6, seed, 1.1)} fill={INK} opacity="0.7" />
    case 'river':
      return (
        <path
          d={hatch({ x: 2, y: 6, width: 42, height: 34 }, { angle: 8, gap: 6, width: 0.8, seed })}
          fill="#23484b"
          opacity="0.8"
        />
      )
    case 'mine':
      return (
        <g {...line}>
          <path d="M4 40L18 10L28 22L34 14L43 40Z" fill="#7a6e60" />
          <path d="M16 40V28H28V40Z" fill={INK} />
          <path d={cut(30, 22, 38, 38, 1.1) + cut(20, 16, 25, 26, 0.9)} fill={INK} stroke="none" />
          <circle cx="37" cy="36" r="3.4" fill="#f0c247" />
        </g>
      )
    case 'town':
      return (
        <g {...line}>
          <path d="M8 40V16H26V40Z" fill="#9c2f1f" />
          <path d="M6 18V10H28V18Z" fill="#5a3820" />
          <path d="M26 40V24H40V40Z" fill="#fbf2da" />
          <path d="M24 25L33 16L42 25Z" fill="#5a3820" />
          <path d="M14 40V30H20V40ZM30 34H36V40H30Z" fill={INK} />
        </g>
      )
    case 'wood':
      return (
        <g {...line}>
          {[
            [13, 34],
            [31, 40],
            [27, 22],
          ].map(([x, y]) => (
            <path key={x} d={`M${x - 9} ${y}L${x} ${y - 20}L${x + 9} ${y}ZM${x} ${y}V${y + 4}`} fill="#3f5a33" />
          ))}
        </g>
      )
    case 'cattle':
      return (
        <g transform="translate(23 25) scale(.56)">
          <CowFace coat={seed % 2 === 0 ? 'brown' : 'spotted'} value={6} />
        </g>
      )
    case 'trail':
      return <path d="M2 26Q14 14 24 24T44 22" fill="none" stroke="#7c4a1e" stroke-width="3" stroke-dasharray="6 4" />
  }
}

function Cell({
  kind,
  x,
  y,
  seed,
}: {
  readonly kind: Kind
  readonly x: number
  readonly y: number
  readonly seed: number
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={CELL} height={CELL} fill={FILLS[kind]} stroke={INK} stroke-width="1" />
      <Motif kind={kind} seed={seed} />
    </g>
  )
}

/** A tile of four squares, lifted off the table. */
function Lifted({ children }: { readonly children: ComponentChildren }) {
  const outline = 'M0 0H46V46H138V92H46V92H0Z'
  return (
    <g transform="translate(226 176) rotate(-9)">
      <path d={outline} transform="translate(12 16)" fill={INK} opacity="0.45" />
      {children}
      <path d={outline} fill="none" stroke="#fbf2da" stroke-width="7" />
      <path d={outline} fill="none" stroke={INK} stroke-width="2.6" />
    </g>
  )
}

export function Cover() {
  return (
    <Lid paper="#f3e6c8">
      <path d="M0 0H400V100H0Z" fill="#d98a4e" />
      <path d="M0 34Q200 20 400 36V110H0Z" fill="#f0bf7a" />
      <path d={skyLines({ x: 0, y: 14, width: 400, height: 52 }, 12, 5)} fill={INK} opacity="0.35" />
      <circle cx="96" cy="48" r="22" fill="#fdeeb9" stroke="#a8321d" stroke-width="3" />
      <path d={ground(HILLS, 300)} fill="#a85f3c" stroke={INK} stroke-width="1.7" />
      <path d={slopeCuts(HILLS, { depth: 22, gap: 4, seed: 7 })} fill={INK} opacity="0.75" />
      <g transform="translate(16 72)">
        {MAP.flatMap((row, y) =>
          row.map((kind, x) => (
            <Cell key={`${x} ${y}`} kind={kind} x={x * CELL} y={y * CELL} seed={x * 5 + y * 3 + 1} />
          )),
        )}
        <path
          d="M0 0H92V46H46V92H0ZM92 0H138V46H184V92H92ZM184 0H276V46H184ZM276 0H368V92H322V46H276ZM0 92H92V184H0ZM92 92H138V138H184V230H138V184H92ZM230 46H276V138H230ZM276 92H368V184H322V138H276Z"
          fill="none"
          stroke={INK}
          stroke-width="3.4"
        />
      </g>
      <Lifted>
        <Cell kind="cattle" x={0} y={0} seed={4} />
        <Cell kind="grass" x={0} y={46} seed={9} />
        <Cell kind="town" x={46} y={46} seed={3} />
        <Cell kind="field" x={92} y={46} seed={2} />
      </Lifted>
    </Lid>
  )
}
