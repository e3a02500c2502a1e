/** A building seen from the street: its roof over the whole footprint, a front wall wherever nothing of it lies below. */
import { at, cut } from '../../../art/ink.ts'
import { Gold } from '../pieces/things.tsx'
import { lookOf } from '../pieces/looks.ts'
import { SignPlate } from '../pieces/SignPlate.tsx'
import { corner, inside, type Sides, sidesOf, squares, U } from './paths.ts'
import type { Lying } from './plan.ts'
import { signCell } from './sign-cell.ts'

const INK = 'var(--piece-ink)'
/** Where the front wall begins and ends below the upper edge of a square. */
const EAVES = 27
const STREET = 45
const INSET = 4

interface Part {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly eaves: number
  readonly foot: number
  readonly sides: Sides
}

function partOf(cell: number, sides: Sides): Part {
  const { x, y } = corner(cell, U)
  return {
    left: x + (sides.left ? 0 : INSET),
    right: x + U - (sides.right ? 0 : INSET),
    top: y + (sides.up ? 0 : 5),
    eaves: y + (sides.down ? U : EAVES),
    foot: y + STREET,
    sides,
  }
}

const box = (left: number, top: number, right: number, bottom: number): string =>
  `M${at(left, top)}H${right}V${bottom}H${left}Z`

function shingles({ left, right, top, eaves }: Part): string {
  let path = ''
  for (let y = Math.ceil((top + 2) / 6) * 6; y < eaves - 1; y += 6) {
    path += cut(left, y, right, y, 0.55)
    for (let x = Math.ceil(left / 10) * 10 + ((y / 6) % 2 === 0 ? 5 : 0); x < right - 1; x += 10)
      if (x > left + 1) path += cut(x, y - 5.4, x, y - 0.4, 0.5)
  }
  return path
}

/** Edges of the roof. */
function trim({ left, right, top, eaves, sides }: Part): string {
  return [
    sides.up ? '' : `M${at(left, top)}H${right}`,
    sides.left ? '' : `M${at(left, top)}V${eaves}`,
    sides.right ? '' : `M${at(right, top)}V${eaves}`,
  ].join('')
}

function wallLines({ left, right, eaves, foot, sides }: Part): string {
  return [
    `M${at(left, foot)}H${right}`,
    sides.left ? '' : `M${at(left, eaves)}V${foot}`,
    sides.right ? '' : `M${at(right, eaves)}V${foot}`,
  ].join('')
}

function Front({ part, roof, door }: { readonly part: Part; readonly roof: string; readonly door: boolean }) {
  const { left, right, eaves, foot } = part
  const mid = (left + right) / 2
  const awning = box(left - 1, eaves, right + 1, eaves + 5.5)
  let stripes = ''
  for (let x = left; x < right - 1; x += 8) stripes += box(x, eaves, Math.min(x + 4, right), eaves + 5.5)
  const windows = (door ? [-13, 13] : [-10, 10]).map((side) => mid + side)
  return (
    <g>
      <path
        d={[12, 16].map((down) => cut(left + 1, eaves + down, right - 1, eaves + down, 0.35)).join('')}
        fill={INK}
        opacity=".4"
      />
      <path d={awning} fill="#fff6e2" />
      <path d={stripes} fill={roof} />
      <path d={awning} fill="none" stroke={INK} />
      <path
        class="wtw-window"
        d={windows.map((x) => box(x - 4, eaves + 8, x + 4, eaves + 15)).join('')}
        stroke={INK}
        stroke-width="1.1"
      />
      <path
        d={windows.map((x) => `M${at(x, eaves + 8)}v7M${at(x - 4, eaves + 11.5)}h8`).join('')}
        fill="none"
        stroke={INK}
        stroke-width=".8"
      />
      {door && <path d={box(mid - 5, eaves + 7.4, mid + 5, foot)} fill="#4a2f1a" stroke={INK} stroke-width="1.2" />}
    </g>
  )
}

const boards = (cells: readonly number[]): string =>
  cells
    .map((cell) =>
      [6, 13, 20, 27, 34, 41].map((down) => `M${at(corner(cell, U).x, corner(cell, U).y + down)}h${U}`).join(''),
    )
    .join('')

export function Building({ tile }: { readonly tile: Lying }) {
  const { houses } = tile
  const { roof, wall } = lookOf(tile.tile)
  const has = inside(new Set(houses))
  const parts = houses.map((cell) => partOf(cell, sidesOf(cell, has)))
  const fronts = parts.filter(({ sides }) => !sides.down)
  const door = fronts[Math.floor((fronts.length - 1) / 2)]
  const all = (path: (part: Part) => string): string => parts.map(path).join('')
  const edge = all(trim)
  return (
    <g>
      <path d={squares(houses, U)} fill="var(--wtw-boards)" />
      <path d={boards(houses)} fill="none" stroke="#7a5226" stroke-width=".8" opacity=".6" />
      <path
        d={all(({ left, right, eaves, foot, sides }) =>
          box(left, eaves, right + (sides.right ? 0 : 3), sides.down ? eaves : foot + 1.5),
        )}
        transform="translate(2.4 1.6)"
        fill={INK}
        opacity=".35"
      />
      <path d={all(({ left, top, right, eaves }) => box(left, top, right, eaves))} fill={roof} />
      <path d={all(shingles)} fill={INK} opacity=".38" />
      <path
        d={all(({ right, top, eaves, sides }) => (sides.right ? '' : box(right - 6, top + 2, right - 1, eaves)))}
        fill={INK}
        opacity=".2"
      />
      <path d={fronts.map(({ left, right, eaves, foot }) => box(left, eaves, right, foot)).join('')} fill={wall} />
      <path
        class="wtw-dusk"
        d={all(({ left, top, right, eaves, foot, sides }) => box(left, top, right, sides.down ? eaves : foot))}
      />
      {fronts.map((part) => (
        <Front key={`${part.left} ${part.eaves}`} part={part} roof={roof} door={part === door} />
      ))}
      <path d={edge} fill="none" stroke={INK} stroke-width="4.6" stroke-linecap="square" />
      <path d={edge} fill="none" stroke={wall} stroke-width="2.2" stroke-linecap="square" />
      <path d={fronts.map(wallLines).join('')} fill="none" stroke={INK} stroke-width="1.7" stroke-linecap="square" />
      <Details tile={tile} has={has} />
    </g>
  )
}

/** A chimney, the sign, and gold that was stored. */
function Details({ tile, has }: { readonly tile: Lying; readonly has: Parameters<typeof sidesOf>[1] }) {
  const main = signCell(tile.houses)
  const { x, y } = corner(main, U)
  const tall = sidesOf(main, has).down
  const other = tile.houses.find((cell) => cell !== main)
  return (
    <g>
      {other !== undefined && (
        <Chimney x={corner(other, U).x + 31} y={corner(other, U).y + (sidesOf(other, has).up ? 8 : 1)} />
      )}
      <g transform={`translate(${x + 24} ${y + (tall ? 24 : 17)})`}>
        <SignPlate tile={tile.tile} r={tall ? 15 : 13} paid={tile.paid} />
      </g>
      {Array.from({ length: tile.gold }, (_, n) => (
        <g key={n} transform={`translate(${x + 11 + n * 13} ${y + 40}) scale(.42)`}>
          <Gold />
        </g>
      ))}
    </g>
  )
}

function Chimney({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g stroke={INK}>
      <rect x={x} y={y} width="8" height="11" fill="#8d4a34" stroke-width="1.2" />
      <rect x={x - 1.4} y={y - 2} width="10.8" height="3.4" fill="#c9c2b0" />
    </g>
  )
}
