/** The four trade spaces of a town: somebody's shop, or what is printed there. In the units of a town. */
import type { TradeSpace } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import type { Box } from '../../../../art/ink.ts'
import { Lettering } from '../../../../art/Lettering.tsx'
import { Certificate } from '../../../../art/pieces/paper.tsx'
import { ExchangeSign, Pennant } from '../../../../art/pieces/signs.tsx'
import { SeatShapeMark } from '../../../../art/SeatMark.tsx'
import { ShopSign } from '../signs.tsx'

const INK = 'var(--piece-ink)'

interface TradeSpacesProps {
  readonly boxes: readonly Box[]
  readonly printed: readonly TradeSpace[]
  readonly shops: readonly (Seat | null)[]
  /** Too far away to read numbers. */
  readonly far: boolean
}

export const TradeSpaces = ({ boxes, printed, shops, far }: TradeSpacesProps) => (
  <g>
    {boxes.map(({ x, y, width, height }, i) => (
      <g key={i}>
        <rect
          x={x + 0.5}
          y={y + 0.5}
          width={width - 1}
          height={height - 1}
          rx="2"
          fill="var(--gn-space)"
          stroke={INK}
          stroke-width="0.7"
        />
        <g transform={`translate(${x + width / 2} ${y + height / 2})`}>
          {shops[i] === null ? <Printed {...printed[i]} far={far} /> : <Shop seat={shops[i]} />}
        </g>
      </g>
    ))}
  </g>
)

/** A shop in its owner's colour, with the owner's shape and letter. */
export const Shop = ({ seat }: { readonly seat: Seat }) => (
  <SeatShapeMark seat={seat} r={4.5} y={seat === 2 ? 0.7 : 0} />
)

function Printed({ price, money, gives, far }: TradeSpace & { readonly far: boolean }) {
  if (gives === 'exchangeToken') return <ExchangeSign r={4.6} />
  if (gives === 'certificate') return <Certificate height={9.6} />
  if (gives === 'objective') return <Pennant size={10} />
  if (price > 0) return far ? <Pips count={price} fill="#9c2f1f" /> : <Amount fill="#9c2f1f">−{price}</Amount>
  if (money > 0) return far ? <Pips count={money} fill="#2f6a2c" /> : <Amount fill="#2f6a2c">+{money}</Amount>
  return <Vacant />
}

const Amount = ({ fill, children }: { readonly fill: string; readonly children: (string | number)[] }) => (
  <Lettering y={3.2} size={8.7} fill={fill}>
    {children}
  </Lettering>
)

/** As on a die: so many dollars. */
const PIPS = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, 1],
    [0, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
] as const

const Pips = ({ count, fill }: { readonly count: number; readonly fill: string }) => (
  <g fill={fill}>
    {PIPS[Math.min(count, PIPS.length - 1)].map(([x, y], i) => (
      <circle key={i} cx={x * 2.5} cy={y * 2.5} r="1.7" />
    ))}
  </g>
)

const Vacant = () => (
  <g opacity="0.28">
    <ShopSign size={8.5} fill="#d8c79c" />
  </g>
)
