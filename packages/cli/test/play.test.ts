import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inside } from './inside.ts'
import { emptyFolder, json, waystation } from './process.ts'

const TWO_PEOPLE = ['play', 'tic-tac-toe', '--seats', 'human,human', '--names', 'Ann,Bob', '--seed', 's']
/** Ann: 1, 2, 3; Bob: 4, 5. */
const ANN_WINS = ['mark 1', 'mark 4', 'mark 2', 'mark 5', 'mark 3']

describe('a scripted game', () => {
  test('is played to the end, with score sheet, winner, commitment and seed', async () => {
    const { code, stdout, stderr } = await waystation(TWO_PEOPLE, { lines: ANN_WINS })
    expect(stderr).toBe('')
    expect(code).toBe(0)
    expect(stdout).toContain('Tic-tac-toe (sample game)')
    expect(stdout).toContain('■ Bob marks cell 5.')
    expect(stdout).toMatch(/Three in a row +1 +0\n/)
    expect(stdout).toMatch(/Rank +1 +2\n/)
    expect(stdout).toContain('Ann wins.')
    const [promised, kept] = [...stdout.matchAll(/Commitment to the seed: ([0-9a-f]{64})/g)].map((match) => match[1])
    expect(kept).toBe(promised)
    expect(stdout).toContain('Seed: s\n')
  })

  test('that ends too early ends with a clear line and code 1', async () => {
    const { code, stderr } = await waystation(TWO_PEOPLE, { lines: ANN_WINS.slice(0, 3) })
    expect(code).toBe(1)
    expect(stderr).toBe('input ended before the game did\n')
  })

  test('that is left on purpose ends with code 0', async () => {
    const { code, stdout } = await inside(TWO_PEOPLE, { lines: ['1', 'q'] })
    expect(code).toBe(0)
    expect(stdout).toContain('The table is left as it is.')
  })

  test('takes numbers, wordings, ids and unique beginnings, whatever their case and accents', async () => {
    const lines = ['MARK CELL 1', '3', 'Mark  cell 2', 'mark 5', 'marquer', 'mark cell', '99', '0', 'mark cell 3']
    const { code, stdout } = await inside(TWO_PEOPLE, { lines })
    expect(stdout).toContain('Nothing here begins with "marquer"')
    expect(stdout).toContain('Several options begin like that: Mark cell 3; Mark cell 6;')
    expect(stdout).toContain('The options are numbered from 1 to 5.')
    expect(stdout).toContain('Ann wins.')
    expect(code).toBe(0)
  })

  test('is the same game from the same seed, bots included', async () => {
    const args = ['play', 'el-gaucho', '--seats', 'greedy,random', '--seed', 'again', '--json']
    const [first, second] = [json((await inside(args)).stdout), json((await inside(args)).stdout)]
    expect(first['finished']).toBe(true)
    expect(second['state']).toBe(first['state'])
    expect(second['commitment']).not.toBe(first['commitment'])
  })
})

describe('undo', () => {
  test('takes back the last move of a person, at the next person’s question', async () => {
    const { stdout } = await inside(TWO_PEOPLE, { lines: ['1', '1', 'u', 'u', 'undo', 'q'] })
    expect(stdout).toContain('Bob undoes the last move.')
    expect(stdout).toContain('Ann undoes the last move.')
    expect(stdout).toContain('There is nothing to undo.')
  })

  test('goes back over what bots answered', async () => {
    const args = ['play', 'tic-tac-toe', '--seats', 'human,random', '--seed', 's', '--json']
    const { stdout, stderr } = await inside(args, { lines: ['1', 'u', 'q'] })
    expect(stderr).toContain('Player 1 undoes the last move.')
    expect(json(stdout)).toMatchObject({ decisions: 0, lines: 3, ending: 'left', finished: false })
  })

  test('stops at what has come to light, unless everyone agrees', async () => {
    const file = join(emptyFolder(), 'barrier.record')
    const args = ['play', 'el-gaucho', '--seats', 'human,random', '--seed', 'barrier', '--save', file]
    const { stdout } = await inside(args, { lines: ['1', 'u', 'u!', 'q'] })
    expect(stdout).toMatch(/> u\nSomething has come to light since[^]*> u!\nPlayer 1 undoes the last move\./)
    expect(readFileSync(file, 'utf8')).toContain(' < undo agreed\n')
  })
})

describe('questions at the table', () => {
  test('are answered in words', async () => {
    const { stdout } = await inside(TWO_PEOPLE, {
      lines: ['1', '?', '? cell', '?elephant', 'why 1', 'why 2', 'why', 'rules', 'rules how', 'rules x', 'l', 'b', 'q'],
    })
    expect(stdout).toContain('undo the last move')
    expect(stdout).toContain('Holds one mark.')
    expect(stdout).toContain('Nothing on this table is called "elephant".')
    expect(stdout).toContain('Cell 1 is taken. (rules: How to play)')
    expect(stdout).toContain('"2" is possible now.')
    expect(stdout).toContain('Why what? You can ask about\n  1   2   3   4   5   6   7   8   9\n')
    expect(stdout).toContain('Chapters of the rules\n  How to play\n')
    expect(stdout).toContain('No chapter is called "x".')
    expect(stdout).toContain('> l\n  ▲ Ann marks cell 1.\n> b\n')
  })

  test('name things in the player’s language', async () => {
    const args = ['play', 'el-gaucho', '--players', '2', '--seed', 'why', '--lang', 'fr']
    const { stdout } = await inside(args, {
      lines: ['pourquoi', 'pourquoi vol', '? surveillant', 'règles souhait', 'q'],
    })
    expect(stdout).toContain('Vol de bœuf')
    expect(stdout).not.toContain('area theft')
    expect(stdout).not.toContain('Rien sur cette table')
    expect(stdout).not.toContain('Aucun chapitre')
  })
})

test('play --json keeps stdout for one object with stable keys', async () => {
  const { stdout, stderr, code } = await waystation([...TWO_PEOPLE, '--json'], { lines: ANN_WINS })
  expect(code).toBe(0)
  expect(stderr).toContain('Ann wins.')
  const result = json(stdout)
  expect(Object.keys(result)).toEqual([
    'game',
    'players',
    'variants',
    'seats',
    'ending',
    'finished',
    'decisions',
    'lines',
    'state',
    'scores',
    'commitment',
    'seed',
    'salt',
  ])
  expect(result).toMatchObject({
    game: 'tic-tac-toe',
    seats: [
      { kind: 'human', name: 'Ann' },
      { kind: 'human', name: 'Bob' },
    ],
    ending: 'finished',
    decisions: 5,
    seed: 's',
  })
})

test('the seed of an unfinished game stays secret', async () => {
  const { stdout, stderr } = await inside([...TWO_PEOPLE, '--json'], { lines: ['q'] })
  expect(json(stdout)).toMatchObject({ finished: false, seed: null, salt: null })
  expect(stderr).not.toContain('Seed:')
})
