/** Which answers of a log stand in the end, and on which line each was given. */
import { begin, type Config, playEntry, type Entry, type Game, type GameTypes, type Seat } from '@waystation/kernel'

export interface Played {
  readonly config: Partial<Config>
  readonly seed: string
  readonly log: readonly Entry[]
}

export interface StandingMove {
  readonly seat: Seat
  readonly option: string
  /** Lines of the log before it. */
  readonly line: number
}

export function standingMoves<T extends GameTypes>(game: Game<T>, { config, seed, log }: Played): StandingMove[] {
  let { match } = begin(game, config, seed)
  const standing: StandingMove[] = []
  log.forEach((entry, line) => {
    ;({ match } = playEntry(match, entry))
    if ('option' in entry) standing.push({ ...entry, line })
    else dropTaken(standing, match.moves)
  })
  return standing
}

/** Takes out what an undo took back: the rest of the game, or one answer that lay under a seal. */
function dropTaken(standing: StandingMove[], moves: readonly { readonly seat: Seat; readonly option: string }[]): void {
  const differs = standing.findIndex(({ seat, option }, i) => moves[i]?.seat !== seat || moves[i].option !== option)
  if (differs >= 0) standing.splice(differs, standing.length - moves.length)
}
