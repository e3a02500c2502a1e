/** Coverage by play: after enough games, everything in the box has been on the table. */
import type { Config, Game, GameTypes } from '@waystation/kernel'
import { everyConfig, gameSeed } from '../check-game.ts'
import { playGame } from '../play-game.ts'
import { type Policy, randomPolicy } from '../policy.ts'
import { describeViolation } from '../violation.ts'
import { ownSteps, withBells } from './steps.ts'
import { type CoverageReport, Tally, tallying } from './tally.ts'
import type { Topics } from './topic.ts'

export interface CoverageRun<T extends GameTypes> {
  /** Games per configuration, at least. */
  readonly games: number
  /**
   * Games per configuration, at most: as long as something is missing, play goes on. So a change of the rules or of a player, after
   * which every seed plays another game, is no failure; only what hardly ever happens, or never, is.
   */
  readonly mostGames?: number
  /** What may be missing: nobody plays on for it. */
  readonly excused?: (miss: string) => boolean
  readonly topics: Topics<T>
  readonly configs?: readonly Partial<Config>[]
  readonly seed?: string
  /** Used in turn: what random play hardly ever meets may need a player with a plan. */
  readonly policies?: readonly Policy<T>[]
}

/** How many times as many games are played before something counts as missing. */
const PATIENCE = 6

/** Plays and counts. The topic `step` holds all of the game's own steps, without being asked for. */
export function coverByPlay<T extends GameTypes>(game: Game<T>, run: CoverageRun<T>): CoverageReport {
  const { configs = everyConfig(game), seed = game.meta.id, policies = [randomPolicy], topics } = run
  const { games, mostGames = PATIENCE * games, excused = () => false } = run
  const tally = new Tally()
  const belled = withBells(game, (kind) => tally.see('step', [kind]))
  const listed = Object.fromEntries(Object.entries(topics).map(([name, topic]) => [name, topic.expected]))
  const expected = { ...listed, step: ownSteps(game) }
  const wanting = (): boolean => tally.report(expected).misses.some((miss) => !excused(miss))
  for (let i = 0; i < games || (i < mostGames && wanting()); i++) {
    for (const config of configs) {
      const policy = policies[i % policies.length]
      const watch = [tallying<T>(tally, topics)]
      const played = playGame(belled, { seed: gameSeed(seed, i), config, policy, watch, checks: { every: 0 } })
      if (played.violations.length > 0) throw new Error(played.violations.map(describeViolation).join('\n'))
    }
  }
  return tally.report(expected)
}
