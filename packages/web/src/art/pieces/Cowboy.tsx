/** A cowboy in a gang's colours, feet at the origin, about 60 tall: a greenhorn, a gunslinger or an old hand, by strength. */
import type { Seat } from '@waystation/kernel'
import { cut } from '../ink.ts'
import { SeatShapeMark } from '../SeatMark.tsx'
import { seatIdentity } from '../seats.ts'

const INK = 'var(--piece-ink)'
const LEATHER = '#3b2616'
const DENIM = '#3f4f63'

export type CowboyStrength = 1 | 2 | 3

export interface CowboyProps {
  readonly seat: Seat
  readonly strength: CowboyStrength
  /** Looks to the left. */
  readonly turned?: boolean
  /** Shows the strength as a number at his feet. */
  readonly badge?: boolean
}

export function Cowboy({ seat, strength, turned = false, badge = true }: CowboyProps) {
  const { colour } = seatIdentity(seat)
  const Figure = FIGURES[strength]
  return (
    <g stroke={INK} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
      <ellipse cx="2" cy="0" rx="17" ry="3.6" fill={INK} opacity="0.35" stroke="none" />
      <g transform={turned ? 'scale(-1 1)' : undefined}>
        <Figure colour={colour} />
      </g>
      <SeatShapeMark seat={seat} y={-28} r={7.2} on="colour" />
      {badge && <StrengthBadge strength={strength} />}
    </g>
  )
}

function StrengthBadge({ strength }: { readonly strength: CowboyStrength }) {
  return (
    <g transform="translate(13.5 -7)">
      <circle r="8.6" fill="var(--tile-paper)" stroke-width="1.6" />
      <text
        y="5"
        text-anchor="middle"
        stroke="none"
        font-family="var(--font-text)"
        font-weight="850"
        font-size="13.5"
        fill={INK}
      >
        {strength}
      </text>
    </g>
  )
}

interface FigureProps {
  readonly colour: string
}

/** Shirtsleeves, braces, a hat that is too big. */
function Greenhorn({ colour }: FigureProps) {
  return (
    <g transform="scale(.93)">
      <path d="M-8-21L-9-4H-2L0-15L2-4H9L8-21Z" fill={DENIM} />
      <path d="M-9.4-6H-1.8V-.8Q-7 .8-11-1ZM9.4-6H1.8V-.8Q7 .8 11-1Z" fill={LEATHER} />
      <path d="M-8-42C-13-40-14-32-14.6-21L-10-20L-9-31ZM8-42C13-40 14-32 14.6-21L10-20L9-31Z" fill={colour} />
      <circle cx="-12.4" cy="-19" r="2.8" fill="var(--skin)" />
      <circle cx="12.4" cy="-19" r="2.8" fill="var(--skin)" />
      <path d="M-8-42Q0-45 8-42L9-19H-9Z" fill={colour} />
      <path d="M-5.4-42.6L-6-19.6M5.4-42.6L6-19.6" fill="none" stroke={LEATHER} stroke-width="2" />
      <path d="M-5.6-49C-5.6-42.6-3-40.4 0-40.4C3-40.4 5.6-42.6 5.6-49Z" fill="var(--skin)" />
      <path d="M-2.4-44.6Q0-43.2 2.4-44.6" fill="none" stroke-width="1.1" />
      <path d="M-14-49.6C-9-52.4 9-52.4 14-49.6C10-46.6-10-46.6-14-49.6Z" fill="#a9793f" />
      <path d="M-7.4-50.4C-7.8-57-4.6-59 0-57.4C4.6-59 7.8-57 7.4-50.4C4-49-4-49-7.4-50.4Z" fill="#c3924f" />
      <path d="M-7.4-52.4C-4-51 4-51 7.4-52.4" fill="none" stroke={colour} stroke-width="2.2" />
    </g>
  )
}

