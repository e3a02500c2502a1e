/** What the server asks of its workers. Positions travel as finished JSON text: the main thread passes them on unread. */
import type { Config, Dice, Entry, Reason, RefusalDetail, Seat } from '@waystation/kernel'
import type { ErrorCode } from '@waystation/protocol'
import type { Audience, Hint, LogEntry } from '@waystation/table'
import type { Placing, Snapshot } from '../storage/types.ts'
import type { PackedTold } from './packed.ts'

/** Where a game begins. */
export interface Source {
  readonly game: string
  readonly rules: number
  readonly config: Config
  readonly seed: string
  readonly opening: string | null
}

export interface Standing {
  readonly seq: number
  readonly over: boolean
  /** Seats the game waits for. */
  readonly waiting: readonly Seat[]
  /** By seat, once the game is over. */
  readonly result: readonly Placing[] | null
}

/** `frames` go with the audiences asked for: members of a JSON object, without its opening brace. */
export interface Told extends Standing {
  readonly frames: readonly string[]
  readonly snapshot: Snapshot | null
}

/** What a seat reached. */
export interface Outcome extends Placing {
  readonly sheet: { readonly [category: string]: number }
  readonly opening: string | null
}

export interface ImportedRecord {
  readonly source: Source
  readonly salt: string
  readonly dice: Dice | null
  readonly seats: readonly string[]
  readonly entries: readonly Entry[]
  readonly over: boolean
}

interface At {
  readonly table: string
}
interface Tell extends At {
  readonly audiences: readonly Audience[]
}

/** Every call: what goes in, what comes out. */
export interface Calls {
  open: [At & { source: Source; snapshot: Snapshot | null; entries: readonly LogEntry[] }, Standing]
  /** `asked`: the line the client had seen when it answered. */
  play: [Tell & { entry: LogEntry; asked: number; keep: boolean }, Told]
  /** Lines that another process wrote. */
  follow: [Tell & { after: number; entries: readonly LogEntry[] }, Told]
  look: [Tell, Told]
  close: [At, null]
  /** The score sheets of a game that is over, by seat, and what each seat began with: `Outcome`s as text. */
  outcome: [At & { answers: readonly (readonly string[])[] }, string]
  state: [At, string]
  /** Whether the seat has an answer that could be taken back. */
  moved: [At & { seat: Seat }, boolean]
  targets: [At & { seat: Seat }, readonly string[]]
  explain: [At & { seat: Seat; target: string }, readonly Reason[]]
  redeal: [At & { seat: Audience; seed: string }, string]
  history: [{ source: Source; entries: readonly LogEntry[]; from: number; limit: number; seat: Audience }, string[]]
  /** Where a game stands after these lines, to open it there. */
  snapshot: [{ source: Source; snapshot: Snapshot | null; entries: readonly LogEntry[] }, Snapshot]
  record: [
    { source: Source; salt: string; dice?: Dice; seats: readonly string[]; entries: readonly LogEntry[] },
    string,
  ]
  verify: [{ text: string }, ImportedRecord]
  /** The answer of the seat's bot; null to let the others go on. */
  think: [At & { source: Source; state: string; seat: Seat; bot: string }, string | null]
  /** What a strong player would weigh in the seat's place, best first. */
  advise: [At & { source: Source; state: string; seat: Seat }, readonly Hint[]]
}
export type CallName = keyof Calls
export type CallIn<K extends CallName> = Calls[K][0]
export type CallOut<K extends CallName> = Calls[K][1]

export type RefusedCall = {
  readonly code: ErrorCode | 'not-open' | 'damaged-snapshot'
  readonly detail: RefusalDetail | null
}
export type Request = readonly [id: number, name: CallName, args: CallIn<CallName>]
export type Reply =
  | readonly [id: number, how: 'done', value: CallOut<CallName>]
  | readonly [id: number, how: 'told', value: PackedTold]
  | readonly [id: number, how: 'refused', why: RefusedCall]
  | readonly [id: number, how: 'failed', report: string]

export interface WorkerSetup {
  /** One number shared with the main thread: which request is being worked on. */
  readonly current: SharedArrayBuffer
  readonly modules: readonly string[]
}
