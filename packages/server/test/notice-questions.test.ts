/** The question of a notice is what a spectator may read: every game has words for it, in both languages. */
import { allGames } from '@waystation/catalog'
import { apply, decisions, isOver, LANGUAGES, observer, Rng, start } from '@waystation/kernel'
import { expect, it } from 'vitest'
import { question } from '../src/notices/questions.ts'

/** No game takes longer by chance. */
const MOST = 3000

it.each(allGames().map(({ id }) => id))('%s', async (id) => {
  const entry = allGames().find((one) => one.id === id)
  const game = await entry?.load()
  if (!entry || !game) throw new Error('no such game')
  const asked = new Map<string, string[]>()
  const rng = new Rng('questions')
  const names = (seat: number): string => ['Ann', 'Bob', 'Cy', 'Dee'][seat]
  let { state } = start(game, { players: entry.meta.seats.max }, 'questions')
  for (let n = 0; n < MOST && !isOver(state); n++) {
    const { view, waiting } = observer(game, state)(null)
    for (const { seat, kind } of waiting) {
      if (asked.has(kind)) continue
      const told = LANGUAGES.map((language) =>
        question({ game: id, rules: entry.meta.rulesVersion }, { seat, kind, view }, names, language),
      )
      asked.set(kind, (await Promise.all(told)).map(String))
    }
    const open = decisions(game, state)
    const { seat, options } = open[rng.int(open.length)]
    state = apply(game, state, seat, options[rng.int(options.length)].id).state
  }
  const said = [...asked.values()].flat()
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter((text) => text.trim() === '' || /\bnull\b|undefined|NaN|\[object/.test(text))).toEqual([])
})
