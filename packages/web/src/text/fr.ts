import { about } from './fr/about.ts'
import { end } from './fr/end.ts'
import { house } from './fr/house.ts'
import { mine } from './fr/mine.ts'
import { pace } from './fr/pace.ts'
import { people } from './fr/people.ts'
import { ratings } from './fr/ratings.ts'
import { review } from './fr/review.ts'
import { seats } from './fr/seats.ts'
import { table } from './fr/table.ts'
import type { Text } from './types.ts'

export const fr: Text = {
  ...house,
  ...people,
  ...pace,
  ...mine,
  ...seats,
  ...table,
  ...end,
  ...about,
  ...review,
  ...ratings,
}
