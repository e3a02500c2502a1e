import { type Game, parseRecord, type StepRule } from '@waystation/kernel'
import { type TicTacToe, ticTacToe } from '@waystation/tic-tac-toe'
import { en } from '@waystation/tic-tac-toe/text/en'
import { expect, test } from 'vitest'
import { firstDifferenceFrom } from '../../src/golden/difference.ts'
import { differenceInWords } from '../../src/golden/in-words.ts'
import { parseDigests, playGolden } from '../../src/index.ts'

const golden = playGolden(ticTacToe, { name: 'one', seed: 'one' })
const record = parseRecord(golden.record)
const [first, second] = record.log.map((entry) => ('option' in entry ? entry.option.replace('mark ', '') : ''))

const { turn } = ticTacToe.rules

function withTurn(change: Partial<StepRule<TicTacToe>>): Game<TicTacToe> {
  return { ...ticTacToe, rules: { ...ticTacToe.rules, turn: { ...turn, ...change } } }
}

function told(game: Game<TicTacToe>, former: Game<TicTacToe> | null): readonly string[] {
  const difference = firstDifferenceFrom(game, record, parseDigests(golden.digests))
  if (difference === null) return []
  const now = { game, text: en }
  return differenceInWords(difference, { record, now, former: former && { game: former, text: en } }).split('\n')
}

/** The centre is closed to the second seat. */
const closed = withTurn({
  ask: (s, step, game) => {
    const decision = turn.ask?.(s, step, game) ?? null
    if (decision === null || decision.seat === 0) return decision
    return { ...decision, options: decision.options.filter(({ id }) => id !== `mark ${second}`) }
  },
})

test('the same rules have nothing to tell', () => {
  expect(told(ticTacToe, ticTacToe)).toEqual([])
})

test('an option that went is told in the words of the game', () => {
  expect(told(closed, ticTacToe)).toEqual([
    `after line 1 (seat 0: "mark ${first}"), what is offered differs`,
    `  Seat 1 answered: mark ${first}`,
    '  Seat 2 is asked: Mark an empty cell.',
    expect.stringMatching(new RegExp(`^    - .+ \\(mark ${second}\\)$`)),
  ])
})

test('without the former rules, what is offered now is told in full', () => {
  const lines = told(closed, null)
  expect(lines.slice(0, 3)).toEqual([
    `after line 1 (seat 0: "mark ${first}"), what is offered differs`,
    `  Seat 1 answered: mark ${first}`,
    '  Seat 2 is asked: Mark an empty cell.',
  ])
  expect(lines.slice(3)).toHaveLength(7)
  expect(lines.slice(3).every((line) => /^ {6}.+ \(mark \d\)$/.test(line))).toBe(true)
})

test('another position is told by what lies on the table and what the state says', () => {
  const swapped = withTurn({
    choose(g, step, option, game) {
      turn.choose?.(g, step, option, game)
      if (g.s.seq === 2) g.s.cells[option.cell] = 0
    },
  })
  const lines = told(swapped, ticTacToe)
  expect(lines[0]).toBe(`after line 2 (seat 1: "mark ${second}"), the state or the score differs`)
  expect(lines).toContain('      the same 7 options as before')
  expect(lines).toContain(`  state.cells.${Number(second) - 1} is 0, was 1`)
  expect(lines.some((line) => line.startsWith('    + '))).toBe(true)
  expect(lines.some((line) => line.startsWith('    - '))).toBe(true)
})
