import { decisionKinds, eventTypes, optionKinds } from '@waystation/testkit'
import { coverage } from '@waystation/testkit/vitest'
import { type TicTacToe, ticTacToe } from '../src/index.ts'

const CELLS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

coverage<TicTacToe>(ticTacToe, {
  games: 60,
  topics: {
    event: eventTypes('marked', 'won', 'drawn'),
    decision: decisionKinds('turn'),
    option: optionKinds((option) => option.id, ...CELLS.map((cell) => `mark ${cell}`)),
    end: {
      expected: ['first wins', 'second wins', 'draw'],
      atEnd: ({ game, state }) => {
        const [first, second] = game.scores(state)
        return [first.rank === second.rank ? 'draw' : first.rank === 1 ? 'first wins' : 'second wins']
      },
    },
  },
})
