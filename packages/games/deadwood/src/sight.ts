/** What a seat sees, for bots that learn: its own gang first, then the others in turn order, open questions, the town. */
import type { Inputs, Seat, Sight } from '@waystation/kernel'
import { seeAgenda } from './sight/agenda.ts'
import { seeDuel, seeFinale } from './sight/duel.ts'
import { seeGang } from './sight/gang.ts'
import { seeTown } from './sight/town.ts'
import type { State } from './state.ts'

export const sight: Sight<State> = { see }

function see(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  for (let i = 0; i < s.players; i++) {
    const of = (seat + i) % s.players
    inputs.about(i === 0 ? 'own' : `rival ${i}`)
    seeGang(s, of, inputs)
    seeFinale(s, of, seat, inputs)
    seeAgenda(s, of, inputs)
  }
  inputs.about('table')
  seeDuel(s, seat, inputs)
  seeTown(s, seat, inputs)
}
