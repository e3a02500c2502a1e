/** What a seat sees of the board, for bots that learn: whose mark is on each cell, and who is to move. */
import type { Sight } from '@waystation/kernel'
import type { State } from './types.ts'

export const sight: Sight<State> = {
  see(s, seat, inputs) {
    const marksOf = (whose: number) => s.cells.flatMap((mark, cell) => (mark === whose ? [cell] : []))
    inputs.some('own mark', marksOf(seat), s.cells.length)
    inputs.some('other mark', marksOf(1 - seat), s.cells.length)
    inputs.yes('to move', s.agenda[0]?.do === 'turn' && s.agenda[0].seat === seat)
  },
}
