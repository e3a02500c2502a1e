/** The way in: a door to the right of the emblem, and cloth over the walk. */
import type { Look } from './looks.ts'
import type { FrontSize } from './roofs.ts'

const INK = 'var(--piece-ink)'

/** The door on the right, a window beside it, the emblem on the left. */
export function Entrance({ look, size }: { readonly look: Look; readonly size: FrontSize }) {
  const { width: w, height: h, roof, sign } = size
  const room = h - roof - sign
  const doorW = w * (look.door === 'barn' ? 0.34 : 0.2)
  const doorH = room * 0.84
  const x = w * 0.8 - doorW / 2
  return (
    <g stroke={INK} stroke-width="1.3">
      <path d={doorPath(look.door, x, h, doorW, doorH)} fill="#22140b" />
      <Leaves look={look} x={x} base={h} width={doorW} height={doorH} />
      {w > 120 && (look.wallpaper === 'boards' || look.wallpaper === 'bricks') && (
        <path
          d={windowPath(w * 0.51, roof + sign + room * 0.3, w * 0.11, room * 0.46)}
          fill="var(--dw-window)"
          stroke-width="1.1"
        />
      )}
      {look.awning !== null && <Awning colours={look.awning} size={size} />}
    </g>
  )
}

/** Four panes. */
const windowPath = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}h${w}v${h}h${-w}ZM${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`

function doorPath(door: Look['door'], x: number, base: number, w: number, h: number): string {
  if (door === 'arch' || door === 'curtain')
    return `M${x} ${base}V${base - h * 0.6}Q${x + w / 2} ${base - h * 1.2} ${x + w} ${base - h * 0.6}V${base}Z`
  return `M${x} ${base}V${base - h}H${x + w}V${base}Z`
}

interface LeafProps {
  readonly look: Look
  readonly x: number
  readonly base: number
  readonly width: number
  readonly height: number
}

/** What hangs in the doorway: outlines of the leaves, or of bars and braces. */
const LEAVES: { readonly [door in Look['door']]?: (x: number, base: number, w: number, h: number) => string } = {
  batwing: (x, base, w, h) => {
    const wing = (edge: number, way: 1 | -1): string =>
      `M${edge} ${base - h * 0.7}Q${edge + way * w * 0.3} ${base - h * 0.9} ${edge + way * (w / 2 - 0.6)} ${base - h * 0.6}V${base - h * 0.2}H${edge}Z`
    return wing(x, 1) + wing(x + w, -1)
  },
  double: (x, base, w, h) => {
    const leaf = (left: number): string => `M${left} ${base}V${base - h + 3}h${w / 2 - 3}V${base}Z`
    return leaf(x + 2) + leaf(x + w / 2 + 1)
  },
  barn: (x, base, w, h) => `M${x} ${base}l${w} ${-h}M${x + w} ${base}l${-w} ${-h}`,
  bars: (x, base, w, h) => [0.2, 0.4, 0.6, 0.8].map((t) => `M${x + w * t} ${base}v${-h}`).join(''),
  curtain: (x, base, w, h) =>
    `M${x} ${base}Q${x + w * 0.5} ${base - h * 0.3} ${x + w / 2} ${base - h * 0.86}Q${x} ${base - h * 0.8} ${x} ${base - h * 0.55}Z`,
  plain: (x, base, w, h) => `M${x + 2} ${base}V${base - h + 3}H${x + w - 2}V${base}Z`,
}

function Leaves({ look, x, base, width: w, height: h }: LeafProps) {
  const { door } = look
  const leaves = LEAVES[door]?.(x, base, w, h)
  if (leaves === undefined) return null
  if (door === 'bars') return <path d={leaves} stroke="#b9b2a6" stroke-width="1.6" />
  if (door === 'barn') return <path d={leaves} stroke={look.trim} />
  return (
    <>
      <path d={leaves} fill={door === 'batwing' ? '#d9a866' : look.trim} />
      {door === 'plain' && (
        <path
          d={`M${x + w * 0.28} ${base - h * 0.5}v${-h * 0.32}h${w * 0.44}v${h * 0.32}Z`}
          fill="var(--dw-window)"
          stroke-width="0.9"
        />
      )}
    </>
  )
}

/** Striped cloth over the walk, right below the sign. */
function Awning({ colours, size }: { readonly colours: readonly [string, string]; readonly size: FrontSize }) {
  const { width: w, roof, sign } = size
  const y = roof + sign
  const drop = w > 100 ? 8 : 5
  const count = w > 100 ? 12 : 8
  const stripe = w / count
  return (
    <g stroke-width="0.8">
      {Array.from({ length: count }, (_, i) => (
        <path
          key={i}
          d={`M${i * stripe} ${y}h${stripe}v${drop}q${-stripe / 2} 3 ${-stripe} 0Z`}
          fill={colours[i % 2]}
        />
      ))}
    </g>
  )
}
