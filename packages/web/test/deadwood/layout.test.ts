import { BUILDINGS, CROSSING_IDS } from '@waystation/deadwood'
import { en } from '@waystation/deadwood/text/en'
import { fr } from '@waystation/deadwood/text/fr'
import { describe, expect, it } from 'vitest'
import { Labels } from '../../src/games/deadwood/labels.ts'
import { kindFor } from '../../src/board/kinds.ts'
import { layoutFor } from '../../src/games/deadwood/layout/layout.ts'
import { spotsOf } from '../../src/games/deadwood/spots.ts'
import { targets } from '../../src/games/deadwood/targets.ts'
import { EMBLEMS } from '../../src/games/deadwood/town/emblems.ts'
import { EFFECTS } from '../../src/games/deadwood/town/glyphs.tsx'
import { LOOKS } from '../../src/games/deadwood/town/looks.ts'
import { broken } from '../../src/games/deadwood/town/Tile.tsx'
import { playThrough, SEATS } from './games.ts'

/** Widths the shell gives the board on a desk, a tablet and a phone. */
const SCREENS = [1065, 800, 390]
const FINGER = 44
/** Crossings lie closer together than fingers are wide; WCAG asks for 24. */
const BETWEEN_PLOTS = 27

describe.each(SCREENS)('at %i pixels', (width) => {
  const kind = kindFor(width)

  it.each(SEATS)('everything lies inside the board with %i players', (players) => {
    playThrough(players, `inside ${players}`, ({ view }) => {
      const layout = layoutFor(kind, players, view.viewer)
      const outside = spotsOf(view, layout, new Labels(view, String, en), new Set(CROSSING_IDS)).filter(
        ({ rect }) =>
          rect.x < -2 || rect.y < 0 || rect.x + rect.width > layout.width + 2 || rect.y + rect.height > layout.height,
      )
      expect(outside.map(({ key }) => key)).toEqual([])
    })
  })

  it.each(SEATS)('what can be chosen is large enough for a finger with %i players', (players) => {
    playThrough(players, `finger ${players}`, ({ view, decision }) => {
      const layout = layoutFor(kind, players, view.viewer)
      const lit = new Set(decision.options.flatMap((option) => targets(option, view)))
      const scale = width / layout.width
      const small = spotsOf(view, layout, new Labels(view, String, en), lit)
        .filter(({ target }) => lit.has(target))
        .filter(({ target, rect }) => {
          const least = target.startsWith('crossing') ? BETWEEN_PLOTS : FINGER - 0.5
          return rect.width * scale < least || rect.height * scale < FINGER - 0.5
        })
      expect(small.map(({ key, rect }) => [key, rect])).toEqual([])
    })
  })
})

it('no two kinds of buildings look alike', () => {
  const types = [...new Set(BUILDINGS.map(({ type }) => type))]
  const faces = types.map((type) => JSON.stringify([LOOKS[type].roof, LOOKS[type].wall]))
  const emblems = types.map((type) => JSON.stringify(EMBLEMS[type]))
  const effects = types.map((type) => JSON.stringify(EFFECTS[type]))
  for (const all of [faces, emblems, effects]) expect(new Set(all).size).toBe(types.length)
})

it('what a sign promises is what the tile gives', () => {
  for (const building of BUILDINGS) {
    const { annex } = EFFECTS[building.type]
    const gain: { money?: number; cartridges?: number; ponies?: number; posters?: number } =
      'gain' in building ? building.gain : {}
    expect(annex.filter((glyph) => typeof glyph === 'number')).toEqual(gain.money === undefined ? [] : [gain.money])
    const count = (sign: string): number => annex.filter((glyph) => glyph === sign).length
    expect([count('bullet'), count('pony'), count('take-poster')]).toEqual([
      gain.cartridges ?? 0,
      gain.ponies ?? 0,
      gain.posters ?? 0,
    ])
  }
})

it('long names are broken where a printer would', () => {
  expect(broken('Bureau du Shérif')).toEqual(['Bureau du', 'Shérif'])
  expect(broken('Maréchal-ferrant')).toEqual(['Maréchal-', 'ferrant'])
  expect(broken('Banque')).toEqual(['Banque'])
  for (const text of [en, fr]) {
    for (const { id } of BUILDINGS) expect(broken(text.components[id].name).length).toBeLessThanOrEqual(2)
  }
})
