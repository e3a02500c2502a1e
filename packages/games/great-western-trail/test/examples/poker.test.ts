/** Worked example of "À la table de poker". */
import { expect, test } from 'vitest'
import { cards, scene } from '../support/scene.ts'

test('Montrez vos jeux, example: Éléonore’s one card of 4 beats Miranda’s two of 1; she takes the $4 and $3 of the bank', () => {
  const s = scene({
    bare: true,
    modules: ['poker-table'],
    phase: 'act',
    pot: 4,
    seats: [
      { at: 'neutral-g', money: 0, laid: ['jersey', 'jersey'], discard: [] },
      { money: 0, laid: ['west-highland-3'], discard: [] },
    ],
  }).answer('show your hands')
  expect(s.event('handsShown')?.hands).toMatchObject([
    { seat: 0, value: 2 },
    { seat: 1, value: 4 },
  ])
  expect(s.event('potWon')).toMatchObject({ winners: [1], each: 7, left: 0 })
  expect(s.state.players.map((p) => p.money)).toEqual([0, 7])
  expect(s.state.players.map((p) => p.laid)).toEqual([[], []])
  expect(cards(s.me, 'discard')).toEqual(['jersey', 'jersey'])
  expect(cards(s.state.players[1], 'discard')).toEqual(['west-highland-3'])
})
