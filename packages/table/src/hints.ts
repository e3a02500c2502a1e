/** What a strong player would weigh in a seat's place, knowing what the seat knows. */
import { advise, type AdviceSettings, type Because, situate } from '@waystation/bots'
import { type Game, Rng, type Seat } from '@waystation/kernel'
import type { State } from './beginning.ts'

export interface Hint {
  /** Null: let the others go on. */
  readonly option: string | null
  /** Expected share of success after it, from 0 to 1; null where nothing was searched. */
  readonly chance: number | null
  readonly visits: number
  /** What speaks for it; null where nothing stands out. */
  readonly because: Because | null
}

/**
 * Best first; nothing when the seat is not asked. A hint's luck is its own and not the game's: the seed of the table, from
 * which its dice come, never goes into it. Asked twice at the same position, anywhere, it is the same.
 */
export function hintsFor(game: Game, state: State, seat: Seat, how: AdviceSettings = {}): readonly Hint[] {
  const rng = new Rng(`hint ${seat} ${state.seq}`)
  const suggestions = advise(situate(game, state, seat, rng), rng, how)
  return suggestions.map(({ option, ...rest }) => ({ ...rest, option: option?.id ?? null }))
}
