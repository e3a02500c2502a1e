/** Drawn boards, by game. A game that is not here is played on the generic table. */
import type { GameTypes } from '@waystation/kernel'
import type { GameUi } from '../adapter.ts'

/** The shell hands a board only what its own game made: that is where the types meet again. */
const plain = <T extends GameTypes>(ui: GameUi<T>): GameUi => ui as unknown as GameUi

const UIS: { readonly [game: string]: () => Promise<GameUi> } = {
  deadwood: async () => plain((await import('./deadwood/index.ts')).ui),
  'el-gaucho': async () => plain((await import('./el-gaucho/index.ts')).ui),
}

export async function loadUi(game: string): Promise<GameUi | null> {
  return (await UIS[game]?.()) ?? null
}
