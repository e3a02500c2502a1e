/** The annex of Rails to the North: shops on bell spaces, and exchange tokens. */
import type { Seat } from '@waystation/kernel'
import { SHOPS_PER_BELL } from '../data/rails/towns.ts'
import { bits } from '../scoring/bits.ts'
import type { Player } from '../state.ts'
import type { Context } from '../types.ts'

/** Shops are taken from the leftmost bell space that has any: so many are emptied. */
export const emptyBells = (p: Readonly<Player>): number => Math.floor(bits(p.shops) / SHOPS_PER_BELL)

/** A token from the supply, if there is one. */
export function takeExchangeToken(g: Context, seat: Seat): void {
  if (g.s.exchangeTokens === 0) return
  g.s.exchangeTokens--
  g.s.players[seat].exchangeTokens++
  g.emit({ type: 'exchangeTokenTaken', seat })
}
