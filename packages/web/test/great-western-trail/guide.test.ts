import { type GreatWesternTrail, greatWesternTrail } from '@waystation/great-western-trail'
import { en } from '@waystation/great-western-trail/text/en'
import type { Config } from '@waystation/kernel'
import { describe, expect, it } from 'vitest'
import type { Lesson, LessonContext } from '../../src/adapter.ts'
import { guide } from '../../src/games/great-western-trail/guide/index.ts'
import { Labels } from '../../src/games/great-western-trail/labels.ts'
import { layoutFor } from '../../src/games/great-western-trail/layout/layout.ts'
import { modulesOf } from '../../src/games/great-western-trail/layout/types.ts'
import { spotsOf } from '../../src/games/great-western-trail/spots/spots.ts'
import { targets } from '../../src/games/great-western-trail/targets.ts'
import { hasShortWords } from '../support/lessons.ts'
import { playThrough } from '../support/play-through.ts'

type Now = LessonContext<GreatWesternTrail>
const MODULES: Config['variants'] = { 'rails-north': 'with', 'poker-table': 'with' }
const OF_MODULES = ['shop', 'exchange', 'sit-down', 'ante']

/** Every moment of a game as the first seat sees it: questions to it and previews. */
function moments(seed: string, variants: Config['variants'], look: (now: Now) => void): void {
  // What is rare at random is preferred to other answers where it can be chosen.
  const among = (options: readonly GreatWesternTrail['option'][]) =>
    options.filter(({ id }) => /poker|hire|shop|move to neutral-[ad]/.test(id))
  const plan = variants === MODULES ? { among } : {}
  playThrough(greatWesternTrail, { players: 3, seed, variants, ...plan }, ({ view, decision }) => {
    if (decision.seat !== 0) return
    const lit = new Set(decision.options.flatMap((option) => targets(option, view)))
    const now: Now = { view, seat: 0, asked: decision.kind, lit, preview: null }
    look(now)
    look({ ...now, preview: decision.options[0] })
  })
}

function toldIn(games: number, variants: Config['variants']): string[] {
  const told: string[] = []
  for (let game = 0; game < games; game++) {
    moments(`guide ${game}`, variants, (now) => {
      const next = guide.lessons.find((lesson) => !told.includes(lesson.id) && lesson.due(now))
      if (next !== undefined) told.push(next.id)
    })
  }
  return told
}

const LESSONS: readonly Lesson<GreatWesternTrail>[] = guide.lessons
const ids = guide.lessons.map(({ id }) => id)

describe('the guided first game of Great Western Trail', () => {
  it('tells every lesson of the base game within a few games, beginning with a welcome', () => {
    const told = toldIn(8, {})
    expect([...told].sort()).toEqual(ids.filter((id) => !OF_MODULES.includes(id)).sort())
    expect(told[0]).toBe('welcome')
  })

  it('and with Rails to the North and the poker table those about them', () => {
    expect([...toldIn(8, MODULES)].sort()).toEqual([...ids].sort())
  })

  it('counts those about modules only where they are played', () => {
    const unplayed = new Set<string>()
    moments('in play', {}, ({ view }) => {
      for (const { id, inPlay } of LESSONS) if (inPlay?.(view) === false) unplayed.add(id)
    })
    moments('in play', MODULES, ({ view }) => {
      for (const { id, inPlay } of LESSONS) if (inPlay?.(view) === false) unplayed.add(`${id} with modules`)
    })
    expect([...unplayed].sort()).toEqual([...OF_MODULES].sort())
  })

  it('points at things that are on the board', () => {
    const pointed = new Set<string>()
    for (const variants of [{}, MODULES]) {
      moments('pointing', variants, (now) => {
        const due = guide.lessons.filter((lesson) => lesson.at !== undefined && lesson.due(now))
        if (due.every(({ id }) => pointed.has(id))) return
        const layout = layoutFor('wide', 620, null, modulesOf(now.view))
        const scene = { view: now.view, layout, labels: new Labels(now.view, String, en), lit: now.lit, seat: 0 }
        const there = new Set(spotsOf(scene).map(({ target }) => target))
        for (const { id, at } of due) {
          const things = at?.(now) ?? []
          pointed.add(id)
          expect([id, things.length > 0, things.filter((target) => !there.has(target))]).toEqual([id, true, []])
        }
      })
    }
    expect(pointed.size).toBeGreaterThan(15)
  })

  hasShortWords(guide)
})
