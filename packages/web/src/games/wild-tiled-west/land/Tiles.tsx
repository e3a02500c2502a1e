/** Tiles as they lie: roads that join over their borders, pastures behind one fence, houses upright however the tile is turned. */
import { at, cut, hatch } from '../../../art/ink.ts'
import { between, seeded } from '../../../art/rng.ts'
import { tuft } from '../../../art/terrain.ts'
import { Building } from './Building.tsx'
import { corner, edges, inside, sidesOf, squares, U } from './paths.ts'
import type { Plan } from './plan.ts'

const INK = 'var(--piece-ink)'

function having({ ground }: Plan, ...kinds: readonly string[]): ReadonlySet<number> {
  return new Set([...ground].flatMap(([cell, kind]) => (kinds.includes(kind) ? [cell] : [])))
}

/** Pebbles and ruts of all roads. */
function roadDetails(roads: ReadonlySet<number>, alleys: ReadonlySet<number>) {
  const way = inside(new Set([...roads, ...alleys]))
  let pebbles = ''
  let ruts = ''
  for (const cell of roads) {
    const { x, y } = corner(cell, U)
    const draw = seeded(cell * 7 + 10)
    for (let n = 0; n < 6; n++) {
      const wide = between(draw, 1, 2.4)
      pebbles += `M${at(x + between(draw, 3, 45), y + between(draw, 3, 45))}q${at(wide, -wide)} ${at(wide * 2, 0)}q${at(-wide, wide * 0.8)} ${at(-wide * 2, 0)}Z`
    }
    const { up, down, left, right } = sidesOf(cell, way)
    for (const side of [-6.5, 6.5]) {
      if (left) ruts += cut(x, y + 24 + side, x + 24, y + 24 + side, 1)
      if (right) ruts += cut(x + 24, y + 24 + side, x + U, y + 24 + side, 1)
      if (up) ruts += cut(x + 24 + side, y, x + 24 + side, y + 24, 1)
      if (down) ruts += cut(x + 24 + side, y + 24, x + 24 + side, y + U, 1)
    }
  }
  return { pebbles, ruts }
}

const BOND =
  'M3 10H45M3 19.6H45M3 29.2H45M3 38.8H45M14 0v10M33 0v10M24 10v9.4M12 19.6v9.4M36 19.6v9.4M26 29.2v9.4M15 38.8v9M38 38.8v9'

function Roads({ plan }: { readonly plan: Plan }) {
  const roads = having(plan, 'road')
  const alleys = having(plan, 'alley')
  const { pebbles, ruts } = roadDetails(roads, alleys)
  return (
    <g>
      <path d={squares(roads, U)} fill="var(--wtw-road)" />
      <path d={squares(alleys, U)} fill="var(--wtw-alley)" />
      <path d={pebbles} fill="var(--wtw-road-shade)" opacity=".5" />
      <path d={ruts} fill="var(--wtw-rut)" opacity=".6" />
      {[...alleys].map((cell) => (
        <path
          key={cell}
          d={BOND}
          transform={`translate(${corner(cell, U).x} ${corner(cell, U).y})`}
          fill="none"
          stroke="var(--wtw-road-shade)"
          stroke-width="1.2"
          opacity=".85"
        />
      ))}
    </g>
  )
}

function pasture(fields: ReadonlySet<number>) {
  let furrows = ''
  let grass = ''
  let flowers = ''
  for (const cell of fields) {
    const { x, y } = corner(cell, U)
    const draw = seeded(cell * 13 + 18)
    const box = { x: x + 2, y: y + 2, width: 44, height: 44 }
    furrows += hatch(box, { gap: 9, angle: 4, width: 0.55, seed: cell + 1, open: 0.25 })
    for (let n = 0; n < 5; n++)
      grass += tuft(x + between(draw, 6, 42), y + between(draw, 12, 45), between(draw, 0.5, 0.8), cell * 31 + n)
    if (draw() < 0.3) flowers += `M${at(x + between(draw, 10, 38), y + between(draw, 12, 40))}h.1`
  }
  return { furrows, grass, flowers }
}

const INSET = 4.4

/** Two rails and a few posts along every edge of the pasture. */
function fenceAround(fields: ReadonlySet<number>) {
  const has = inside(fields)
  let rails = ''
  let posts = ''
  for (const cell of fields) {
    const { x, y } = corner(cell, U)
    const { up, down, left, right } = sidesOf(cell, has)
    const [xa, xb] = [x + (left ? 0 : INSET), x + U - (right ? 0 : INSET)]
    const [ya, yb] = [y + (up ? 0 : INSET), y + U - (down ? 0 : INSET)]
    const along = (line: number): void => {
      rails += `M${at(xa, line - 2.2)}H${xb}M${at(xa, line + 1)}H${xb}`
      for (const share of [0.04, 0.5, 0.96]) posts += `M${at(xa + (xb - xa) * share - 1.3, line + 3.4)}v-8.4h2.6v8.4Z`
    }
    const across = (line: number): void => {
      rails += `M${at(line, ya)}V${yb}`
      for (const share of [0.04, 0.36, 0.68, 0.98]) posts += `M${at(line - 1.4, ya + (yb - ya) * share + 3)}v-7h2.8v7Z`
    }
    if (!up) along(y + INSET + 2)
    if (!down) along(y + U - INSET)
    if (!left) across(x + INSET)
    if (!right) across(x + U - INSET)
  }
  return { rails, posts }
}

function Fields({ fields }: { readonly fields: ReadonlySet<number> }) {
  const { furrows, grass, flowers } = pasture(fields)
  const { rails, posts } = fenceAround(fields)
  return (
    <g>
      <path d={squares(fields, U)} fill="var(--wtw-field)" />
      <path d={furrows} fill="var(--wtw-field-shade)" opacity=".35" />
      <path d={grass} fill="var(--wtw-field-grass)" opacity=".75" />
      <path d={flowers} stroke="#f3d35c" stroke-width="3.4" stroke-linecap="round" />
      <path d={rails} fill="none" stroke={INK} stroke-width="2.6" />
      <path d={rails} fill="none" stroke="#c08a50" stroke-width="1.3" />
      <path d={posts} fill="#a8713a" stroke={INK} stroke-width=".7" />
    </g>
  )
}

/** Around every tile, and around every alley. */
function outlines({ tiles, ground }: Plan): string {
  const alleys = [...ground].flatMap(([cell, kind]) => (kind === 'alley' ? [edges(new Set([cell]), U)] : []))
  return [...tiles.map(({ cells }) => edges(new Set(cells), U)), ...alleys].join('')
}

export function Tiles({ plan }: { readonly plan: Plan }) {
  return (
    <g>
      <path d={squares(plan.ground.keys(), U)} transform="translate(2.6 3.4)" fill={INK} opacity=".32" />
      <Roads plan={plan} />
      <Fields fields={plan.fields} />
      {plan.tiles.map((tile, i) => tile.houses.length > 0 && <Building key={i} tile={tile} />)}
      <path d={outlines(plan)} fill="none" stroke={INK} stroke-width="2.5" stroke-linecap="square" />
    </g>
  )
}
