/** The leak test: many positions, every seat, nothing but twins. */
import type { Game, GameTypes } from '@waystation/kernel'
import { gameSeed } from './check-game.ts'
import type { TwinCount } from './checks/twin-walk.ts'
import { type GameRun, playGame } from './play-game.ts'
import type { Violation } from './violation.ts'

export interface LeakRun<T extends GameTypes> extends Omit<GameRun<T>, 'seed'> {
  /** Whole games are played until this many positions were looked at. */
  readonly positions: number
  readonly seed?: string
}

export interface LeakReport extends TwinCount {
  readonly games: number
  readonly positions: number
  readonly violations: readonly Violation[]
}

/** At every decision of every game, for every seat and the spectator: re-deal, compare, answer, compare again. */
export function leaks<T extends GameTypes>(game: Game<T>, run: LeakRun<T>): LeakReport {
  const { positions: wanted, seed = game.meta.id, ...rest } = run
  let report: LeakReport = { games: 0, positions: 0, compared: 0, differing: 0, violations: [] }
  while (report.positions < wanted && report.violations.length === 0) {
    const checks = { ...rest.checks, every: 1, only: ['leak', 'barrier', 'secrets'] as const }
    const played = playGame(game, { ...rest, seed: gameSeed(seed, report.games), checks })
    report = {
      games: report.games + 1,
      positions: report.positions + played.log.length + 1,
      compared: report.compared + played.twins.compared,
      differing: report.differing + played.twins.differing,
      violations: played.violations,
    }
  }
  return report
}
