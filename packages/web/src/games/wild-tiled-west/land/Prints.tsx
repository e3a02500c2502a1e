/** What is printed on a board and cannot be covered, or has not been: hills, mines, bonuses, and what Conquest sides have. */
import type { Print } from '@waystation/wild-tiled-west'
import { at, cut } from '../../../art/ink.ts'
import { Bullet, Horseshoe } from '../../../art/pieces/small.tsx'
import { tuft } from '../../../art/terrain.ts'
import { AceBack, Cross, Gold, Lasso, Paving, Pickaxe, Signpost } from '../pieces/things.tsx'
import { isSuit, SUIT_PATHS, suitInk } from '../pieces/suits.ts'
import { Paid } from './Paid.tsx'
import { CELLS, corner, inside, sidesOf, U } from './paths.ts'
import type { Plan } from './plan.ts'

const INK = 'var(--piece-ink)'

const HILL = {
  body: 'M1 46L6 36L9 20L13 11L20 9L31 8L37 12L40 24L43 37L47 46Z',
  shade: 'M31 8L37 12L40 24L43 37L47 46H33L31 30L32 18Z',
  top: 'M13 11L20 9L31 8L37 12L33 15L22 14L15 15Z',
  band: 'M10 19C18 22 30 18 39 21L40 25C30 22 18 26 9.4 23Z',
  cuts:
    cut(8, 30, 41, 31, 0.9) +
    cut(6, 37, 30, 37, 0.8) +
    cut(15, 17, 14, 28, 0.9) +
    cut(21, 17, 20, 34, 0.9) +
    cut(26, 24, 26, 42, 0.9) +
    cut(33, 17, 35, 42, 1) +
    cut(37, 22, 40, 44, 1) +
    cut(12, 33, 10, 44, 0.9),
  grass: tuft(6, 46, 0.7, 1) + tuft(42, 46, 0.7, 3),
}

function Hill() {
  return (
    <g stroke={INK} stroke-linejoin="round">
      <path d={HILL.body} fill="var(--wtw-butte)" stroke-width="1.6" />
      <path d={HILL.shade} fill="var(--wtw-butte-shade)" stroke="none" />
      <path d={HILL.top} fill="var(--wtw-butte-top)" />
      <path d={HILL.band} fill="var(--wtw-butte-top)" stroke="none" opacity=".85" />
      <path d={HILL.cuts} fill={INK} stroke="none" opacity=".55" />
      <path d={HILL.grass} fill="#5d6a2a" stroke="none" />
    </g>
  )
}

const MINE_CUTS =
  cut(12, 22, 9, 40, 1) +
  cut(17, 19, 15, 30, 0.9) +
  cut(33, 18, 37, 34, 1.1) +
  cut(38, 24, 42, 41, 1.1) +
  cut(29, 14, 31, 24, 1)

function Mine() {
  return (
    <g stroke={INK} stroke-width="1.6" stroke-linejoin="round">
      <path d="M1 46L9 22L16 16L23 3L31 11L36 19L42 25L47 46Z" fill="var(--wtw-stone)" />
      <path d="M23 3L31 11L36 19L42 25L47 46H33L29 24Z" fill="var(--wtw-stone-shade)" stroke="none" />
      <path d="M23 3L19.6 11L24 9L27 12L31 11Z" fill="#efe9da" stroke-width="1" />
      <path d={MINE_CUTS} fill={INK} stroke="none" opacity=".6" />
      <path d="M13 46V30C14 24 30 24 31 30V46Z" fill="#1b120b" />
      <path d="M11 46V28H33V46H29.4V32H14.6V46Z" fill="#a8713a" />
      <circle class="wtw-lantern" cx="22" cy="36" r="4.4" stroke="none" />
      <path d="M18 46L20.4 36M26 46L23.6 36" fill="none" stroke="#8d7450" stroke-width="1.2" />
      <g transform="translate(22 42) scale(.3)">
        <Gold />
      </g>
    </g>
  )
}

const BONUSES: { readonly [print in Print]?: { readonly Drawing: () => preact.JSX.Element; readonly size: number } } = {
  gold: { Drawing: Gold, size: 0.62 },
  bullet: { Drawing: Bullet, size: 0.6 },
  pickaxe: { Drawing: Pickaxe, size: 0.68 },
  horseshoe: { Drawing: Horseshoe, size: 0.62 },
  alley: { Drawing: Paving, size: 0.62 },
  lasso: { Drawing: Lasso, size: 0.86 },
  'ace-card': { Drawing: AceBack, size: 1 },
}

/** A disc of paper with what is to be won on it; horseshoes, which cost points, have a broken red rim. */
function Medal({ print }: { readonly print: Print }) {
  const bonus = BONUSES[print]
  if (bonus === undefined) return null
  const { Drawing, size } = bonus
  const shoe = print === 'horseshoe'
  return (
    <g transform="translate(24 24)">
      <circle cx="1.2" cy="2" r="17" fill={INK} opacity=".22" />
      <circle r="17" fill="var(--tile-paper)" stroke={INK} stroke-width="1.3" />
      <circle
        r="14.8"
        fill="none"
        stroke={shoe ? '#9c2f1f' : '#a8713a'}
        stroke-width={shoe ? 1.5 : 0.9}
        stroke-dasharray={shoe ? '3 2' : undefined}
      />
      <g transform={`scale(${size})`}>
        <Drawing />
      </g>
    </g>
  )
}

