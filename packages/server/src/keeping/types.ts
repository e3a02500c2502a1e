/** What keepers of the house do, and to whom. */
import type { ActKind, Role } from '@waystation/protocol'

/** Who acts; without an id it is whoever has the command line. */
export interface By {
  readonly id: string | null
  readonly name: string | null
}

export const COMMAND_LINE: By = { id: null, name: null }

export interface NewAct {
  readonly kind: ActKind
  readonly person?: string | undefined
  readonly table?: string | undefined
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}

export interface ActRow {
  readonly id: string
  readonly at: number
  readonly kind: ActKind
  readonly by: By
  readonly person: { readonly id: string; readonly name: string } | null
  readonly table: string | null
  readonly details: Readonly<Record<string, string | number | boolean | null>>
}

/** Somebody as keepers of the house see them. */
export interface Kept {
  readonly id: string
  readonly name: string
  readonly account: boolean
  readonly role: Role | null
  readonly mutedUntil: number | null
  readonly bannedUntil: number | null
  readonly seenAt: number
}

export interface Ban {
  readonly id: string
  readonly kind: 'person' | 'browser' | 'address'
  readonly subject: string
  readonly person: string | null
  readonly networks: boolean
  readonly reason: string
  readonly madeAt: number
  readonly until: number
}

export interface NewBan {
  /** An account or guest, or a range of addresses by itself. */
  readonly person?: string | undefined
  readonly address?: string | undefined
  /** The browsers the person came with, too. */
  readonly browsers: boolean
  /** The networks the person comes from now, too. */
  readonly networks: boolean
  readonly until: number
  readonly reason: string
}

export interface Announcement {
  readonly id: string
  readonly en: string
  readonly fr: string
  readonly madeAt: number
  readonly until: number
}

/** `stand-up`: a person leaves all seats; the others concern one table. */
export type OrderKind = 'close' | 'stand-in' | 'stand-up'

export interface Order {
  readonly id: string
  readonly kind: OrderKind
  readonly table: string
  readonly seat: number | null
  readonly bot: string | null
  readonly person: string | null
  readonly by: By
}
