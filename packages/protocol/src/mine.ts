/** My tables: what one list of them needs, and the stream that keeps it true. */
import { z } from 'zod'
import { Seat, Seq, TableId } from './basics.ts'
import { ClockInfo } from './clock.ts'
import { ErrorCode } from './errors.ts'
import { HouseMessage } from './keeping.ts'
import { TableInfo, TableStatus } from './table.ts'

/** A table of mine as it stands. */
export const MyStanding = z
  .strictObject({
    table: TableId,
    status: TableStatus,
    /** My seat; null where I only was invited. */
    you: Seat.nullable(),
    seq: Seq,
    /** Seats that the game waits for; nobody's before it begins and after its end. */
    waiting: z.array(Seat),
    /** The game waits for my own answer. */
    waitsForMe: z.boolean(),
    /** Since when it is so; of a finished game when it ended. */
    since: z.int(),
    clock: ClockInfo.nullable(),
    /** By seat, of a finished game. */
    result: z.array(z.strictObject({ total: z.int(), rank: z.int() })).nullable(),
  })
  .meta({ id: 'MyStanding' })
export type MyStanding = z.infer<typeof MyStanding>

/** `standing` is null where nobody has looked at the table since it began under an earlier release. */
export const MyTable = z.strictObject({ ...TableInfo.shape, standing: MyStanding.nullable() }).meta({ id: 'MyTable' })
export type MyTable = z.infer<typeof MyTable>
/** Those that wait for me first, longest first; then by their last change. */
export const MyTables = z.strictObject({ tables: z.array(MyTable) })

/** Asks for finished games before one of them, as `next` names it. */
export const MyHistoryQuery = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,16}-[a-z0-9]{1,40}$/)
    .optional(),
})
export const MyHistory = z
  .strictObject({ tables: z.array(MyTable), next: z.string().nullable() })
  .meta({ id: 'MyHistory', description: 'My finished games, the latest first, page by page.' })
export type MyHistory = z.infer<typeof MyHistory>

/** Messages on my own stream: tables of mine that are open or running, then every change of one, who names me in the chat of one, and who asks to be my friend. */
export const MyMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('standings'), standings: z.array(MyStanding) }),
  z.strictObject({ type: z.literal('standing'), standing: MyStanding }),
  HouseMessage,
  z.strictObject({ type: z.literal('named'), table: TableId, by: z.string() }),
  /** Somebody asks to be my friend. */
  z.strictObject({ type: z.literal('asked'), by: z.string() }),
  z.strictObject({
    type: z.literal('error'),
    error: z.strictObject({ code: ErrorCode, message: z.string() }),
  }),
])
export type MyMessage = z.infer<typeof MyMessage>
