/** Exchange tokens, at any moment and in anybody's turn. Rails to the North: "Usage des jetons Échange". */
import type { Seat } from '@waystation/kernel'
import { EXCHANGE_DRAWS } from '../data/rails/towns.ts'
import type { Option } from '../options.ts'
import { EXCHANGE } from '../options/rails.ts'
import { members } from '../scoring/bits.ts'
import type { State } from '../state.ts'
import type { Context } from '../types.ts'
import { drawable, drawThenDiscard } from './herd.ts'

/** A token, if the seat has one and any card to draw. */
export function anytime(s: Readonly<State>, seat: Seat): readonly Option[] {
  const p = s.players[seat]
  return p.exchangeTokens === 0 ? EXCHANGE[0] : EXCHANGE[Math.min(EXCHANGE_DRAWS, drawable(p))]
}

/** Sets of seats, by mask. */
const made: (readonly Seat[])[] = []

/** "Même quand ce n'est pas votre tour." */
export function interrupters(s: Readonly<State>): readonly Seat[] {
  let mask = 0
  for (let seat = 0; seat < s.players.length; seat++) if (s.players[seat].exchangeTokens !== 0) mask |= 1 << seat
  return (made[mask] ??= members(mask))
}

export function playAnytime(g: Context, seat: Seat, option: Option): void {
  if (option.do !== 'exchange') return
  g.s.players[seat].exchangeTokens--
  g.s.exchangeTokens++
  g.emit({ type: 'exchangeTokenUsed', seat, count: option.count })
  drawThenDiscard(g, seat, option.count)
}
