/** "Se débarrasser de bétail", with the errata: at most five cards per player in a whole game. */
import type { Seat } from '@waystation/kernel'
import { PASS, type PassOption } from '@waystation/kernel'
import { BREED_COUNT } from '../data/cards.ts'
import { REMOVAL_LIMIT } from '../data/player-board.ts'
import { REMOVE } from '../options/interned.ts'
import type { RemoveOption } from '../options.ts'
import type { Player } from '../state.ts'
import type { Rule, Context } from '../types.ts'

export const mayRemove = (p: Readonly<Player>): boolean => p.removed.length < REMOVAL_LIMIT

/** The card leaves the game; money comes only with it [reading]. */
export function remove(g: Context, seat: Seat, { index, breed }: RemoveOption, dollars: number): void {
  const p = g.s.players[seat]
  p.hand[index]--
  p.removed = [...p.removed, index]
  p.money += dollars
  g.emit({ type: 'cattleRemoved', seat, breed, dollars })
}

/** Any hand card, or none. */
export const removeCattle: Rule<'removeCattle', RemoveOption | PassOption> = {
  ask(s, { seat }) {
    const p = s.players[seat]
    if (!mayRemove(p)) return null
    const options: (RemoveOption | PassOption)[] = []
    for (let breed = 0; breed < BREED_COUNT; breed++) if (p.hand[breed] > 0) options.push(REMOVE[breed])
    if (options.length === 0) return null
    options.push(PASS)
    return { seat, kind: 'removeCattle', options }
  },
  choose(g, { seat, dollars }, option) {
    if (option.do === 'remove') remove(g, seat, option, dollars)
  },
}
