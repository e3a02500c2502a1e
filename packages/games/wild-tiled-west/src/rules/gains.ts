/** Taking from the supply, and moving the marker on the score track (Marquer des points). */
import type { Seat } from '@waystation/kernel'
import { HAT_SPACE, LAST_MINE_SPACE, type Reward } from '../data/figures.ts'
import type { Gain, Source } from '../events.ts'
import { type TrackCategory, trackIndex } from '../state.ts'
import type { Context } from '../types.ts'

export function score(g: Context, seat: Seat, category: TrackCategory, points: number): void {
  g.s.players[seat].track[trackIndex(category)] += points
}

export function gain(g: Context, seat: Seat, what: Gain, count: number, source: Source): void {
  if (count === 0) return
  const player = g.s.players[seat]
  if (what === 'gold') player.gold += count
  else if (what === 'bullets') player.bullets += count
  else player.alleysDue += count
  g.emit({ type: 'gained', seat, gain: what, count, source })
}

/** Pickaxes: one space each, up to the end of the track. Reaching the hat, which happens once, brings the second partner (Partenaires). */
export function advanceMine(g: Context, seat: Seat, pickaxes: number): void {
  const player = g.s.players[seat]
  const from = player.mine
  const space = Math.min(from + pickaxes, LAST_MINE_SPACE)
  if (space === from) return
  player.mine = space
  g.emit({ type: 'mineAdvanced', seat, space })
  if (from < HAT_SPACE && space >= HAT_SPACE) g.then({ do: 'secondPartner', seat })
}

/** What a sign pays. Choices it opens come before everything else on the agenda. */
export function reward(g: Context, seat: Seat, { gold = 0, bullets = 0, alleys = 0, ...rest }: Reward): void {
  gain(g, seat, 'gold', gold, 'sign')
  gain(g, seat, 'bullets', bullets, 'sign')
  gain(g, seat, 'alleys', alleys, 'sign')
  if (bullets > 0) g.then({ do: 'shoot', seat })
  if (rest.aceCards !== undefined) g.then({ do: 'takeAce', seat })
  if (rest.tombstones !== undefined) g.then({ do: 'bury', seat })
  advanceMine(g, seat, rest.pickaxes ?? 0)
}
