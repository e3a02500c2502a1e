/** Bodies of requests and answers under /api. */
import { z } from 'zod'
import {
  BotId,
  ChatText,
  GameId,
  InviteToken,
  Language,
  OptionId,
  PersonName,
  RequestId,
  Seat,
  Seq,
  TableId,
} from './basics.ts'
import { ClockInfo, ClockSetting, WhenOut } from './clock.ts'
import { PastPosition, Position, ReasonInfo } from './play.ts'
import { ChatMessage, TableInfo, TableStatus, Variants, Visibility } from './table.ts'

export const Me = z.strictObject({ name: PersonName, language: Language }).meta({ id: 'Me' })
export type Me = z.infer<typeof Me>

export const GameInfo = z
  .strictObject({
    id: GameId,
    title: z.string(),
    authors: z.array(z.string()),
    publisher: z.string(),
    year: z.int(),
    edition: z.string(),
    seats: z.strictObject({ min: z.int(), max: z.int() }),
    minutes: z.strictObject({ min: z.int(), max: z.int() }),
    variants: z.array(
      z.strictObject({
        id: z.string(),
        values: z.array(z.string()),
        default: z.string(),
        /** With how many players it makes a difference; without it: with any number. */
        players: z.strictObject({ min: z.int(), max: z.int() }).optional(),
        /** With which value of another variant it makes a difference; without it: with any. */
        given: z.strictObject({ id: z.string(), value: z.string() }).optional(),
      }),
    ),
    rulesVersion: z.int(),
  })
  .meta({ id: 'GameInfo' })
/** Ed25519, base64url. */
export const House = z.strictObject({ key: z.string() })
export const GameList = z.strictObject({ games: z.array(GameInfo), bots: z.array(BotId) })

export const SeatPlan = z.strictObject({ seat: Seat, bot: BotId })
export const NewTable = z.strictObject({
  game: GameId,
  players: z.int().min(1).max(16).optional(),
  variants: Variants.optional(),
  visibility: Visibility.default('public'),
  hints: z.boolean().default(false),
  /** Whether it is to count for ratings, if nothing speaks against that. */
  rated: z.boolean().default(true),
  clock: ClockSetting.nullable().default(null),
  whenOut: WhenOut.default('bot'),
  standIn: BotId.default('greedy'),
  seat: Seat.default(0),
  bots: z.array(SeatPlan).max(16).default([]),
})
export type NewTable = z.input<typeof NewTable>

/** A table together with the seat of whoever asks. */
export const TableAnswer = z.strictObject({ table: TableInfo, you: Seat.nullable() }).meta({ id: 'TableAnswer' })
export type TableAnswer = z.infer<typeof TableAnswer>
export const LobbyQuery = z.strictObject({
  status: TableStatus.default('open'),
  game: GameId.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export const TableList = z.strictObject({ tables: z.array(TableInfo) })

export const Enter = z.strictObject({ invite: InviteToken })
const ShareCommitment = z.string().regex(/^[0-9a-f]{64}$/)
/** `share`: what the device commits to as its share in the seed, at the same moment. */
export const Join = z.strictObject({ seat: Seat.optional(), share: ShareCommitment.optional() })
/** During a game a bot keeps the seat: this one, or the table's own. */
export const Leave = z.strictObject({ bot: BotId.optional() })
/** A bot for a person who does not play. */
export const StandIn = z.strictObject({ bot: BotId })
export const SeatChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot: BotId }),
])
/** First what the device commits to, while the table is open; then, while it is dealt, the share itself. */
export const ShareBody = z.union([
  z.strictObject({ commitment: ShareCommitment }),
  z.strictObject({ secret: z.string().regex(/^[0-9a-f]{64}$/) }),
])
export const Answer = z.strictObject({ id: RequestId, seq: Seq, option: OptionId })
export type Answer = z.infer<typeof Answer>
export const Undo = z.strictObject({ id: RequestId, seq: Seq })
export const AskUndo = z.strictObject({ seq: Seq })
export const Consent = z.strictObject({ agree: z.boolean() })
export const Say = z.strictObject({ text: ChatText })
export const ChatList = z.strictObject({ chat: z.array(ChatMessage) })
export const Invite = z.strictObject({ id: z.string(), createdAt: z.int() })
export type Invite = z.infer<typeof Invite>
export const NewInvite = z.strictObject({ id: z.string(), token: InviteToken, createdAt: z.int() })
export type NewInvite = z.infer<typeof NewInvite>
export const InviteList = z.strictObject({ invites: z.array(Invite) })
/** Somebody I have played with, by where they sat at the last table of both; `invited`: to the table that I ask for. */
const Companion = z.strictObject({ name: PersonName, table: TableId, seat: Seat, invited: z.boolean() })
export type Companion = z.infer<typeof Companion>
export const CompanionList = z.strictObject({ companions: z.array(Companion) })
export const InviteCompanion = z.strictObject({ table: TableId, seat: Seat })
export type InviteCompanion = z.infer<typeof InviteCompanion>
export const ExplainQuery = z.strictObject({ target: z.string().min(1).max(200) })
export const Explanation = z.strictObject({ reasons: z.array(ReasonInfo) })
export const Targets = z.strictObject({ targets: z.array(z.string()) })
export const Suggestion = z
  .strictObject({
    /** Null: let the others go on. */
    option: OptionId.nullable(),
    /** Expected share of success after it, from 0 to 1; null where nothing was searched. */
    chance: z.number().min(0).max(1).nullable(),
    visits: z.int().min(0),
    /** What speaks for it: a term of the game's outlook, and whose prospects it changes; null where nothing stands out. */
    because: z.strictObject({ term: z.string(), seat: Seat }).nullable(),
  })
  .meta({ id: 'Suggestion' })
export type Suggestion = z.infer<typeof Suggestion>
export const HintAnswer = z
  .strictObject({ seq: Seq, suggestions: z.array(Suggestion) })
  .meta({ id: 'HintAnswer', description: 'Options worth weighing at my question, best first.' })
export const HistoryQuery = z.strictObject({ from: z.coerce.number().int().min(0).default(0) })
export const History = z
  .strictObject({ lines: z.array(PastPosition), next: Seq.nullable() })
  .meta({ id: 'History', description: 'Positions in order; `next` asks for the following ones.' })
export const Fork = z.strictObject({ seq: Seq.optional() })
/** A record is a text; a long game stays well under this. */
export const MAX_RECORD = 256 * 1024
export const ImportRecord = z.strictObject({ record: z.string().min(1).max(MAX_RECORD) })
/** The language of the words on the picture of a table. */
export const CardQuery = z.strictObject({ lang: Language.default('en') })
export const TableParams = z.strictObject({ id: TableId })
export const SeatParams = z.strictObject({ id: TableId, seat: z.coerce.number().int().min(0).max(15) })
export const InviteParams = z.strictObject({ id: TableId, invite: z.string().regex(/^[a-z0-9]{20}$/) })
export const PositionAnswer = z.strictObject({
  position: Position,
  clock: ClockInfo.nullable(),
  you: Seat.nullable(),
})
