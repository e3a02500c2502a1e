import { LANGUAGES, Refusal } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { allGames, findGame } from '../src/index.ts'

test('every game has an id of its own and the sample comes last', () => {
  const ids = allGames().map((entry) => entry.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(allGames().map((entry) => entry.sample)).toEqual([...ids.slice(1).map(() => false), true])
})

describe.each(allGames().map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  test('its box says what its rules say', async () => {
    const game = await entry.load()
    expect(entry.meta).toBe(game.meta)
    expect(game.meta.id).toBe(id)
    expect(findGame(id)).toBe(entry)
  })

  test.each(LANGUAGES)('it speaks %s', async (language) => {
    const text = await entry.texts[language]()
    expect(text.language).toBe(language)
    expect(text.title).not.toBe('')
  })
})

const boxes = allGames().filter((entry) => !entry.sample)
test.each(boxes)('$id: its outlook is fitted for every number of players, a weight for each feature', async (entry) => {
  const { meta, outlook } = await entry.load()
  for (let players = meta.seats.min; players <= meta.seats.max; players++) {
    expect(outlook?.fits[players]?.weights, `${players} players`).toHaveLength((outlook?.features.length ?? 0) + 1)
  }
})

test.each(boxes)('$id: both languages say what its outlook goes by, and every term is measured', async (entry) => {
  const { outlook } = await entry.load()
  const terms = Object.keys(outlook?.terms ?? {})
  expect(terms.length).toBeGreaterThan(4)
  for (const features of Object.values(outlook?.terms ?? {}))
    expect(outlook?.features).toEqual(expect.arrayContaining([...features]))
  const told = Object.values(outlook?.terms ?? {}).flat()
  expect(new Set(told).size).toBe(told.length)
  for (const text of [await entry.texts.en(), await entry.texts.fr()]) {
    expect(Object.keys(text.prospects ?? {}).sort()).toEqual([...terms].sort())
    for (const { own, rival } of Object.values(text.prospects ?? {})) {
      expect(own).toMatch(/^\p{Lu}.*\.$/u)
      expect(rival('Buck')).toMatch(/Buck.*\.$/)
    }
  }
})

test.each(boxes)('$id: every style has a taste, and words in both languages', async (entry) => {
  const { meta, styles = {} } = await entry.load()
  const names = [...(meta.styles ?? [])].sort()
  expect(Object.keys(styles).sort()).toEqual(names)
  for (const text of [await entry.texts.en(), await entry.texts.fr()]) {
    expect(Object.keys(text.styles ?? {}).sort()).toEqual(names)
    for (const { name, says } of Object.values(text.styles ?? {})) {
      expect(name).toMatch(/^\p{Ll}/u)
      expect(says).toMatch(/^\p{Lu}.*\.$/u)
    }
  }
})

test('an unknown game is refused, and those there are are named', () => {
  const ids = allGames().map((entry) => entry.id)
  const refused = (): unknown => findGame('ludo')
  expect(refused).toThrow(Refusal)
  expect(refused).toThrow(`no game is called ludo; there are ${ids.join(', ')}`)
  const detail = { case: 'game', asked: 'ludo', known: ids }
  expect(refused).toThrow(expect.objectContaining({ code: 'unknown-game', detail }))
})
