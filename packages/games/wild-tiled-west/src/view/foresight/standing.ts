/** How things stand if nothing more happened: for whoever looks at the table. */
import type { Seat } from '@waystation/kernel'
import { YEARS } from '../../data/figures.ts'
import { CONDITIONS, PARTNER_IDS, type PartnerId } from '../../data/partners.ts'
import { type Suit, SUITS } from '../../data/tiles.ts'
import { compare } from '../../rules/tussle.ts'
import { acePoints } from '../../scoring/aces.ts'
import { isMet, MEASURES } from '../../scoring/metrics.ts'
import type { View } from '../types.ts'
import { believed } from './belief.ts'

/** Points by seat if the year ended now; nothing is at stake before the first year and after the last. */
export function tussleNow({ year, over, players, ridge }: View): readonly number[] {
  const { winners, losers } = compare(
    players.map(({ standing }) => standing.length),
    ridge?.total ?? null,
  )
  const points = over || year === 0 ? 0 : YEARS[year - 1].tussle
  return players.map(({ seat }) => (winners.includes(seat) ? points : losers.includes(seat) ? -points : 0))
}

/** Which conditions of a partner are met now. */
export function conditionsMet(view: View, seat: Seat, partner: PartnerId): readonly boolean[] {
  const player = believed(view, []).players[seat]
  const conditions = CONDITIONS[PARTNER_IDS.indexOf(partner)]
  return conditions.map((condition) => isMet(MEASURES[condition.metric](player), condition))
}

/** What the aces of a seat are worth, and with one more of some suit. */
export function acesWorth({ players }: View, seat: Seat, more: Suit | null = null): number {
  const { aces } = players[seat]
  return acePoints(SUITS.map((suit) => aces[suit] + (suit === more ? 1 : 0)))
}
