import type { ElGaucho } from '@waystation/el-gaucho'
import { describe, expect, it } from 'vitest'
import type { LessonContext } from '../../src/adapter.ts'
import { guide } from '../../src/games/el-gaucho/guide/index.ts'
import { targets } from '../../src/games/el-gaucho/targets.ts'
import { hasShortWords } from '../support/lessons.ts'
import { playThrough } from './games.ts'

describe('the guided first game of El Gaucho', () => {
  it('tells every lesson in a whole game, in an order that makes sense', () => {
    const told: string[] = []
    const tell = (now: LessonContext<ElGaucho>): void => {
      const next = guide.lessons.find((lesson) => !told.includes(lesson.id) && lesson.due(now))
      if (next !== undefined) told.push(next.id)
    }
    playThrough(3, 'guide', ({ view, decision }) => {
      if (view.seat !== 0) {
        tell({ view: { ...view, seat: 0 }, seat: 0, asked: null, lit: new Set(), preview: null })
        return
      }
      const lit = new Set(decision.options.flatMap((option) => targets(option)))
      const now: LessonContext<ElGaucho> = { view, seat: 0, asked: decision.kind, lit, preview: null }
      tell(now)
      tell({ ...now, preview: decision.options[0] })
    })
    expect([...told].sort()).toEqual(guide.lessons.map(({ id }) => id).sort())
    expect(told.slice(0, 2)).toEqual(['welcome', 'keep'])
    expect(told.at(-1)).toBe('farewell')
  })

  it('points at things that are on the board', () => {
    let pointed = 0
    playThrough(4, 'pointing', ({ view, decision }) => {
      const lit = new Set(decision.options.flatMap((option) => targets(option)))
      const now = { view, seat: decision.seat, asked: decision.kind, lit, preview: null }
      const free = view.pastures.some(({ spaces }) =>
        spaces.some(({ tile, gaucho }) => tile !== null && gaucho === null),
      )
      const due = guide.lessons.filter((lesson) => lesson.at !== undefined && lesson.due(now))
      const pointing = due.filter((lesson) => free || lesson.id !== 'numbers')
      pointed += pointing.length
      expect(pointing.filter(({ at }) => at?.(now).length === 0).map(({ id }) => id)).toEqual([])
    })
    expect(pointed).toBeGreaterThan(50)
  })

  hasShortWords(guide)
})
