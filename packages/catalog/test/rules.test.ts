import { Refusal } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { allGames, type CatalogEntry, findGame, knownRules, loadRules, loadText } from '../src/index.ts'

/** The sample game after its rules were raised: the newest are its own, the earlier ones lie in the archive. */
const raised: CatalogEntry = { ...findGame('tic-tac-toe'), meta: { ...findGame('tic-tac-toe').meta, rulesVersion: 2 } }

test.each(allGames())('$id: the newest rules are the game itself', async (entry) => {
  const { rulesVersion } = entry.meta
  expect(await loadRules(entry, rulesVersion)).toBe(await entry.load())
  expect(await loadText(entry, 'fr', rulesVersion)).toBe(await entry.texts.fr())
  expect(await knownRules(entry)).toContain(rulesVersion)
})

describe('earlier rules', () => {
  test('come from the archive, with their words', async () => {
    const game = await loadRules(raised, 1)
    expect(game).not.toBe(await raised.load())
    expect(game.meta).toMatchObject({ id: 'tic-tac-toe', rulesVersion: 1 })
    expect((await loadText(raised, 'fr', 1)).language).toBe('fr')
    expect(await knownRules(raised)).toEqual([1, 2])
  })

  test('come from the game where it brings its own', async () => {
    const [game, en, fr] = await Promise.all([raised.load(), raised.texts.en(), raised.texts.fr()])
    const own: CatalogEntry = { ...raised, earlier: { 7: () => Promise.resolve({ game, en, fr }) } }
    expect(await loadRules(own, 7)).toBe(game)
    expect(await knownRules(own)).toEqual([2, 7])
  })

  test('that nobody knows are refused, and the newest is named', async () => {
    const refused = loadRules(raised, 3)
    await expect(refused).rejects.toThrow(Refusal)
    await expect(refused).rejects.toThrow('rules 3 of tic-tac-toe are not known here; there are 1, 2')
    const detail = { case: 'rules-version', recorded: 3, current: 2 }
    await expect(refused).rejects.toMatchObject({ code: 'unknown-rules', detail })
    await expect(loadText(raised, 'en', 3)).rejects.toMatchObject({ code: 'unknown-rules' })
  })
})
