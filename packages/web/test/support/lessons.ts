import type { GameTypes } from '@waystation/kernel'
import { expect, it } from 'vitest'
import type { Guide } from '../../src/adapter.ts'

/** They stand in a bubble beside what they are about. */
const TITLE = 40
const TEXT = 210

export function hasShortWords<T extends GameTypes>(guide: Guide<T>): void {
  it('has short words for each lesson in both languages', () => {
    for (const language of ['en', 'fr'] as const) {
      const words = guide.words(language)
      expect(Object.keys(words).sort()).toEqual(guide.lessons.map(({ id }) => id).sort())
      for (const { title, text } of Object.values(words)) {
        expect(title.length).toBeLessThan(TITLE)
        expect(text.length).toBeLessThan(TEXT)
      }
    }
  })
}
