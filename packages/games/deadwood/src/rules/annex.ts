/** "Les bâtiments": the right to annex, what every tile gives at once, and the question it then asks. */
import type { Seat } from '@waystation/kernel'
import { BUILDING_TYPES, type Building, type BuildingType, GAINS, LAUNDRIES } from '../data/buildings.ts'
import {
  CHURCH_DISCARD,
  DANCE_HALL_RETURNS,
  DIE_FACES,
  GOLD,
  GRIFTER_TARGETS,
  LAUNDRY_DISCARD,
  TOWN_HALL_DISCARD,
} from '../data/figures.ts'
import { ANNEX, type AnnexOption, DECLINE, REPENT, type RepentOption } from '../options.ts'
import type { State } from '../state.ts'
import type { AnnexStep } from '../steps.ts'
import type { Rule, Context } from '../types.ts'
import { strengthAt } from './cowboys.ts'
import { discardPosters, takePosters } from './crime.ts'
import { hireable } from './hiring.ts'
import { earn } from './money.ts'
import { buildsAfterStation, stationStands } from './railway.ts'

const ANNEX_OR_NOT: readonly (readonly AnnexOption[])[] = ANNEX.map((annex, b) => [annex, DECLINE[b]])

/** Buildings that may have nothing to give; nobody is asked about those. Default: something. */
const GIVES: { readonly [T in BuildingType]?: (s: Readonly<State>, seat: Seat) => boolean } = {
  church: (s, seat) => s.posters[seat] > 0,
  saloon: (s, seat) => hireable(s, seat).length > 0,
  casino: (s, seat) => s.money.some((money, other) => other !== seat && money > 0),
  courthouse: (s) => s.posters.some((posters) => posters > 0),
  'town-hall': (s, seat) => !stationStands(s) || s.posters[seat] > 0 || buildsAfterStation(s),
}

/** The whole annexation may be declined; once begun it is carried out, even if its cowboy leaves meanwhile [house]. */
export const annex: Rule<'annex', AnnexOption> = {
  ask(s, { seat, building }) {
    if (strengthAt(s, building, seat) === 0) return null
    if (GIVES[BUILDING_TYPES[building]]?.(s, seat) === false) return null
    return { seat, kind: 'annex', options: ANNEX_OR_NOT[building] }
  },
  choose(g, step, option) {
    const { seat, building } = step
    if (option.do === 'decline') return g.emit({ type: 'declined', seat, building: option.building })
    g.emit({ type: 'annexed', seat, building: option.building })
    gain(g, seat, building)
    EFFECTS[BUILDING_TYPES[building]]?.(g, seat, step)
  },
}

/** Tokens are limited by what is left of them, money is not [house]. */
function gain(g: Context, seat: Seat, building: Building): void {
  const { s } = g
  const { money = 0, cartridges = 0, ponies = 0, posters = 0 } = GAINS[building]
  if (money > 0) earn(g, seat, money, { building, by: 'annex' })
  const rounds = Math.min(cartridges, s.cartridgeSupply)
  if (rounds > 0) {
    s.cartridges[seat] += rounds
    s.cartridgeSupply -= rounds
    g.emit({ type: 'cartridgesGained', seat, count: rounds })
  }
  const horses = Math.min(ponies, s.ponySupply)
  if (horses > 0) {
    s.ponies[seat] += horses
    s.ponySupply -= horses
    g.emit({ type: 'poniesGained', seat, count: horses })
  }
  if (posters > 0) takePosters(g, seat, posters, 'annex')
}

/** What follows the gain, by the tile's text. */
const EFFECTS: { readonly [T in BuildingType]?: (g: Context, seat: Seat, step: AnnexStep) => void } = {
  church: (g, seat, { from }) => g.then({ do: 'repent', seat, most: churchDiscard(g.s, seat, from) }),
  saloon: (g, seat) => g.then({ do: 'hire', seat }),
  'sheriffs-office': (g, seat) => g.then({ do: 'moveSheriff', seat }),
  'town-hall'(g, seat) {
    discardPosters(g, seat, TOWN_HALL_DISCARD)
    if (!stationStands(g.s)) g.then({ do: 'layRail', seat }, { do: 'drawAll', seat })
    else if (buildsAfterStation(g.s)) g.then({ do: 'drawAll', seat })
  },
  casino: (g, seat) => g.then({ do: 'rob', seat }),
  'general-store': (g, seat, { building }) => g.then({ do: 'moveFrom', seat, store: building }),
  'stage-depot': (g, seat) => g.then({ do: 'drawFrom', seat }),
  'gold-mine': digGold,
  'fortune-teller': (g, seat) => g.then({ do: 'consult', seat }),
  courthouse: holdCourt,
  grifter: (g, seat) => g.then({ do: 'grift', seat, left: GRIFTER_TARGETS }),
  newspaper: (g, seat) => g.then({ do: 'denounce', seat }),
  'dance-hall': (g, seat) => g.then({ do: 'recall', seat, kind: 'dance-hall', left: DANCE_HALL_RETURNS }),
  'telegraph-office': (g, seat) => g.then({ do: 'telegraph', seat }),
}

/** Église with Blanchisserie: one more per laundry, the one a General Store moved him from included. */
export function churchDiscard(s: Readonly<State>, seat: Seat, from: Building): number {
  const washed = LAUNDRIES.filter((laundry) => laundry === from || strengthAt(s, laundry, seat) > 0)
  return CHURCH_DISCARD + LAUNDRY_DISCARD * washed.length
}

/** "Il peut défausser": one goes, and as many of those a laundry adds as the player likes [house]. */
export const repent: Rule<'repent', RepentOption> = {
  ask: (s, { seat, most }) => ({ seat, kind: 'church', options: REPENT.slice(0, Math.min(most, s.posters[seat])) }),
  choose: (g, { seat }, { count }) => discardPosters(g, seat, count),
}

function digGold(g: Context, seat: Seat, { building }: AnnexStep): void {
  const face = g.roll(DIE_FACES)
  const amount = GOLD[face - 1]
  g.emit({ type: 'goldRolled', seat, face, amount })
  if (amount > 0) earn(g, seat, amount, { building, by: 'gold-mine' })
}

/** Tribunal: one by one, the annexing player first, clockwise [house]. */
function holdCourt(g: Context, seat: Seat): void {
  const { players } = g.s
  g.then(...g.s.money.map((_, i) => ({ do: 'payCourt' as const, seat: (seat + i) % players })))
}
