import { BUILDINGS, CROSSING_IDS } from '@waystation/deadwood'
import { en } from '@waystation/deadwood/text/en'
import { fr } from '@waystation/deadwood/text/fr'
import { describe, expect, it } from 'vitest'
import { Labels } from '../../src/games/deadwood/labels.ts'
import { kindFor } from '../../src/board/kinds.ts'
import { sheetHeight } from '../../src/board/stage-size.ts'
import { layoutFor } from '../../src/games/deadwood/layout/layout.ts'
import { isLow, LOW_SHEET, WIDE_SHEET } from '../../src/games/deadwood/layout/presets.ts'
import { spotsOf } from '../../src/games/deadwood/spots.ts'
import { targets } from '../../src/games/deadwood/targets.ts'
import { EMBLEMS } from '../../src/games/deadwood/town/emblems.ts'
import { EFFECTS } from '../../src/games/deadwood/town/glyphs.tsx'
import { LOOKS } from '../../src/games/deadwood/town/looks.ts'
import { broken } from '../../src/games/deadwood/town/Tile.tsx'
import { playThrough, SEATS } from './games.ts'

/** The room the shell gives the board on a desk, on tablets and on a phone. */
const SCREENS = [
  { width: 1065, height: 745 },
  { width: 820, height: 869 },
  { width: 800, height: 760 },
  { width: 390, height: 474 },
]
const FINGER = 44
/** Crossings lie closer together than fingers are wide; WCAG asks for 24. */
const BETWEEN_PLOTS = 27

describe.each(SCREENS)('at $width x $height pixels', ({ width, height }) => {
  const kind = kindFor(width) === 'tall' ? 'tall' : 'wide'
  const sheet = sheetHeight({ width, height }, WIDE_SHEET)

  it.each(SEATS)('everything lies inside the board with %i players', (players) => {
    playThrough(players, `inside ${players}`, ({ view }) => {
      const layout = layoutFor(kind, players, view.viewer, sheet)
      const outside = spotsOf(view, layout, new Labels(view, String, en), new Set(CROSSING_IDS)).filter(
        ({ rect }) =>
          rect.x < -2 || rect.y < 0 || rect.x + rect.width > layout.width + 2 || rect.y + rect.height > layout.height,
      )
      expect(outside.map(({ key }) => key)).toEqual([])
    })
  })

  it.each(SEATS)('what can be chosen is large enough for a finger with %i players', (players) => {
    playThrough(players, `finger ${players}`, ({ view, decision }) => {
      const layout = layoutFor(kind, players, view.viewer, sheet)
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

it.each(SEATS)('a sheet is exactly as high as its stage wants it, with %i players', (players) => {
  for (let height = WIDE_SHEET.lowest; height <= WIDE_SHEET.highest; height += 20) {
    expect(layoutFor('wide', players, 0, height).height).toBeCloseTo(height, 0)
  }
  for (let height = LOW_SHEET.lowest; height <= LOW_SHEET.highest; height += 20) {
    expect(layoutFor('wide', players, 0, height, true).height).toBeCloseTo(height, 0)
  }
})

describe('in a low window', () => {
  const stage = { width: 996, height: 508 }

  it.each(SEATS)('town and ranches fill it side by side, with %i players', (players) => {
    expect(isLow(stage)).toBe(true)
    expect(isLow({ width: 1065, height: 745 })).toBe(false)
    const height = sheetHeight(stage, LOW_SHEET)
    playThrough(players, `low ${players}`, ({ view }) => {
      const layout = layoutFor('wide', players, view.viewer, height, true)
      // The board is as wide for its height as the stage.
      expect(layout.width / layout.height).toBeCloseTo(stage.width / stage.height, 1)
      const outside = spotsOf(view, layout, new Labels(view, String, en), new Set(CROSSING_IDS)).filter(
        ({ rect }) =>
          rect.x < -2 || rect.y < 0 || rect.x + rect.width > layout.width + 2 || rect.y + rect.height > layout.height,
      )
      expect(outside.map(({ key }) => key)).toEqual([])
      const { land, ranches } = layout
      expect(ranches.every(({ rect }) => rect.x >= land.width)).toBe(true)
      const bottoms = ranches.map(({ rect }) => rect.y + rect.height)
      expect(ranches.slice(1).every(({ rect }, i) => rect.y >= bottoms[i])).toBe(true)
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
