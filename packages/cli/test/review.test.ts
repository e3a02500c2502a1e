import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { block, thinned } from '../src/review/report.ts'
import { inside } from './inside.ts'
import { emptyFolder, json } from './process.ts'

/** Bob does not stop Ann's row: he takes cell 9 where only cell 3 would do. */
const BLUNDER = ['mark 1', 'mark 4', 'mark 2', 'mark 9', 'mark 3']
const PLAY = ['play', 'tic-tac-toe', '--seats', 'human,human', '--names', 'Ann,Bob', '--seed', 's']

async function recorded(lines: readonly string[]): Promise<string> {
  const file = join(emptyFolder(), 'game.record')
  await inside([...PLAY, '--save', file], { lines })
  return file
}

describe('review', () => {
  test('--json tells chances at every line, turning points and better moves', async () => {
    const { code, stdout } = await inside(['review', await recorded(BLUNDER), '--json'])
    expect(code).toBe(0)
    const report = json(stdout)
    expect(report).toMatchObject({ game: 'tic-tac-toe', players: 2, lines: 5, seats: ['Ann', 'Bob'], reviewed: [0, 1] })
    const curve = report['curve'] as { line: number; chances: number[] }[]
    expect(curve.map(({ line }) => line)).toEqual([0, 1, 2, 3, 4, 5])
    expect(curve[5].chances).toEqual([1, 0])
    expect(report['turningPoints']).toContainEqual(expect.objectContaining({ line: 4, by: 0, seat: 0, to: 1 }))
    expect(report['betterMoves']).toContainEqual(
      expect.objectContaining({ line: 3, seat: 1, option: 'mark 9', better: 'mark 3' }),
    )
  })

  test('in words: the curve, where it turned, and what would have been better', async () => {
    const { stdout } = await inside(['review', await recorded(BLUNDER), '--seat', 'Bob'])
    expect(stdout).toMatch(/▲ Ann +50% +[▁-█]{6} +100%\n/)
    expect(stdout).toContain('line 4 Ann: Mark cell 3. Ann goes from 50% to 100%.')
    expect(stdout).toMatch(/line 3 Bob: Mark cell 9, \d+% to win\. Better: Mark cell 3, \d+%\./)
    expect(stdout).not.toMatch(/line \d Ann: .*Better/)
  })

  test('says so when there is nothing to tell', async () => {
    const { stdout } = await inside(['review', await recorded(BLUNDER), '--seat', '0', '--lang', 'fr'])
    expect(stdout).toContain('Rien de nettement meilleur n’a été trouvé.')
  })

  test('is for finished games, and for seats that are there', async () => {
    const unfinished = await recorded(['mark 1', 'q'])
    const early = await inside(['review', unfinished])
    expect([early.code, early.stdout]).toEqual([2, ''])
    expect(early.stderr).toMatch(/^error: .*: the game is not finished: there is nothing to review yet\n$/)
    const nobody = await inside(['review', await recorded(BLUNDER), '--seat', 'Eve'])
    expect(nobody.stderr).toContain('there is no seat "Eve"')
  })
})

test('chances are drawn low to high, and a long game is thinned to fit', () => {
  expect([0, 0.5, 1].map(block)).toEqual(['▁', '▅', '█'])
  expect(thinned([1, 2, 3, 4, 5], 3)).toEqual([1, 3, 5])
  expect(thinned([1, 2], 3)).toEqual([1, 2])
})

describe('a hint at the table', () => {
  test('names the best options by their numbers, with what can be expected', async () => {
    const { stdout } = await inside(PLAY, { lines: ['mark 1', 'mark 4', 'mark 2', 'mark 5', 'h', 'q'] })
    expect(stdout).toMatch(/A strong player would consider\n +1 +Mark cell 3 +\d+% to win\n/)
  })

  test('has a French name, and changes nothing', async () => {
    const { stdout } = await inside([...PLAY, '--lang', 'fr'], { lines: ['mark 1', 'conseil', 'mark 5', 'q'] })
    expect(stdout).toMatch(/Un bon joueur envisagerait\n +\d .*\d+\u00a0% de chances de gagner\n/)
    expect(stdout).toContain('Bob marque la case 5')
  })
})
