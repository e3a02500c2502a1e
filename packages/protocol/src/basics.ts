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
/** A level or a yardstick and, after a plus, its style if it has one. */
export const BotId = z.string().regex(/^[a-z0-9-]{1,40}(\+[a-z0-9-]{1,40})?$/)
export const InviteToken = z.string().regex(/^[\w-]{20,64}$/)

/**
 * What no line of visible characters has: control characters, line ends, changes of direction, and whatever leaves no ink, such as
 * joiners, fillers and blank braille.
 */
const UNSEEN = String.raw`\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2028\u2029\u2800\ufff9-\ufffb`
/** A picture may be joined to another one, and say that it is drawn in colour. */
const ONE_PICTURE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?`
const PICTURE = String.raw`${ONE_PICTURE}(?:\u200d${ONE_PICTURE})*`
/** Scripts in which a joiner changes how letters look, and so can be seen. */
const JOINING = ['Arabic', 'Bengali', 'Devanagari', 'Kannada', 'Malayalam', 'Sinhala', 'Tamil', 'Telugu']
const JOINED = String.raw`(?<=[${JOINING.map((script) => `\\p{Script=${script}}`).join('')}]\p{M}*)[\u200c\u200d]`
/** With more marks than any script puts on one letter it would spill over the lines above and below. */
const LETTER = (unseen: string): string =>
  String.raw`[^${unseen}\p{M}\p{Extended_Pictographic}](?:(?!\p{Default_Ignorable_Code_Point})\p{M}){0,4}`
const SEEN = (unseen: string): string => `${PICTURE}|${JOINED}|${LETTER(unseen)}`

const visible = (max: number, unseen: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(new RegExp(`^(?:${SEEN(unseen)})*$`, 'u'))

const LONGEST_NAME = 40
/** In a name a space is a space: those of other widths, which French has before its marks, are for sentences. */
const UNSEEN_IN_NAMES = String.raw`${UNSEEN}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000`
export const PersonName = visible(LONGEST_NAME, UNSEEN_IN_NAMES)

/** A name from elsewhere (a record) as one that may be shown: what is too long or cannot be seen is left out. */
export function shownName(name: string): string {
  const letters = name.match(new RegExp(SEEN(UNSEEN_IN_NAMES), 'gu')) ?? []
  return Array.from(letters.join('').trim()).slice(0, LONGEST_NAME).join('').trim() || '?'
}
export const ChatText = visible(500, UNSEEN)
