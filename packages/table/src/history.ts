/** Games told from their log. */
import { apply, type Game, type GameEvent, type GameTypes, type Move } from '@waystation/kernel'
import { type Beginning, beginMatch } from './beginning.ts'
import { GameTable } from './game-table.ts'
import type { LogEntry } from './quiet.ts'

/** The table at its beginning and after each line of the log. */
export function* tablesOf(game: Game, beginning: Beginning, log: Iterable<LogEntry>): Generator<GameTable, void, void> {
  let table = GameTable.begin(game, beginning)
  yield table
  for (const entry of log) {
    table = table.play(entry)
    yield table
  }
}

/** The table after the last line. */
export function replayed(game: Game, beginning: Beginning, log: readonly LogEntry[]): GameTable {
  return log.reduce((table, entry) => table.play(entry), GameTable.begin(game, beginning))
}

/** What happened, answer by answer, the opening first; answers taken back are not part of it. */
export function storyOf(game: Game, beginning: Beginning, moves: readonly Move<GameTypes>[]): (readonly GameEvent[])[] {
  const opening = beginMatch(game, beginning)
  const story = [opening.events]
  let { state } = opening.match
  for (const { seat, option } of moves) {
    const outcome = apply(game, state, seat, option)
    story.push(outcome.events)
    state = outcome.state
  }
  return story
}
