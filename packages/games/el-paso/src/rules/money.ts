/** Money, certificates and exchange tokens ("Recevoir de l'argent", "des certificats", "un jeton Échange"). */
import type { Seat } from '@waystation/kernel'
import { HIGHEST_CERTIFICATE } from '../data/player-board.ts'
import type { Player } from '../state.ts'
import type { Context } from '../types.ts'

export function gainDollars(g: Context, seat: Seat, dollars: number): void {
  g.s.players[seat].money += dollars
  g.emit({ type: 'moneyGained', seat, dollars })
}

/** The marker never goes beyond the last space. Fewer could be taken, but a certificate is never a burden. */
export function gainCertificates(g: Context, seat: Seat, count: number): void {
  const p = g.s.players[seat]
  const gained = Math.min(count, HIGHEST_CERTIFICATE - p.certificates)
  p.certificates += gained
  g.emit({ type: 'certificatesGained', seat, count: gained })
}

export const hasRoomForCertificate = (p: Readonly<Player>): boolean => p.certificates < HIGHEST_CERTIFICATE

export function gainTokens(g: Context, seat: Seat, count: number, dollars: number): void {
  const p = g.s.players[seat]
  p.money -= dollars
  p.tokens += count
  g.emit({ type: 'tokensGained', seat, count, dollars })
}
