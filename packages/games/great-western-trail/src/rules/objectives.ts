/** Taking and playing objective cards. Rulebook: "Prendre une carte Objectif", "Les cartes Objectif". */
import type { Seat } from '@waystation/kernel'
import { PASS } from '@waystation/kernel'
import { FIRST_OBJECTIVE, isObjective, objectiveOf } from '../data/objectives.ts'
import { DRAW_OBJECTIVE, OBJECTIVE, type Option, TAKE_OBJECTIVE } from '../options.ts'
import { ACTIONS, NO_SLOT, OBJECTIVE_SLOT, SLOTS } from '../data/slots.ts'
import type { State } from '../state.ts'
import type { Step } from '../steps.ts'
import type { Rule, Context } from '../types.ts'
import { fromHand } from './herd.ts'

export const canTakeObjective = (s: Readonly<State>): boolean => s.display.length > 0

/** One of those on display, replaced at once, or the top of the deck. Nothing is left once the display is empty. */
export const takeObjective: Rule<'takeObjective'> = {
  ask(s, { seat, optional }) {
    if (!canTakeObjective(s)) return null
    const options: Option[] = []
    for (const card of s.display) if (!options.includes(TAKE_OBJECTIVE[card])) options.push(TAKE_OBJECTIVE[card])
    if (s.objectiveDeck.length > 0) options.push(DRAW_OBJECTIVE)
    if (optional) options.push(PASS)
    return { seat, kind: 'takeObjective', options }
  },
  choose(g, { seat, to }, option) {
    if (option.do === 'takeObjective') takeShown(g, seat, option.index, to)
    else if (option.do === 'drawObjective') takeTop(g, seat, to)
  },
}

function takeShown(g: Context, seat: Seat, card: number, to: 'discard' | 'hand'): void {
  const { s } = g
  s.display.splice(s.display.indexOf(card), 1)
  s.players[seat][to].push(card)
  g.emit({ type: 'objectiveTaken', seat, card: objectiveOf(card).id, from: 'display', to })
  const next = s.objectiveDeck.pop()
  if (next === undefined) return
  s.display.push(next)
  g.reveal()
  g.emit({ type: 'objectiveShown', card: objectiveOf(next).id })
}

/** From the top to the discard pile it lies face up; into the hand only its owner sees it. */
function takeTop(g: Context, seat: Seat, to: 'discard' | 'hand'): void {
  const card = g.s.objectiveDeck.pop()
  if (card === undefined) return
  const p = g.s.players[seat]
  p[to].push(card)
  g.reveal()
  const { id } = objectiveOf(card)
  if (to === 'discard') g.emit({ type: 'objectiveTaken', seat, card: id, from: 'deck', to })
  else {
    p.unseen.push(card)
    g.emit({ type: 'objectiveTakenUnseen', seat, secret: { [seat]: { cards: [id] } } })
  }
}

/** Objective cards in hand: "avant ou après n'importe quelle action". */
export function pushObjectives(s: Readonly<State>, seat: Seat, options: Option[]): void {
  const { hand } = s.players[seat]
  for (const card of hand) {
    if (isObjective(card) && !options.includes(OBJECTIVE[card])) options.push(OBJECTIVE[card])
  }
}

/** Plays a card: into the personal area, then its action now or never, then on with what was being done. */
export function playObjective(g: Context, seat: Seat, card: number, then: Step): void {
  const p = g.s.players[seat]
  fromHand(p, card)
  p.objectives.push(card)
  g.emit({ type: 'objectivePlayed', seat, card: objectiveOf(card).id })
  const slot = OBJECTIVE_SLOT[card - FIRST_OBJECTIVE]
  const action = slot === NO_SLOT ? null : ACTIONS[SLOTS[slot][0]]
  if (action === null) g.then(then)
  else if (action.type === 'ride') g.then({ do: 'ride', seat, max: action.max, then, endsPhaseB: then.do === 'act' })
  else g.then({ do: 'immediate', seat, slot }, then)
}
