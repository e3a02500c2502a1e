import type { Words } from '../words.ts'

export const styles: NonNullable<Words['styles']> = {
  cattle: { name: 'cattle', says: 'A fine herd is worth its price. I buy before I build.' },
  builder: { name: 'buildings', says: 'I build along the way, so that every lap gives me more.' },
  trader: { name: 'trading posts', says: 'My discs go to the best trading posts, one delivery after another.' },
}
