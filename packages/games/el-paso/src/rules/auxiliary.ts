/** "Effectuer une action auxiliaire": four of them, two locked at first, two that get better. */
import type { Seat } from '@waystation/kernel'
import { PASS, type PassOption } from '@waystation/kernel'
import { AUX_CERTIFICATE, AUX_DOLLARS, AUX_EXCHANGE, AUX_MONEY, AUX_REMOVE, AUXILIARIES } from '../data/player-board.ts'
import { AUXILIARY, type AuxiliaryTable } from '../options/interned.ts'
import type { AuxiliaryOption, Option, Sink } from '../options.ts'
import type { State } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { discGone } from './discs.ts'
import { exchangeOnce } from './exchange.ts'
import { canDraw, sum } from './herd.ts'
import { gainCertificates, gainDollars, hasRoomForCertificate } from './money.ts'
import { mayRemove } from './removal.ts'

/** Unlocked, and not without effect. The disc of an auxiliary action has the same number. */
export function canUseAuxiliary(s: Readonly<State>, seat: Seat, auxiliary: number): boolean {
  const p = s.players[seat]
  if (auxiliary === AUX_MONEY) return true
  if (auxiliary === AUX_EXCHANGE) return canDraw(p)
  if (!discGone(p, auxiliary)) return false
  return auxiliary === AUX_CERTIFICATE ? hasRoomForCertificate(p) : mayRemove(p) && sum(p.hand) > 0
}

/** `table`: how the answer is called, here or instead of everything else. */
export function pushAuxiliaries<O extends Option>(
  s: Readonly<State>,
  seat: Seat,
  { basic, improved }: AuxiliaryTable<O>,
  options: Sink<O>,
): void {
  const p = s.players[seat]
  for (let auxiliary = 0; auxiliary < AUXILIARIES.length; auxiliary++) {
    if (canUseAuxiliary(s, seat, auxiliary)) options.push((discGone(p, auxiliary) ? improved : basic)[auxiliary])
  }
}

export function useAuxiliary(g: Context, seat: Seat, auxiliary: number): void {
  const improved = discGone(g.s.players[seat], auxiliary)
  g.emit({ type: 'auxiliaryUsed', seat, auxiliary: AUXILIARIES[auxiliary], improved })
  switch (auxiliary) {
    case AUX_MONEY:
      return gainDollars(g, seat, improved ? AUX_DOLLARS.improved : AUX_DOLLARS.basic)
    case AUX_CERTIFICATE:
      return gainCertificates(g, seat, 1)
    case AUX_EXCHANGE:
      if (improved) g.then({ do: 'exchangeAgain', seat })
      return exchangeOnce(g, seat)
    case AUX_REMOVE:
      return g.then({ do: 'removeCattle', seat, dollars: 0 })
  }
}

/** "Une ou deux actions auxiliaires différentes": the second one, if wanted. */
export const secondAuxiliary: Rule<'secondAuxiliary', AuxiliaryOption | PassOption> = {
  ask(s, { seat, first }) {
    const options: (AuxiliaryOption | PassOption)[] = []
    pushAuxiliaries(s, seat, AUXILIARY, options)
    const others = options.filter((option) => option.do !== 'auxiliary' || option.index !== first)
    return others.length === 0 ? null : { seat, kind: 'secondAuxiliary', options: [...others, PASS] }
  },
  choose(g, { seat }, option) {
    if (option.do === 'auxiliary') useAuxiliary(g, seat, option.index)
  },
}
