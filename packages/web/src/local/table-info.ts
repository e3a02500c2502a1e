import type { TableInfo } from '@waystation/protocol'
import type { SavedGame } from './types.ts'

/** A local game as the table that it is. */
export function tableInfo(saved: SavedGame, commitment: string, over: boolean): TableInfo {
  const { id, game, rules, variants, seed, salt, createdAt, updatedAt } = saved
  return {
    id,
    game,
    rules,
    players: saved.seats.length,
    variants: { ...variants },
    status: over ? 'finished' : 'running',
    visibility: 'private',
    // Who shares a screen agrees on that aloud.
    hints: true,
    seats: saved.seats.map(({ name, bot }, seat) => ({
      seat,
      kind: bot === null ? 'person' : 'bot',
      name,
      bot,
      presence: 'here',
    })),
    host: 0,
    origin: { kind: 'new' },
    undo: null,
    rematch: null,
    commitment,
    fairness: over ? { seed, salt } : null,
    createdAt,
    updatedAt,
  }
}
