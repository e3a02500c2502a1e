/** Papers and signs that the trail games share, each centred on the origin: certificates, points, prices. */
import { cut } from '../ink.ts'
import { Lettering } from '../Lettering.tsx'

const INK = 'var(--piece-ink)'

/** A certificate so high; a permanent one is gilt. */
export function Certificate({ height, permanent = false }: { readonly height: number; readonly permanent?: boolean }) {
  const w = height * 0.78
  const h = height
  return (
    <g stroke={INK} stroke-width={h * 0.06} stroke-linejoin="round">
      <path
        d={`M${-w / 2} ${-h / 2}H${w / 2}V${h * 0.42}Q${w * 0.2} ${h * 0.34} 0 ${h * 0.44}T${-w / 2} ${h * 0.46}Z`}
        fill={permanent ? '#f4d878' : '#fffaf0'}
      />
      <path d={`M${-w * 0.3} ${-h * 0.28}H${w * 0.3}M${-w * 0.3} ${-h * 0.1}H${w * 0.3}`} opacity="0.65" />
      <circle cx={w * 0.16} cy={h * 0.17} r={h * 0.15} fill="#b02a23" />
    </g>
  )
}

function leaves(): string {
  let path = ''
  for (let i = 0; i < 6; i++) {
    const turn = Math.PI * (0.56 + i * 0.15)
    const [x, y] = [Math.cos(turn), -Math.sin(turn)]
    for (const sign of [1, -1]) {
      path += cut(x * sign, -y, x * sign * 1.34 + sign * 0.1, -y * 1.24 - 0.34, 0.26)
      path += cut(x * sign, -y, x * sign * 0.86 - sign * 0.06, -y * 0.9 - 0.46, 0.2)
    }
  }
  return path
}
const LEAVES = leaves()

interface PointsProps {
  readonly r: number
  readonly children: number
  /** What lies under it. */
  readonly ground?: string
}

/** Points in a laurel, about `r` from its middle. */
export function Points({ r, children, ground = 'var(--tile-paper)' }: PointsProps) {
  return (
    <g>
      <circle r={r} fill={ground} />
      <g transform={`scale(${r})`}>
        <path d={LEAVES} fill="#6f5a16" />
      </g>
      <Lettering y={r * 0.46} size={r * (children > 9 ? 1.24 : 1.36)}>
        {children}
      </Lettering>
    </g>
  )
}

/** What has to be paid: red on a pale slip. */
export function Price({ size, children }: { readonly size: number; readonly children: string }) {
  const width = children.length * size * 0.62 + 6
  return (
    <g>
      <rect
        x={-width / 2}
        y={-size * 0.7}
        width={width}
        height={size * 1.4}
        rx="3.5"
        fill="#fbe6da"
        stroke="#9c2f1f"
        stroke-width="1"
      />
      <Lettering y={size * 0.36} size={size} fill="#9c2f1f">
        {children}
      </Lettering>
    </g>
  )
}

/** How many are left, white on ink. */
export function Count({ r, children }: { readonly r: number; readonly children: number | string }) {
  return (
    <g>
      <circle r={r} fill={INK} stroke="var(--seat-light)" stroke-width="1.2" />
      <Lettering y={r * 0.5} size={r * 1.44} fill={children === 0 ? '#f2b09a' : 'var(--seat-light)'}>
        {children}
      </Lettering>
    </g>
  )
}

const unspaced = (amount: string): string => amount.replace(/\s/, '')

function sizeOn(r: number, amount: string): number {
  const { length } = unspaced(amount)
  return r * (length > 3 ? 0.98 : length > 2 ? 1.2 : 1.34)
}

/** From edge to edge of a coin and what stands on it: "10 $" is wider than its coin. */
export function dollarsWidth(r: number, amount: string): number {
  const { length } = unspaced(amount)
  return Math.max(2 * r, sizeOn(r, amount) * (0.6 * length + 0.25 * (amount.length - length)))
}

/** An amount of money on a coin, larger than a coin of that size could carry it: "$5", "5 $". */
export function Dollars({ r, children }: { readonly r: number; readonly children: string }) {
  const size = sizeOn(r, children)
  return (
    <g>
      <circle cx={r * 0.08} cy={r * 0.14} r={r} fill={INK} opacity="0.35" />
      <circle r={r} fill="var(--coin)" stroke={INK} stroke-width={r * 0.11} />
      <circle r={r * 0.84} fill="none" stroke="var(--coin-dark)" stroke-width={r * 0.06} opacity="0.7" />
      <Lettering y={size * 0.36} size={size}>
        {children}
      </Lettering>
    </g>
  )
}
