import type { WildTiledWest } from '@waystation/wild-tiled-west'
import { en } from '@waystation/wild-tiled-west/text/en'
import { describe, expect, it } from 'vitest'
import type { LessonContext } from '../../src/adapter.ts'
import { guide } from '../../src/games/wild-tiled-west/guide/index.ts'
import { Labels } from '../../src/games/wild-tiled-west/labels.ts'
import { layoutFor, sheetOf } from '../../src/games/wild-tiled-west/layout/layout.ts'
import { pricesOf, spotsOf } from '../../src/games/wild-tiled-west/spots.ts'
import { gestures, targets } from '../../src/games/wild-tiled-west/targets.ts'
import { hasShortWords } from '../support/lessons.ts'
import { playChosen } from './games.ts'

type Now = LessonContext<WildTiledWest>

/** Every moment of a game as the first seat sees it, with what it holds on the way. */
function moments(players: number, seed: string, look: (now: Now, there: ReadonlySet<string>) => void): void {
  playChosen(players, seed, ({ view, decision }) => {
    if (decision.seat !== 0) return
    const lit = new Set(decision.options.flatMap((option) => targets(option)))
    const prices = pricesOf(decision.options)
    const layout = layoutFor('wide', null, prices.size, sheetOf('wide').usual)
    const spots = spotsOf({ view, layout, labels: new Labels(view, String, en), lit, shown: view.players[0], prices })
    const there = new Set(spots.map(({ target }) => target))
    const now: Now = { view, seat: 0, asked: decision.kind, lit, preview: null }
    look(now, there)
    const taken = decision.options.find((option) => gestures.begins(option))
    if (taken !== undefined) look({ ...now, preview: taken }, there)
  })
}

function told(players: number): readonly string[] {
  const out: string[] = []
  for (const seed of ['guide a', 'guide b', 'guide c', 'guide d', 'guide e'])
    moments(players, seed, (now) => {
      const next = guide.lessons.find((lesson) => !out.includes(lesson.id) && lesson.due(now))
      if (next !== undefined) out.push(next.id)
    })
  return out
}

const ALONE = ['welcome-alone', 'ridge', 'herd']
const TOGETHER = ['welcome', 'bandits']
const all = guide.lessons.map(({ id }) => id)

describe('the guided first game of Wild Tiled West', () => {
  it.each([
    [1, TOGETHER],
    [3, ALONE],
  ] as const)('with %i players tells every lesson that belongs to it', (players, others) => {
    const lessons = told(players)
    expect([...lessons].sort()).toEqual(all.filter((id) => !others.includes(id)).sort())
    expect(lessons.indexOf('draft')).toBeLessThan(lessons.indexOf('lay'))
    expect(lessons[0]).toMatch(/^welcome/)
  })

  it('points at things that are on the board', () => {
    const pointed = new Set<string>()
    moments(3, 'pointing', (now, there) => {
      for (const { id, at } of guide.lessons.filter((lesson) => lesson.at !== undefined && lesson.due(now))) {
        const things = at?.(now) ?? []
        pointed.add(id)
        expect([id, things.length > 0, things.filter((target) => !there.has(target))]).toEqual([id, true, []])
      }
    })
    expect(pointed.size).toBeGreaterThan(7)
  })

  hasShortWords(guide)
})
