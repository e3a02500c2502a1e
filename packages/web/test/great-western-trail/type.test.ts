// @vitest-environment happy-dom
import { en } from '@waystation/great-western-trail/text/en'
import { fr } from '@waystation/great-western-trail/text/fr'
import { describe, expect, it } from 'vitest'
import { DOCK } from '../../src/adapter.ts'
import { ui } from '../../src/games/great-western-trail/ui.ts'
import { REGIONS, type RegionName } from '../../src/games/great-western-trail/layout/types.ts'
import { regions } from '../../src/games/great-western-trail/regions.ts'
import { Stage } from '../support/board.ts'
import { LOW_SCREENS, sitAt, smaller, TO_DECIDE, TO_READ } from '../support/letters.ts'
import { type PlayedPosition, playVariant, VARIANTS } from './games.ts'

const stage = new Stage(ui)
const EVERYTHING = VARIANTS[VARIANTS.length - 1]

/** Towards the beginning and at the end. */
function positions(all: readonly PlayedPosition[]): readonly PlayedPosition[] {
  const moves = all.filter(({ decision }) => decision.kind === 'move')
  return [0.1, 0.98].map((share) => moves[Math.floor(share * moves.length)])
}

function played(variants: (typeof VARIANTS)[number]): readonly PlayedPosition[] {
  const all: PlayedPosition[] = []
  playVariant(4, 'type', variants, (moment) => all.push(moment))
  return all
}

const partOf = (text: Element): string | null => text.closest('[data-part]')?.getAttribute('data-part') ?? null

const BASE: readonly RegionName[] = ['trail', 'railroad', 'markets', 'home']

/** The regions a question is about; what is at hand is in sight below each of them, and tokens are open at any time. */
function askedIn({ decision, view }: PlayedPosition): readonly string[] {
  const places = decision.options.flatMap((option) =>
    ui.targets(option, view).map((target) => regions.of(target, view)),
  )
  return [...new Set(places.flatMap((place) => (place === null || place === DOCK ? [] : [place])))]
}

describe.each([
  ['the base game', {}, BASE],
  ['everything', EVERYTHING, REGIONS],
] as const)('letters of %s', (_, variants, shown) => {
  const all = played(variants)
  const moments = positions(all)

  it.each(LOW_SCREENS)('are of a size to decide by in regions that are drawn alone at $window', (screen) => {
    sitAt(stage.root, screen)
    const small: string[] = []
    for (const moment of moments) {
      for (const id of shown) {
        for (const text of [en, fr]) {
          stage.show(moment, text, { region: id })
          const own = smaller(stage.root, screen, TO_DECIDE, (letters) => partOf(letters) === id)
          small.push(...own.map((words) => `${id}, ${text.language}: ${words}`))
        }
      }
    }
    expect(small).toEqual([])
  })

  it.each(LOW_SCREENS)(
    'that are too small on the whole board at $window lie in a region that can be enlarged',
    (screen) => {
      sitAt(stage.root, screen)
      const offered = regions
        .list(moments[0].view, 'en')
        .filter(({ near, redrawn }) => near === true && redrawn === true)
      for (const moment of moments) {
        stage.show(moment, fr)
        const nowhere = (text: Element): boolean => !offered.some(({ id }) => id === partOf(text))
        expect(smaller(stage.root, screen, TO_READ, nowhere)).toEqual([])
      }
    },
  )

  it.each(LOW_SCREENS)(
    'are looked at in a region that enlarges by itself, whatever is asked at $window',
    ({ width }) => {
      const questions = new Map<string, readonly string[]>()
      for (const moment of all) {
        const places = askedIn(moment)
        const nearBelow = new Map(regions.list(moment.view, 'en').map((region) => [region.id, region.nearBelow ?? 0]))
        // In the base game a move is chosen by steps, fees and offers, whose letters are large enough on the whole board (below).
        const atRest = moment.view.map === null && places[0] === 'trail'
        const small = places.length === 1 && !atRest && (nearBelow.get(places[0]) ?? 0) <= width ? places : []
        questions.set(moment.decision.kind, [...(questions.get(moment.decision.kind) ?? []), ...small])
      }
      expect(questions.size).toBeGreaterThan(10)
      expect([...questions].filter(([, small]) => small.length > 0)).toEqual([])
    },
  )

  it.each(LOW_SCREENS)('tell steps and fees at $window in a size to decide by', (screen) => {
    sitAt(stage.root, screen)
    for (const moment of moments) {
      stage.show(moment, fr)
      expect(stage.root.querySelectorAll('.gw-badges text').length).toBeGreaterThan(0)
      expect(smaller(stage.root, screen, TO_DECIDE, (text) => text.closest('.gw-badges') !== null)).toEqual([])
    }
  })

  it.each(LOW_SCREENS)('tell what a place offers at $window in a size to decide by', (screen) => {
    sitAt(stage.root, screen)
    const acting = all.filter(({ decision, view }) => decision.kind === 'act' && view.asked.actionIds.length > 0)
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      stage.show(acting[Math.floor(share * acting.length)], fr)
      expect(stage.root.querySelectorAll('.gw-offers').length).toBeGreaterThan(0)
      expect(smaller(stage.root, screen, TO_DECIDE, (text) => text.closest('.gw-offers') !== null)).toEqual([])
    }
  })
})
