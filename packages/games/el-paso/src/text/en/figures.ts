/** Figures of the game's data, as phrases that several sentences share. */
import { joined, numeral, spelled } from '@waystation/wording'
import { POSTS } from '../../data/posts.ts'
import { SUE_MARKET, SUE_POSTS } from '../../data/solo.ts'
import { SIMMENTAL_STACK, STARTING_CAPITAL } from '../../data/table.ts'
import { byPrice, forkedWays } from '../phrases/spaces.ts'
import { names } from './names.ts'

export const number = numeral('en')

export const capital = STARTING_CAPITAL.map(
  ({ dollars, tokens }) => `$${dollars} and ${spelled('en')(tokens, 'a token', 'tokens')}`,
).join(', ')

/** With two, three and four players. */
export const simmentals = joined('or')([2, 3, 4].map((players) => String(SIMMENTAL_STACK[players])))

/** Trading posts that take several discs. */
export const severalDiscs = joined('and')(POSTS.flatMap(({ repeatable, value }) => (repeatable ? [String(value)] : [])))

/** The breed that Sue takes, by her cowboys. */
export const market = SUE_MARKET.map((breed, i) => `${i + 1} ${names.breeds[breed]}`).join(', ')

/** What empty spaces cost: "1, 2 and 7: $0". */
export const prices = byPrice()
  .map(({ price, spaces }) => `${joined('and')(spaces)}: $${price}`)
  .join('; ')

/** The two ways of every fork. */
export const forks = forkedWays()
  .map(
    ({ after, outer, inner }) =>
      `after ${after} the outer way goes by ${joined('and')(outer)}, the inner one by ${joined('and')(inner)}`,
  )
  .join('; ')

/** Sue’s trading posts, one after the other. */
export const suePosts = SUE_POSTS.slice(1).join(', ')