function Post({ suit }: { readonly suit: 'spade' | 'heart' | 'club' | 'diamond' }) {
  return (
    <g transform="translate(24 24)" stroke={INK} stroke-width="1.5" stroke-linejoin="round">
      <ellipse cx="2" cy="20" rx="13" ry="3.2" fill={INK} opacity=".35" stroke="none" />
      <path d="M-3 20V-6H3V20Z" fill="#8b5e34" />
      <rect x="-14" y="-20" width="28" height="26" rx="4" fill="#fffaf0" />
      <path d={SUIT_PATHS[suit]} transform="translate(0 -7) scale(.66)" fill={suitInk(suit)} stroke="none" />
    </g>
  )
}

function Depot() {
  return (
    <g stroke={INK} stroke-width="1.5" stroke-linejoin="round">
      <path d="M2 38H46V45H2Z" fill="#b98c56" />
      <path d="M6 20H42V39H6Z" fill="var(--wtw-wall)" />
      <path d="M1 22L9 9H39L47 22Z" fill="#6b5233" />
      <path d={cut(6, 13, 42, 13, 0.5) + cut(4, 17, 44, 17, 0.5)} fill={INK} stroke="none" opacity=".5" />
      <path d="M19 26H29V39H19Z" fill="#4a2f1a" />
      <path d="M9 26H16V33H9ZM32 26H39V33H32Z" fill="var(--wtw-window)" />
      <path d="M19 3.6H29V9M24 0V9" fill="none" />
    </g>
  )
}

/** With its flag down once it has paid. */
function Market({ paid }: { readonly paid: boolean }) {
  return (
    <g stroke={INK} stroke-width="1.5" stroke-linejoin="round">
      <path d="M3 22H45V44H3Z" fill="#c79a5e" />
      <path d="M1 22L6 8H42L47 22Z" fill="#fff6e2" />
      <path d="M6 8H12L9.4 22H1ZM18 8H24V22H16.6ZM30 8H36L38.6 22H31.4Z" fill="#a8452c" />
      <path d="M1 22L6 8H42L47 22Z" fill="none" />
      <path d="M4 44V34M14 44V34M24 44V34M34 44V34M44 44V34M3 37H45M3 41H45" fill="none" stroke-width="1.8" />
      {paid && <Paid x={39} y={11} />}
    </g>
  )
}

const RAIL = { ties: [3, 12, 21, 30, 39].map((x) => `M${x} 12h4.4v24h-4.4Z`).join(''), lines: 'M0 17h48M0 31h48' }

function Rail({ upright }: { readonly upright: boolean }) {
  return (
    <g transform={upright ? 'rotate(90 24 24)' : undefined} opacity=".9">
      <path d={RAIL.ties} fill="#7a5226" stroke={INK} stroke-width=".8" />
      <path d={RAIL.lines} stroke={INK} stroke-width="3.4" />
      <path d={RAIL.lines} stroke="#b9c2c4" stroke-width="1.5" />
    </g>
  )
}

interface PrintProps {
  readonly cell: number
  readonly plan: Plan
  readonly upright: boolean
}

function Printed({ cell, plan, upright }: PrintProps) {
  const print = plan.prints[cell]
  const suit = print.slice('post-'.length)
  switch (print) {
    case 'hill':
    case 'bandit-hill':
      return <Hill />
    case 'mine':
      return <Mine />
    case 'depot':
      return <Depot />
    case 'market':
      return <Market paid={plan.done.has(cell)} />
    case 'rail':
      return plan.ground.has(cell) ? null : <Rail upright={upright} />
    case 'start':
      return plan.ground.has(cell) ? null : <At24 Drawing={Cross} />
    case 'signpost':
      return plan.ground.has(cell) ? null : <At24 Drawing={Signpost} />
    default:
      if (isSuit(suit)) return <Post suit={suit} />
      if (plan.ground.has(cell)) return null
      return (
        <>
          <Medal print={print} />
          {plan.done.has(cell) && <Paid x={38} y={11} />}
        </>
      )
  }
}

const At24 = ({ Drawing }: { readonly Drawing: () => preact.JSX.Element }) => (
  <g transform="translate(24 24)">
    <Drawing />
  </g>
)

const BLANK: readonly Print[] = ['empty', 'field', 'cow']

export function Prints({ plan }: { readonly plan: Plan }) {
  const line = inside(new Set(CELLS.filter((cell) => ['rail', 'depot', 'start'].includes(plan.prints[cell]))))
  return (
    <g>
      {CELLS.filter((cell) => !BLANK.includes(plan.prints[cell])).map((cell) => {
        const { x, y } = corner(cell, U)
        const { left, right, up, down } = sidesOf(cell, line)
        return (
          <g key={cell} transform={`translate(${at(x, y)})`}>
            <Printed cell={cell} plan={plan} upright={!left && !right && (up || down)} />
          </g>
        )
      })}
    </g>
  )
}
