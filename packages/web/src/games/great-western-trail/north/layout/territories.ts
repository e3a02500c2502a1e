/** The land of each section: all that is nearer to its towns than to others', but not far from them, as a smooth outline. */
import { SECTIONS, TOWNS } from '@waystation/great-western-trail'
import { at, type Box, type Point } from '../../../../art/ink.ts'
import type { NorthLayout } from './layout.ts'

type Section = (typeof SECTIONS)[number]

function distance({ x, y, width, height }: Box, px: number, py: number): number {
  return Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height))
}

/** How far a point is from the nearest town of each section. */
function distances(layout: NorthLayout, x: number, y: number): number[] {
  const nearest: number[] = SECTIONS.map(() => Number.POSITIVE_INFINITY)
  TOWN_SECTIONS.forEach(({ id, section }) => {
    nearest[section] = Math.min(nearest[section], distance(layout.towns[id].rect, x, y))
  })
  return nearest
}

const TOWN_SECTIONS = TOWNS.map(({ id, section }) => ({ id, section: SECTIONS.indexOf(section) }))

/** Positive inside the land of a section. */
function inside(nearest: readonly number[], section: number, reach: number): number {
  const own = nearest[section]
  const others = Math.min(...nearest.filter((_, other) => other !== section))
  return Math.min(reach - own, (others - own) / 2 - 1)
}

type Segment = readonly [Point, Point]

/** Where the field is zero along an edge of a square. */
function crossing(a: Point, b: Point, va: number, vb: number): Point {
  const share = va / (va - vb)
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/** Marching squares: the pieces of the outline that lie in one square. */
function pieces(corners: readonly Point[], values: readonly number[]): Segment[] {
  const points = corners.flatMap((corner, i) => {
    const j = (i + 1) % corners.length
    return values[i] > 0 === values[j] > 0 ? [] : [crossing(corner, corners[j], values[i], values[j])]
  })
  if (points.length === 2) return [[points[0], points[1]]]
  return points.length === 4
    ? [
        [points[0], points[1]],
        [points[2], points[3]],
      ]
    : []
}

const key = ([x, y]: Point): string => `${Math.round(x * 100)} ${Math.round(y * 100)}`

/** Segments end to end, as closed lines. */
function linked(segments: readonly Segment[]): Point[][] {
  const ends = new Map<string, Segment[]>()
  for (const segment of segments)
    for (const end of segment) ends.set(key(end), [...(ends.get(key(end)) ?? []), segment])
  const left = new Set(segments)
  const lines: Point[][] = []
  for (const first of segments) {
    if (!left.delete(first)) continue
    const line: Point[] = [first[0], first[1]]
    for (;;) {
      const tip = line[line.length - 1]
      const next = ends.get(key(tip))?.find((segment) => left.has(segment))
      if (next === undefined) break
      left.delete(next)
      line.push(key(next[0]) === key(tip) ? next[1] : next[0])
    }
    lines.push(line)
  }
  return lines
}

/** A hole in the land has no town of its own, and no border. */
function surrounds(line: readonly Point[], boxes: readonly Box[]): boolean {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return boxes.some(({ x, y }) => x > left && x < right && y > top && y < bottom)
}

/** Through the middles of its pieces, so that no corner is left. */
function rounded(line: readonly Point[]): string {
  const points = line.filter((_, i) => i % 2 === 0)
  const between = (i: number): Point => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]]
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  }
  return `M${at(...between(0))}${points.map((_, i) => `Q${at(...points[(i + 1) % points.length])} ${at(...between(i + 1))}`).join('')}Z`
}

type Territories = { readonly [section in Section]: string }

/** A margin of squares outside the map closes what touches its edge. */
export function territories(layout: NorthLayout): Territories {
  const { x, y, width, height } = layout.rect
  const step = Math.max(6, 9 * layout.scale)
  const columns = Math.ceil(width / step) + 8
  const rows = Math.ceil(height / step) + 8
  const corner = (column: number, row: number): Point => [x + (column - 4) * step, y + (row - 4) * step]
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column) => distances(layout, ...corner(column, row))),
  )
  const outline = (section: number): string => {
    const values = grid.map((line, row) =>
      line.map((nearest, column) => {
        const rim = row === 0 || column === 0 || row === rows || column === columns
        return rim ? -1 : inside(nearest, section, REACH * layout.scale)
      }),
    )
    const towns = TOWN_SECTIONS.filter((town) => town.section === section).map(({ id }) => layout.towns[id].rect)
    return outlinesOf(values, corner)
      .filter((line) => surrounds(line, towns))
      .map(rounded)
      .join('')
  }
  return Object.fromEntries(SECTIONS.map((section, i) => [section, outline(i)])) as Territories
}

const REACH = 24

function outlinesOf(
  values: readonly (readonly number[])[],
  corner: (column: number, row: number) => Point,
): readonly Point[][] {
  const segments: Segment[] = []
  for (let row = 0; row + 1 < values.length; row++) {
    for (let column = 0; column + 1 < values[row].length; column++) {
      const square = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const
      const at4 = square.map(([c, r]) => values[r][c])
      if (at4.every((value) => value > 0) || at4.every((value) => value <= 0)) continue
      segments.push(
        ...pieces(
          square.map(([c, r]) => corner(c, r)),
          at4,
        ),
      )
    }
  }
  return linked(segments)
}
