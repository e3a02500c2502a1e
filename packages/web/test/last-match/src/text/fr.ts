import type { GameText } from '@waystation/kernel'
import { MATCHES, MOST } from '../rules.ts'
import type { LastMatch } from '../types.ts'
import { zonesOf } from './zones.ts'

const matches = (count: number): string => `${count} ${count < 2 ? 'allumette' : 'allumettes'}`

export const fr: GameText<LastMatch> = {
  language: 'fr',
  title: 'La Dernière Allumette',
  tagline: 'Qui prend la dernière allumette allume le feu.',
  decision: () => 'Prenez des allumettes dans la boîte.',
  option: ({ count }) => `Prendre ${matches(count)}`,
  event(e, names) {
    switch (e.type) {
      case 'taken':
        return `${names(e.seat)} prend ${matches(e.count)}.`
      case 'won':
        return `${names(e.seat)} a la dernière allumette.`
    }
  },
  reason: ({ params }) => `Il ne reste que ${matches(Number(params.left))} dans la boîte.`,
  category: () => 'La dernière allumette',
  scoreNote: () => '',
  variant: (id) => id,
  components: { match: { name: 'Allumette', help: 'Reste dans la boîte jusqu’à ce que quelqu’un la prenne.' } },
  rules: [
    {
      id: 'turn',
      title: 'Comment jouer',
      paragraphs: [
        `La boîte contient ${MATCHES} allumettes. À tour de rôle, prenez-en une à ${MOST}. Qui prend la dernière gagne.`,
      ],
    },
  ],
  changes: {},
  zones: (view, names) => zonesOf(view, names, { box: 'La boîte', matches }),
}
