import type { GameText } from '@waystation/kernel'
import type { TicTacToe } from '../types.ts'
import { boardZone } from './zones.ts'

export const en: GameText<TicTacToe> = {
  language: 'en',
  title: 'Tic-tac-toe',
  tagline: 'Three in a row.',
  decision: () => 'Mark an empty cell.',
  option: (o) => `Mark cell ${o.cell + 1}`,
  event(e, names) {
    switch (e.type) {
      case 'marked':
        return `${names(e.seat)} marks cell ${e.cell + 1}.`
      case 'won':
        return `${names(e.seat)} has three in a row.`
      case 'drawn':
        return 'Nobody has three in a row.'
    }
  },
  reason: (r) => `Cell ${r.params.cell} is taken.`,
  category: () => 'Three in a row',
  scoreNote: () => '',
  variant: (id) => id,
  components: { cell: { name: 'Cell', help: 'Holds one mark.' } },
  rules: [
    {
      id: 'turn',
      title: 'How to play',
      paragraphs: ['Mark an empty cell in turn. Three of your marks in a row, a column or a diagonal win.'],
    },
  ],
  changes: {},
  zones: (view) => [boardZone(view, 'Board')],
}
