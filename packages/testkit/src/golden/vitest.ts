/** Golden games as tests: kept files are replayed; on request, and only then, they are played anew. */
import type { Game, GameTypes } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { filesIn, readText, writeText } from '../files.ts'
import { type Golden, type GoldenGame, goldenFault, playGolden } from './golden.ts'

export interface GoldenOptions<T extends GameTypes> {
  /** Holds NAME.record and NAME.scores. */
  readonly folder: URL
  /** Games that can be played anew. Other files in the folder are kept games of people, and only replayed. */
  readonly games: readonly GoldenGame<T>[]
}

const SWITCH = 'WAYSTATION_GOLDENS'
const HINT = `If the rules were changed on purpose, raise rulesVersion and run the test with ${SWITCH}=rewrite.`

export function goldens<T extends GameTypes>(game: Game<T>, { folder, games }: GoldenOptions<T>): void {
  const kept = filesIn(folder, '.record').map((file) => file.replace(/\.record$/, ''))
  const names = [...new Set([...games.map(({ name }) => name), ...kept])]
  const rewriting = isRewriting()
  describe(`golden games of ${game.meta.id}`, () => {
    test.each(names)('%s', (name) => {
      const plan = games.find((one) => one.name === name)
      if (rewriting && plan) write(folder, name, playGolden(game, plan))
      expect(faultOf(game, folder, name)).toBeNull()
    })
  })
}

function isRewriting(): boolean {
  const asked = process.env[SWITCH]
  if (asked === undefined || asked === '') return false
  if (asked !== 'rewrite') throw new Error(`${SWITCH} is "rewrite" or nothing, not "${asked}"`)
  if (process.env['CI']) throw new Error(`${SWITCH}=rewrite is for people: golden games never change in CI`)
  return true
}

function faultOf<T extends GameTypes>(game: Game<T>, folder: URL, name: string): string | null {
  const record = readText(folder, `${name}.record`)
  const scores = readText(folder, `${name}.scores`)
  if (record === null || scores === null) return `${name} has not been kept yet. Run the test with ${SWITCH}=rewrite.`
  const fault = goldenFault(game, { record, scores })
  return fault === null ? null : `${name}: ${fault}. ${HINT}`
}

function write(folder: URL, name: string, golden: Golden): void {
  const before = readText(folder, `${name}.record`)
  writeText(folder, `${name}.record`, golden.record)
  writeText(folder, `${name}.scores`, golden.scores)
  const what = before === null ? 'kept for the first time' : before === golden.record ? 'the same as before' : 'CHANGED'
  console.info(`golden game ${name}: ${what}`)
}
