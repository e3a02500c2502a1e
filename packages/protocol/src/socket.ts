/** Messages on the stream of a table. */
import { z } from 'zod'
import { ChatText, OptionId, PROTOCOL_VERSION, RequestId, Seat, Seq } from './basics.ts'
import { ClockInfo } from './clock.ts'
import { ErrorInfo } from './errors.ts'
import { HouseMessage } from './keeping.ts'
import { Position } from './play.ts'
import { ChatMessage, TableInfo } from './table.ts'

export const ClientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('answer'), id: RequestId, seq: Seq, option: OptionId }),
  z.strictObject({ type: z.literal('undo'), id: RequestId, seq: Seq }),
  z.strictObject({ type: z.literal('ask-undo'), id: RequestId, seq: Seq }),
  z.strictObject({ type: z.literal('consent-undo'), id: RequestId, agree: z.boolean() }),
  z.strictObject({ type: z.literal('chat'), id: RequestId, text: ChatText }),
  z.strictObject({ type: z.literal('ping'), id: RequestId }),
  /** Whether the page of this table is before the person's eyes. Until it is said, it is. */
  z.strictObject({ type: z.literal('look'), id: RequestId, visible: z.boolean() }),
])
export type ClientMessage = z.infer<typeof ClientMessage>

export const ServerMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.literal(PROTOCOL_VERSION),
    you: Seat.nullable(),
    table: TableInfo,
    chat: z.array(ChatMessage),
    connected: z.array(Seat),
  }),
  /** The seats whose owners have this table open somewhere. */
  z.strictObject({ type: z.literal('presence'), connected: z.array(Seat) }),
  /** `ack` names the request of this client that led here. */
  z.strictObject({
    type: z.literal('position'),
    ack: RequestId.optional(),
    /** Where the table has a clock. */
    clock: ClockInfo.optional(),
    ...Position.shape,
  }),
  z.strictObject({ type: z.literal('table'), ack: RequestId.optional(), you: Seat.nullable(), table: TableInfo }),
  z.strictObject({ type: z.literal('chat'), message: ChatMessage }),
  /** Only to clients that asked for it: this table is rather looked at under this path, and this stream closes. */
  z.strictObject({ type: z.literal('elsewhere'), path: z.string() }),
  z.strictObject({ type: z.literal('ack'), ack: RequestId }),
  HouseMessage,
  z.strictObject({
    type: z.literal('error'),
    ack: RequestId.optional(),
    error: ErrorInfo,
  }),
])
export type ServerMessage = z.infer<typeof ServerMessage>

/** Messages on the stream of the lobby: the public tables that are open or running. */
export const LobbyMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('tables'), tables: z.array(TableInfo) }),
  z.strictObject({ type: z.literal('table'), table: TableInfo }),
  HouseMessage,
  z.strictObject({
    type: z.literal('error'),
    error: ErrorInfo,
  }),
])
export type LobbyMessage = z.infer<typeof LobbyMessage>

/** Largest message a client may send. */
export const MAX_MESSAGE = 4096
