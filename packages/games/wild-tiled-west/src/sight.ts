/** What a seat sees, for bots that learn: its own settlement first, then the others' in turn order, open questions, the common table. */
import type { Inputs, Seat, Sight } from '@waystation/kernel'
import { pendingOf, seeAgenda } from './sight/agenda.ts'
import { knownTo } from './sight/known.ts'
import { seeLand } from './sight/land.ts'
import { seePlayer } from './sight/player.ts'
import { seeTable } from './sight/table.ts'
import type { State } from './state.ts'

export const sight: Sight<State> = { see }

function see(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  const known = knownTo(s, seat)
  const seats = s.players.length
  for (let i = 0; i < seats; i++) {
    const of = (seat + i) % seats
    inputs.about(i === 0 ? 'own' : `rival ${i}`)
    const pending = pendingOf(known, of)
    seePlayer(known, of, pending.place.seems, inputs)
    seeLand(known.players[of], inputs)
    seeAgenda(pending, inputs)
  }
  inputs.about('table')
  seeTable(known, seat, inputs)
}
