import { describe, expect, test } from 'vitest'
import type { ChairKind } from '../src/table/chairs.ts'
import { type Ending, host } from '../src/table/host.ts'
import { Room } from '../src/table/room.ts'
import { TerminalTable } from '../src/table/terminal-table.ts'
import { duel, duelText } from './duel.ts'
import { type Person, person } from './person.ts'

interface Played extends Person {
  readonly ending: Ending
  readonly table: TerminalTable
}

async function play(kinds: readonly ChairKind[], lines: readonly string[], interactive = true): Promise<Played> {
  const at = person(lines, 'en', interactive)
  const chairs = kinds.map((kind, seat) => ({ kind, name: seat === 0 ? 'Ann' : 'Bob' }))
  const config = { players: 2, variants: {} }
  const table = TerminalTable.open({ game: duel, text: duelText }, chairs, { config, seed: 'duel', salt: 'salt' })
  const ending = await host(new Room(at.context, table, { path: null, keep: false }))
  return { ...at, ending, table }
}

const BETS_AND_BOAST = ['', 'high', '', 'low', '', '1', '', 'loud', '']

describe('two people at one screen', () => {
  test('never see each other’s card: the screen is passed and cleared', async () => {
    const { screens, ending, table } = await play(['human', 'human'], BETS_AND_BOAST)
    expect(ending).toBe('finished')
    const [ann, bob] = table.game.scores(table.match.state).map((sheet) => sheet.total)
    for (const screen of screens().slice(0, -1)) {
      expect(screen.includes(`card ${ann}`) && screen.includes(`card ${bob}`)).toBe(false)
    }
    expect(screens().join('')).toContain('Pass the screen to Bob.')
    expect(screens().join('')).toContain(`card ${ann}`)
    expect(screens().join('')).toContain(`card ${bob}`)
  })

  test('do not see a sealed bet before all have bet', async () => {
    const { screens } = await play(['human', 'human'], BETS_AND_BOAST)
    const asked = screens().find((screen) => screen.includes('■ Bob  Bet in secret.')) ?? ''
    expect(asked.indexOf('Ann: high.')).toBeGreaterThan(asked.indexOf('> low'))
    expect(asked).not.toContain('> high')
  })

  test('are not asked to pass anything when one of them is a bot', async () => {
    const { shown, screens } = await play(['human', 'random'], ['high', 'loud', ''])
    expect(shown()).not.toContain('Pass the screen')
    expect(screens()).toHaveLength(1)
  })

  test('may be scripted without the waiting', async () => {
    const { ending, shown } = await play(['human', 'human'], ['high', 'low', '1', 'loud'], false)
    expect(ending).toBe('finished')
    expect(shown()).toContain('Pass the screen to Bob.')
    expect(shown()).not.toContain('Press Enter')
  })

  test('end cleanly when the input ends while the screen is passed', async () => {
    expect((await play(['human', 'human'], [])).ending).toBe('input-ended')
  })
})

describe('an objection at any time', () => {
  test('is offered before the waited-for seat goes on, and can be let be', async () => {
    const { shown, table } = await play(['human', 'human'], BETS_AND_BOAST)
    expect(shown()).toContain('You may step in now, or let it be.\n  1 Let it be\n  2 Say object\n')
    expect(table.match.moves.map((move) => move.option)).toEqual(['high', 'low', 'loud'])
  })

  test('can be made', async () => {
    const { table } = await play(['human', 'human'], ['', 'high', '', 'low', '', 'object', '', 'loud', ''])
    expect(table.match.moves.map(({ seat, option }) => `${seat} ${option}`)).toContain('1 object')
  })
})

test('at the end the score sheet is shown with what the points are for', async () => {
  const { shown } = await play(['random', 'random'], [])
  expect(shown()).toMatch(/Card +\d+ +\d+\n─+\nTotal +\d+ +\d+\nRank +2 +1\n/)
  expect(shown()).toMatch(/In detail\n▲ Ann\n {2}Card: card \d+ \(\d+\)\n■ Bob\n/)
  expect(shown()).toContain('Bob wins.')
})
