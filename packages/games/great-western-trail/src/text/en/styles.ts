import type { Words } from '../words.ts'

export const styles: NonNullable<Words['styles']> = {
  cattle: { name: 'cattle', says: 'Good cattle pays in Kansas City, and again on the score pad. Cowboys first.' },
  builder: {
    name: 'buildings',
    says: 'I put up buildings wherever I pass, and others pay to get by. Craftsmen first.',
  },
  railroad: {
    name: 'railroad',
    says: 'My engine goes far, my stations are many, my cattle travels a long way. Engineers first.',
  },
}
