/**
 * Golden games: whole games kept as files, so that a change of the rules shows. Beside each record, which holds the answers
 * and the hash of the last state, its score sheets are kept in full, and digests of what was offered at every position.
 */
import {
  canonical,
  type Config,
  formatRecord,
  type Game,
  type GameRecord,
  type GameTypes,
  parseRecord,
  Refusal,
  type ScoreSheet,
  verify,
} from '@waystation/kernel'
import { recordPlayed } from '../checks/record.ts'
import { type GameRun, playGame } from '../play-game.ts'
import type { Policy } from '../policy.ts'
import { describeViolation } from '../violation.ts'
import { firstDifferenceFrom } from './difference.ts'
import { digestsOf, formatDigests, parseDigests } from './digest.ts'
import { following, standingAnswers } from './following.ts'

/** How a golden game is played the first time. */
export interface GoldenGame<T extends GameTypes> {
  /** The name of its files. */
  readonly name: string
  readonly config?: Partial<Config>
  readonly seed: string
  readonly policy?: Policy<T>
}

/** The three files of a golden game. */
export interface Golden {
  readonly record: string
  readonly scores: string
  readonly digests: string
}

export function playGolden<T extends GameTypes>(game: Game<T>, { config, seed, policy }: GoldenGame<T>): Golden {
  return goldenOf(game, playedRecord(game, { seed, ...(config && { config }), ...(policy && { policy }) }))
}

/**
 * The kept game under changed rules: its answers as far as they lead, and from there on any option alike. No bot has a part in it:
 * what a bot prefers is no rule.
 */
export function playOn<T extends GameTypes>(game: Game<T>, golden: Pick<Golden, 'record'>): Golden & { kept: number } {
  const { config, seed, salt, seats, log } = parseRecord(golden.record)
  const follower = following<T>(standingAnswers(log))
  const played = playedRecord(game, { seed, config, policy: follower.policy })
  return { ...goldenOf(game, { ...played, salt, seats }), kept: follower.kept() }
}

function playedRecord<T extends GameTypes>(game: Game<T>, run: GameRun<T>): GameRecord {
  const played = playGame(game, run)
  if (played.violations.length > 0) throw new Error(played.violations.map(describeViolation).join('\n'))
  return recordPlayed(game, played)
}

function goldenOf<T extends GameTypes>(game: Game<T>, record: GameRecord): Golden {
  const { state } = verify(game, record)
  return {
    record: formatRecord(record),
    scores: scoresText(game.scores(state)),
    digests: formatDigests(digestsOf(game, record)),
  }
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
    const record = parseRecord(golden.record)
    const difference = firstDifferenceFrom(game, record, parseDigests(golden.digests))
    if (difference !== null) return difference.message
    return scoresFault(scoresText(game.scores(verify(game, record).state)), golden.scores)
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

function scoresFault(now: string, kept: string): string | null {
  if (now === kept) return null
  const lines = now.split('\n')
  const before = kept.split('\n')
  const line = lines.findIndex((text, i) => text !== before[i])
  return `the score sheets have changed: "${lines[line] ?? ''}", not "${before[line] ?? before[lines.length]}"`
}
