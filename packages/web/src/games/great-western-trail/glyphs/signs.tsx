/** Signs of this game, each centred on the origin and about `size` high: teepees, dangers, stations, houses, woods. */
import { cut } from '../../../art/ink.ts'

const INK = 'var(--piece-ink)'

interface SignProps {
  readonly size: number
}

export const TEEPEE_COLOURS = { 'green-teepee': '#3f7d43', 'blue-teepee': '#2f5f96' } as const

/** A tent of hides with a painted band. */
export function Teepee({ size, colour }: SignProps & { readonly colour: string }) {
  return (
    <g transform={`scale(${size / 30})`} stroke={INK} stroke-linejoin="round">
      <ellipse cy="13" rx="15" ry="3" fill={INK} opacity="0.3" stroke="none" />
      <path d="M-3-17L2.6-10M3-17L-2.6-10" stroke-width="1.6" stroke-linecap="round" />
      <path d="M0-13L13.4 13Q0 15.4-13.4 13Z" fill="#f3e2bd" stroke-width="1.5" />
      <path d="M-6.2-1H6.2L9.6 5.6H-9.6Z" fill={colour} stroke-width="0.9" />
      <path d="M0-13L3.2-6.6H-3.2Z" fill={colour} stroke-width="0.9" />
      <path d="M0 4L3.6 13.8H-3.6Z" fill={INK} stroke="none" />
      <path class="gw-light" d="M0 4L3.6 13.8H-3.6Z" fill="#ffc861" stroke="none" />
    </g>
  )
}

/** Rocks that come down: any danger of the trail. */
export function DangerSign({ size }: SignProps) {
  return (
    <g transform={`scale(${size / 20})`} stroke={INK} stroke-width="1.1" stroke-linejoin="round">
      <path d="M0-10L10.4 8.6H-10.4Z" fill="#e9b43c" />
      <path
        d="M-4.4 6.4L-5.6 2.8L-2.4 .8L.4 3L-.6 6.4ZM.8 5.8L1.6 2L5 1.8L6.2 5.2L4 6.6Z"
        fill="#8a7a66"
        stroke-width="0.8"
      />
      <path d="M-2.2-1.4L-1-4.6L2.4-3.6L1.8-.6Z" fill="#8a7a66" stroke-width="0.8" />
    </g>
  )
}

export function PineSign({ size }: SignProps) {
  return (
    <g transform={`scale(${size / 20})`} stroke={INK} stroke-width="0.9" stroke-linejoin="round">
      <path d="M-1.4 9.6V6H1.4V9.6Z" fill="#6a4526" />
      <path d="M0-10L4.4-4H2.6L6.4 1H4L8 6.6H-8L-4 1H-6.4L-2.6-4H-4.4Z" fill="#4d6b34" />
    </g>
  )
}

export function HouseSign({ size }: SignProps) {
  return (
    <g transform={`scale(${size / 20})`} stroke={INK} stroke-width="1.1" stroke-linejoin="round">
      <path d="M-7 8.6V-1H7V8.6Z" fill="#f4e7cb" />
      <path d="M-10-.4L0-9.4L10-.4Z" fill="#a8452c" />
      <path d="M-2.4 8.6V2.6H2.4V8.6Z" fill="#553619" stroke-width="0.9" />
    </g>
  )
}

/** A platform with its roof: stations. */
export function StationSign({ size }: SignProps) {
  return (
    <g transform={`scale(${size / 20})`} stroke={INK} stroke-width="1.1" stroke-linejoin="round">
      <path d="M-6.4 4V-3M6.4 4V-3" stroke-width="1.8" />
      <path d="M-10.4-2.6L-7-8.4H7L10.4-2.6Z" fill="#7d2b1c" />
      <path d="M-10.4 4H10.4V7.4H-10.4Z" fill="#c9ab74" />
      <circle cy="0.6" r="2.6" fill="#fbf2da" stroke-width="0.9" />
    </g>
  )
}

/** Cards from the pile, as many put down again. */
export function DrawSign({ size }: SignProps) {
  const card = (x: number, turn: number) => (
    <rect
      x={x - 4.4}
      y="-7.4"
      width="8.8"
      height="13"
      rx="1.6"
      transform={`rotate(${turn} ${x} 6)`}
      fill="#a8452c"
      stroke-width="1"
    />
  )
  return (
    <g transform={`scale(${size / 20})`} stroke={INK} stroke-linejoin="round">
      {card(-2.6, -12)}
      {card(2.6, 12)}
      <path d="M-5 9H5M2.6 6.8L5.4 9L2.6 11.2" fill="none" stroke-width="1.5" stroke-linecap="round" />
    </g>
  )
}

/** What the neighbour does. */
export function CopySign({ size }: SignProps) {
  return (
    <g transform={`scale(${size / 20})`} stroke={INK} stroke-width="1" stroke-linejoin="round">
      <path d="M-9 8V-2L-4.6-6.4L-.2-2V8Z" fill="#f4e7cb" />
      <path d="M1.4 8V-2L5.6-6.4L9.8-2V8Z" fill="#f4e7cb" stroke-dasharray="2.2 1.6" />
      <path d="M-3-8.4Q1-11.6 5-8.6M5.6-10.8L5.2-8.2L2.4-8.4" fill="none" stroke-width="1.3" />
    </g>
  )
}

/** A town far away where more may be sold. */
export function FarCitySign({ size }: SignProps) {
  return (
    <g transform={`scale(${size / 20})`} stroke={INK} stroke-width="1" stroke-linejoin="round">
      <path d="M-10 8V-1H-5V-6L-1-9L3-6V8Z" fill="#c9a878" />
      <path d="M3 8V-3H10V8Z" fill="#d0b27d" />
      <path d={cut(-8, 2, -6.4, 2, 1.2) + cut(-2, -2, 0, -2, 1.2) + cut(5, 1, 7, 1, 1.2)} fill={INK} stroke="none" />
    </g>
  )
}

/** The plate of San Francisco with a disc on it; its initials are drawn, they are a sign and stay readable where letters would not. */
export function SanFranciscoSign({ size }: SignProps) {
  return (
    <g transform={`scale(${size / 20})`} stroke={INK} stroke-linejoin="round" stroke-linecap="round">
      <rect x="-10" y="-10" width="20" height="20" rx="3" fill="#f4e6c2" stroke-width="2.4" />
      <path
        d="M-1.4-5.4Q-3.4-7.4-5.4-6Q-6.8-4-4-2.8Q-.8-1.4-2.2.6Q-4.2 2.2-6.4.2M2 1.4V-6.4H6M2-2.8H5"
        fill="none"
        stroke-width="1.8"
      />
      <circle cy="5.6" r="2.9" fill="#a3281f" stroke-width="0.9" />
      <circle cy="5.6" r="1.2" fill="#fbf2da" stroke="none" />
    </g>
  )
}

/** A grazing animal: the cattle market. */
export function CattleSign({ size }: SignProps) {
  return (
    <g transform={`scale(${size / 20})`} stroke={INK} stroke-width="1" stroke-linejoin="round">
      <path
        d="M-9-1C-10-4-7-6-5-5.4C-1-6.4 5-6 8-5C10-4 9.6 1 9 3L9.2 8.4H7L6.4 3.8H0L-.8 8.4H-3L-3.4 3.4C-5 3-6 1.6-6.4 .4L-9.4 1.4Z"
        fill="#9a5a34"
      />
      <path d="M-6.4-5.4C-8-8-10-7.6-10.4-9.4M-4.6-5.6C-4-8-2-8-1.6-9.6" fill="none" stroke-width="1.2" />
    </g>
  )
}
