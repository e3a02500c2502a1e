/** What rises over a roof: by it a house is known from afar. On the middle of its ridge, for a house 31 high; the roof hides its foot. */
import type { NeutralLetter } from '@waystation/great-western-trail'
import type { ComponentChildren } from 'preact'
import { still } from '../../../art/still.ts'

const INK = 'var(--piece-ink)'
const [PLANK, BRICK, STONE, SHINGLE, BRASS] = ['#8f6238', '#a2543a', '#a5977c', '#5b3a20', '#e0a92e']
/** The house that everything here is drawn for. */
const HIGH = 31

const Smoke = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path
    d={`M${x} ${y}q-3-2.4 0-4.6t-.6-4.6q3.4-.8 4.8 1.6`}
    fill="none"
    stroke="var(--gw-smoke)"
    stroke-width="2.2"
    stroke-linecap="round"
    opacity="0.75"
  />
)

const Chimney = ({ x, high, fill }: { readonly x: number; readonly high: number; readonly fill: string }) => (
  <>
    <Smoke x={x} y={-high - 2} />
    <path d={`M${x - 2.6} 2V${-high}h5.2V2Z`} fill={fill} />
    <path d={`M${x - 3.4} ${-high}h6.8v-2h-6.8Z`} fill={SHINGLE} />
  </>
)

const Dormer = ({ x, fill }: { readonly x: number; readonly fill: string }) => (
  <>
    <path d={`M${x - 5} 2V-3h10V2Z`} fill={PLANK} />
    <path d={`M${x - 7.4}-2.4L${x}-8.6L${x + 7.4}-2.4Z`} fill={fill} />
    <path d={`M${x - 1.7}1V-1.8h3.4V1Z`} fill="var(--gw-pane)" stroke-width="0.6" />
  </>
)

/** Sixteen teeth, half behind the ridge. */
const SAW = Array.from({ length: 32 }, (_, i) => {
  const turn = (i * Math.PI) / 16
  const r = i % 2 === 0 ? 8.6 : 6.8
  return `${(Math.cos(turn) * r).toFixed(1)} ${(Math.sin(turn) * r).toFixed(1)}`
}).join('L')

/** Vanes of a wind pump. */
const VANES = Array.from({ length: 8 }, (_, i) => {
  const turn = (i * Math.PI) / 4
  const on = (r: number, by: number): string =>
    `${(Math.cos(turn + by) * r).toFixed(1)} ${(Math.sin(turn + by) * r).toFixed(1)}`
  return `M0 0L${on(6.8, -0.24)}L${on(6.8, 0.24)}Z`
}).join('')

