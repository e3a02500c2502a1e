/** Games told from their log: history, records, imports. */
import {
  enter,
  type Entry,
  formatRecord,
  type Game,
  type GameEvent,
  isOver,
  type Match,
  observer,
  parseRecord,
  recordOf,
  redact,
  verify,
} from '@waystation/kernel'
import type { CallIn, CallOut, Source } from './calls.ts'
import { foundation, lineOf } from './live-table.ts'
import { Refused } from './refused.ts'

/** Positions `from` to `from + limit - 1`, each as JSON, as the seat could see them then. */
export function history(game: Game, { source, entries, from, limit, seat }: CallIn<'history'>): string[] {
  const out: string[] = []
  let { match, events } = foundation(game, source)
  const end = Math.min(entries.length, from + limit - 1)
  for (let seq = 0; seq <= end; seq++) {
    const last = seq === 0 ? null : entries[seq - 1]
    if (last !== null) ({ match, events } = enter(match, last))
    if (seq >= from) out.push(pastPosition(match, { seq, last, events, seat }))
  }
  return out
}

interface Moment {
  readonly seq: number
  readonly last: Entry | null
  readonly events: readonly GameEvent[]
  readonly seat: number | null
}

function pastPosition({ game, state }: Match<Game extends Game<infer T> ? T : never>, moment: Moment): string {
  const { seq, last, events, seat } = moment
  const { view, waiting, over } = observer(game, state)(seat)
  const told = events.map((event) => redact(event, seat))
  const scores = over ? game.scores(state) : null
  return JSON.stringify({ seq, line: lineOf(last), events: told, view, waiting, over, scores })
}

export function record(game: Game, { source, salt, seats, entries }: CallIn<'record'>): string {
  if (source.opening !== null) throw new Refused('no-record')
  let { match } = foundation(game, source)
  for (const entry of entries) ({ match } = enter(match, entry))
  return formatRecord(recordOf(match, salt, seats))
}

export function importRecord(games: ReadonlyMap<string, Game>, { text }: CallIn<'verify'>): CallOut<'verify'> {
  const read = parseRecord(text)
  const game = games.get(read.game)
  if (!game) throw new Refused('unknown-game')
  const match = verify(game, read)
  const source: Source = { game: read.game, rules: read.rules, config: read.config, seed: read.seed, opening: null }
  return { source, salt: read.salt, seats: read.seats, entries: read.log, over: isOver(match.state) }
}
