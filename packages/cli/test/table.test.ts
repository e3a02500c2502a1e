import { describe, expect, test } from 'vitest'
import type { ChairKind } from '../src/table/chairs.ts'
import { type Ending, host } from '../src/table/host.ts'
import { Room } from '../src/table/room.ts'
import { TerminalTable } from '../src/table/terminal-table.ts'
import { duel, duelText } from './duel.ts'
import { inside } from './inside.ts'
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

/** With Rails to the North everyone begins with an exchange token, to be used in anybody's turn. */
describe('a token for any moment', () => {
  const WITH_RAILS = ['play', 'great-western-trail', '--seats', 'human,random', '--names', 'Ann,Bob', '--seed', 'rails']
  const FIRST_TURN = ['begin on neutral building E', 'single auxiliary action: gain $1', 'end your turn']
  const at = (lines: readonly string[]) => inside([...WITH_RAILS, '--variant', 'rails-north=with'], { lines })
  const STEP_IN = 'Ann  You may step in now, or let it be.'

  test('whoever lets it be is asked once in another’s turn, whatever the other one is asked', async () => {
    const { stdout } = await at([...FIRST_TURN, 'let it be', 'q'])
    const turn = stdout.slice(stdout.indexOf('Bob (random)’s turn.'), stdout.indexOf('Ann’s turn.'))
    expect(turn.split(STEP_IN)).toHaveLength(2)
    expect(turn.match(/■ Bob \(random\) (begins|gains|discards|hires|uses|draws)/g)?.length).toBeGreaterThan(1)
    expect(stdout.slice(stdout.indexOf('Ann’s turn.'))).toContain('Ann  Move your cattleman')
  })

  test('the token may be used there; without one nobody is asked any more', async () => {
    const { stdout } = await at([...FIRST_TURN, 'exchange 1', '1', 'q'])
    const turn = stdout.slice(stdout.indexOf('Bob (random)’s turn.'), stdout.indexOf('Ann’s turn.'))
    expect(turn).toContain('▲ Ann uses an exchange token.')
    expect(turn.split(STEP_IN)).toHaveLength(2)
  })

  test('in the next turn of the other it is offered again', async () => {
    const { stdout } = await at([...FIRST_TURN, 'let it be', '1', 'single auxiliary action: gain $1', 'end', 'q'])
    expect(stdout.split(STEP_IN)).toHaveLength(3)
  })
})

test('at the end the score sheet is shown with what the points are for', async () => {
  const { shown } = await play(['random', 'random'], [])
  expect(shown()).toMatch(/Card +\d+ +\d+\n─+\nTotal +\d+ +\d+\nRank +2 +1\n/)
  expect(shown()).toMatch(/In detail\n▲ Ann\n {2}Card: card \d+ \(\d+\)\n■ Bob\n/)
  expect(shown()).toContain('Bob wins.')
})
