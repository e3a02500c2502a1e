/** What a seat sees, for bots that learn: its own player board first, then the others' in turn order, open questions, the common table. */
import type { Inputs, Seat, Sight } from '@waystation/kernel'
import { seeAgenda } from './sight/agenda.ts'
import { seeNeutral, seeWay } from './sight/way.ts'
import { seeHerd } from './sight/herd.ts'
import { knownTo } from './sight/known.ts'
import { seeModules, seeReach, seeTowns } from './sight/modules.ts'
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
    seePlayer(known, of, inputs)
    seeWay(s, of, of === seat, inputs)
    seeHerd(known.players[of], s.players[of], inputs)
    seeModules(known, s, of, inputs)
    seeAgenda(s, of, of === seat, inputs)
    if (of === seat) seeReach(s, seat, inputs)
  }
  inputs.about('table')
  seeTable(s, seat, inputs)
  seeNeutral(s, inputs)
  seeTowns(s, seat, inputs)
}
