import { about } from './en/about.ts'
import { end } from './en/end.ts'
import { house } from './en/house.ts'
import { people } from './en/people.ts'
import { review } from './en/review.ts'
import { table } from './en/table.ts'

export const en = { ...house, ...people, ...table, ...end, ...about, ...review }
