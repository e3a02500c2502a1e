/** Ace cards (As). */
import { SUITS } from '../data/tiles.ts'
import { ACE } from '../options.ts'
import type { Answer, Rule } from '../types.ts'

/** Grand Saloon and the ace-card squares of Pair of Aces. */
export const takeAce: Rule<'takeAce', Answer<'ace'>> = {
  ask(s, { seat }) {
    const options = ACE.filter((_, suit) => (s.aceSupply & (1 << suit)) !== 0)
    return options.length === 0 ? null : { seat, kind: 'ace-card', options }
  },
  choose(g, { seat }, { suit }) {
    const bit = 1 << SUITS.indexOf(suit)
    g.s.aceSupply &= ~bit
    g.s.players[seat].aceCards |= bit
    g.emit({ type: 'aceTaken', seat, suit })
  },
}