/** A waistcoat, a bandana and a gun on either hip. */
function Gunslinger({ colour }: FigureProps) {
  return (
    <g>
      <path d="M-9-21L-10.5-4H-2L0-15L2-4H10.5L9-21Z" fill="#55483c" />
      <path d="M-10.8-6H-2.2V-1Q-8 .8-12.4-1ZM10.8-6H2.2V-1Q8 .8 12.4-1Z" fill={LEATHER} />
      <path d="M-9-43C-15-41-17-32-17-22L-12.6-21L-10-31ZM9-43C15-41 17-32 17-22L12.6-21L10-31Z" fill="#efe1c0" />
      <circle cx="-14.8" cy="-20" r="3" fill="var(--skin)" />
      <circle cx="14.8" cy="-20" r="3" fill="var(--skin)" />
      <path d="M-9.6-43Q0-46 9.6-43L10.6-19.4H-10.6Z" fill={colour} />
      <path d={cut(7, -42, 9, -22, 1) + cut(-8.6, -40, -9.6, -24, 0.8)} fill={INK} stroke="none" opacity="0.7" />
      <path d="M-11-21.6H11V-18H-11Z" fill={LEATHER} />
      <path d="M-14.6-20H-9.6L-10.4-9H-14ZM14.6-20H9.6L10.4-9H14Z" fill="#6b4527" />
      <path d="M-6-49C-6-42.6-3.4-40.2 0-40.2C3.4-40.2 6-42.6 6-49Z" fill="var(--skin)" />
      <path d="M-4.6-45Q-2-46.6 0-45.2Q2-46.6 4.6-45Q2.4-43 0-44Q-2.4-43-4.6-45Z" fill={INK} stroke="none" />
      <path d="M-6-42.4Q0-37.6 6-42.4L3.2-38.6L0-35.4L-3.2-38.6Z" fill="var(--seat-light)" stroke-width="1.1" />
      <path d="M-17-50C-10-53 10-53 17-50C12-46.8-12-46.8-17-50Z" fill="#2b1c11" />
      <path d="M-8.4-50.8C-9-58.4-5-60.4 0-58.8C5-60.4 9-58.4 8.4-50.8C4-49.4-4-49.4-8.4-50.8Z" fill={LEATHER} />
      <path d="M-8.4-53C-4-51.4 4-51.4 8.4-53" fill="none" stroke={colour} stroke-width="2.6" />
    </g>
  )
}

/** A long coat that has seen every trail, and a beard to match. */
function OldHand({ colour }: FigureProps) {
  return (
    <g transform="scale(1.06)">
      <path d="M-8-18L-9-4H-2L0-13L2-4H9L8-18Z" fill="#2f2a26" />
      <path d="M-10-6H-2V-1Q-8 .8-12-1ZM10-6H2V-1Q8 .8 12-1Z" fill={LEATHER} />
      <path d="M-10-43C-17-41-19-30-19-21L-14-20L-11-31ZM10-43C17-41 19-30 19-21L14-20L11-31Z" fill={colour} />
      <circle cx="-16.6" cy="-19" r="3.1" fill="var(--skin)" />
      <circle cx="16.6" cy="-19" r="3.1" fill="var(--skin)" />
      <path d="M-11-43Q0-47 11-43L16-8Q9-5 3-8L0-17L-3-8Q-9-5-16-8Z" fill={colour} />
      <path
        d={cut(8, -42, 13, -9, 1.2) + cut(5, -30, 7, -10, 0.9) + cut(-10, -38, -13, -11, 1)}
        fill={INK}
        stroke="none"
        opacity="0.7"
      />
      <path d="M-4-44L0-36L4-44" fill="var(--seat-light)" stroke-width="1.1" />
      <path d="M-6-49C-6-43-3.4-41 0-41C3.4-41 6-43 6-49Z" fill="var(--skin)" />
      <path
        d="M-6.2-47C-7-40-3-35.4 0-35.4C3-35.4 7-40 6.2-47C3-44.6-3-44.6-6.2-47Z"
        fill="#d9d2c4"
        stroke-width="1.2"
      />
      <path d="M-17.6-50C-10-54 10-54 17.6-50C12-46-12-46-17.6-50Z" fill="#201812" />
      <path d="M-8.6-51C-10-61-5-62.6 0-61C5-62.6 10-61 8.6-51C4-49.4-4-49.4-8.6-51Z" fill="#2f241b" />
      <path d="M-8.8-53.6C-4-52 4-52 8.8-53.6" fill="none" stroke={colour} stroke-width="2.8" />
    </g>
  )
}

const FIGURES = { 1: Greenhorn, 2: Gunslinger, 3: OldHand } as const
