import { allGames } from '@waystation/catalog'
import { expect, test } from 'vitest'
import { searchRules } from '../src/rules/search.ts'
import { soundOf } from '../src/table/sound-kinds.ts'

test('every chapter of every game is found by its own words, in both languages, without accents or capitals', async () => {
  for (const { texts } of allGames()) {
    for (const load of Object.values(texts)) {
      const text = await load()
      for (const { id, paragraphs } of text.rules) {
        const [first = ''] = paragraphs
        const words = first.split(/\s+/).slice(0, 6).join(' ').toUpperCase()
        expect(searchRules(text, words)?.map((found) => found.id)).toContain(id)
      }
      expect(searchRules(text, 'x')).toBeNull()
      expect(searchRules(text, 'qqqq zzzz')).toEqual([])
    }
  }
})

test('kinds of events are heard as what they are', () => {
  expect(['duelFought', 'sold', 'cowboySent', 'built', 'stationBuilt', 'turnBegan'].map(soundOf)).toEqual([
    'shot',
    'coin',
    'hooves',
    'wood',
    'whistle',
    null,
  ])
})
