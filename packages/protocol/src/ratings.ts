/** Ratings: for what a game counts, and how people and bots stand. */
import { z } from 'zod'

/** Why a game does not count: the first eight can be said before it begins. */
export const WHY_UNRATED = [
  'import',
  'fork',
  'friendly',
  'alone',
  'hints',
  'guests',
  'bots',
  'old',
  'undone',
  'hinted',
  'unplayed',
  'often',
] as const
export const WhyUnrated = z.enum(WHY_UNRATED)
export type WhyUnrated = z.infer<typeof WhyUnrated>

/** `rated`: among people, and bots if there are any; `training`: one person against bots, which is told apart. */
export const RatingTerms = z
  .strictObject({ counts: z.enum(['rated', 'training', 'no']), why: WhyUnrated.nullable() })
  .meta({ id: 'RatingTerms' })
export type RatingTerms = z.infer<typeof RatingTerms>

export const PACES = ['live', 'days', 'training'] as const
export const Pace = z.enum(PACES)
export type Pace = z.infer<typeof Pace>

/** Points, give or take so many; provisional while that is too many to say much. */
export const RatingInfo = z
  .strictObject({ points: z.int(), within: z.int(), provisional: z.boolean() })
  .meta({ id: 'RatingInfo' })
export type RatingInfo = z.infer<typeof RatingInfo>
