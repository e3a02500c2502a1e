/** The suite as vitest tests: call these from a game's own test files. Folders are URLs, made with `import.meta.url`. */
import type { Config, Game, GameTypes } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { checkGame, everyConfig, type Series } from './check-game.ts'
import { type CoverageRun, coverByPlay } from './cover/index.ts'
import { filesIn, readText } from './files.ts'
import { type LeakRun, leaks } from './leaks.ts'
import { checkText, type TextRun, type Texts } from './text/check-text.ts'
import { parseTranscript } from './transcript/parse.ts'
import { runExample, type Scenarios } from './transcript/run.ts'
import { describeViolation } from './violation.ts'

export { sample } from './sample.ts'
export { goldens, type GoldenOptions } from './golden/vitest.ts'
export { type ChangedFigure, helpFollowsData, numbersFromData, tellsPrinted } from './text/vitest.ts'
export { rulesTable, type RulesTableOptions } from './rules-table/vitest.ts'

interface Configs {
  /** Default: every number of players, with every variant. */
  readonly configs?: readonly Partial<Config>[]
}

export interface ConformanceOptions<T extends GameTypes> extends Omit<Series<T>, 'config'>, Configs {}

/** Plays whole games in every configuration; any violation fails with the command that shows it again. */
export function conformance<T extends GameTypes>(game: Game<T>, options: ConformanceOptions<T>): void {
  const { configs = everyConfig(game), ...series } = options
  describe(`${game.meta.id} conforms`, () => {
    test.each(named(configs))('%s', (_name, config) => {
      const report = checkGame(game, { ...series, config })
      expect(report.violations.map(describeViolation)).toEqual([])
      expect(report.games).toBe(series.games)
    })
  })
}

export interface LeakOptions<T extends GameTypes> extends Omit<LeakRun<T>, 'config'>, Configs {
  /** Whether the game hides anything; if it does, re-dealing has to change something. Default: it does. */
  readonly hidden?: boolean
}

/** What a seat receives does not depend on what it may not know. `positions` is per configuration. */
export function keepsSecrets<T extends GameTypes>(game: Game<T>, options: LeakOptions<T>): void {
  const { configs = everyConfig(game), hidden = true, ...run } = options
  describe(`${game.meta.id} keeps its secrets`, () => {
    test.each(named(configs))('%s', (_name, config) => {
      const report = leaks(game, { ...run, config })
      expect(report.violations.map(describeViolation)).toEqual([])
      expect(report.positions).toBeGreaterThanOrEqual(run.positions)
      expect(report.differing > 0).toBe(hidden)
    })
  })
}

/** After enough games everything has happened that is not excused. */
export function coverage<T extends GameTypes>(game: Game<T>, run: CoverageRun<T>): void {
  test(`${game.meta.id}: everything happens in play`, () => {
    const { misses, unlisted } = coverByPlay(game, run)
    expect(misses.filter((miss) => run.excused?.(miss) !== true)).toEqual([])
    expect(unlisted).toEqual([])
  })
}

/** Both languages say everything. */
export function speaks<T extends GameTypes>(game: Game<T>, texts: Texts<T>, run: TextRun<T>): void {
  test(`${game.meta.id} speaks every language`, () => {
    expect(checkText(game, texts, run)).toEqual([])
  })
}

export interface TranscriptOptions<T extends GameTypes> {
  /** Holds *.transcript files. */
  readonly folder: URL
  readonly scenarios?: Scenarios<T>
}

/** One test per example, under the name of its file. */
export function transcripts<T extends GameTypes>(
  game: Game<T>,
  { folder, scenarios = {} }: TranscriptOptions<T>,
): void {
  const files = filesIn(folder, '.transcript')
  if (files.length === 0) throw new Error(`no *.transcript files in ${folder.pathname}`)
  describe.each(files)('%s', (file) => {
    const examples = parseTranscript(readText(folder, file) ?? '', file)
    test.each(examples.map((example) => [example.title, example] as const))('%s', (_title, example) => {
      const failures = runExample(game, example, scenarios)
      expect(failures.map(({ line, message }) => `${file}:${line}: ${message}`)).toEqual([])
    })
  })
}

function named(configs: readonly Partial<Config>[]): [string, Partial<Config>][] {
  return configs.map((config) => {
    const chosen = Object.entries(config.variants ?? {}).map(([id, value]) => `, ${id} ${value}`)
    return [`${config.players ?? 'fewest'} players${chosen.join('')}`, config]
  })
}
