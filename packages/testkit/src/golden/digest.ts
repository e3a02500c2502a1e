/**
 * What a game offers and computes along a record, position by position, each as a short digest. As with perft in chess, an
 * option too many shows at once, although no recorded answer ever takes it.
 */
import {
  begin,
  canonical,
  type Decision,
  decisions,
  playEntry,
  type Entry,
  type Game,
  type GameRecord,
  type GameTypes,
  type Match,
  Refusal,
  sha256,
} from '@waystation/kernel'

/** A position of a recorded game: the opening, or what a line of its log led to. */
export interface Stop<T extends GameTypes> {
  /** Lines of the log so far; 0 is the opening. */
  readonly line: number
  /** The line that led here; null at the opening. */
  readonly entry: Entry | null
  readonly match: Match<T>
  readonly decisions: readonly Decision<T['option']>[]
  /** What the line was followed by. */
  readonly events: readonly T['event'][]
}

export interface Digest {
  /** Who may choose among what. The order of options is no rule, and does not count. */
  readonly offers: string
  /** The state and the score so far. How the game notes down what is still to be done shows in what it offers next. */
  readonly position: string
  readonly events: string
}

export const DIGEST_PARTS = ['offers', 'position', 'events'] as const

/** Enough that a change has one chance in 16 million to go unseen, at each position anew. */
const LENGTH = 6

/** Plays a record line by line, whatever version of the rules it was made by. Refuses a line that is no longer possible. */
export function* stopsOf<T extends GameTypes>(game: Game<T>, record: GameRecord): Generator<Stop<T>, void> {
  let { match, events } = begin(game, record.config, record.seed)
  yield stopAt(match, { line: 0, entry: null, events })
  for (const [i, entry] of record.log.entries()) {
    ;({ match, events } = entered(match, entry, i + 1))
    yield stopAt(match, { line: i + 1, entry, events })
  }
}

function entered<T extends GameTypes>(match: Match<T>, entry: Entry, line: number): ReturnType<typeof playEntry<T>> {
  try {
    return playEntry(match, entry)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal('bad-record', `line ${line}: ${error.message}`, { case: 'line', line })
  }
}

function stopAt<T extends GameTypes>(match: Match<T>, at: Pick<Stop<T>, 'line' | 'entry' | 'events'>): Stop<T> {
  return { ...at, match, decisions: decisions(match.game, match.state) }
}

/** Who may choose among what, as one text: the same text, the same rules at this point. */
function offersText<T extends GameTypes>(open: readonly Decision<T['option']>[]): string {
  return canonical(
    open.map(({ seat, kind, options, optional = false, conceal = false, anytimeFrom = options.length }) => {
      const ids = options.map(({ id }) => id)
      return [seat, kind, optional, conceal, ids.slice(0, anytimeFrom).sort(), ids.slice(anytimeFrom).sort()]
    }),
  )
}

export function digestOf<T extends GameTypes>({ match, decisions: open, events }: Stop<T>): Digest {
  const { agenda: _, ...state } = match.state
  return {
    offers: short(offersText(open)),
    position: short(canonical([state, match.game.scores(match.state)])),
    events: short(canonical(events)),
  }
}

function short(text: string): string {
  return sha256(text).slice(0, LENGTH)
}

/** The digests of a whole record: of the opening, and after every line of its log. */
export function digestsOf<T extends GameTypes>(game: Game<T>, record: GameRecord): readonly Digest[] {
  return Array.from(stopsOf(game, record), digestOf)
}

const TITLE = DIGEST_PARTS.join(' ')

/** One line per position; the first is the opening. */
export function formatDigests(digests: readonly Digest[]): string {
  return [TITLE, ...digests.map(digestLine)].map((line) => `${line}\n`).join('')
}

export function digestLine(digest: Digest): string {
  return DIGEST_PARTS.map((part) => digest[part]).join(' ')
}

export function parseDigests(text: string): readonly Digest[] {
  const digests = text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [offers = '', position = '', events = ''] = line.split(' ')
      return { offers, position, events }
    })
  if (formatDigests(digests) !== text) throw new Error(`these are no digests: the first line is "${TITLE}"`)
  return digests
}
