/**
 * Two games as the next release would list them: with a real change of their rules, one number on. The rules of today are in the
 * archive by then.
 */
import type { CatalogEntry } from '@waystation/catalog'
import { meta as elGaucho } from '@waystation/el-gaucho/meta'
import type { GameText, GameTypes, Meta } from '@waystation/kernel'
import { raised } from '@waystation/testkit/raised'
import { meta as ticTacToe } from '@waystation/tic-tac-toe/meta'

export const CHANGES = { en: 'One option less, and more points.', fr: 'Une option de moins, et plus de points.' }

function next(meta: Meta): Meta {
  return { ...meta, rulesVersion: meta.rulesVersion + 1 }
}

function told<T extends GameTypes>(text: GameText<T>, { rulesVersion }: Meta): GameText<T> {
  const changes = { ...text.changes, [rulesVersion + 1]: [CHANGES[text.language]] }
  return { ...text, changes }
}

export const allGames = (): readonly CatalogEntry[] => [
  {
    id: elGaucho.id,
    meta: next(elGaucho),
    sample: false,
    load: async () => raised((await import('@waystation/el-gaucho')).elGaucho, 'spendDice'),
    texts: {
      en: async () => told((await import('@waystation/el-gaucho/text/en')).en, elGaucho),
      fr: async () => told((await import('@waystation/el-gaucho/text/fr')).fr, elGaucho),
    },
  },
  {
    id: ticTacToe.id,
    meta: next(ticTacToe),
    sample: true,
    load: async () => raised((await import('@waystation/tic-tac-toe')).ticTacToe, 'turn'),
    texts: {
      en: async () => told((await import('@waystation/tic-tac-toe/text/en')).en, ticTacToe),
      fr: async () => told((await import('@waystation/tic-tac-toe/text/fr')).fr, ticTacToe),
    },
  },
]
