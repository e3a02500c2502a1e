import type { PastPosition, TableInfo } from '@waystation/protocol'

export function past(seq: number, seat: number | null, ...events: string[]): PastPosition {
  return {
    seq,
    line: seat === null ? null : { seat },
    events: events.map((type) => ({ type })),
    view: { seq },
    waiting: [],
    over: false,
    scores: null,
  }
}

export function table(...kinds: ('person' | 'bot')[]): TableInfo {
  return {
    id: 'a'.repeat(20),
    game: 'tic-tac-toe',
    rules: 1,
    players: kinds.length,
    variants: {},
    status: 'running',
    visibility: 'public',
    hints: true,
    rating: { counts: 'no', why: null },
    clock: null,
    whenOut: 'bot',
    standIn: 'greedy',
    seats: kinds.map((kind, seat) => ({
      seat,
      kind,
      name: `P${seat}`,
      person: null,
      bot: kind === 'bot' ? 'random' : null,
      presence: 'here',
      awayBy: null,
      share: null,
    })),
    dealing: false,
    host: 0,
    origin: { kind: 'new' },
    undo: null,
    rematch: null,
    commitment: '',
    fairness: null,
    createdAt: 0,
    updatedAt: 0,
  }
}
