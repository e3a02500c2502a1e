import { greatWesternTrail } from '@waystation/great-western-trail'
import { LANGUAGES, Play, Rng, start } from '@waystation/kernel'
import { expect, test } from 'vitest'
import { next } from '../../src/games/great-western-trail/next.ts'
import { phases } from '../../src/games/great-western-trail/phases.ts'

/** Where a question can come up that is only ever asked in one phase. */
const ONLY_IN: { readonly [kind: string]: readonly string[] } = {
  place: ['A Move'],
  move: ['A Move'],
  act: ['B Act'],
  foresight: ['1 Foresight', '2 Foresight', '3 Foresight'],
  income: ['4 Income'],
}

test('Déroulement de la partie: every question of a turn says in which phase it comes up', () => {
  const seen = new Map<string, Set<string>>()
  for (const players of [2, 3, 4]) {
    const rng = new Rng(`phases ${players}`)
    const play = new Play(greatWesternTrail, start(greatWesternTrail, { players, variants: {} }, 'phases').state, true)
    while (!play.over) {
      const [decision] = play.decisions
      const here = phases(greatWesternTrail.view(play.state, decision.seat), 'en')
      const name = here?.names[here.at] ?? 'none'
      seen.set(decision.kind, (seen.get(decision.kind) ?? new Set()).add(name))
      play.choose(decision, decision.options[rng.int(decision.options.length)])
    }
  }
  const found = Object.keys(ONLY_IN).map((kind) => [kind, [...(seen.get(kind) ?? [])].sort()])
  expect(Object.fromEntries(found)).toEqual(ONLY_IN)
  expect([...(seen.get('deliver') ?? [])]).toContain('5 Delivery')
  expect([...seen.values()].flatMap((names) => [...names])).not.toContain('none')
})

test('both languages name as many phases', () => {
  const view = greatWesternTrail.view(start(greatWesternTrail, { players: 2, variants: {} }, 'x').state, 0)
  expect(LANGUAGES.map((language) => phases(view, language)?.names.length)).toEqual([3, 3])
})

test('once a place is picked a road is asked for, once cattle are picked a price; else only that there is more', () => {
  for (const language of LANGUAGES) {
    const [road, price] = [
      next(new Set(['branch site-a1', 'branch flood-1']), language),
      next(new Set(['price v3-one-1']), language),
    ]
    expect(road).not.toBe(price)
    expect([road, price].map((words) => words?.length ?? 0).filter((length) => length < 10)).toEqual([])
    expect(next(new Set(['price v3-one-1', 'cattle ayrshire']), language)).toBeNull()
    expect(next(new Set(['disc disc-aux-money']), language)).toBeNull()
  }
})
