import type { ElPaso } from '@waystation/el-paso'
import { en } from '@waystation/el-paso/text/en'
import { describe, expect, it } from 'vitest'
import type { LessonContext } from '../../src/adapter.ts'
import { guide } from '../../src/games/el-paso/guide/index.ts'
import { Labels } from '../../src/games/el-paso/labels.ts'
import { layoutFor } from '../../src/games/el-paso/layout/layout.ts'
import { sueStops } from '../../src/games/el-paso/sue/stops.ts'
import { spotsOf } from '../../src/games/el-paso/spots/spots.ts'
import { targets } from '../../src/games/el-paso/targets.ts'
import { hasShortWords } from '../support/lessons.ts'
import { playThrough } from './games.ts'

/** Every moment of a game as the first seat sees it: questions to it and previews. */
function moments(players: number, seed: string, look: (now: LessonContext<ElPaso>) => void): void {
  playThrough(players, seed, ({ view, decision }) => {
    if (decision.seat !== 0) return
    const lit = new Set(decision.options.flatMap((option) => targets(option)))
    const now: LessonContext<ElPaso> = { view, seat: 0, asked: decision.kind, lit, preview: null }
    look(now)
    look({ ...now, preview: decision.options[0] })
  })
}

function toldIn(players: number, seeds: readonly string[]): string[] {
  const told: string[] = []
  for (const seed of seeds) {
    moments(players, seed, (now) => {
      const next = guide.lessons.find((lesson) => !told.includes(lesson.id) && lesson.due(now))
      if (next !== undefined) told.push(next.id)
    })
  }
  return told
}

const ids = guide.lessons.map(({ id }) => id)
const SEEDS = Array.from({ length: 12 }, (_, game) => `guide ${game}`)

describe('the guided first game of El Paso', () => {
  it('tells every lesson within a few games, beginning with a welcome', () => {
    const told = toldIn(3, SEEDS)
    expect([...told].sort()).toEqual(ids.filter((id) => !/solo|sue/.test(id)).sort())
    expect(told[0]).toBe('welcome')
  })

  it('and alone those about Sue', () => {
    const told = toldIn(1, SEEDS)
    expect([...told].sort()).toEqual(ids.filter((id) => id !== 'welcome').sort())
    expect(told[0]).toBe('welcome-solo')
    expect(told.indexOf('sue')).toBeLessThan(told.indexOf('sue-ahead'))
  })

  it('points at things that are on the board', () => {
    const pointed = new Set<string>()
    for (const players of [1, 3]) {
      moments(players, 'pointing', (now) => {
        const layout = layoutFor('wide', 620, 'trail')
        const labels = new Labels(now.view, String, en)
        const scene = { view: now.view, layout, labels, lit: now.lit, seat: 0, stops: sueStops(now.view) }
        const there = new Set(spotsOf(scene).map(({ target }) => target))
        for (const { id, at } of guide.lessons.filter((lesson) => lesson.at !== undefined && lesson.due(now))) {
          const things = at?.(now) ?? []
          pointed.add(id)
          expect([id, things.length > 0, things.filter((target) => !there.has(target))]).toEqual([id, true, []])
        }
      })
    }
    expect(pointed.size).toBeGreaterThan(10)
  })

  hasShortWords(guide)
})
