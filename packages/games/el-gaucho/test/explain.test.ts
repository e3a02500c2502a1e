import { describe, expect, test } from 'vitest'
import { type ElGaucho, elGaucho } from '../src/index.ts'
import { Stage } from '@waystation/testkit'
import { scenarios } from './support/scene.ts'

/** Red's turn at a table for two, with an empty supply. */
function redInTurn(args: { readonly [name: string]: unknown }): Stage<ElGaucho> {
  const given = {
    config: { players: 2, variants: {} },
    seed: 'why',
    args: { dice: [4, 5], 'supply of Red': 0, ...args },
  }
  return new Stage(elGaucho, scenarios['a turn'](given))
}

const why = (stage: Stage<ElGaucho>, target: string): string[] =>
  (elGaucho.explain?.(stage.state, 0, target) ?? []).map(({ code }) => code)

describe('Plus de Gauchos', () => {
  test('the animal of a gaucho that can be taken back is not refused for its number', () => {
    const stage = redInTurn({ 'pasture 1': ['brown-12 Red lying', 'white-04'] })
    expect(stage.decision?.options.map(({ id }) => id)).toContain('reclaim from brown-12')
    expect(why(stage, 'tile brown-12')).toEqual([])
  })

  test('it is, when no die could use the gaucho', () => {
    const stage = redInTurn({ dice: [4], 'areas of Red': ['theft'], 'pasture 1': ['brown-12 Red lying', 'white-05'] })
    expect(why(stage, 'tile brown-12')).toEqual(['dice-do-not-match'])
  })

  test('where a gaucho may come from for a tile of the steppe, nothing is refused either', () => {
    const stage = redInTurn({
      'areas of Red': ['steppe', 'wish'],
      'supply of Red': 0,
      'pasture 1': ['brown-10 Red lying', 'white-04'],
      steppe: ['black-01', 'ochre-03'],
    }).play('use steppe', 'fetch ochre-03 black-01', 'settle in pasture-2')
    expect(stage.asked?.kind).toBe('findGaucho')
    expect(why(stage, 'tile brown-10')).toEqual([])
    expect(why(stage, 'area wish')).toEqual([])
    expect(why(stage, 'tile white-04')).toEqual(['finish-first'])
  })
})
