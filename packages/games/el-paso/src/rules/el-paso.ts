/** "El Paso": $5, a Simmental, a delivery; all of them, in this order. And "Fin de la partie", which begins here. */
import type { Seat } from '@waystation/kernel'
import { SIMMENTAL } from '../data/cards.ts'
import { EL_PASO_DOLLARS, SIMMENTAL_SPACE_POINTS } from '../data/table.ts'
import { REVEAL } from '../options/interned.ts'
import type { Option } from '../options.ts'
import type { State } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { breedsIn, handCards, sum } from './herd.ts'
import { differentBreeds, duplicateValue } from './delivery.ts'
import { permanentCertificates } from './discs.ts'

/** Turns in a round: the players, and Sue. */
export const turnsPerRound = (s: Readonly<State>): number => s.players.length + (s.sue === null ? 0 : 1)

export type SimmentalVisit = 'card' | 'space' | 'nothing'

/**
 * The last Simmental announces the end. Whoever comes next stands on the empty space instead; then everybody else has one
 * more turn, in which El Paso gives neither card nor space.
 */
export function visitSimmental(g: Context, visitor: number): SimmentalVisit {
  const { s } = g
  if (s.market[SIMMENTAL] > 0) {
    s.market[SIMMENTAL]--
    return 'card'
  }
  if (s.phase !== 'last-simmental') return 'nothing'
  s.simmentalSpace = visitor
  s.phase = 'last-turns'
  s.turnsLeft = turnsPerRound(s)
  return 'space'
}

/** To be said after the card itself. */
export function announceEnd(g: Context): void {
  if (g.s.market[SIMMENTAL] > 0) return
  g.s.phase = 'last-simmental'
  g.emit({ type: 'lastSimmental' })
}

export const elPaso: Rule<'elPaso'> = {
  run(g, { seat }) {
    const p = g.s.players[seat]
    p.money += EL_PASO_DOLLARS
    g.emit({ type: 'reachedElPaso', seat, dollars: EL_PASO_DOLLARS })
    const visit = visitSimmental(g, seat)
    if (visit === 'card') {
      p.discard[SIMMENTAL]++
      g.emit({ type: 'simmentalTaken', seat, left: g.s.market[SIMMENTAL] })
      announceEnd(g)
    } else if (visit === 'space') g.emit({ type: 'simmentalSpace', seat, points: SIMMENTAL_SPACE_POINTS })
    g.then({ do: 'revealHand', seat })
  },
}

/** The last moment for exchange tokens: afterwards the hand lies open until it is discarded. */
export const revealHand: Rule<'revealHand', Extract<Option, { do: 'reveal' }>> = {
  ask: (_s, { seat }) => ({ seat, kind: 'revealHand', options: [REVEAL] }),
  choose(g, { seat }) {
    const p = g.s.players[seat]
    g.s.openHand = seat
    p.lastHand = handCards(p.hand)
    g.reveal()
    if (g.events !== null) tellHand(g, seat)
    g.then({ do: 'deliver', seat }, { do: 'discardHand', seat })
  },
}

function tellHand(g: Context, seat: Seat): void {
  const p = g.s.players[seat]
  g.emit({
    type: 'handRevealed',
    seat,
    cards: breedsIn(p.hand),
    different: differentBreeds(p),
    duplicates: duplicateValue(p),
    permanent: permanentCertificates(p),
  })
}

export const discardHand: Rule<'discardHand'> = {
  run(g, { seat }) {
    const p = g.s.players[seat]
    if (g.events !== null && sum(p.hand) > 0) g.emit({ type: 'handDiscarded', seat, cards: breedsIn(p.hand) })
    for (let breed = 0; breed < p.hand.length; breed++) {
      p.discard[breed] += p.hand[breed]
      p.hand[breed] = 0
    }
    g.s.openHand = -1
  },
}
