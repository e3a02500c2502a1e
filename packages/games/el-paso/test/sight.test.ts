/** What bots learn by. */
import { start } from '@waystation/kernel'
import { seenBy } from '@waystation/testkit'
import { describe, expect, test } from 'vitest'
import { isNeutral, neutralTile } from '../src/data/tiles.ts'
import { NEUTRAL_NODES, NODE_IDS } from '../src/data/trail.ts'
import { elPaso as game } from '../src/index.ts'
import type { State } from '../src/state.ts'

const opened = (players: number, variants: { readonly [id: string]: string }): State =>
  start(game, { players, variants }, 'sight').state

describe('the sight', () => {
  test('sides of buildings and train cards, and the errata', () => {
    const seen = seenBy(
      game,
      opened(2, {
        'building-sides': 'b',
        'train-sides': 'back',
        'building-2a': 'choose-one',
        'disc-objectives': 'at-least',
      }),
      0,
    )
    for (const number of [0, 1, 2, 3, 4, 5]) expect(seen.get(`table: side b ${number}`)).toBe(16)
    for (const card of [0, 1, 2, 3]) expect(seen.get(`table: back of train card ${card}`)).toBe(16)
    expect(seen.get('table: choose one on 2a')).toBe(16)
    expect(seen.get('table: discs on higher posts')).toBe(16)
    expect(
      [...seenBy(game, opened(2, {}), 0).keys()].filter((name) => /side b|back of|choose one|higher/.test(name)),
    ).toEqual([])
  })

  test('shuffled neutral buildings are seen where they lie', () => {
    const state = opened(2, { 'neutral-buildings': 'shuffled' })
    const seen = seenBy(game, state, 0)
    for (const node of NEUTRAL_NODES) {
      expect(isNeutral(state.trail[node])).toBe(true)
      expect(seen.get(`table: neutral building on ${NODE_IDS[node]} ${state.trail[node] - neutralTile(0)}`)).toBe(16)
    }
  })

  test('how many of Sue’s harder cards are still to come is known, not where they are', () => {
    const state = opened(1, { 'solo-b-cards': '3', 'solo-handicap': '20' })
    const seen = seenBy(game, state, 0)
    expect(seen.get('Sue: B cards to come')).toBe(48)
    expect(seen.get('table: handicap')).toBe(32)
    state.sue?.deck.reverse()
    expect(seenBy(game, state, 0)).toEqual(seen)
  })
})
