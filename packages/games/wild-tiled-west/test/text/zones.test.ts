/** The table in words: boards one can read as a grid, dice with what they open, a legend of what is there. */
import type { Zone } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import { describe, expect, test } from 'vitest'
import { BOARD_IDS, FACES } from '../../src/data/boards.ts'
import { SIZE } from '../../src/data/grid.ts'
import { wildTiledWest as game } from '../../src/index.ts'
import { en } from '../../src/text/en.ts'
import { fr } from '../../src/text/fr.ts'
import { type Scene, Stage } from '../support/scene.ts'

const names = (seat: number): string => `P${seat}`

function zone(scene: Scene, id: string, text = en): Zone {
  const found = text.zones(game.view(new Stage(scene).state, 0), names).find((each) => each.id === id)
  if (found === undefined) throw new Error(`no zone ${id}`)
  return found
}

describe.each(BOARD_IDS.flatMap((board) => FACES.map((face) => [board, face] as const)))('%s %s', (board, face) => {
  const scene = { settlers: [{ board, face, lying: [['town-common', 0, 'a1']] }, {}] } as const

  test('is a grid of single letters under the letters of its columns, each square a target', () => {
    const { rows } = zone(scene, 'board 0')
    expect(rows.length).toBe(SIZE + 1)
    for (const { items } of rows) expect(items.map(({ text }) => text.length)).toEqual(Array(SIZE).fill(1))
    expect(rows[3].items[2].target).toBe('c3')
  })

  test('has no letter that the legend does not explain', () => {
    const letters = zone(scene, 'board 0')
      .rows.slice(1)
      .flatMap(({ items }) => items.map(({ text }) => text))
    const legend = zone(scene, 'legend')
      .rows[0].items.map(({ text }) => text)
      .join(' ')
    for (const letter of new Set(letters)) expect(legend).toContain(letter)
  })
})

describe('Drafter une tuile', () => {
  test('a prairie die opens one stack, a river die all that are left in its column', () => {
    const scene = { prairie: [1], river: [5], stacks: { hotel: 0 } }
    const texts = zone(scene, 'dice').rows.map(({ items }) => items.map(({ text }) => text))
    expect(texts).toEqual([['1: Footpath'], ['5: Showdown > Grand Saloon > Church']])
    expect(zone(scene, 'dice', fr).rows[0].items[0].text).toBe(typeset('fr', '1 : Sentier'))
  })

  test('classic sides need no letters of Conquest sides', () => {
    const legend = (face: 'classic' | 'conquest'): string =>
      JSON.stringify(zone({ settlers: [{ board: 'dusty-gulch', face }, {}] }, 'legend'))
    expect(legend('classic')).not.toContain('lasso')
    expect(legend('conquest')).toContain('lasso')
  })
})
