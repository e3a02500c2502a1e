import type { Game, GameText, GameTypes } from '@waystation/kernel'

export const game: Game
export const en: GameText<GameTypes>
export const fr: GameText<GameTypes>
