/** For what a game counts, as far as it can be said before it begins. */
import type { Pace, RatingTerms, WhyUnrated } from '@waystation/protocol'
import type { TableDoc, TableRow } from '../storage/types.ts'

/** Where seats are open it is supposed that people will take them. */
export function ratingTerms({ origin, rated, hints, seats }: TableDoc): RatingTerms {
  const not = (why: WhyUnrated): RatingTerms => ({ counts: 'no', why })
  if (origin.kind === 'import' || origin.kind === 'fork') return not(origin.kind)
  if (rated === null) return not('old')
  if (!rated) return not('friendly')
  if (seats.length < 2) return not('alone')
  const people = seats.filter(({ kind }) => kind !== 'bot')
  if (people.length === 0) return not('bots')
  if (people.length === 1) return { counts: 'training', why: null }
  if (hints) return not('hints')
  if (people.some(({ kind, rateable }) => kind === 'person' && !rateable)) return not('guests')
  return { counts: 'rated', why: null }
}

/** Without a clock people take as long as they like, over days. */
export function paceOf({ clock }: Pick<TableDoc, 'clock'>): Exclude<Pace, 'training'> {
  return clock?.kind ?? 'days'
}

export function poolName(game: string, pace: Pace): string {
  return `${game}/${pace}`
}

/** The ratings a game counts for; null: for none. */
export function poolOf({ game, doc }: Pick<TableRow, 'game' | 'doc'>): string | null {
  const { counts } = ratingTerms(doc)
  if (counts === 'no') return null
  return poolName(game, counts === 'training' ? 'training' : paceOf(doc))
}
