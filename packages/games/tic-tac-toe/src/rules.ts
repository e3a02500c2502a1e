/** Three in a row: two seats mark an empty cell in turn; who first has three in a line wins. */
import type { Rule } from '@waystation/kernel'
import type { Cell, MarkOption, State, TicTacToe, TurnStep } from './types.ts'

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
const MARKS: readonly MarkOption[] = CELLS.map((cell) => Object.freeze({ id: `mark ${cell + 1}`, cell }))
const TURNS: readonly [TurnStep, TurnStep] = [
  { do: 'turn', seat: 0 },
  { do: 'turn', seat: 1 },
]
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

export const firstTurn = TURNS[0]

export function winner(cells: readonly Cell[]): Cell {
  for (const line of LINES) {
    const mark = cells[line[0]]
    if (mark !== null && mark === cells[line[1]] && mark === cells[line[2]]) return mark
  }
  return null
}

function emptyCells(s: Readonly<State>): MarkOption[] {
  const out: MarkOption[] = []
  for (const cell of CELLS) if (s.cells[cell] === null) out.push(MARKS[cell])
  return out
}

export const turn: Rule<TicTacToe, 'turn'> = {
  ask: (s, { seat }) => ({ seat, kind: 'turn', options: emptyCells(s) }),
  choose(g, { seat }, { cell }) {
    g.s.cells[cell] = seat
    g.emit({ type: 'marked', seat, cell })
    if (winner(g.s.cells) === seat) g.emit({ type: 'won', seat })
    else if (!g.s.cells.includes(null)) g.emit({ type: 'drawn' })
    else g.then(TURNS[1 - seat])
  },
}
