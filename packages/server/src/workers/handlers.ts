/** How each call is answered. Runs inside a worker; a throw stops the table that asked, nothing else. */
import { botAnswer } from '@waystation/bots'
import { isOver, parseRecord, type ScoreSheet, verify } from '@waystation/kernel'
import {
  type Audience,
  type Beginning,
  beginningOf,
  GameTable,
  hintsFor,
  type LogEntry,
  playedLines,
  reasonsFor,
  redealt,
  replayed,
  type Snapshot,
  type State,
  tablesOf,
  targetsOf,
} from '@waystation/table'
import type { LoadedGames } from '../games/registry.ts'
import type { CallIn, CallName, CallOut, Source, Standing, Told, Outcome } from './calls.ts'
import { Refused } from './refused.ts'
import { SeatedBots } from './seated-bots.ts'

/** The worker does not hold this table: it was never opened here, or the worker is a new one. */
export class NotOpen extends Error {}

const clock = (): number => performance.now()

type Handlers = { readonly [K in CallName]: (args: CallIn<K>) => CallOut<K> }

export function makeHandlers(games: LoadedGames): Handlers {
  const tables = new Map<string, GameTable>()
  const bots = new SeatedBots()

  const at = (id: string): GameTable => {
    const found = tables.get(id)
    if (!found) throw new NotOpen(id)
    return found
  }

  return {
    open({ table, source, snapshot, entries }) {
      const present = reached(games, source, snapshot, entries)
      tables.set(table, present)
      return standing(present)
    },
    play({ table, entry, asked, audiences, keep }) {
      const before = at(table)
      if (before.isStale(entry.seat, asked)) throw new Refused('stale')
      const after = before.play(entry)
      tables.set(table, after)
      return told(after, audiences, keep)
    },
    follow({ table, after, entries, audiences }) {
      const before = at(table)
      const present = entries.slice(before.line - after).reduce((so, entry) => so.play(entry), before)
      tables.set(table, present)
      return told(present, audiences)
    },
    look: ({ table, audiences }) => told(at(table), audiences),
    close({ table }) {
      tables.delete(table)
      return null
    },
    outcome({ table, answers }) {
      const { game, state } = at(table).match
      const outcomes = game.scores(state).map(
        ({ total, rank, lines, seat }): Outcome => ({
          total,
          rank,
          sheet: pointsBy(lines),
          opening: game.opening?.(answers[seat]) ?? null,
        }),
      )
      return JSON.stringify(outcomes)
    },
    state: ({ table }) => JSON.stringify(at(table).match.state),
    moved: ({ table, seat }) => at(table).hasAnswered(seat),
    targets({ table, seat }) {
      const { match } = at(table)
      return targetsOf(match.game, match.state, seat)
    },
    explain({ table, seat, target }) {
      const { match } = at(table)
      return reasonsFor(match.game, match.state, seat, target)
    },
    redeal: ({ table, seat, seed }) => JSON.stringify(redealt(at(table), seat, seed)),
    history({ source, entries, from, limit, seat }) {
      const out: string[] = []
      const needed = entries.slice(0, from + limit - 1)
      for (const table of tablesOf(games.at(source.game, source.rules), beginningIn(source), needed)) {
        if (table.line >= from) out.push(JSON.stringify(table.telling().past(seat)))
      }
      return out
    },
    snapshot: ({ source, snapshot, entries }) => stored(reached(games, source, snapshot, entries).snapshot()),
    record: ({ source, entries, ...parts }) =>
      replayed(games.at(source.game, source.rules), beginningIn(source), entries).record({
        log: playedLines(entries),
        ...parts,
      }),
    verify({ text }) {
      const record = parseRecord(text)
      const { state } = verify(games.at(record.game, record.rules), record)
      const source: Source = { game: record.game, ...beginningOf(record), opening: null }
      const { salt, seats, log: entries, dice = null } = record
      return { source, salt, dice, seats, entries, over: isOver(state) }
    },
    think({ table, source, state, seat, bot }) {
      const position = { state: JSON.parse(state) as State, seat, seed: source.seed, clock }
      const network = games.network(source)
      return botAnswer(bots.at(table, seat, bot, network), games.at(source.game, source.rules), position)?.id ?? null
    },
    advise: ({ source, state, seat }) =>
      hintsFor(games.at(source.game, source.rules), JSON.parse(state) as State, seat, {
        clock,
        network: games.network(source),
      }),
  }
}

/** The game after these lines, from a snapshot if there is one. */
function reached(
  games: LoadedGames,
  source: Source,
  snapshot: CallIn<'open'>['snapshot'],
  entries: readonly LogEntry[],
): GameTable {
  const [rules, beginning] = [games.at(source.game, source.rules), beginningIn(source)]
  const kept =
    snapshot === null
      ? GameTable.begin(rules, beginning)
      : GameTable.restore(rules, beginning, { ...snapshot, line: snapshot.seq })
  return entries.reduce((before, entry) => before.play(entry), kept)
}

function beginningIn({ rules, config, seed, opening }: Source): Beginning {
  return { rules, config, seed, opening: opening === null ? null : (JSON.parse(opening) as State) }
}

function standing(table: GameTable): Standing {
  const { over, waiting } = table.telling()
  return { seq: table.line, over, waiting, result: table.result }
}

/** A category may have several lines. */
function pointsBy(lines: ScoreSheet['lines']): Outcome['sheet'] {
  const sheet: Record<string, number> = {}
  for (const { category, points } of lines) sheet[category] = (sheet[category] ?? 0) + points
  return sheet
}

/** Each audience's position as the inside of a JSON object. */
function told(table: GameTable, audiences: readonly Audience[], keep = false): Told {
  const telling = table.telling()
  const frames = audiences.map((audience) => JSON.stringify(telling.to(audience)).slice(1))
  return {
    seq: table.line,
    over: telling.over,
    waiting: telling.waiting,
    result: table.result,
    frames,
    snapshot: keep ? stored(table.snapshot()) : null,
  }
}

function stored({ line, hash, body }: Snapshot): NonNullable<Told['snapshot']> {
  return { seq: line, hash, body }
}
