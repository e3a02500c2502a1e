/** Golden games as tests. */
import type { Game, GameTypes } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { filesIn } from '../files.ts'
import { type GoldenGame, playGolden } from './golden.ts'
import { isRewriting, keep, keptFault } from './kept.ts'

export interface GoldenOptions<T extends GameTypes> {
  /** Holds NAME.record and NAME.scores. */
  readonly folder: URL
  /** Games that can be played anew. Other files in the folder are kept games of people, and only replayed. */
  readonly games: readonly GoldenGame<T>[]
}

export function goldens<T extends GameTypes>(game: Game<T>, { folder, games }: GoldenOptions<T>): void {
  const kept = filesIn(folder, '.record').map((file) => file.replace(/\.record$/, ''))
  const names = [...new Set([...games.map(({ name }) => name), ...kept])]
  const rewriting = isRewriting(process.env)
  describe(`golden games of ${game.meta.id}`, () => {
    test.each(names)('%s', (name) => {
      const plan = games.find((one) => one.name === name)
      if (rewriting && plan) console.info(keep(folder, name, playGolden(game, plan)))
      expect(keptFault(game, folder, name)).toBeNull()
    })
  })
}
