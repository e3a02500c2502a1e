/** Many games of one kind, for tests and for `waystation sim`. */
import type { Config, Game, GameTypes } from '@waystation/kernel'
import type { TwinCount } from './checks/twin-walk.ts'
import { type GameRun, type PlayedGame, playGame } from './play-game.ts'
import type { Violation } from './violation.ts'

export interface Series<T extends GameTypes> extends Omit<GameRun<T>, 'seed'> {
  readonly games: number
  readonly seed?: string
  /** Called after every game. */
  readonly played?: (game: PlayedGame<T>, index: number) => void
}

export interface SeriesReport {
  readonly games: number
  readonly decisions: number
  readonly violations: readonly Violation[]
  readonly twins: TwinCount
}

/** The first game of a series has the seed of the series, so that any game can be played again on its own. */
export function gameSeed(seed: string, index: number): string {
  return index === 0 ? seed : `${seed}.${index}`
}

/** Violations told per series; a broken rule breaks in every game. */
const ENOUGH = 20

export function checkGame<T extends GameTypes>(game: Game<T>, series: Series<T>): SeriesReport {
  const { games, seed = game.meta.id, played, ...run } = series
  const violations: Violation[] = []
  const twins = { compared: 0, differing: 0 }
  let decisions = 0
  let count = 0
  while (count < games && violations.length < ENOUGH) {
    const one = playGame(game, { ...run, seed: gameSeed(seed, count) })
    decisions += one.log.length
    violations.push(...one.violations)
    twins.compared += one.twins.compared
    twins.differing += one.twins.differing
    played?.(one, count)
    count++
  }
  return { games: count, decisions, violations, twins }
}

/** Every number of players with every variant on its own: what a game has to be tried with. */
export function everyConfig<T extends GameTypes>({ meta }: Game<T>): readonly Config[] {
  const defaults = Object.fromEntries(meta.variants.map((variant) => [variant.id, variant.default]))
  const choices = meta.variants.flatMap(({ id, values, default: usual, given }) => {
    const where = given === undefined ? defaults : { ...defaults, [given.id]: given.value }
    return values.filter((value) => value !== usual).map((value) => ({ ...where, [id]: value }))
  })
  const counts = Array.from({ length: meta.seats.max - meta.seats.min + 1 }, (_, i) => meta.seats.min + i)
  return counts.flatMap((players) => [defaults, ...choices].map((variants) => ({ players, variants })))
}
