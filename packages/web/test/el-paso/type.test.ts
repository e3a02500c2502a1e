// @vitest-environment happy-dom
import { en } from '@waystation/el-paso/text/en'
import { fr } from '@waystation/el-paso/text/fr'
import { expect, it } from 'vitest'
import { REDRAWN } from '../../src/games/el-paso/layout/layout.ts'
import { REGIONS } from '../../src/games/el-paso/layout/types.ts'
import { regions } from '../../src/games/el-paso/regions.ts'
import { ui } from '../../src/games/el-paso/ui.ts'
import { Stage } from '../support/board.ts'
import { LOW_SCREENS, sitAt, smaller, TO_DECIDE, TO_READ } from '../support/letters.ts'
import { type PlayedPosition, playThrough } from './games.ts'

const stage = new Stage(ui)

/** Sue is told in words. */
const SHEETS = REDRAWN.filter((region) => region !== 'sue')

/** Towards the beginning in English, at the end in French, which is longer. */
function positions(): readonly (readonly [PlayedPosition, typeof en])[] {
  const moves: PlayedPosition[] = []
  playThrough(4, 'type', (moment) => {
    if (moment.decision.kind === 'move') moves.push(moment)
  })
  const at = (share: number): PlayedPosition => moves[Math.floor(share * moves.length)]
  return [
    [at(0.1), en],
    [at(0.98), fr],
  ]
}

const MOMENTS = positions()

const partOf = (text: Element): string => text.closest('[data-part]')?.getAttribute('data-part') ?? ''

it.each(LOW_SCREENS)('letters are of a size to decide by in regions that are drawn alone at $window', (screen) => {
  sitAt(stage.root, screen)
  const small: string[] = []
  for (const [moment, text] of MOMENTS)
    for (const region of SHEETS) {
      stage.show(moment, text, { region })
      const own = smaller(stage.root, screen, TO_DECIDE, (letters) => region !== 'ranch' && partOf(letters) === region)
      const all = smaller(stage.root, screen, TO_READ)
      small.push(...[...own, ...all].map((words) => `${region}, ${text.language}: ${words}`))
    }
  expect(small).toEqual([])
})

it.each(LOW_SCREENS)('steps are told at $window in a size to decide by', (screen) => {
  sitAt(stage.root, screen)
  for (const [moment, text] of MOMENTS) {
    stage.show(moment, text)
    expect(stage.root.querySelectorAll('.ep-badges text').length).toBeGreaterThan(0)
    expect(smaller(stage.root, screen, TO_DECIDE, (letters) => letters.closest('.ep-badges') !== null)).toEqual([])
  }
})

it.each(LOW_SCREENS)(
  'letters of the trail and the town can be read at $window without enlarging anything',
  (screen) => {
    sitAt(stage.root, screen)
    const small: string[] = []
    for (const [moment, text] of MOMENTS) {
      stage.show(moment, text)
      const places = (letters: Element): boolean => ['trail', 'town'].includes(partOf(letters))
      expect(smaller(stage.root, screen, Number.POSITIVE_INFINITY, places).length).toBeGreaterThan(20)
      small.push(...smaller(stage.root, screen, TO_READ, places).map((words) => `${text.language}: ${words}`))
    }
    expect(small).toEqual([])
  },
)

it('every part of the board is larger when it is asked for', () => {
  const [[{ view }]] = MOMENTS
  expect(regions.list(view, 'en').map(({ id, near }) => [id, near])).toEqual(
    REGIONS.filter((id) => id !== 'sue').map((id) => [id, true]),
  )
})
