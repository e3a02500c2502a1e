/** Buildings that ask one short question: Casino, Tribunal, Bonimenteur, Journal, Télégraphe. */
import type { Seat } from '@waystation/kernel'
import { BUILDING_COUNT, buildingOf } from '../data/buildings.ts'
import { CASINO_TAKE, COURT_FINE_PER_POSTER, STRENGTHS, TELEGRAPH_POSTERS } from '../data/figures.ts'
import {
  type CourtOption,
  DENOUNCE,
  DONE,
  GRIFT,
  GRIFT_RANCH,
  type GriftOption,
  PAY,
  REFUSE,
  ROB,
  type TelegraphOption,
  WIRE_IN,
  WIRE_OUT,
} from '../options.ts'
import type { State } from '../state.ts'
import type { Answer, Rule, Context } from '../types.ts'
import { driveToMine, slot, strengthAt, strengthOf } from './cowboys.ts'
import { pay } from './money.ts'
import { takePosters, wirePosters } from './crime.ts'

/** Casino: from another player who has money. */
export const rob: Rule<'rob', Answer<'rob'>> = {
  ask(s, { seat }) {
    const options = ROB.filter(({ target }) => target < s.players && target !== seat && s.money[target] > 0)
    return options.length === 0 ? null : { seat, kind: 'casino', options }
  },
  choose(g, { seat }, { target }) {
    const amount = Math.min(CASINO_TAKE, g.s.money[target])
    pay(g, target, seat, amount)
    g.emit({ type: 'robbed', seat, victim: target, amount })
  },
}

export const courtFine = (s: Readonly<State>, seat: Seat): number => s.posters[seat] * COURT_FINE_PER_POSTER

/** Tribunal: all or nothing; with an empty pool only who cannot pay gets away with it [house]. */
export const payCourt: Rule<'payCourt', CourtOption> = {
  ask(s, { seat }) {
    if (s.posters[seat] === 0) return null
    const options: CourtOption[] = []
    if (s.money[seat] >= courtFine(s, seat)) options.push(PAY)
    if (s.pool > 0) options.push(REFUSE)
    return options.length === 0 ? null : { seat, kind: 'courthouse', options }
  },
  choose(g, { seat }, option) {
    if (option.do === 'refuse') return takePosters(g, seat, 1, 'courthouse')
    const amount = courtFine(g.s, seat)
    g.s.money[seat] -= amount
    g.emit({ type: 'courtPaid', seat, amount })
  },
}

/** Opposing cowboys on buildings, then in ranches. */
function griftOptions(s: Readonly<State>, seat: Seat): GriftOption[] {
  const out: GriftOption[] = []
  for (let building = 0; building < BUILDING_COUNT; building++) {
    if (s.posted[building] === 0) continue
    for (let target = 0; target < s.players; target++) {
      if (target !== seat && strengthAt(s, building, target) > 0) out.push(GRIFT[building][target])
    }
  }
  for (let target = 0; target < s.players; target++) {
    if (target === seat) continue
    for (const strength of STRENGTHS) {
      if (s.ranch[slot(target, strength)] > 0) out.push(GRIFT_RANCH[target][strength - 1])
    }
  }
  return out
}

/** To the mine with him. */
function lure(g: Context, option: GriftOption): void {
  const { s } = g
  const { target } = option
  if (option.do === 'grift') return driveToMine(g, target, buildingOf(option.building), 'grifter')
  const at = slot(target, strengthOf(option.cowboy))
  s.ranch[at]--
  s.mine[at]++
  g.emit({ type: 'sentToMine', seat: target, cowboy: option.cowboy, from: 'ranch', cause: 'grifter' })
}

/** Bonimenteur: up to two, in any order. Not an attack: the sheriff does not help. */
export const grift: Rule<'grift', GriftOption | typeof DONE> = {
  ask(s, { seat, left }) {
    if (left === 0) return null
    const options = griftOptions(s, seat)
    return options.length === 0 ? null : { seat, kind: 'grifter', options: [...options, DONE] }
  },
  choose(g, step, option) {
    if (option.do === 'done') return
    lure(g, option)
    g.then({ ...step, left: step.left - 1 })
  },
}

/** Journal: a poster of the pool for any player, oneself included. */
export const denounce: Rule<'denounce', Answer<'denounce'>> = {
  ask(s, { seat }) {
    if (s.pool === 0) return null
    return { seat, kind: 'newspaper', options: DENOUNCE.slice(0, s.players) }
  },
  choose(g, { seat }, { target }) {
    g.emit({ type: 'denounced', seat, target })
    takePosters(g, target, 1, 'newspaper')
  },
}

/** Télégraphe: one of the two has to be chosen; what would move nothing is no choice. */
export const telegraph: Rule<'telegraph', TelegraphOption> = {
  ask(s, { seat }) {
    const options: TelegraphOption[] = []
    if (s.box > 0) options.push(WIRE_IN)
    if (s.pool > 0) options.push(WIRE_OUT)
    return options.length === 0 ? null : { seat, kind: 'telegraph', options }
  },
  choose: (g, { seat }, option) => wirePosters(g, seat, option.do === 'wireIn', TELEGRAPH_POSTERS),
}
