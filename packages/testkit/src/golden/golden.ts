/**
 * Golden games: whole games kept as files, so that a change of the rules shows. Beside each record, which holds the answers
 * and the hash of the last state, its score sheets are kept in full.
 */
import {
  canonical,
  type Config,
  formatRecord,
  type Game,
  type GameTypes,
  parseRecord,
  Refusal,
  type ScoreSheet,
  verify,
} from '@waystation/kernel'
import { recordPlayed } from '../checks/record.ts'
import { playGame } from '../play-game.ts'
import type { Policy } from '../policy.ts'
import { describeViolation } from '../violation.ts'

/** How to play a golden game again after the rules were changed on purpose. */
export interface GoldenGame<T extends GameTypes> {
  /** The name of its files. */
  readonly name: string
  readonly config?: Partial<Config>
  readonly seed: string
  readonly policy?: Policy<T>
}

/** The two files of a golden game. */
export interface Golden {
  readonly record: string
  readonly scores: string
}

export function playGolden<T extends GameTypes>(game: Game<T>, { config, seed, policy }: GoldenGame<T>): Golden {
  const played = playGame(game, { seed, ...(config && { config }), ...(policy && { policy }) })
  if (played.violations.length > 0) throw new Error(played.violations.map(describeViolation).join('\n'))
  return { record: formatRecord(recordPlayed(game, played)), scores: scoresText(played.scores) }
}

/** The score pad as a text: a line per seat, and below it a line per category with its note. */
export function scoresText(sheets: readonly ScoreSheet[]): string {
  return sheets
    .flatMap(({ seat, rank, total, lines }) => [
      `seat ${seat} rank ${rank} total ${total}`,
      ...lines.map(({ category, points, note }) => `  ${category} ${points}${note ? ` ${canonical(note)}` : ''}`),
    ])
    .map((line) => `${line}\n`)
    .join('')
}

/** What differs from the day the game was kept; null when nothing does. */
export function goldenFault<T extends GameTypes>(game: Game<T>, golden: Golden): string | null {
  try {
    const match = verify(game, parseRecord(golden.record))
    const now = scoresText(game.scores(match.state)).split('\n')
    const kept = golden.scores.split('\n')
    const line = now.findIndex((text, i) => text !== kept[i])
    if (line < 0 && now.length === kept.length) return null
    return `the score sheets have changed: "${now[line] ?? ''}", not "${kept[line] ?? kept[now.length]}"`
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}
