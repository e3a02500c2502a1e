/** The suite as vitest tests: call these from a game's own test files. */
import type { Config, Game, GameTypes } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { checkGame, everyConfig, type Series } from './check-game.ts'
import { describeViolation } from './violation.ts'

export interface ConformanceOptions<T extends GameTypes> extends Omit<Series<T>, 'config'> {
  /** Default: every number of players, every variant. */
  readonly configs?: readonly Partial<Config>[]
}

/** Plays whole games in every configuration; any violation fails with the command that shows it again. */
export function conformance<T extends GameTypes>(game: Game<T>, options: ConformanceOptions<T>): void {
  const { configs = everyConfig(game), ...series } = options
  describe(`${game.meta.id} conforms`, () => {
    test.each(configs.map((config) => [configName(config), config] as const))('%s', (_name, config) => {
      const report = checkGame(game, { ...series, config })
      expect(report.violations.map(describeViolation)).toEqual([])
      expect(report.games).toBe(series.games)
    })
  })
}

function configName({ players, variants = {} }: Partial<Config>): string {
  const chosen = Object.entries(variants).map(([id, value]) => `, ${id} ${value}`)
  return `${players ?? 'fewest'} players${chosen.join('')}`
}
