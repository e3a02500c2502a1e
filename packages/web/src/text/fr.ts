import { about } from './fr/about.ts'
import { end } from './fr/end.ts'
import { house } from './fr/house.ts'
import { people } from './fr/people.ts'
import { review } from './fr/review.ts'
import { table } from './fr/table.ts'
import type { Text } from './types.ts'

export const fr: Text = { ...house, ...people, ...table, ...end, ...about, ...review }
