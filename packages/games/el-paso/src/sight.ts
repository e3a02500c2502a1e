/** What a seat sees, for bots that learn: its own player board first, then the others' in turn order, open questions, the common table. */
import type { Inputs, Seat, Sight } from '@waystation/kernel'
import { seeAgenda } from './sight/agenda.ts'
import { seePlayer } from './sight/player.ts'
import { seeSue } from './sight/sue.ts'
import { seeTable } from './sight/table.ts'
import { seeRules, seeWay } from './sight/way.ts'
import type { State } from './state.ts'

export const sight: Sight<State> = { see }

function see(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  const seats = s.players.length
  for (let i = 0; i < seats; i++) {
    const of = (seat + i) % seats
    inputs.about(i === 0 ? 'own' : `rival ${i}`)
    seePlayer(s, of, of === seat || of === s.openHand, inputs)
    seeWay(s, of, inputs)
    seeAgenda(s, of, inputs)
  }
  if (s.sue !== null) {
    inputs.about('Sue')
    seeSue(s, s.sue, inputs)
  }
  inputs.about('table')
  seeTable(s, seat, inputs)
  seeRules(s, inputs)
}
