/** The turn: phase A, phase B at the location, phase C. Rulebook: "Déroulement de la partie". */
import type { Decision, Seat } from '@waystation/kernel'
import { PASS } from '@waystation/kernel'
import { NEUTRAL_SPACES, OFF_TRAIL } from '../data/trail.ts'
import { type Option, placeOn } from '../options.ts'
import { scores } from '../scoring.ts'
import type { State } from '../state.ts'
import type { Step } from '../steps.ts'
import type { Rule, Context } from '../types.ts'
import { draw, handLimit } from './herd.ts'
import { useLocation } from './location.ts'
import { playObjective, pushObjectives } from './objectives.ts'
import { destinations, movementLimit, rideDestinations, travel } from './trail.ts'

const SEATS: readonly Seat[] = [0, 1, 2, 3]
const MOVE: readonly Step[] = SEATS.map((seat) => ({ do: 'move', seat }))
const FIRST: readonly Step[] = SEATS.map((seat) => ({ do: 'place', seat }))
const REFILL: readonly Step[] = SEATS.map((seat) => ({ do: 'refillHand', seat }))

/** The steps of a seat's next turn. */
export function turnOf(s: Readonly<State>, seat: Seat): readonly [Step, Step] {
  return [s.players[seat].at === OFF_TRAIL ? FIRST[seat] : MOVE[seat], REFILL[seat]]
}

/** The very first turn: any neutral building, nothing to pay. */
export const place: Rule<'place'> = {
  ask: (s, { seat }) => ({ seat, kind: 'place', options: NEUTRAL_SPACES.map((at) => placeOn(at, s.trail[at])) }),
  choose(g, { seat }, option) {
    if (option.do !== 'place') return
    g.s.players[seat].at = option.index
    g.emit({ type: 'cattlemanPlaced', seat, node: option.node, tile: option.tile })
    useLocation(g, seat)
  },
}

/** Phase A. Objective cards may be played before it. */
export const move: Rule<'move'> = {
  ask(s, { seat }): Decision<Option> {
    const options = destinations(s, seat, movementLimit(s, seat))
    pushObjectives(s, seat, options)
    return { seat, kind: 'move', options, conceal: true }
  },
  choose(g, step, option) {
    const { seat } = step
    if (option.do === 'objective') return playObjective(g, seat, option.index, step)
    if (option.do !== 'move') return
    travel(g, seat, option, true)
    useLocation(g, seat)
  },
}

/** A building moves the cattleman on: fees as usual, then a whole new phase B there. */
export const advance: Rule<'advance'> = {
  ask: (s, { seat, max }) => ({ seat, kind: 'advance', options: destinations(s, seat, max) }),
  choose(g, { seat }, option) {
    if (option.do !== 'move') return
    travel(g, seat, option, true)
    useLocation(g, seat)
  },
}

/** An objective card moves the cattleman. In phase B this leads straight to phase C: the place one comes to is not used. */
export const ride: Rule<'ride'> = {
  ask(s, { seat, max }) {
    const options = rideDestinations(s, seat, max)
    options.push(PASS)
    return { seat, kind: 'ride', options }
  },
  choose(g, { seat, then, endsPhaseB }, option) {
    if (option.do === 'move') travel(g, seat, option, false)
    if (option.do !== 'move' || !endsPhaseB) g.then(then)
  },
}

/** Phase C, then the next seat; the game ends when the turn would come back to whoever holds the token. */
export const refillHand: Rule<'refillHand'> = {
  run(g, { seat }) {
    const { s } = g
    const p = s.players[seat]
    draw(g, seat, handLimit(p) - p.hand.length)
    const next = (seat + 1) % s.players.length
    if (s.token === next) endGame(g)
    else beginTurn(g, next)
  },
}

/** Herds are laid open for the count. */
function endGame(g: Context): void {
  g.reveal()
  if (g.events === null) return
  const winners = scores(g.s).filter((sheet) => sheet.rank === 1)
  g.emit({ type: 'gameOver', winners: winners.map((sheet) => sheet.seat) })
}

function beginTurn(g: Context, seat: Seat): void {
  g.emit({ type: 'turnBegins', seat })
  g.then(...turnOf(g.s, seat))
}
