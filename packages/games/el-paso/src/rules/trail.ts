/** "Phase Déplacement" and "Avancer votre éleveur": steps, forks, cowboys, and El Paso which nobody passes. */
import type { Seat } from '@waystation/kernel'
import { COWBOY } from '../data/cards.ts'
import { EL_PASO, NEUTRAL_NODES, NEXT, NODE_COUNT, NODE_IDS } from '../data/trail.ts'
import { moveTo, placeAt } from '../options/interned.ts'
import type { MoveOption, PlaceOption, Sink } from '../options.ts'
import type { State } from '../state.ts'
import { NONE_HIRED } from '../steps.ts'
import {
  ALL_SLOTS,
  FACE_2A_CHOOSE_ONE,
  isNeutral,
  NO_FACE,
  NO_TILE,
  ownerOf,
  PLACE_2A,
  PLACE_IDS,
  placeOf,
} from '../data/tiles.ts'
import type { Rule, Context } from '../types.ts'
import { moveLimit } from './discs.ts'
import { discardWorkers } from './free-actions.ts'

/** El Paso as an end of the way, distinct from El Paso as its beginning. */
const HOME = NODE_COUNT
const FAR = 99
/** Steps from the place last measured from; reused between calls. Spaces are listed in driving order. */
const steps = new Int8Array(NODE_COUNT + 1)

/** Fewest steps to every space ahead: each location entered is one, empty spaces cost nothing. */
function measure(s: Readonly<State>, from: number): void {
  steps.fill(FAR)
  steps[from] = 0
  for (let node = from; node < NODE_COUNT; node++) {
    if (steps[node] === FAR) continue
    for (const next of NEXT[node]) {
      const cost = steps[node] + (s.trail[next] === NO_TILE ? 0 : 1)
      const at = next === EL_PASO ? HOME : next
      if (cost < steps[at]) steps[at] = cost
    }
  }
}

export function stepsTo(s: Readonly<State>, from: number, node: number): number {
  measure(s, from)
  return steps[node === EL_PASO ? HOME : node]
}

/** Every location within reach, with no more cowboys than the way needs. */
export function pushMoves(s: Readonly<State>, seat: Seat, limit: number, options: Sink<MoveOption>): void {
  const p = s.players[seat]
  const reach = limit + p.area[COWBOY]
  const { sides } = s.rules
  measure(s, p.at)
  for (let node = p.at + 1; node < NODE_COUNT; node++) {
    const tile = s.trail[node]
    if (tile === NO_TILE || steps[node] > reach) continue
    options.push(moveTo(node, placeOf(tile, sides), Math.max(0, steps[node] - limit)))
  }
  if (steps[HOME] <= reach) options.push(moveTo(EL_PASO, 0, Math.max(0, steps[HOME] - limit)))
}

/** First turn only: any neutral building; several ranchers may share it. */
export const place: Rule<'place', PlaceOption> = {
  ask: (s, { seat }) => ({
    seat,
    kind: 'place',
    options: NEUTRAL_NODES.map((node) => placeAt(node, placeOf(s.trail[node], s.rules.sides))),
  }),
  choose(g, { seat }, option) {
    g.s.players[seat].at = option.at
    g.emit({ type: 'placed', seat, node: option.node, place: option.place })
    useLocation(g, seat)
  },
}

export const move: Rule<'move', MoveOption> = {
  ask(s, { seat }) {
    const options: MoveOption[] = []
    pushMoves(s, seat, moveLimit(s.players[seat]), options)
    return { seat, kind: 'move', options }
  },
  choose: (g, { seat }, option) => travel(g, seat, option),
}

/** Whatever was left to do at the place the rancher leaves is given up [reading]. */
export function travel(g: Context, seat: Seat, { at, place: reached, cowboys }: MoveOption): void {
  const { agenda } = g.s
  while (agenda[agenda.length - 1]?.do === 'act') agenda.pop()
  const p = g.s.players[seat]
  const from = p.at
  discardWorkers(p, COWBOY, cowboys)
  p.at = at
  if (g.events !== null) {
    const taken = stepsTo(g.s, from, at)
    g.emit({ type: 'moved', seat, from: NODE_IDS[from], node: NODE_IDS[at], place: reached, steps: taken, cowboys })
  }
  useLocation(g, seat)
}

/** What a player may do at a location: its face, or nothing of it if it belongs to somebody else. */
export function faceFor(s: Readonly<State>, seat: Seat): number {
  const tile = s.trail[s.players[seat].at]
  if (!isNeutral(tile) && ownerOf(tile) !== seat) return NO_FACE
  const face = placeOf(tile, s.rules.sides)
  return face === PLACE_2A && s.rules.chooseOne2a ? FACE_2A_CHOOSE_ONE : face
}

/** "Phase Action": El Paso's three actions, or those of the location reached. */
function useLocation(g: Context, seat: Seat): void {
  if (g.s.players[seat].at === EL_PASO) return g.then({ do: 'elPaso', seat })
  const face = faceFor(g.s, seat)
  g.then({ do: 'act', seat, face, slots: ALL_SLOTS[face], acted: false, hired: NONE_HIRED })
}

export const placeName = (s: Readonly<State>, node: number) => PLACE_IDS[placeOf(s.trail[node], s.rules.sides)]
