/** Colour and weight for a terminal; plain text everywhere else. Nothing is ever said by colour alone. */
import type { Seat } from '@waystation/kernel'

type Style = (text: string) => string

export interface Paint {
  readonly bold: Style
  readonly dim: Style
  readonly good: Style
  readonly bad: Style
  readonly accent: Style
  seat(seat: Seat, text: string): string
}

const SEAT_COLOURS = [31, 34, 32, 35, 33, 36] as const
/** One shape per seat, drawn before everything that belongs to it. */
const SEAT_SHAPES = ['▲', '■', '●', '◆', '★', '✚'] as const

const style =
  (on: number, off: number): Style =>
  (text) =>
    `\u001b[${on}m${text}\u001b[${off}m`

const plain: Style = (text) => text

export const PLAIN: Paint = { bold: plain, dim: plain, good: plain, bad: plain, accent: plain, seat: (_, text) => text }

export const COLOUR: Paint = {
  bold: style(1, 22),
  dim: style(2, 22),
  good: style(32, 39),
  bad: style(31, 39),
  accent: style(36, 39),
  seat: (seat, text) => style(SEAT_COLOURS[seat % SEAT_COLOURS.length], 39)(text),
}

export function seatShape(seat: Seat): string {
  return SEAT_SHAPES[seat % SEAT_SHAPES.length]
}

interface ColourSettings {
  readonly NO_COLOR?: string | undefined
  readonly FORCE_COLOR?: string | undefined
  readonly TERM?: string | undefined
}

/** no-color.org first, then an explicit wish for colour, then what the stream is. */
export function paintFor(isTerminal: boolean, env: ColourSettings): Paint {
  if (env.NO_COLOR) return PLAIN
  if (env.FORCE_COLOR && env.FORCE_COLOR !== '0') return COLOUR
  return isTerminal && env.TERM !== 'dumb' ? COLOUR : PLAIN
}
