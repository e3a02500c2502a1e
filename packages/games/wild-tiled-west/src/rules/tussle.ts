/** The tussle at the end of a year, hill bandits and the endangered homestead (Affrontement). */
import type { Seat } from '@waystation/kernel'
import { SIDES } from '../data/boards.ts'
import { PERIL_POINTS, YEARS } from '../data/figures.ts'
import { type Cell, cellOf } from '../data/grid.ts'
import { cellsOf, minus, sizeOf, withCells } from '../data/mask.ts'
import { HILL } from '../options.ts'
import type { Player } from '../state.ts'
import type { Step } from '../steps.ts'
import type { Answer, Rule, Context } from '../types.ts'
import { cellsUnder } from './buildings.ts'
import { score } from './gains.ts'
import { growRidge, ridgeBandits } from './solo.ts'
import { seenFrom } from './sheriffs.ts'
import { inTurn } from './year.ts'

export const tussle: Rule<'tussle'> = {
  run(g) {
    const { s } = g
    const { tussle: points, hillBandits } = YEARS[s.year - 1]
    const bandits = s.players.map(({ standing }) => sizeOf(standing))
    const ridge = s.ridge === null ? null : ridgeBandits(s.ridge)
    const { winners, losers } = compare(bandits, ridge)
    for (const seat of winners) score(g, seat, 'tussles', points)
    for (const seat of losers) score(g, seat, 'tussles', -points)
    g.emit({ type: 'tussle', year: s.year, points, bandits, winners, losers, ridge })
    g.then({ do: 'peril' }, { do: 'endYear' })
    if (!hillBandits) return
    if (ridge !== null && bandits[0] >= ridge) growRidge(g)
    g.then(...hillBanditsFor(g, winners))
  },
}

export interface Outcome {
  readonly winners: readonly Seat[]
  readonly losers: readonly Seat[]
}

/** Fewest wins, most loses, ties share either; if all are level, all win. Alone, one has to do no worse than the Ridge. */
export function compare(bandits: readonly number[], ridge: number | null): Outcome {
  if (ridge !== null) return bandits[0] <= ridge ? { winners: [0], losers: [] } : { winners: [], losers: [0] }
  const least = Math.min(...bandits)
  const most = Math.max(...bandits)
  const having = (count: number): Seat[] => bandits.flatMap((own, seat) => (own === count ? [seat] : []))
  return { winners: having(least), losers: least === most ? [] : having(most) }
}

/** Hills without a bandit, dead or alive. */
export function freeHills(player: Readonly<Player>): Cell[] {
  const { hills } = SIDES[player.side]
  return cellsOf(minus(minus(hills, player.standing), player.tombstones))
}

function hillBanditsFor(g: Context, winners: readonly Seat[]): Step[] {
  const { s } = g
  return inTurn(s.first, s.players.length).flatMap((seat): Step[] => {
    if (!winners.includes(seat)) return []
    if (freeHills(s.players[seat]).length > 0) return [{ do: 'hillBandit', seat }]
    g.emit({ type: 'noHillFree', seat })
    return []
  })
}

export const hillBandit: Rule<'hillBandit', Answer<'hill'>> = {
  ask: (s, { seat }) => ({
    seat,
    kind: 'hill-bandit',
    options: freeHills(s.players[seat]).map((cell) => HILL[cell]),
  }),
  choose(g, { seat }, { cell }) {
    const player = g.s.players[seat]
    player.standing = withCells(player.standing, [cellOf(cell)])
    g.emit({ type: 'hillBandit', seat, cell })
    g.then({ do: 'shoot', seat })
  },
}

/** Homestead in Peril: bandits with a clear line to the first building cost a point each [house]. */
export const peril: Rule<'peril'> = {
  run(g) {
    g.s.players.forEach((player, seat) => {
      if (SIDES[player.side].rule !== 'homestead-in-peril') return
      const bandits = threats(player)
      if (bandits === 0) return
      score(g, seat, 'conquest', PERIL_POINTS * bandits)
      g.emit({ type: 'peril', seat, bandits, points: PERIL_POINTS * bandits })
    })
  },
}

/** Bandits that see the homestead. Its own walls do not hide its other squares: a line that enters it has found it. */
export function threats(player: Readonly<Player>): number {
  return seenFrom(player, cellsUnder(player.tiles[0])).length
}

export const endYear: Rule<'endYear'> = {
  run: (g) => g.then({ do: g.s.year < YEARS.length ? 'year' : 'finish' }),
}
