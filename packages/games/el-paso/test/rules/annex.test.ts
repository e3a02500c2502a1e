/** "Annexe": every face, read back from the data in the words of the help. */
import { describe, expect, test } from 'vitest'
import { BONUS_KINDS, BONUSES } from '../../src/data/bonuses.ts'
import { en } from '../../src/text/en.ts'

const help = (id: string): string => en.components[id].help

const NEUTRAL = {
  'neutral-b': 'discard a Galloway for $2 · hire a worker for $5 · then hire a different worker for $8',
  'neutral-c': 'gain $2 · gain a certificate',
  'neutral-d': 'discard a Pineywoods for $2 · gain an exchange token for $1 · buy a cattle card at the market',
  'neutral-e': 'discard a Santa Gertrudis for $2 · place or replace a building',
  'neutral-f': 'an auxiliary action · use the train',
  'neutral-g': 'gain an exchange token · an auxiliary action',
}

const SIDE_A = {
  'building-1a': 'discard a Criollo for $3 · an auxiliary action',
  'building-2a': 'take a bonus tile for $2 · move on 1 step',
  'building-3a': 'hire a worker for free ($4 for a wild one) · discard any cattle card for $2',
  'building-4a': 'one or two different auxiliary actions · gain an exchange token · move on up to 2 steps',
  'building-5a': 'take a Corriente · gain up to 3 certificates',
  'building-6a': 'take an objective or bonus tile · gain an exchange token · move on up to 3 steps',
}

const SIDE_B = {
  'building-1b': 'discard any cattle card for $2 per point of breeding value · an auxiliary action',
  'building-2b': 'discard a cattle card of value 2 for $5 · an auxiliary action / buy a cattle card at the market',
  'building-3b': 'remove a Simmental from your hand · an auxiliary action · move on up to 2 steps',
  'building-4b': 'take a Shorthorn for $2 · gain 2 exchange tokens',
  'building-5b': 'gain up to 3 certificates · gain $5 · move on up to 3 steps',
  'building-6b': 'take an objective tile · take a bonus tile · hire a worker for free ($4 for a wild one)',
}

const TRAIN = {
  'train-1-front': 'take an objective tile · gain an exchange token',
  'train-1-back': 'take an objective tile · gain a certificate',
  'train-2-front': 'take a bonus tile · an auxiliary action',
  'train-2-back': 'take a bonus tile · gain an exchange token',
  'train-3-front': 'take an objective tile · take a bonus tile',
  'train-3-back': 'take a Black Angus · take an objective or bonus tile',
  'train-4-front': 'gain up to 3 certificates · take an objective or bonus tile · move on up to 2 steps',
  'train-4-back': 'take an objective or bonus tile · take a bonus tile · hire a worker for free ($4 for a wild one)',
}

describe.each([
  ['Annexe, bâtiments neutres', NEUTRAL],
  ['Annexe, bâtiments communs (a)', SIDE_A],
  ['Annexe, bâtiments communs (b)', SIDE_B],
  ['Annexe, cartes Train', TRAIN],
])('%s', (_section, faces) => {
  test.each(Object.entries(faces))('%s', (id, actions) => {
    expect(help(id)).toContain(`: ${actions}.`)
  })
})

test('Annexe, bâtiments communs: the number is the price in builders, at $2 each', () => {
  expect(help('building-1b')).toMatch(/^Takes 1 builder and \$2;/)
  expect(help('building-6a')).toMatch(/^Takes 6 builders and \$12;/)
})

test('Annexe, tuiles Bonus: three kinds of money and removal are immediate, two are permanent', () => {
  const paying = BONUSES.filter((tile) => tile.dollars > 0).map((tile) => tile.kind)
  expect(new Set(paying)).toEqual(new Set(['remove-for-money', 'gain-money']))
  expect(BONUSES.filter((tile) => tile.kind === 'gain-money').map((tile) => tile.dollars)).toEqual([5, 5, 5])
  expect(BONUS_KINDS.length).toBe(6)
})
