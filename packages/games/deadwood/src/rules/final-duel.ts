/** "Duel final": the tied settle it, with any number of cartridges and, among three or more, a target for every die. */
import type { Seat } from '@waystation/kernel'
import { BUILDING_COUNT } from '../data/buildings.ts'
import { type Strength, WOUNDS_TO_KILL } from '../data/figures.ts'
import { AIM, CHAMPION, FINAL_CARTRIDGES, type FinalCartridgesOption } from '../options.ts'
import type { Finale, State } from '../state.ts'
import type { Answer, Rule, Context } from '../types.ts'
import { hiredOf, leave, slot, strengthAt, strengthOf, typeOf } from './cowboys.ts'
import { shoot, spendCartridges } from './duel.ts'
import { decide, declareWinners } from './ending.ts'

function finaleOf(s: Readonly<State>): Finale {
  if (s.finale === null) throw new Error('there is no final duel')
  return s.finale
}

/** Seats in declaring order: the first player, then clockwise. */
const inOrder = (s: Readonly<State>): Seat[] => s.money.map((_, i) => (s.firstSeat + i) % s.players)

export const standing = (s: Readonly<State>): Seat[] => inOrder(s).filter((seat) => finaleOf(s).champions[seat] > 0)

export const champions: Rule<'champions'> = {
  run(g, { seats }) {
    const { s } = g
    const zeros = (length: number) => Array<number>(length).fill(0)
    const n = s.players
    s.finale ??= { fighters: zeros(n), champions: zeros(n), dice: zeros(n), wounds: zeros(n), aims: zeros(n * n) }
    for (const seat of seats) s.finale.fighters[seat] = 1
    const ordered = inOrder(s).filter((seat) => seats.includes(seat))
    g.emit({ type: 'finalDuelBegins', seats: ordered })
    g.then(...ordered.map((seat) => ({ do: 'champion' as const, seat })), { do: 'reload' })
  },
}

/** One cowboy alive, wherever he is. */
export const champion: Rule<'champion', Answer<'champion'>> = {
  ask: (s, { seat }) => ({
    seat,
    kind: 'champion',
    options: CHAMPION.filter((_, i) => hiredOf(s, seat, i + 1) > 0),
  }),
  choose(g, { seat }, { cowboy }) {
    fetchChampion(g.s, seat, strengthOf(cowboy))
    finaleOf(g.s).champions[seat] = strengthOf(cowboy)
    g.emit({ type: 'championChosen', seat, cowboy })
  },
}

function fetchChampion(s: State, seat: Seat, strength: Strength): void {
  const at = slot(seat, strength)
  if (s.ranch[at] > 0) s.ranch[at]--
  else if (s.mine[at] > 0) s.mine[at]--
  else {
    for (let building = 0; building < BUILDING_COUNT; building++) {
      if (strengthAt(s, building, seat) !== strength) continue
      leave(s, building, seat)
      return
    }
  }
}

/** Wounds heal, dice are counted anew; cartridges are announced one after the other. */
export const reload: Rule<'reload'> = {
  run(g) {
    const finale = finaleOf(g.s)
    finale.wounds.fill(0)
    finale.dice = finale.champions.slice()
    g.then(...standing(g.s).map((seat) => ({ do: 'finalCartridges' as const, seat })), { do: 'finalVolley' })
  },
}

export const finalCartridges: Rule<'finalCartridges', FinalCartridgesOption> = {
  ask: (s, { seat }) =>
    s.cartridges[seat] === 0
      ? null
      : { seat, kind: 'final-cartridges', options: FINAL_CARTRIDGES.slice(0, s.cartridges[seat] + 1) },
  choose(g, { seat }, { count }) {
    spendCartridges(g.s, seat, count)
    finaleOf(g.s).dice[seat] += count
    g.emit({ type: 'finalCartridgesUsed', seat, count })
  },
}

/** Who shoots next and with how many dice: the most dice roll down to the next most, equals roll one each [house]. */
function nextVolley(dice: readonly number[], alive: readonly Seat[]): { shooters: Seat[]; count: number } {
  const most = Math.max(...alive.map((seat) => dice[seat]))
  const fewer = alive.map((seat) => dice[seat]).filter((count) => count < most)
  const shooters = alive.filter((seat) => dice[seat] === most)
  return { shooters, count: fewer.length === 0 ? 1 : most - Math.max(...fewer) }
}

export const finalVolley: Rule<'finalVolley'> = {
  run(g) {
    const { s } = g
    const finale = finaleOf(s)
    const alive = standing(s)
    if (alive.length === 1) return declareWinners(g, alive)
    if (alive.length === 0) return nobodyLeft(g, finale)
    if (alive.every((seat) => finale.dice[seat] === 0)) {
      g.emit({ type: 'woundsHealed' })
      return g.then({ do: 'reload' })
    }
    const { shooters, count } = nextVolley(finale.dice, alive)
    finale.aims.fill(0)
    g.emit({ type: 'diceCounted', dice: alive.map((seat) => ({ seat, dice: finale.dice[seat] })) })
    g.then(...shooters.map((seat) => ({ do: 'aim' as const, seat, left: count })), { do: 'finalShots' })
  },
}

/** The richest who did not fight wins; if everybody fought, everybody loses. */
function nobodyLeft(g: Context, finale: Finale): void {
  const spared = finale.fighters.flatMap((fought, seat) => (fought === 1 ? [] : [seat]))
  if (spared.length === 0) declareWinners(g, [])
  else decide(g, spared)
}

/** One die at a time, in any order: every die of the roll may go at any enemy ("peut diviser ses dés"). */
export const aim: Rule<'aim', Answer<'aim'>> = {
  ask(s, { seat }) {
    const { champions: alive } = finaleOf(s)
    const options = AIM.filter(({ target }) => target !== seat && alive[target] > 0)
    return { seat, kind: 'aim', options }
  },
  choose(g, step, { target }) {
    const { seat, left } = step
    const finale = finaleOf(g.s)
    finale.aims[seat * g.s.players + target]++
    finale.dice[seat]--
    if (left > 1) g.then({ ...step, left: left - 1 })
  },
}

/** All declared dice are rolled before anybody falls. */
export const finalShots: Rule<'finalShots'> = {
  run(g) {
    const { s } = g
    const finale = finaleOf(s)
    const alive = standing(s)
    for (const seat of alive) for (const target of alive) fireAt(g, seat, target)
    for (const seat of alive) if (finale.wounds[seat] >= WOUNDS_TO_KILL) fall(g, finale, seat)
    g.then({ do: 'finalVolley' })
  },
}

function fireAt(g: Context, seat: Seat, target: Seat): void {
  const finale = finaleOf(g.s)
  const dice = finale.aims[seat * g.s.players + target]
  if (dice === 0) return
  g.emit({ type: 'aimed', seat, target, dice })
  for (let i = 0; i < dice; i++) {
    finale.wounds[target] = shoot(g, { seat, target, wounds: finale.wounds[target], together: true })
  }
}

function fall(g: Context, finale: Finale, seat: Seat): void {
  const strength = finale.champions[seat]
  finale.champions[seat] = 0
  finale.dice[seat] = 0
  g.s.bootHill[slot(seat, strength)]++
  g.emit({ type: 'championKilled', seat, cowboy: typeOf(strength) })
}
