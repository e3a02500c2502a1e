/** Moving the engine. Rulebook: "Avancer votre locomotive", "reculer", space 39. */
import type { Decision, Seat } from '@waystation/kernel'
import { PASS } from '@waystation/kernel'
import { END_OF_LINE_MONEY, IS_SPACE, spaceId, STATION_AT, TRACK_END, TRACK_START } from '../data/railroad.ts'
import { ENGINE, type Option } from '../options.ts'
import type { State } from '../state.ts'
import type { Rule, Context } from '../types.ts'

/** A space with another engine counts as if it were not there; the start holds any number. */
function free(s: Readonly<State>, at: number): boolean {
  if (at === TRACK_START) return true
  for (const p of s.players) if (p.engine === at) return false
  return true
}

/** Every space within `max` moves ahead. Turnouts may be passed by, so only numbered spaces lengthen the way. */
function ahead(s: Readonly<State>, seat: Seat, max: number): Option[] {
  const options: Option[] = []
  let moves = 0
  for (let at = s.players[seat].engine + 1; at <= TRACK_END; at++) {
    if (!IS_SPACE[at] || !free(s, at)) continue
    if (at % 2 === 0) moves++
    if (moves + (at % 2) > max) break
    options.push(ENGINE[at])
  }
  return options
}

/**
 * Spaces exactly `spaces` moves back. Between the engine and a space lie numbered spaces, which must be used, and
 * turnouts, each of which may be.
 */
function exactlyBehind(s: Readonly<State>, seat: Seat, spaces: number): Option[] {
  const options: Option[] = []
  let numbered = 0
  let turnouts = 0
  for (let at = s.players[seat].engine - 1; at >= TRACK_START; at--) {
    if (!IS_SPACE[at] || !free(s, at)) continue
    const least = numbered + 1
    if (least > spaces) break
    if (spaces <= least + turnouts) options.push(ENGINE[at])
    if (at % 2 === 0) numbered++
    else turnouts++
  }
  return options
}

export const canAdvance = (s: Readonly<State>, seat: Seat): boolean => ahead(s, seat, 1).length > 0
export const canReverse = (s: Readonly<State>, seat: Seat, spaces: number): boolean =>
  exactlyBehind(s, seat, spaces).length > 0

/** Numbered free spaces from the engine back to `to`: what an extraordinary delivery is worth. */
function spacesBack(s: Readonly<State>, seat: Seat, to: number): number {
  let count = 0
  for (let at = s.players[seat].engine - 1; at >= to; at--) if (at % 2 === 0 && free(s, at)) count++
  return count
}

function moveEngine(g: Context, seat: Seat, to: number): void {
  const p = g.s.players[seat]
  g.emit({ type: 'engineMoved', seat, from: spaceId(p.engine), to: spaceId(to) })
  p.engine = to
}

/** Where the engine stopped: a station may be upgraded; the end of the line must be left again. */
function arrive(g: Context, seat: Seat): void {
  const at = g.s.players[seat].engine
  if (STATION_AT[at] < 0) return
  if (at === TRACK_END) g.then({ do: 'engineRetreat', seat, reason: 'end-of-line' })
  g.then({ do: 'upgrade', seat, station: STATION_AT[at] })
}

const asked = (seat: Seat, kind: string, options: Option[]): Decision<Option> | null =>
  options.length === 0 ? null : { seat, kind, options }

export const engine: Rule<'engine'> = {
  ask(s, { seat, max, optional }) {
    const options = ahead(s, seat, max)
    if (optional) options.push(PASS)
    return asked(seat, 'engine', options)
  },
  choose(g, { seat }, option) {
    if (option.do !== 'engine') return
    moveEngine(g, seat, option.at)
    arrive(g, seat)
  },
}

/** Going back as a requirement: the exact number, never less. */
export const engineBack: Rule<'engineBack'> = {
  ask: (s, { seat, spaces }) => asked(seat, 'engineBack', exactlyBehind(s, seat, spaces)),
  choose(g, { seat }, option) {
    if (option.do !== 'engine') return
    moveEngine(g, seat, option.at)
    arrive(g, seat)
  },
}

/** Any free space behind: from the end of the line, or as far as an extraordinary delivery is meant to go. */
export const engineRetreat: Rule<'engineRetreat'> = {
  ask(s, { seat }) {
    const options: Option[] = []
    for (let at = s.players[seat].engine - 1; at >= TRACK_START; at--) {
      if (IS_SPACE[at] && free(s, at)) options.push(ENGINE[at])
    }
    return asked(seat, 'engineRetreat', options)
  },
  choose(g, { seat, reason }, option) {
    if (option.do !== 'engine') return
    const value = spacesBack(g.s, seat, option.at)
    moveEngine(g, seat, option.at)
    arrive(g, seat)
    if (reason === 'delivery') g.then({ do: 'deliver', seat, value, extraordinary: true })
    else g.then({ do: 'gain', seat, money: END_OF_LINE_MONEY, certificates: 0 })
  },
}
