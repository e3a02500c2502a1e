// @vitest-environment happy-dom
/** Parts of the board are drawn anew only when something about them changes: nothing that changes may be missed. */
import { en } from '@waystation/great-western-trail/text/en'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { expect, it } from 'vitest'
import { ui } from '../../src/games/great-western-trail/ui.ts'
import { Stage } from '../support/board.ts'
import { playVariant, VARIANTS } from './games.ts'

const stage = new Stage(ui)
const EVERYTHING = VARIANTS[VARIANTS.length - 1]

/** Always from the same seat, while others answer. */
const LOOKING_ON = { seat: 0, watched: 0, asked: null, lit: new Set<string>() }

/** Ids that are given out one after the other say nothing. */
const drawing = (root: Element): string => root.innerHTML.replace(/(id="|url\(#|href="#)[^")]*/g, '$1')

it.each([
  ['the base game', {}],
  ['everything', EVERYTHING],
] as const)('a board of %s that was there from the beginning looks like one that is drawn anew', (_, variants) => {
  let n = 0
  const differing: string[] = []
  playVariant(3, 'step by step', variants, (moment) => {
    if (n++ % 6 !== 0) return
    stage.show(moment, en, LOOKING_ON)
    if (n % 72 !== 1) return
    const kept = drawing(stage.root)
    void act(() => render(null, stage.root))
    stage.show(moment, en, LOOKING_ON)
    if (drawing(stage.root) !== kept) differing.push(`${n}: ${moment.decision.kind}`)
  })
  expect(n).toBeGreaterThan(100)
  expect(differing).toEqual([])
})