const NEUTRAL: { readonly [letter in NeutralLetter]: (side: number) => ComponentChildren } = {
  // The hall where workers are hired: a false front.
  A: () => (
    <>
      <path d="M-17 2V-4H-11V-8.4H11V-4H17V2Z" fill={PLANK} />
      <path d="M-12.6-8.4H12.6V-10.6H-12.6Z" fill={SHINGLE} />
      <path d="M-7-5.6H7M-13-1.6H13" fill="none" stroke-width="0.7" opacity="0.6" />
    </>
  ),
  // Carpenters: a saw.
  B: (side) => (
    <>
      <Chimney x={-side} high={8} fill={BRICK} />
      <g transform={`translate(${side * 0.8} 0)`}>
        <path d={`M${SAW}Z`} fill="#cfd2cf" stroke-width="0.8" />
        <circle r="1.6" fill={SHINGLE} stroke="none" />
      </g>
    </>
  ),
  // An office with a flag.
  C: () => (
    <>
      <path d="M0-14V-25" fill="none" stroke-width="1.3" />
      <path d="M0-25Q5-27.4 11-24.6V-18.6Q5-21 0-18.8Z" fill="#9c2f1f" />
      <path d="M-6 2V-7H6V2Z" fill="var(--gw-wall)" />
      <path d="M-8.4-7Q0-19 8.4-7Z" fill={SHINGLE} />
      <path d="M-2 0V-4.6h4V0Z" fill="var(--gw-pane)" stroke-width="0.7" />
    </>
  ),
  // A trading post.
  D: (side) => (
    <>
      <Chimney x={0} high={7} fill={STONE} />
      <Dormer x={-side} fill={SHINGLE} />
      <Dormer x={side} fill={SHINGLE} />
    </>
  ),
  // A barn and its wind pump.
  E: (side) => (
    <>
      <g transform={`translate(${-side} 0)`}>
        <path d="M-3 2L-.7-15M3 2L.7-15M-2.2-4.5H2.2" fill="none" stroke-width="1.2" />
        <g transform="translate(0 -16)">
          <path d={VANES} fill="#e6d9b6" stroke-width="0.8" />
          <circle r="1.3" fill={INK} stroke="none" />
        </g>
      </g>
      <path d="M-15 2L-12.4-5.6L0-11L12.4-5.6L15 2Z" fill="#9c3a26" />
      <path d="M-4 1.6V-4.4H4V1.6M-4-4.4L4 1.6M4-4.4L-4 1.6" fill="none" stroke="var(--gw-wall)" stroke-width="1" />
    </>
  ),
  // A store with a bell.
  F: () => (
    <>
      <path d="M-5.4 2V-11H5.4V2Z" fill={PLANK} />
      <path d="M-8.4-10.6L0-18.4L8.4-10.6Z" fill={SHINGLE} />
      <path d="M-3-1V-7Q-3-9.6 0-9.6T3-7V-1Z" fill="var(--gw-pane)" stroke-width="0.7" />
      <path d="M-2.2-2.6Q-1.6-3.6-1.6-5.4Q0-8 1.6-5.4Q1.6-3.6 2.2-2.6Z" fill={BRASS} stroke-width="0.7" />
    </>
  ),
  // A station with its clock.
  G: (side) => (
    <>
      <Chimney x={side} high={6} fill={BRICK} />
      <path d="M-7.4 2V-9.6H7.4V2Z" fill={BRICK} />
      <path d="M-9.6-9.4L-5.6-15H5.6L9.6-9.4Z" fill={SHINGLE} />
      <circle cy="-4.4" r="4.2" fill="#fdf6e3" stroke-width="1" />
      <path d="M0-7.2V-4.4L2-3.2" fill="none" stroke-width="0.9" />
    </>
  ),
}

interface CrestProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How far from the middle something stands on one side. */
const sideOf = ({ width, height }: CrestProps): number => ((width / height) * HIGH) / 3.1

const Raised = ({ at, children }: { readonly at: CrestProps; readonly children: ComponentChildren }) => (
  <g
    transform={`translate(${at.x + at.width / 2} ${at.y}) scale(${(at.height / HIGH).toFixed(3)})`}
    stroke={INK}
    stroke-width="1.1"
    stroke-linejoin="round"
  >
    {children}
  </g>
)

export const NeutralCrest = still(function NeutralCrest({
  letter,
  rect,
}: {
  readonly letter: NeutralLetter
  readonly rect: CrestProps
}) {
  return <Raised at={rect}>{NEUTRAL[letter](sideOf(rect))}</Raised>
})

/** The more craftsmen a house takes, the more of it there is. */
export const PrivateCrest = still(function PrivateCrest({
  craftsmen,
  colour,
  rect,
}: {
  readonly craftsmen: number
  readonly colour: string
  readonly rect: CrestProps
}) {
  const side = sideOf(rect)
  return (
    <Raised at={rect}>
      <Chimney x={side * 1.08} high={craftsmen > 2 ? 8 : 5} fill={BRICK} />
      {craftsmen > 2 && <Dormer x={-side * 0.2} fill={colour} />}
      {craftsmen > 5 && (
        <>
          <path d={`M${-side * 1.1}-9V-19`} fill="none" />
          <path d={`M${-side * 1.1}-19l8 2.6l-8 2.6Z`} fill={colour} />
          <path d={`M${-side * 1.1 - 4.6} 2V-5h9.2V2Z`} fill={PLANK} />
          <path d={`M${-side * 1.1 - 6.6}-4.6L${-side * 1.1}-11.6L${-side * 1.1 + 6.6}-4.6Z`} fill={colour} />
        </>
      )}
    </Raised>
  )
})
