import type { Deadwood } from '@waystation/deadwood'
import { describe, expect, it } from 'vitest'
import type { LessonContext } from '../../src/adapter.ts'
import { guide } from '../../src/games/deadwood/guide/index.ts'
import { Labels } from '../../src/games/deadwood/labels.ts'
import { layoutFor } from '../../src/games/deadwood/layout/layout.ts'
import { spotsOf } from '../../src/games/deadwood/spots.ts'
import { targets } from '../../src/games/deadwood/targets.ts'
import { en } from '@waystation/deadwood/text/en'
import { hasShortWords } from '../support/lessons.ts'
import { playThrough } from './games.ts'

/** Every moment of a game as the first seat sees it: questions to it, previews, and the others' turns. */
function moments(seed: string, look: (now: LessonContext<Deadwood>) => void): void {
  playThrough(3, seed, ({ view, decision }) => {
    if (decision.seat !== 0) {
      look({ view: { ...view, viewer: 0 }, seat: 0, asked: null, lit: new Set(), preview: null })
      return
    }
    const lit = new Set(decision.options.flatMap((option) => targets(option, view)))
    const now: LessonContext<Deadwood> = { view, seat: 0, asked: decision.kind, lit, preview: null }
    look(now)
    look({ ...now, preview: decision.options[0] })
  })
}

describe('the guided first game of Deadwood', () => {
  it('tells every lesson within a few games, beginning with a welcome', () => {
    const told: string[] = []
    for (const seed of ['guide a', 'guide b', 'guide c']) {
      moments(seed, (now) => {
        const next = guide.lessons.find((lesson) => !told.includes(lesson.id) && lesson.due(now))
        if (next !== undefined) told.push(next.id)
      })
    }
    expect([...told].sort()).toEqual(guide.lessons.map(({ id }) => id).sort())
    expect(told.indexOf('welcome')).toBeLessThan(told.indexOf('send'))
  })

  it('points at things that are on the board', () => {
    const pointed = new Set<string>()
    moments('pointing', (now) => {
      const layout = layoutFor('tall', 3, 0)
      const there = new Set(
        spotsOf(now.view, layout, new Labels(now.view, String, en), now.lit).map(({ target }) => target),
      )
      for (const { id, at } of guide.lessons.filter((lesson) => lesson.at !== undefined && lesson.due(now))) {
        const things = at?.(now) ?? []
        pointed.add(id)
        expect([id, things.length > 0, things.filter((target) => !there.has(target))]).toEqual([id, true, []])
      }
    })
    expect(pointed.size).toBeGreaterThan(5)
  })

  hasShortWords(guide)
})
