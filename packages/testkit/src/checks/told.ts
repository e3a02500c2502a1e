/** An event must not name to a seat what lies hidden from it afterwards. */
import { determinize, type Game, type GameTypes, type Rng, type Seat } from '@waystation/kernel'
import { audiences, news, receives } from '../receives.ts'
import { seatName } from '../violation.ts'

export interface Telling<T extends GameTypes> {
  readonly game: Game<T>
  /** The state after the events. */
  readonly state: Readonly<T['state']>
  readonly events: readonly T['event'][]
  readonly players: number
  readonly seat: Seat | null
  readonly rng: Rng
}

/** As often are hidden things dealt again while a word is suspect: of several alike, another one is dealt there before long. */
const DEALS = 8

/**
 * A word that an event told the seat, that the seat does not see now, and that another seat sees here but never where hidden
 * things were dealt again: the seat knows what it may not know, or view and determinize forget what it does know.
 */
export function* toldFaults<T extends GameTypes>(telling: Telling<T>): Iterable<string> {
  const { game, state, events, players, seat, rng } = telling
  const told = words(news(events, seat))
  if (told.size === 0) return
  for (const seen of words(receives(game, state, seat))) told.delete(seen)
  if (told.size === 0) return
  const twins: T['state'][] = []
  for (const other of audiences(players)) {
    if (other === seat) continue
    const suspects = words(game.view(state, other))
    for (const word of suspects) if (!told.has(word)) suspects.delete(word)
    for (let deal = 0; deal < DEALS && suspects.size > 0; deal++) {
      twins[deal] ??= determinize(game, state, seat, rng)
      for (const seen of words(game.view(twins[deal], other))) suspects.delete(seen)
    }
    const [word] = suspects
    if (word !== undefined) {
      yield `an event tells ${seatName(seat)} of "${word}", which ${seatName(other)} holds hidden from it`
    }
  }
}

function words(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) words(part, found)
  return found
}
