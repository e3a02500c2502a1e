/** Towns whose last square is covered (Inaugurer une ville). */
import type { Seat } from '@waystation/kernel'
import { SIDES } from '../data/boards.ts'
import { YEARS } from '../data/figures.ts'
import { contains } from '../data/mask.ts'
import type { Context } from '../types.ts'
import { meetGhosts } from './conquest.ts'
import { score } from './gains.ts'

export function inaugurateTowns(g: Context, seat: Seat): void {
  const player = g.s.players[seat]
  const { towns } = SIDES[player.side]
  for (let i = 0; i < towns.length; i++) {
    if ((player.towns & (1 << i)) !== 0 || !contains(player.covered, towns[i].cells)) continue
    player.towns |= 1 << i
    const bonus = YEARS[g.s.year - 1].townBonus
    const { id, points } = towns[i]
    score(g, seat, 'towns', points + bonus)
    g.emit({ type: 'townInaugurated', seat, town: id, points, bonus })
    meetGhosts(g, seat, towns[i])
  }
}
