/**
 * The question of a notice is what a spectator may read: every game has words for it, in both languages, and they are the same in any
 * world that a spectator could believe in.
 */
import { allGames } from '@waystation/catalog'
import { apply, decisions, determinize, isOver, LANGUAGES, observer, Rng, start } from '@waystation/kernel'
import { expect, it } from 'vitest'
import { question } from '../src/notices/questions.ts'

/** No game takes longer by chance. */
const MOST = 3000

it.each(allGames().map(({ id }) => id))('%s', async (id) => {
  const entry = allGames().find((one) => one.id === id)
  const game = await entry?.load()
  if (!entry || !game) throw new Error('no such game')
  const { rulesVersion: rules } = entry.meta
  const asked = new Map<string, string[]>()
  const rng = new Rng('questions')
  const names = (seat: number): string => ['Ann', 'Bob', 'Cy', 'Dee'][seat]
  let { state } = start(game, { players: entry.meta.seats.max }, 'questions')
  for (let n = 0; n < MOST && !isOver(state); n++) {
    const { view, waiting } = observer(game, state)(null)
    for (const { seat, kind } of waiting) {
      if (asked.has(kind)) continue
      const words = (seen: unknown) =>
        Promise.all(
          LANGUAGES.map((language) => question({ game: id, rules }, { seat, kind, view: seen }, names, language)),
        )
      const told = (await words(view)).map(String)
      asked.set(kind, told)
      const twin = determinize(game, state, null, new Rng(`twin ${n}`))
      expect(await words(observer(game, twin)(null).view)).toEqual(told)
    }
    const open = decisions(game, state)
    const { seat, options } = open[rng.int(open.length)]
    state = apply(game, state, seat, options[rng.int(options.length)].id).state
  }
  const said = [...asked.values()].flat()
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter((text) => text.trim() === '' || /\bnull\b|undefined|NaN|\[object/.test(text))).toEqual([])
})
