/** What notices are made of. */
import type { Language } from '@waystation/kernel'
import type { Channel, ChannelKind, HookStyle, NoticeKind } from '@waystation/protocol'

/** Something that one person is to be told, mostly about a table. The words are made when it is sent, from what is true then. */
export interface Intent {
  readonly id: string
  readonly person: string
  /** Null: it is about people. */
  readonly table: string | null
  readonly kind: NoticeKind
  /** The same however often, and by how many processes, it is found out. */
  readonly name: string
  readonly facts: Facts
  readonly at: number
}

/** What cannot be looked up any more when the words are made. */
export interface Facts {
  /** The line since which the seat is waited for. */
  readonly since?: number
  /** Which of the warnings of this turn it is, from 0. */
  readonly warning?: number
  /** Who invited, who wrote. */
  readonly by?: string
  /** The request to be friends. */
  readonly bond?: string
}

export type NewIntent = Omit<Intent, 'id'>

/** By kind of channel: whatever it takes to send there. */
export interface Targets {
  readonly push: { readonly endpoint: string; readonly p256dh: string; readonly auth: string; readonly label: string }
  readonly mail: { readonly address: string }
  readonly hook: { readonly address: string; readonly style: HookStyle; readonly secret: string }
}

interface ChannelOf<K extends ChannelKind> {
  readonly id: string
  readonly person: string
  readonly kind: K
  readonly target: Targets[K]
  readonly state: Channel['state']
  readonly trouble: Trouble | null
  readonly madeAt: number
  readonly sentAt: number | null
}
export type ChannelRow = { readonly [K in ChannelKind]: ChannelOf<K> }[ChannelKind]
export type Trouble = NonNullable<Channel['trouble']>

/** An intent on its way through one channel. */
export interface Parcel {
  readonly intent: Intent
  readonly tries: number
  /** After a failure, and while somebody sends it. */
  readonly notBefore: number
}

/** What somebody reads. */
export interface Item {
  /** Null: a trial. */
  readonly kind: NoticeKind | null
  readonly table: string | null
  /** The page that it leads to. */
  readonly path: string
  readonly title: string
  readonly body: string
}

/** One message: one item, or several gathered. */
export interface Letter {
  /** The same when it has to be sent again. */
  readonly id: string
  readonly title: string
  readonly items: readonly Item[]
  readonly language: Language
}

/** How sending went. */
export type Outcome =
  | 'sent'
  /** `final`: no use in trying again. `after`: asked to wait so long, in milliseconds. */
  | { readonly trouble: Trouble; readonly final: boolean; readonly after?: number; readonly why: string }
