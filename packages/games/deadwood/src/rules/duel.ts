/** "Duels" and "Joli tir": poster, flight, cartridges, the difference first, then one die each at a time. */
import type { Seat } from '@waystation/kernel'
import { type Building, BUILDING_IDS, UNDERTAKER } from '../data/buildings.ts'
import { DIE_FACES, shotOf, UNDERTAKER_PAY, WOUNDS_TO_KILL } from '../data/figures.ts'
import type { DuelOutcome } from '../events.ts'
import { type CartridgeOption, FLEE, type FleeOption, HOLD, LOAD, STAND } from '../options.ts'
import { type Duel, NOBODY, type State } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { controllerOf, driveToMine, hiredCount, leave, slot, strengthAt, typeOf } from './cowboys.ts'
import { latchEnd, takePosters } from './crime.ts'
import { earn } from './money.ts'

const FLEE_OR_STAND: readonly FleeOption[] = [FLEE, STAND]
const LOAD_OR_HOLD: readonly CartridgeOption[] = [LOAD, HOLD]

export function duelOf(s: Readonly<State>): Duel {
  if (s.duel === null) throw new Error('there is no duel')
  return s.duel
}

/** Steps 1 and 2: the attacker's poster, even if the defender then flees; a defender with a pony is asked. */
export function beginDuel(g: Context, who: { building: Building; attacker: Seat; defender: Seat }): void {
  const { building, attacker, defender } = who
  g.s.duel = { building, attacker, defender, attackerLoaded: 0, defenderLoaded: 0 }
  g.emit({
    type: 'duelBegins',
    seat: attacker,
    cowboy: typeOf(strengthAt(g.s, building, attacker)),
    building: BUILDING_IDS[building],
    defender,
    defenderCowboy: typeOf(strengthAt(g.s, building, defender)),
  })
  takePosters(g, attacker, 1, 'duel')
  g.then(g.s.ponies[defender] > 0 ? { do: 'flee', seat: defender } : { do: 'stand' })
}

export const flee: Rule<'flee', FleeOption> = {
  ask: (_s, { seat }) => ({ seat, kind: 'flee', options: FLEE_OR_STAND }),
  choose(g, { seat }, option) {
    if (option.do === 'stand') return g.then({ do: 'stand' })
    const { s } = g
    const { building } = duelOf(s)
    s.ponies[seat]--
    s.ponySupply++
    const strength = leave(s, building, seat)
    s.mine[slot(seat, strength)]++
    s.duel = null
    g.emit({ type: 'fled', seat, cowboy: typeOf(strength), building: BUILDING_IDS[building] })
  },
}

/** Steps 3 to 8: the attacker declares first. */
export const stand: Rule<'stand'> = {
  run(g) {
    const { attacker, defender } = duelOf(g.s)
    g.then(
      { do: 'cartridge', seat: attacker, side: 'attacker' },
      { do: 'cartridge', seat: defender, side: 'defender' },
      { do: 'shootOut' },
    )
  },
}

export const cartridge: Rule<'cartridge', CartridgeOption> = {
  ask(s, { seat, side }) {
    if (s.cartridges[seat] === 0) return null
    return { seat, kind: side === 'attacker' ? 'attacker-cartridge' : 'defender-cartridge', options: LOAD_OR_HOLD }
  },
  choose(g, { seat, side }, option) {
    if (option.do === 'hold') return g.emit({ type: 'cartridgeKept', seat })
    spendCartridges(g.s, seat, 1)
    const duel = duelOf(g.s)
    if (side === 'attacker') duel.attackerLoaded = 1
    else duel.defenderLoaded = 1
    g.emit({ type: 'cartridgeUsed', seat })
  },
}

export function spendCartridges(s: State, seat: Seat, count: number): void {
  s.cartridges[seat] -= count
  s.cartridgeSupply += count
}

const isDead = (wounds: number): boolean => wounds >= WOUNDS_TO_KILL

