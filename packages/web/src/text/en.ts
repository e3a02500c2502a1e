import { about } from './en/about.ts'
import { end } from './en/end.ts'
import { house } from './en/house.ts'
import { mine } from './en/mine.ts'
import { pace } from './en/pace.ts'
import { people } from './en/people.ts'
import { ratings } from './en/ratings.ts'
import { review } from './en/review.ts'
import { seats } from './en/seats.ts'
import { table } from './en/table.ts'

export const en = {
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
