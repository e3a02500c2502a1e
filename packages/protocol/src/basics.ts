/** Small vocabulary shared by all messages. Whatever comes from outside is bounded in length and number. */
import { LANGUAGES } from '@waystation/kernel'
import { z } from 'zod'

export const PROTOCOL_VERSION = 1
/** No game in any catalog seats more. */
export const MAX_SEATS = 16

export const Seat = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1)
export const Language = z.enum(LANGUAGES)
export const TableId = z.string().regex(/^[a-z0-9]{20}$/)
/** Names one request of one client, so that sending it twice does it once. */
export const RequestId = z.string().regex(/^[\w-]{1,40}$/)
/** How many lines the table's log has; grows with every answer and every undo. */
export const Seq = z.int().min(0).max(1_000_000)
export const OptionId = z.string().min(1).max(400)
export const GameId = z.string().regex(/^[a-z0-9-]{1,40}$/)
export const BotId = z.string().regex(/^[a-z0-9-]{1,40}$/)
export const InviteToken = z.string().regex(/^[\w-]{20,64}$/)

/** What no line of visible characters has: control characters, line ends, invisible characters and changes of direction. */
const UNSEEN = '\\p{Cc}\\p{Cs}\\u2028\\u2029\\u00ad\\u200b\\u200e\\u200f\\u2060\\ufeff\\u202a-\\u202e\\u2066-\\u2069'

const visible = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(new RegExp(`^[^${UNSEEN}]*$`, 'u'))

const LONGEST_NAME = 40
export const PersonName = visible(LONGEST_NAME)

/** A name from elsewhere (a record) as one that may be shown: what is too long or cannot be seen is left out. */
export function shownName(name: string): string {
  const seen = name.replaceAll(new RegExp(`[${UNSEEN}]`, 'gu'), '').trim()
  return Array.from(seen).slice(0, LONGEST_NAME).join('').trim() || '?'
}
export const ChatText = visible(500)
