/** A duel as it is watched: who stands, what has been thrown so far, who is hurt, and how it ends. */
import type { BuildingId, CowboyType, DuelOutcome, Event, Shot, View } from '@waystation/deadwood'
import type { Seat } from '@waystation/kernel'

interface Throw {
  readonly face: number
  readonly shot: Shot
}

export interface Fighter {
  readonly seat: Seat
  /** Null before a champion is chosen. */
  readonly cowboy: CowboyType | null
  readonly dice: number
  readonly thrown: readonly Throw[]
  readonly wounds: number
  readonly state: 'stands' | 'dead' | 'fled'
}

export interface Showdown {
  /** Null in the final duel. */
  readonly building: BuildingId | null
  /** The attacker first. */
  readonly fighters: readonly Fighter[]
  /** The die just thrown. */
  readonly last: (Throw & { readonly seat: Seat; readonly target: Seat }) | null
  readonly outcome: DuelOutcome | 'fled' | null
}

const STRENGTH: { readonly [type in CowboyType]: number } = { novice: 1, gunslinger: 2, veteran: 3 }

function fighter(seat: Seat, cowboy: CowboyType | null, dice: number): Fighter {
  return { seat, cowboy, dice, thrown: [], wounds: 0, state: 'stands' }
}

/** The duel that a position is in the middle of. */
export function showdownOf(view: View): Showdown | null {
  if (view.finale !== null && view.winners === null) {
    const fighters = view.finale.fighters.map(
      ({ seat, champion, dice, wounds }): Fighter => ({
        ...fighter(seat, champion, dice),
        wounds,
        state: champion === null && dice === 0 && wounds > 0 ? 'dead' : 'stands',
      }),
    )
    return { building: null, fighters, last: null, outcome: null }
  }
  if (view.duel === null) return null
  const { building, attacker, defender, attackerDice, defenderDice } = view.duel
  const there = view.plots.find(({ tile }) => tile === building)?.cowboys ?? []
  const typeOf = (seat: Seat): CowboyType | null => there.find((cowboy) => cowboy.seat === seat)?.cowboy ?? null
  const fighters = [
    fighter(attacker, typeOf(attacker), attackerDice),
    fighter(defender, typeOf(defender), defenderDice),
  ]
  return { building, fighters, last: null, outcome: null }
}

function change(duel: Showdown, seat: Seat, update: (fighter: Fighter) => Partial<Fighter>): Showdown {
  return { ...duel, fighters: duel.fighters.map((f) => (f.seat === seat ? { ...f, ...update(f) } : f)) }
}

/** What comes after a duel takes the curtain down. */
const AFTERWARDS: readonly Event['type'][] = ['annexed', 'declined', 'turnBegins', 'activated', 'gameEnds', 'gameOver']

export function follow(duel: Showdown | null, e: Event): Showdown | null {
  if (e.type === 'duelBegins') {
    const fighters = [
      fighter(e.seat, e.cowboy, STRENGTH[e.cowboy]),
      fighter(e.defender, e.defenderCowboy, STRENGTH[e.defenderCowboy]),
    ]
    return { building: e.building, fighters, last: null, outcome: null }
  }
  if (e.type === 'finalDuelBegins')
    return { building: null, fighters: e.seats.map((seat) => fighter(seat, null, 0)), last: null, outcome: null }
  if (duel === null) return null
  if (AFTERWARDS.includes(e.type)) return duel.outcome === null && e.type !== 'gameOver' ? duel : null
  return inside(duel, e)
}

function inside(duel: Showdown, e: Event): Showdown {
  switch (e.type) {
    case 'fled':
      return { ...change(duel, e.seat, () => ({ state: 'fled' })), outcome: 'fled', last: null }
    case 'cartridgeUsed':
      return change(duel, e.seat, ({ dice }) => ({ dice: dice + 1 }))
    case 'championChosen':
      return change(duel, e.seat, () => ({ cowboy: e.cowboy, dice: STRENGTH[e.cowboy] }))
    case 'finalCartridgesUsed':
      return change(duel, e.seat, ({ dice }) => ({ dice: dice + e.count }))
    case 'diceCounted':
      return e.dice.reduce((d, { seat, dice }) => change(d, seat, () => ({ dice, thrown: [] })), duel)
    case 'dieRolled': {
      const { seat, target, face, shot, wounds } = e
      const thrown = change(duel, seat, (f) => ({ thrown: [...f.thrown, { face, shot }] }))
      return { ...change(thrown, target, () => ({ wounds })), last: { seat, target, face, shot } }
    }
    case 'killed':
    case 'championKilled':
      return { ...change(duel, e.seat, () => ({ state: 'dead' })), last: null }
    case 'woundsHealed':
      return duel.fighters.reduce((d, { seat }) => change(d, seat, () => ({ wounds: 0, thrown: [] })), duel)
    case 'duelEnds':
      return { ...duel, outcome: e.outcome, last: null }
    default:
      return duel
  }
}
