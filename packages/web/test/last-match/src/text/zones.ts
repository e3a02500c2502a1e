import type { Names, Zone } from '@waystation/kernel'
import type { View } from '../types.ts'

interface ZoneWords {
  readonly box: string
  readonly matches: (count: number) => string
}

/** The box in the middle, and what lies before each player. */
export const zonesOf = ({ left, taken }: View, names: Names, words: ZoneWords): Zone[] => [
  {
    id: 'box',
    kind: 'board',
    title: words.box,
    rows: [{ items: [{ text: words.matches(left), component: 'match' }] }],
  },
  ...taken.map(
    (count, seat): Zone => ({
      id: `player ${seat}`,
      kind: 'player',
      title: names(seat),
      owner: seat,
      rows: [{ items: [{ text: words.matches(count), component: 'match' }] }],
    }),
  ),
]
