import { commitment } from '@waystation/kernel'
import type { TableInfo } from '@waystation/protocol'
import { type Beginning, publicFacts } from '@waystation/table'
import type { SavedGame } from './types.ts'

export function beginningOf({ rules, seats, variants, seed }: SavedGame): Beginning {
  return { rules, config: { players: seats.length, variants }, seed, opening: null }
}

/** A local game as the table that it is. */
export function tableInfo(saved: SavedGame, over: boolean): TableInfo {
  const { config } = beginningOf(saved)
  return {
    ...publicFacts({ ...saved, config, house: null }, commitment(saved.seed, saved.salt), over),
    status: over ? 'finished' : 'running',
    visibility: 'private',
    // Who shares a screen agrees on that aloud.
    hints: true,
    rating: { counts: 'no', why: null },
    clock: null,
    whenOut: 'bot',
    standIn: 'greedy',
    seats: saved.seats.map(({ name, bot }, seat) => ({
      seat,
      kind: bot === null ? 'person' : 'bot',
      name,
      person: null,
      bot,
      presence: 'here',
      awayBy: null,
      share: null,
    })),
    dealing: false,
    host: 0,
    origin: { kind: 'new' },
    undo: null,
    rematch: null,
  }
}
