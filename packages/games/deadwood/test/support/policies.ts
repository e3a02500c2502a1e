/** Players with a plan, for what random play hardly ever meets. */
import type { Seat } from '@waystation/kernel'
import { planned, type Policy, randomPolicy } from '@waystation/testkit'
import { type BuildingId, buildingOf, LAUNDRIES } from '../../src/data/buildings.ts'
import { STRENGTHS } from '../../src/data/figures.ts'
import { RAIL_TILES } from '../../src/data/plots.ts'
import type { Deadwood, State } from '../../src/index.ts'
import { slot, strengthAt } from '../../src/rules/cowboys.ts'

/** One answer in this many is given at random, so that games differ and come to an end. */
const WHIM = 25

/** A plan for the position at hand. */
function planning(
  plan: (s: Readonly<State>, seat: number) => { want: readonly RegExp[]; shun?: RegExp },
): Policy<Deadwood> {
  return (decisions, rng, state) => {
    if (rng.int(WHIM) === 0) return randomPolicy(decisions, rng)
    const { want, shun } = plan(state, decisions[0].seat)
    return planned<Deadwood>(want, shun)(decisions, rng, state)
  }
}

const standsOn = (s: Readonly<State>, id: BuildingId, seat: Seat): boolean => strengthAt(s, buildingOf(id), seat) > 0
const isFree = (s: Readonly<State>, id: BuildingId): boolean => s.posted[buildingOf(id)] === 0
const isBuilt = (s: Readonly<State>, id: BuildingId): boolean => s.lots.includes(buildingOf(id))
const hasRanch = (s: Readonly<State>, seat: Seat): boolean => STRENGTHS.some((n) => s.ranch[slot(seat, n)] > 0)

/** Nobody earns anything and the railway comes: in the end everybody is tied. */
export const peaceful = planning((s, seat) => ({
  want: [
    /^annex town-hall/,
    /^leave alone/,
    /^call back from town-hall/,
    /^flee/,
    isFree(s, 'town-hall') && hasRanch(s, seat) ? /^send .* to town-hall/ : /^call back/,
  ],
  shun: /sheriff/,
}))

/** The others only build; the first seat holds the laundries, collects posters and goes to church, if it can by a store. */
export const launderer = planning((s, seat) => {
  const built = (['laundry-1', 'laundry-2', 'bank'] as const).every((id) => isBuilt(s, id))
  const build = built
    ? [/^leave alone/, /^call back/]
    : [/^annex (town-hall|stage-depot)/, /^build (laundry|general-store|bank)/, /^send .* to (town-hall|stage-depot)/]
  const shun = /laundry|church|general-store|courthouse|bank|^use cartridge|^remove|^rail on r3/
  if (seat !== 0) return { want: [/^add posters/, /^flee/, ...build], shun }
  const held = LAUNDRIES.filter((laundry) => strengthAt(s, laundry, seat) > 0).length
  const wanted = (['laundry-1', 'laundry-2'] as const).some((id) => isBuilt(s, id) && !standsOn(s, id, seat))
  const washing = s.posters[seat] >= 1 + held && held > 0 && (held === 2 || !wanted)
  return {
    want: [
      /^move from laundry/,
      /^move to church/,
      /^annex church/,
      /^discard 3/,
      /^discard 2/,
      /^annex (bank|laundry|general-store|saloon)/,
      /^hire/,
      ...(washing ? [/^send .* to general-store/, /^send .* to church/] : []),
      ...(wanted ? [/^send .* to laundry/] : [/^send .* to bank/, /^call back from bank/]),
      /^denounce seat 0/,
      /^take a poster/,
    ],
    shun: /^call back from laundry|^flee|^pay|town-hall|^done/,
  }
})

/** Four rail tiles, then only the Stage Depot: the town fills up until there is no room left. */
export const builder = planning((s) => ({
  want:
    s.line.length < RAIL_TILES
      ? [/^annex town-hall/, /^send .* to town-hall/, /^call back from town-hall/, /^flee/]
      : [
          /^leave alone town-hall/,
          /^annex stage-depot/,
          /^send .* to stage-depot/,
          /^call back/,
          /^flee/,
          /^add posters/,
        ],
  shun: /^use cartridge|^annex bank/,
}))

/** Hires until nothing is left, under the eyes of a sheriff whose office the first seat holds. */
export const spendthrift = planning((s, seat) => ({
  want: [
    /^hire veteran/,
    /^hire gunslinger/,
    /^hire/,
    /^annex (saloon|casino|sheriffs-office)/,
    /^leave alone/,
    ...(seat === 0 && isFree(s, 'sheriffs-office') ? [/^send .* to sheriffs-office/] : []),
    /^send .* to saloon/,
    /^call back from saloon/,
    /^flee/,
    /^use no/,
  ],
}))

/** The railway comes as fast as it can, and the first seat waits for it in the Hotel. */
export const hotelier = planning((s, seat) => ({
  want: [
    /^build hotel on r1/,
    /^build hotel/,
    ...(seat === 0 && isBuilt(s, 'hotel') && isFree(s, 'hotel') ? [/^send .* to hotel/] : []),
    /^annex town-hall/,
    /^send .* to town-hall/,
    /^call back from town-hall/,
    /^flee/,
  ],
  shun: /hotel/,
}))
