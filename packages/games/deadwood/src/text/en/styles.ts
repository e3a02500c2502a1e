import type { Words } from '../words.ts'

export const styles: NonNullable<Words['styles']> = {
  duellist: {
    name: 'duels',
    says: 'I keep my cartridges dry and let nobody sit in peace. A poster here and there does not frighten me.',
  },
  trader: { name: 'trade', says: 'I want my men in houses that pay, and my face on no poster.' },
}
