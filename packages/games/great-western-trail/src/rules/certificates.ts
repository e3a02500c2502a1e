/** Certificates. Rulebook: "Revenu", "Gagner un certificat". */
import type { Seat } from '@waystation/kernel'
import { CERTIFICATE_4, CERTIFICATE_6, CERTIFICATE_LIMITS, CERTIFICATE_TRACK } from '../data/player-board.ts'
import { STATION_MASTERS } from '../data/station-masters.ts'
import { members } from '../scoring/bits.ts'
import type { Player } from '../state.ts'
import type { Rule, Context } from '../types.ts'

/** Index on the track the marker may not pass; the 6 counts only once the 4 is open too. */
export function certificateLimit(p: Readonly<Player>): number {
  if (p.discs[CERTIFICATE_4] > 0) return CERTIFICATE_LIMITS.start
  return p.discs[CERTIFICATE_6] > 0 ? CERTIFICATE_LIMITS.with4 : CERTIFICATE_LIMITS.with6
}

export const certificatesOf = (p: Readonly<Player>): number => CERTIFICATE_TRACK[p.certificates]

const PERMANENT: readonly number[] = STATION_MASTERS.map((m) => m.permanentCertificates)
export function permanentCertificates(p: Readonly<Player>): number {
  let sum = 0
  for (const master of members(p.masters)) sum += PERMANENT[master]
  return sum
}

/** Money in full; certificates one position each, and what goes beyond the limit is lost. */
export function gain(g: Context, seat: Seat, reward: { readonly money: number; readonly certificates: number }): void {
  const p = g.s.players[seat]
  const before = p.certificates
  p.money += reward.money
  p.certificates = Math.min(before + reward.certificates, Math.max(before, certificateLimit(p)))
  const certificates = p.certificates - before
  if (reward.money > 0 || certificates > 0) g.emit({ type: 'gained', seat, money: reward.money, certificates })
}

export function pay(g: Context, seat: Seat, money: number): void {
  if (money === 0) return
  g.s.players[seat].money -= money
  g.emit({ type: 'paid', seat, money })
}

/** A reward that waits for its requirement. */
export const gainStep: Rule<'gain'> = {
  run: (g, step) => gain(g, step.seat, step),
}
