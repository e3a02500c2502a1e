/** What crowns a front: a cross, a flag, a wheel or wires behind it, windows and a clock set into its gable. */
import type { Look } from './looks.ts'
import type { FrontSize, Roof } from './roofs.ts'

const INK = 'var(--piece-ink)'

/** What stands behind or above the front: a cross, a flag, a wheel, wires. */
export function Behind({ look, size }: { readonly look: Look; readonly size: FrontSize }) {
  const { width: w, roof: r } = size
  const x = w / 2
  switch (look.roof) {
    case 'steeple':
      return (
        <path d={`M${x} ${-r * 0.7}V${-r * 1.35}M${x - 4} ${-r * 1.15}H${x + 4}`} stroke={INK} stroke-width="2.2" />
      )
    case 'clock':
      return (
        <g stroke={INK} stroke-width="1.4">
          <path d={`M${x} ${-r * 0.7}V${-r * 1.5}`} fill="none" />
          <path d={`M${x} ${-r * 1.5}q6 -3 12 0v${r * 0.42}q-6 -3 -12 0Z`} fill="#9c2f1f" />
        </g>
      )
    case 'headframe':
      return <circle cx={x} cy={-r * 0.5} r={r * 0.36} fill="none" stroke={INK} stroke-width="2" />
    case 'mast':
      return (
        <path
          d={`M${w * 0.2} ${r * 0.4}V${-r * 0.9}M${w * 0.11} ${-r * 0.65}H${w * 0.29}M${w * 0.11} ${-r * 0.65}Q${w * 0.55} ${-r * 0.2} ${w} ${-r * 0.7}`}
          fill="none"
          stroke={INK}
          stroke-width="1.8"
        />
      )
    case 'tent':
      return <path d={`M${x} ${-r * 0.3}V${-r * 0.95}l8 3l-8 3`} fill="#e8c14f" stroke={INK} stroke-width="1.3" />
    default:
      return null
  }
}

/** Set into the gable: a round window, a clock face, a row of attic windows. */
export function Topping({ look, size }: { readonly look: Look; readonly size: FrontSize }) {
  const { width: w, roof: r } = size
  const pane = PANES[look.roof]
  if (pane !== undefined) return <path d={pane(w, r)} fill="var(--dw-window)" stroke={INK} stroke-width="1.1" />
  const beams = BEAMS[look.roof]
  if (beams !== undefined) return <path d={beams(w, r)} fill="none" stroke={look.trim} stroke-width="2" />
  return look.roof === 'clock' ? <Clock x={w / 2} r={r} /> : null
}

type Drawing = (w: number, r: number) => string

const round: Drawing = (w, r) => {
  const half = r * 0.2
  return `M${w / 2 - half} ${r * 0.55}a${half} ${half} 0 1 0 ${half * 2} 0a${half} ${half} 0 1 0 ${-half * 2} 0Z`
}
const FOUR = [0.2, 0.4, 0.6, 0.8]

const PANES: { readonly [roof in Roof]?: Drawing } = {
  gable: round,
  gambrel: round,
  mansard: (w, r) => FOUR.map((t) => `M${w * t - 4} ${r * 0.8}V${r * 0.34}H${w * t + 4}V${r * 0.8}Z`).join(''),
  steeple: (w, r) => `M${w / 2 - 3} ${r * 0.42}V${r * 0.1}Q${w / 2} ${-r * 0.2} ${w / 2 + 3} ${r * 0.1}V${r * 0.42}Z`,
}

const BEAMS: { readonly [roof in Roof]?: Drawing } = {
  headframe: (w, r) => `M${w * 0.3} ${r * 0.1}L${w * 0.72} ${r * 0.75}M${w * 0.7} ${r * 0.1}L${w * 0.28} ${r * 0.75}`,
  wagon: (w, r) => FOUR.map((t) => `M${w * t} ${r * 0.95}V${-r * 0.02}`).join(''),
}

function Clock({ x, r }: { readonly x: number; readonly r: number }) {
  return (
    <g stroke={INK} stroke-width="1.1">
      <circle cx={x} cy={r * 0.12} r={r * 0.34} fill="var(--tile-paper)" />
      <path d={`M${x} ${-r * 0.08}V${r * 0.12}H${x + r * 0.18}`} fill="none" />
    </g>
  )
}
