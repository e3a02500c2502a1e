/** How long what is kept. */
const HOUR = 3600 * 1000
const DAY = 24 * HOUR

/** Milliseconds after which something is done; null: never. */
export interface Lifetimes {
  /** A finished game becomes one piece. Nothing is lost by that. */
  readonly compactGames: number | null
  /** An open table at which nobody sits but the one who opened it is closed, and removed a while later. */
  readonly openTables: number | null
  /** A guest who was not seen since is forgotten, unless a table or a message that is kept speaks of them. */
  readonly guests: number | null
  readonly chat: number | null
  /** Why a table was stopped. */
  readonly reports: number | null
}

export interface RetentionConfig extends Lifetimes {
  /** From the end of one run to the beginning of the next. */
  readonly everyMs: number
  /** The shortest pause between two steps; long steps are followed by longer ones. */
  readonly pauseMs: number
  /** How long a closed table that was never played stays, so that everybody who has it before them can read that it is closed. */
  readonly closedMs: number
}

export const LIFETIMES: RetentionConfig = {
  compactGames: 7 * DAY,
  openTables: 30 * DAY,
  guests: 365 * DAY,
  chat: null,
  reports: 90 * DAY,
  everyMs: 10 * 60 * 1000,
  pauseMs: 20,
  closedMs: DAY,
}

export const UNITS = { h: HOUR, d: DAY } as const

/** The variable of the environment that sets each. */
export const VARIABLES: { readonly [K in keyof Lifetimes]: string } = {
  compactGames: 'COMPACT_GAMES_AFTER',
  openTables: 'KEEP_OPEN_TABLES',
  guests: 'KEEP_GUESTS',
  chat: 'KEEP_CHAT',
  reports: 'KEEP_REPORTS',
}

/** Shorter ones would meet people in the middle of what they do. */
export const SHORTEST: { readonly [K in keyof Lifetimes]: number } = {
  compactGames: HOUR,
  openTables: HOUR,
  guests: 2 * DAY,
  chat: HOUR,
  reports: HOUR,
}

/** As it is written in the environment: days where they come out even. */
export function lifetimeText(lifetime: number | null): string {
  if (lifetime === null) return 'off'
  return lifetime % DAY === 0 ? `${lifetime / DAY}d` : `${Math.round(lifetime / HOUR)}h`
}

export function lifetimeTexts(lifetimes: Lifetimes): { readonly [K in keyof Lifetimes]: string } {
  const { compactGames, openTables, guests, chat, reports } = lifetimes
  return {
    compactGames: lifetimeText(compactGames),
    openTables: lifetimeText(openTables),
    guests: lifetimeText(guests),
    chat: lifetimeText(chat),
    reports: lifetimeText(reports),
  }
}
