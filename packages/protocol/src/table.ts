/** A table as everybody sees it. */
import { z } from 'zod'
import { BotId, GameId, Seat, Seq, TableId } from './basics.ts'
import { ClockSetting, WhenOut } from './clock.ts'
import { RatingTerms } from './ratings.ts'

export const TableStatus = z.enum(['open', 'running', 'finished', 'stopped'])
export type TableStatus = z.infer<typeof TableStatus>
export const Visibility = z.enum(['public', 'private'])
export type Visibility = z.infer<typeof Visibility>
export const Variants = z.record(z.string().max(40), z.string().max(40))

export const SeatInfo = z
  .strictObject({
    seat: Seat,
    kind: z.enum(['open', 'person', 'bot']),
    name: z.string(),
    /** Whose profile tells more; null: somebody without an account. */
    person: z.string().nullable(),
    /** The bot that plays this seat: its own, or the one that stands in for a person who left or resigned. */
    bot: BotId.nullable(),
    /** Who plays the seat: its owner, a bot until the owner is back, or a bot for good. */
    presence: z.enum(['here', 'away', 'resigned']),
    /** Whose doing it is that a bot stands in; null while none does. */
    awayBy: z.enum(['self', 'host', 'clock']).nullable(),
    /** What its device committed to as its share in the seed, and what it has shown of it. */
    share: z.strictObject({ commitment: z.string(), secret: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'SeatInfo' })
export type SeatInfo = z.infer<typeof SeatInfo>

export const UndoRequest = z.strictObject({
  seat: Seat,
  /** The line after which it was asked; any further answer ends the request. */
  seq: Seq,
  agreed: z.array(Seat),
})
export type UndoRequest = z.infer<typeof UndoRequest>

export const Origin = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('new') }),
  z.strictObject({ kind: z.literal('rematch'), of: TableId }),
  z.strictObject({ kind: z.literal('fork'), of: TableId, seq: Seq, redealt: z.boolean() }),
  z.strictObject({ kind: z.literal('import') }),
])
export type Origin = z.infer<typeof Origin>

export const TableInfo = z
  .strictObject({
    id: TableId,
    game: GameId,
    rules: z.int(),
    players: z.int(),
    variants: Variants,
    status: TableStatus,
    visibility: Visibility,
    /** Whether hints may be asked for: always by who plays alone, among people only where the table was opened like that. */
    hints: z.boolean(),
    /** For what the game counts, as it stands now. */
    rating: RatingTerms,
    /** Null: everybody takes the time they need. */
    clock: ClockSetting.nullable(),
    whenOut: WhenOut,
    /** The bot that plays for people who are away. */
    standIn: BotId,
    seats: z.array(SeatInfo),
    /** The host has begun, and devices show their shares: the game is dealt when all are there, or after a few seconds. */
    dealing: z.boolean(),
    host: Seat.nullable(),
    origin: Origin,
    undo: UndoRequest.nullable(),
    rematch: TableId.nullable(),
    /** Published before the first draw: SHA-256 over the seed, or the part of the house in it, and salt. */
    commitment: z.string(),
    /** Seed and salt, once the game is over. */
    fairness: z.strictObject({ seed: z.string(), salt: z.string(), house: z.string().nullable() }).nullable(),
    createdAt: z.int(),
    updatedAt: z.int(),
  })
  .meta({ id: 'TableInfo' })
export type TableInfo = z.infer<typeof TableInfo>

export const ChatMessage = z
  .strictObject({ id: z.string(), at: z.int(), seat: Seat.nullable(), name: z.string(), text: z.string() })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof ChatMessage>
