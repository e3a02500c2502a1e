/** Golden games as tests. */
import type { Game, GameText, GameTypes } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { filesIn } from '../files.ts'
import { formerRules } from './former.ts'
import type { GoldenGame } from './golden.ts'
import { goldenMode, keep, keptDifference, keptFault } from './kept.ts'

export interface GoldenOptions<T extends GameTypes> {
  /** Holds NAME.record, NAME.scores and NAME.digests. */
  readonly folder: URL
  /** How games are played the first time. Other files in the folder are kept games of people. */
  readonly games: readonly GoldenGame<T>[]
  /** In which differences are told. */
  readonly text: GameText<T>
}

/** Replays what is kept. `npm run goldens -- <game>` shows what differs in words, and with `--write` keeps what is so now. */
export function goldens<T extends GameTypes>(game: Game<T>, { folder, games, text }: GoldenOptions<T>): void {
  const kept = filesIn(folder, '.record').map((file) => file.replace(/\.record$/, ''))
  const names = [...new Set([...games.map(({ name }) => name), ...kept])]
  const mode = goldenMode(process.env)
  describe(`golden games of ${game.meta.id}`, () => {
    test.each(names)('%s', async (name) => {
      if (mode !== 'replay') {
        const former = await formerRules<T>(process.env)
        console.info(keptDifference({ game, text }, former, { folder, name }) ?? `${name}: no difference`)
      }
      if (mode === 'show') return
      if (mode === 'rewrite') console.info(keep(game, folder, games.find((one) => one.name === name) ?? name))
      expect(keptFault(game, folder, name)).toBeNull()
    })
  })
}
