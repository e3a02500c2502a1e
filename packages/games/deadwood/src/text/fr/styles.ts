import type { Words } from '../words.ts'

export const styles: NonNullable<Words['styles']> = {
  duellist: {
    name: 'duels',
    says: 'Je garde mes cartouches au sec et ne laisse personne en paix. Un avis de recherche ne me fait pas peur.',
  },
  trader: {
    name: 'commerce',
    says: 'Je veux mes hommes dans des bâtiments qui paient, et mon visage sur aucun avis de recherche.',
  },
}
