import type { GameText } from '@waystation/kernel'
import { MATCHES, MOST } from '../rules.ts'
import type { LastMatch } from '../types.ts'
import { zonesOf } from './zones.ts'

const matches = (count: number): string => `${count} ${count === 1 ? 'match' : 'matches'}`

export const en: GameText<LastMatch> = {
  language: 'en',
  title: 'Last Match',
  tagline: 'Whoever takes the last match lights the fire.',
  decision: () => 'Take matches from the box.',
  option: ({ count }) => `Take ${matches(count)}`,
  event(e, names) {
    switch (e.type) {
      case 'taken':
        return `${names(e.seat)} takes ${matches(e.count)}.`
      case 'won':
        return `${names(e.seat)} has the last match.`
    }
  },
  reason: ({ params }) => `The box holds only ${matches(Number(params.left))}.`,
  category: () => 'The last match',
  scoreNote: () => '',
  variant: (id) => id,
  components: { match: { name: 'Match', help: 'Lies in the box until somebody takes it.' } },
  rules: [
    {
      id: 'turn',
      title: 'How to play',
      paragraphs: [
        `The box holds ${MATCHES} matches. In turn, take one to ${MOST} of them. Whoever takes the last one wins.`,
      ],
    },
  ],
  changes: {},
  zones: (view, names) => zonesOf(view, names, { box: 'The box', matches }),
}
