/** The question that a table waits for an answer to, as a spectator may read it: nothing hidden is in it. */
import { allGames, loadText } from '@waystation/catalog'
import type { GameText, GameTypes, Language, Names, Seat } from '@waystation/kernel'

interface Asked {
  readonly seat: Seat
  readonly kind: string
  /** What spectators see. */
  readonly view: unknown
}

interface Played {
  readonly game: string
  readonly rules: number
}

/** Null where the game has no words for it: one that is not in the catalog, or that has none for spectators. */
export async function question(
  { game, rules }: Played,
  { seat, kind, view }: Asked,
  names: Names,
  language: Language,
): Promise<string | null> {
  const entry = allGames().find(({ id }) => id === game)
  if (!entry) return null
  try {
    const text: GameText<GameTypes> = await loadText(entry, language, rules)
    return text.decision({ seat, kind }, view, names)
  } catch {
    // Earlier rules, which nobody mends any more: the notice goes without the question.
    return null
  }
}
