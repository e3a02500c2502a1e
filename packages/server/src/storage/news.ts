/** What one process tells the others. */
import type { Line } from './kept-types.ts'

/** A line as another process tells of it. */
export type Heard = Pick<Line, 'seq' | 'entry'>

/** Something another process did to a table. */
export type News =
  | ({ readonly kind: 'line'; readonly table: string } & Heard)
  | { readonly kind: 'doc'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string; readonly id: string }
  /** Who has which table open at a process; `whole`: and nobody else there. */
  | {
      readonly kind: 'presence'
      readonly process: string
      /** Under which that process alone is reached, if it is. */
      readonly path?: string
      readonly open: readonly Open[]
      readonly whole: boolean
    }
  /** These sessions are over: their streams are closed. */
  | { readonly kind: 'signed-out'; readonly sessions: readonly string[] }
  /** Somebody asks somebody to be their friend. */
  | { readonly kind: 'asked'; readonly person: string; readonly by: string }
  /** Keepers of the house did something: bans, what everybody is told, or what is asked of this process. */
  | { readonly kind: 'keeping' }
  /** A process hears otherwise than before: see `PostgresNews`. */
  | { readonly kind: 'ears' }
  /** A process has begun: the others say whom they have. */
  | { readonly kind: 'roll-call' }
  /** News may have been missed: look at everything again. */
  | { readonly kind: 'gap' }

/** A guest, a table (empty: another page of the house), and whether it is before their eyes; null: not open any more. */
export type Open = readonly [guest: string, table: string, visible: boolean | null]