/** One die at a target that carries `wounds`; returns what it carries then. */
export function shoot(g: Context, at: { seat: Seat; target: Seat; wounds: number; together: boolean }): number {
  const { seat, target, together } = at
  const face = g.roll(DIE_FACES)
  const shot = shotOf(face)
  const wounds = shot === 'kill' ? WOUNDS_TO_KILL : Math.min(at.wounds + (shot === 'wound' ? 1 : 0), WOUNDS_TO_KILL)
  g.emit({ type: 'dieRolled', seat, target, face, shot, wounds, together, dead: isDead(at.wounds) })
  return wounds
}

/** Steps 7 and 8: who has more dice rolls the difference at once; then one die each, together, while both live. */
export const shootOut: Rule<'shootOut'> = {
  run(g) {
    const duel = duelOf(g.s)
    const { attacker, defender, building } = duel
    const a = strengthAt(g.s, building, attacker) + duel.attackerLoaded
    const d = strengthAt(g.s, building, defender) + duel.defenderLoaded
    g.emit({
      type: 'diceCounted',
      dice: [
        { seat: attacker, dice: a },
        { seat: defender, dice: d },
      ],
    })
    let hurtA = 0
    let hurtD = 0
    for (let i = d; i < a; i++) hurtD = shoot(g, { seat: attacker, target: defender, wounds: hurtD, together: false })
    for (let i = a; i < d; i++) hurtA = shoot(g, { seat: defender, target: attacker, wounds: hurtA, together: false })
    for (let left = Math.min(a, d); left > 0 && !isDead(hurtA) && !isDead(hurtD); left--) {
      hurtD = shoot(g, { seat: attacker, target: defender, wounds: hurtD, together: true })
      hurtA = shoot(g, { seat: defender, target: attacker, wounds: hurtA, together: true })
    }
    conclude(g, duel, { attackerDead: isDead(hurtA), defenderDead: isDead(hurtD) })
  },
}

function outcomeOf(dead: { attackerDead: boolean; defenderDead: boolean }): DuelOutcome {
  if (dead.attackerDead) return dead.defenderDead ? 'bothDie' : 'defenderWins'
  return dead.defenderDead ? 'attackerWins' : 'bothLive'
}

/** Step 9. The annexation already planned for the attacker lapses unless he still stands there. */
function conclude(g: Context, duel: Duel, dead: { attackerDead: boolean; defenderDead: boolean }): void {
  const { attacker, defender, building } = duel
  const outcome = outcomeOf(dead)
  g.s.duel = null
  g.emit({ type: 'duelEnds', seat: attacker, defender, building: BUILDING_IDS[building], outcome })
  if (dead.attackerDead) bury(g, attacker, building)
  if (dead.defenderDead) bury(g, defender, building)
  payUndertaker(g, building, (dead.attackerDead ? 1 : 0) + (dead.defenderDead ? 1 : 0))
  if (outcome === 'bothLive') driveToMine(g, attacker, building, 'repelled')
}

/** To Boot Hill, for good; a gang without a living hired cowboy ends the game. */
function bury(g: Context, seat: Seat, building: Building): void {
  const strength = leave(g.s, building, seat)
  g.s.bootHill[slot(seat, strength)]++
  g.emit({ type: 'killed', seat, cowboy: typeOf(strength), building: BUILDING_IDS[building] })
  if (hiredCount(g.s, seat) === 0) latchEnd(g, 'gang')
}

/** Croque-mort: paid to who stands on it once the dead are gone; on its own tile that is the lone survivor. */
function payUndertaker(g: Context, building: Building, dead: number): void {
  const holder = dead === 0 ? NOBODY : controllerOf(g.s, UNDERTAKER)
  if (holder === NOBODY) return
  const kills = building === UNDERTAKER ? 1 : dead
  earn(g, holder, UNDERTAKER_PAY * kills, { building: UNDERTAKER, by: 'undertaker' })
}
