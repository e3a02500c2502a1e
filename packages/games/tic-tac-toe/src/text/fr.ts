import type { GameText } from '@waystation/kernel'
import type { TicTacToe } from '../types.ts'
import { boardZone } from './zones.ts'

export const fr: GameText<TicTacToe> = {
  language: 'fr',
  title: 'Morpion',
  tagline: 'Trois alignés.',
  decision: () => 'Marquez une case vide.',
  option: (o) => `Marquer la case ${o.cell + 1}`,
  event(e, names) {
    switch (e.type) {
      case 'marked':
        return `${names(e.seat)} marque la case ${e.cell + 1}.`
      case 'won':
        return `${names(e.seat)} aligne trois marques.`
      case 'drawn':
        return 'Personne n’aligne trois marques.'
    }
  },
  reason: (r) => `La case ${r.params.cell} est prise.`,
  category: () => 'Trois alignés',
  scoreNote: () => '',
  variant: (id) => id,
  components: { cell: { name: 'Case', help: 'Reçoit une marque.' } },
  rules: [
    {
      id: 'turn',
      title: 'Comment jouer',
      paragraphs: [
        'Marquez une case vide à tour de rôle. Trois de vos marques en ligne, en colonne ou en diagonale gagnent.',
      ],
    },
  ],
  changes: {},
  zones: (view) => [boardZone(view, 'Plateau')],
}
