/** Who won, and by how much. */
import type { Names, ScoreSheet } from '@waystation/kernel'
import { listed } from '../people.ts'
import { t } from '../text/index.ts'

interface Victory {
  readonly sentence: string
  /** How far ahead of the next; null where nobody is next, or points do not say. */
  readonly lead: number | null
  readonly short: string
}

export function victoryOf(sheets: readonly ScoreSheet[], names: Names): Victory {
  const { end } = t()
  const first = sheets.filter(({ rank }) => rank === 1)
  const others = sheets.filter(({ rank }) => rank > 1).map(({ total }) => total)
  if (first.length === 0) return { sentence: end.nobody, lead: null, short: end.nobody }
  const who = listed(first.map(({ seat }) => names(seat)))
  if (first.length > 1) return { sentence: end.winners(who), lead: null, short: end.winners(who) }
  const lead = first[0].total - Math.max(...others)
  const ahead = others.length > 0 && lead > 0
  return {
    sentence: end.winner(who),
    lead: ahead ? lead : null,
    short: ahead ? end.winsBy(who, lead) : end.winner(who),
  }
}
