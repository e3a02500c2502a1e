/** The position as a seat knows it: partners that others hold face down are not told, and what it has kept under a seal is its own already. */
import { isSealed, type Seat } from '@waystation/kernel'
import { PARTNER_IDS, type Partner } from '../data/partners.ts'
import { NO_PARTNER, type Player, type State } from '../state.ts'
import type { WildTiledWest } from '../types.ts'

export function knownTo(s: Readonly<State>, seat: Seat): State {
  return { ...s, players: s.players.map((p, of) => (of === seat ? withKept(s, p, seat) : fromOutside(p))) }
}

const fromOutside = (p: Readonly<Player>): Player => ({
  ...p,
  hand: [],
  partner: NO_PARTNER,
  rejected: NO_PARTNER,
})

function withKept(s: Readonly<State>, p: Player, seat: Seat): Player {
  const kept = keptUnderSeal(s, seat)
  return kept === NO_PARTNER ? p : { ...p, partner: kept, hand: [] }
}

function keptUnderSeal(s: Readonly<State>, seat: Seat): Partner {
  const step = s.agenda.at(-1)
  if (!isSealed<WildTiledWest>(step)) return NO_PARTNER
  const answer = step.answers[step.asks.findIndex((ask) => ask.seat === seat)]
  return answer === null ? NO_PARTNER : PARTNER_IDS.findIndex((id) => answer === `keep ${id}`)
}
