import { allGames } from '@waystation/catalog'
import { expect, test } from 'vitest'
import { menu } from '../src/commands/menu.ts'
import { type Person, person } from './person.ts'

/** The games are numbered first, the sample last among them. */
const SAMPLE = String(allGames().length)
const SAVED_GAME = String(allGames().length + 1)
const LANGUAGE = String(allGames().length + 2)
const LEAVE = String(allGames().length + 3)

/** Opens the menu; `lines` are typed whatever the language has become. */
async function openMenu(lines: readonly string[]): Promise<Person & { code: number }> {
  const at = person(lines)
  const code = await menu(
    {
      context: (language) => ({ ...at.context, language, words: person([], language).context.words }),
      showHelp: () => {
        throw new Error('the help is for those without a terminal')
      },
    },
    'en',
  )
  return { ...at, code }
}

test('a game is chosen, set up, played, and the menu comes back', async () => {
  // The sample, a person called Zoé against a greenhorn; leaving without saving; then leaving the menu.
  const { shown, code } = await openMenu([SAMPLE, '1', 'Zoé', '2', '1', 'q', '', LEAVE])
  expect(code).toBe(0)
  expect(shown()).toMatch(/1 {2}El Gaucho +2 to 4 players/)
  expect(shown()).toMatch(new RegExp(`${SAMPLE} {2}Tic-tac-toe +2 players +sample game`))
  expect(shown()).toContain('Who plays seat 2?')
  expect(shown()).toContain('Seats: ▲ Zoé  ■ Bot 2 (greenhorn)')
  expect(shown()).toContain('a bot that thinks ahead')
  expect(shown()).not.toContain('a bot that plays anything')
  expect(shown()).toContain('▲ Zoé  Mark an empty cell.')
  expect(shown().split('Which game?')).toHaveLength(3)
  expect(shown()).toMatch(/Until next time\.\n$/)
})

test('the number of players is asked where there is a choice', async () => {
  const { shown } = await openMenu(['1', '7', '3', '3', '2', '2', '1', LEAVE])
  expect(shown()).toContain('How many players? (2 to 4) 7\nHow many players? (2 to 4) 3\n')
  expect(shown()).toContain('Seats: ▲ Bot 1 (ranch hand)  ■ Bot 2 (greenhorn)  ● Bot 3 (greenhorn)')
  expect(shown()).toContain('Score sheet')
})

test('a variant that hangs on another is asked for where it makes a difference', async () => {
  const elPaso = String(allGames().findIndex(({ id }) => id === 'el-paso') + 1)
  const asked = async (sides: string): Promise<string> => {
    // Two bots, the neutral buildings as usual, the sides of the common ones; then back to the menu.
    const { shown } = await openMenu([elPaso, '2', '2', '2', '1', sides, '', LEAVE])
    return shown()
  }
  expect(await asked('1')).not.toContain('Building 1')
  expect(await asked('4')).toContain('Building 1')
})

test('the language can be changed', async () => {
  const { shown } = await openMenu([LANGUAGE, LEAVE])
  expect(shown()).toContain('Quel jeu\u202f?')
  expect(shown()).toMatch(/À la prochaine\.\n$/)
})

test('what cannot be done is told and the menu comes back', async () => {
  const { shown, code } = await openMenu([SAVED_GAME, 'no-such.record', '99', 'x', LEAVE])
  expect(code).toBe(0)
  expect(shown()).toContain('cannot read no-such.record: no such file or folder')
  expect(shown()).toContain(`Please give a number from 1 to ${LEAVE}.`)
})

test('an empty line goes back, the end of the input leaves', async () => {
  const { shown, code } = await openMenu(['1', '', '2', ''])
  expect(code).toBe(0)
  expect(shown().split('Which game?')).toHaveLength(4)
})
