/** Somebody's whole settlement, small: 16 units to a square. */
import { type PlayerView, type Print, SIZE } from '@waystation/wild-tiled-west'
import { useMemo } from 'preact/hooks'
import { CELLS, corner, edges, gridLines, middle, squares } from '../land/paths.ts'
import { type Plan, planOf } from '../land/plan.ts'
import { townCells } from '../land/towns.ts'
import { Glyph, type GlyphName } from './glyphs.tsx'
import { SmallBody, V } from './SmallTiles.tsx'

const INK = 'var(--piece-ink)'
const HILL = 'M.5 15L3 5L5 3H11L13 5L15.5 15Z'
const MINE = 'M.5 15L7 1.6L11 6L15.5 15ZM5 15V9.4H11V15Z'
const HOUSE = 'M2 14V7H.5L4 2H12L15.5 7H14V14Z'
const RAIL = 'M2 3h2v10h-2ZM7 3h2v10h-2ZM12 3h2v10h-2ZM0 5h16v1.4h-16ZM0 9.6h16v1.4h-16Z'

const OUTLINES: { readonly [print in Print]?: { readonly d: string; readonly fill: string } } = {
  hill: { d: HILL, fill: 'var(--wtw-butte)' },
  'bandit-hill': { d: HILL, fill: 'var(--wtw-butte)' },
  mine: { d: MINE, fill: 'var(--wtw-stone)' },
  depot: { d: HOUSE, fill: '#6b5233' },
  market: { d: HOUSE, fill: '#a8452c' },
  rail: { d: RAIL, fill: '#5a3a1c' },
}

const GLYPHS: { readonly [print in Print]?: GlyphName } = {
  pickaxe: 'pickaxe',
  horseshoe: 'horseshoe',
  gold: 'gold',
  bullet: 'bullet',
  alley: 'alley',
  start: 'start',
  lasso: 'lasso',
  signpost: 'signpost',
  'ace-card': 'ace-card',
  'post-spade': 'spade',
  'post-heart': 'heart',
  'post-club': 'club',
  'post-diamond': 'diamond',
}

const LASTING: readonly Print[] = ['hill', 'bandit-hill', 'mine', 'depot', 'market']

function Print({ cell, plan }: { readonly cell: number; readonly plan: Plan }) {
  const print = plan.prints[cell]
  if (plan.ground.has(cell) && !LASTING.includes(print)) return null
  const outline = OUTLINES[print]
  const glyph = GLYPHS[print]
  const { x, y } = corner(cell, V)
  if (outline !== undefined)
    return (
      <path
        d={outline.d}
        transform={`translate(${x} ${y})`}
        fill={outline.fill}
        fill-rule="evenodd"
        stroke={INK}
        stroke-width=".8"
      />
    )
  return glyph === undefined ? null : <Glyph name={glyph} {...middle(cell, V)} size={0.86} />
}

function outlines({ tiles, ground }: Plan): string {
  const alleys = [...ground].flatMap(([cell, kind]) => (kind === 'alley' ? [edges(new Set([cell]), V)] : []))
  return [...tiles.map(({ cells }) => edges(new Set(cells), V)), ...alleys].join('')
}

function Towns({ plan: { side, towns } }: { readonly plan: Plan }) {
  return (
    <g fill="none" stroke-width="1.6">
      {side?.towns.map((town, i) => (
        <path
          key={town.id}
          d={edges(new Set(townCells(town)), V)}
          stroke={towns[i]?.inaugurated ? '#e8c14f' : '#fff6e2'}
          stroke-dasharray={towns[i]?.inaugurated ? undefined : '3 2'}
        />
      ))}
    </g>
  )
}

export function SmallLand({ plan }: { readonly plan: Plan }) {
  return (
    <g>
      <rect width={SIZE * V} height={SIZE * V} fill="var(--wtw-prairie)" />
      {plan.side?.towns.map((town, i) => (
        <path key={town.id} d={squares(townCells(town), V)} fill={`var(--wtw-town-${i % 7})`} opacity=".85" />
      ))}
      <path d={gridLines(V)} fill="none" stroke={INK} stroke-opacity=".16" stroke-width=".5" />
      {CELLS.map((cell) => (
        <Print key={cell} cell={cell} plan={plan} />
      ))}
      <SmallBody plan={plan} />
      <path d={outlines(plan)} fill="none" stroke={INK} stroke-width="1.2" />
      <Towns plan={plan} />
      <rect width={SIZE * V} height={SIZE * V} fill="none" stroke={INK} stroke-width="1.6" />
    </g>
  )
}

/** Drawn anew only when something on it has changed. */
export function SmallSettlement({ player }: { readonly player: PlayerView }) {
  return useMemo(() => {
    const plan = planOf(player)
    return plan && <SmallLand plan={plan} />
  }, [player])
}
