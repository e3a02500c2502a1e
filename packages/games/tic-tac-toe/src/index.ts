/** The sample game: the smallest thing that is a whole game package. docs/adding-a-game.md walks through it. */
import { defineGame, type Reason, type ScoreSheet, type Seat } from '@waystation/kernel'
import { meta } from './meta.ts'
import { firstTurn, turn, winner } from './rules.ts'
import { sight } from './sight.ts'
import type { Cell, State, TicTacToe } from './types.ts'

export const ticTacToe = defineGame<TicTacToe>({
  meta,
  setup: (_config, rng) => ({ seq: 0, rng: rng.words, agenda: [firstTurn], cells: Array<null>(9).fill(null) }),
  steps: { turn },
  clone: (s) => ({
    seq: s.seq,
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    agenda: s.agenda.slice(),
    cells: s.cells.slice(),
  }),
  view: (s) => ({ cells: s.cells.slice(), winner: winner(s.cells) }),
  determinize: () => {},
  targets: () => ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  explain: (s, _seat, target) => whyNot(s, Number(target) - 1),
  scores(s) {
    const won = winner(s.cells)
    return [sheet(won, 0), sheet(won, 1)]
  },
  sight,
  census: (s) => ({ cells: s.cells.length }),
})

function whyNot(s: Readonly<State>, cell: number): Reason[] {
  if (s.cells[cell] === null) return []
  return [{ code: 'taken', section: 'turn', params: { cell: cell + 1 } }]
}

function sheet(won: Cell, seat: Seat): ScoreSheet {
  const total = won === seat ? 1 : 0
  const rank = won === null || won === seat ? 1 : 2
  return { seat, total, rank, lines: [{ category: 'line', points: total }] }
}

export type * from './types.ts'
