/** Ratings in words: never without how sure they are. */
import type { RatingInfo, RatingTerms } from '@waystation/protocol'
import { t } from '../text/index.ts'

export function RatingWords({ rating }: { readonly rating: RatingInfo }) {
  const { ratings } = t()
  return (
    <span class="rating">
      <span class="rating-number">
        <b>{rating.points}</b> <span class="soft">{ratings.within(rating.within)}</span>
      </span>
      {rating.provisional && <small class="soft"> {ratings.provisional}</small>}
    </span>
  )
}

/** For what a table counts. */
export function termsWords({ counts, why }: RatingTerms): string {
  const { terms, unrated } = t().ratings
  if (counts !== 'no') return terms[counts]
  return why === null ? '' : terms.not(unrated[why])
}

/** Up and down by signs as well. */
export function changeOf(before: RatingInfo, after: RatingInfo): string {
  const change = after.points - before.points
  if (change === 0) return t().ratings.unchanged
  return change > 0 ? `↑ +${change}` : `↓ −${-change}`
}
