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
      {look.awning !== null && <Awning colours={look.awning} size={size} />}
    </g>
  )
}

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

function Leaves({ look, x, base, width: w, height: h }: LeafProps) {
  const middle = x + w / 2
  switch (look.door) {
    case 'batwing':
      return (
        <path
          d={`M${x} ${base - h * 0.7}Q${x + w * 0.3} ${base - h * 0.9} ${middle - 0.6} ${base - h * 0.6}V${base - h * 0.2}H${x}ZM${x + w} ${base - h * 0.7}Q${x + w * 0.7} ${base - h * 0.9} ${middle + 0.6} ${base - h * 0.6}V${base - h * 0.2}H${x + w}Z`}
          fill="#d9a866"
        />
      )
    case 'double':
      return (
        <path
          d={`M${x + 2} ${base}V${base - h + 3}H${middle - 1}V${base}ZM${middle + 1} ${base}V${base - h + 3}H${x + w - 2}V${base}Z`}
          fill={look.trim}
        />
      )
    case 'barn':
      return (
        <path
          d={`M${x} ${base}L${x + w} ${base - h}M${x + w} ${base}L${x} ${base - h}`}
          stroke={look.trim}
          fill="none"
        />
      )
    case 'bars':
      return (
        <path
          d={[0.2, 0.4, 0.6, 0.8].map((t) => `M${x + w * t} ${base}V${base - h}`).join('')}
          stroke="#b9b2a6"
          stroke-width="1.6"
          fill="none"
        />
      )
    case 'curtain':
      return (
        <path
          d={`M${x} ${base}Q${x + w * 0.5} ${base - h * 0.3} ${middle} ${base - h * 0.86}Q${x} ${base - h * 0.8} ${x} ${base - h * 0.55}Z`}
          fill={look.trim}
        />
      )
    case 'arch':
      return null
    case 'plain':
      return (
        <>
          <path d={`M${x + 2} ${base}V${base - h + 3}H${x + w - 2}V${base}Z`} fill={look.trim} />
          <path
            d={`M${x + w * 0.28} ${base - h * 0.5}V${base - h * 0.82}H${x + w * 0.72}V${base - h * 0.5}Z`}
            fill="var(--dw-window)"
            stroke-width="0.9"
          />
        </>
      )
  }
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
