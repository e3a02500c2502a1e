/** What a seat sees, for bots that learn: its own ranch first, then the others' in turn order, open questions, the common table. */
import type { Inputs, Seat, Sight } from '@waystation/kernel'
import { seeAgenda, seeOwnQuestion } from './sight/agenda.ts'
import { seePampa } from './sight/pampa.ts'
import { seePlayer } from './sight/player.ts'
import { seeTable } from './sight/table.ts'
import { unseenBy } from './sight/unseen.ts'
import type { State } from './state.ts'

export const sight: Sight<State> = { see }

function see(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  const seats = s.players.length
  const unseen = unseenBy(s, seat)
  for (let i = 0; i < seats; i++) {
    const of = (seat + i) % seats
    inputs.about(i === 0 ? 'own' : `rival ${i}`)
    seePlayer(s, of, { own: i === 0, unseen }, inputs)
    seeAgenda(s, of, inputs)
  }
  inputs.about('own')
  seeOwnQuestion(s, seat, inputs)
  inputs.about('table')
  seePampa(s, seat, inputs)
  seeTable(s, seat, unseen, inputs)
}
