/** A table as it can be stored: with its beginning, enough to play on without playing the log again. */
import {
  type GameEvent,
  type GameTypes,
  hashOf,
  isOver,
  type Match,
  type Move,
  withoutCheckpoints,
} from '@waystation/kernel'
import type { Told } from './position.ts'
import type { UnchangedSince } from './questions.ts'
import type { LogEntry } from './quiet.ts'

export interface Snapshot {
  readonly line: number
  /** Of the state, so that damage is found. */
  readonly hash: string
  readonly body: string
}

interface Body {
  readonly state: GameTypes['state']
  readonly moves: readonly Move<GameTypes>[]
  readonly unchangedSince: UnchangedSince
  readonly entry: LogEntry | null
  readonly events: readonly GameEvent[]
}

/** As snapshots were written before they told what led to them. */
interface OldBody extends Pick<Body, 'state' | 'moves'> {
  readonly floors: UnchangedSince
}

/** All that a table is, besides how it began. */
export interface Present extends Told {
  readonly unchangedSince: UnchangedSince
}

export function snapshotOf({ match: { state, moves }, line, entry, events, unchangedSince }: Present): Snapshot {
  // Nobody goes back once the game is over.
  const kept = isOver(state) ? [] : withoutCheckpoints(moves)
  const body: Body = { state, moves: kept, unchangedSince, entry, events }
  return { line, hash: hashOf(state), body: JSON.stringify(body) }
}

/** What was stored is not what is there; the log still has the game. */
export class DamagedSnapshot extends Error {
  constructor(line?: number) {
    super(line === undefined ? 'the snapshot is damaged' : `the snapshot at line ${line} is damaged`)
    this.name = 'DamagedSnapshot'
  }
}

function bodyOf(text: string, line: number): Body | OldBody {
  try {
    return JSON.parse(text) as Body | OldBody
  } catch {
    throw new DamagedSnapshot(line)
  }
}

/** `match` is the game at its beginning. */
export function restoredFrom(match: Match<GameTypes>, { line, hash, body }: Snapshot): Present {
  const read = bodyOf(body, line)
  if (hashOf(read.state) !== hash) throw new DamagedSnapshot(line)
  const { state, moves } = read
  const { unchangedSince, entry, events } =
    'floors' in read ? { unchangedSince: read.floors, entry: null, events: [] } : read
  return { match: { ...match, state, moves }, line, entry, events, unchangedSince }
}
