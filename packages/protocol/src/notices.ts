/** What calls somebody to a table, by which way and when: settings of one person, and of one person for one table. */
import { z } from 'zod'
import { TableId } from './basics.ts'

/** It is my turn; my time runs out; I am invited; my table is complete; a game of mine is over; somebody wrote my name; somebody asks to be my friend. */
export const NOTICE_KINDS = ['turn', 'warning', 'invited', 'filled', 'over', 'named', 'asked'] as const
export const NoticeKind = z.enum(NOTICE_KINDS)
export type NoticeKind = z.infer<typeof NoticeKind>

/** Ways to reach somebody: a browser, a mail address, an address that takes JSON. */
export const CHANNEL_KINDS = ['push', 'mail', 'hook'] as const
export const ChannelKind = z.enum(CHANNEL_KINDS)
export type ChannelKind = z.infer<typeof ChannelKind>

const LONGEST_DELAY_MINUTES = 24 * 60
/** After so many minutes (0: at once), gathered once a day, or never. */
export const Timing = z.union([z.int().min(0).max(LONGEST_DELAY_MINUTES), z.enum(['daily', 'never'])])
export type Timing = z.infer<typeof Timing>

const byChannel = z.strictObject({ push: Timing, mail: Timing, hook: Timing })
/** A time of day on the person's own clock. */
const HourMinute = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** A time zone such as Europe/Paris. */
const Zone = z
  .string()
  .max(60)
  .refine((zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
    } catch {
      return false
    }
  })

export const NoticePrefs = z
  .strictObject({
    zone: Zone,
    /** Nothing is sent between these hours; what waits is sent when they end. */
    quiet: z.strictObject({ from: HourMinute, to: HourMinute }).nullable(),
    /** When that which is gathered once a day is sent. */
    dailyAt: HourMinute,
    /** Also while a page of the house is open in front, at another table or in the lobby. Never while looking at the table itself. */
    evenWhenHere: z.boolean(),
    kinds: z.strictObject({
      turn: byChannel,
      /** Pages of earlier releases do not know it. */
      warning: byChannel.default({ push: 0, mail: 0, hook: 0 }),
      invited: byChannel,
      filled: byChannel.default({ push: 0, mail: 0, hook: 0 }),
      over: byChannel,
      named: byChannel,
      asked: byChannel.default({ push: 0, mail: 0, hook: 'never' }),
    }),
  })
  .meta({ id: 'NoticePrefs' })
export type NoticePrefs = z.infer<typeof NoticePrefs>

/** Where nothing is said the general settings hold; a timing here holds for every way that is not `never` there. */
export const TableNotices = z
  .strictObject({
    turn: Timing.nullable(),
    over: Timing.nullable(),
    named: Timing.nullable(),
  })
  .meta({ id: 'TableNotices' })
export type TableNotices = z.infer<typeof TableNotices>

/** Bytes in base64url, as browsers hand them out; some pad them. */
const base64url = (least: number, most: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${least},${most}}={0,2}$`))
const Address = z.url({ protocol: /^https?$/ }).max(2000)

export const HOOK_STYLES = ['json', 'discord', 'slack', 'ntfy'] as const
export const HookStyle = z.enum(HOOK_STYLES)
export type HookStyle = z.infer<typeof HookStyle>

export const NewChannel = z.discriminatedUnion('kind', [
  /** What `PushSubscription.toJSON()` gives; `label` names the device. */
  z.strictObject({
    kind: z.literal('push'),
    endpoint: Address,
    keys: z.strictObject({ p256dh: base64url(87, 88), auth: base64url(22, 24) }),
    label: z.string().trim().max(60),
  }),
  z.strictObject({ kind: z.literal('mail'), address: z.email().max(254) }),
  /** Without a style it is guessed from the address. */
  z.strictObject({ kind: z.literal('hook'), address: Address, style: HookStyle.optional() }),
])
export type NewChannel = z.infer<typeof NewChannel>

export const Channel = z
  .strictObject({
    id: z.string(),
    kind: ChannelKind,
    /** The device, the mail address, or the address of the hook without what is secret in it. */
    label: z.string(),
    /** Of a browser: SHA-256 of its endpoint in hexadecimal, by which a page finds its own. */
    endpoint: z.string().nullable(),
    style: HookStyle.nullable(),
    /** Of a hook: what its messages are signed with (HMAC-SHA-256 of the body, in `x-waystation-signature`). */
    secret: z.string().nullable(),
    /** `off`: it was given up, because `trouble`. */
    state: z.enum(['unconfirmed', 'on', 'off']),
    /** Why the last message did not arrive; null after one that did. */
    trouble: z.enum(['gone', 'refused', 'unreachable', 'not-allowed']).nullable(),
    sentAt: z.int().nullable(),
  })
  .meta({ id: 'Channel' })
export type Channel = z.infer<typeof Channel>

export const NoticeSettings = z
  .strictObject({
    prefs: NoticePrefs,
    channels: z.array(Channel),
    /** What this house can do: `push` is the key to subscribe with, null where it cannot. */
    offers: z.strictObject({ push: z.string().nullable(), mail: z.boolean(), hook: z.boolean() }),
  })
  .meta({ id: 'NoticeSettings' })
export type NoticeSettings = z.infer<typeof NoticeSettings>

export const ChannelParams = z.strictObject({ channel: z.string().regex(/^[a-z0-9]{20}$/) })
/** How a trial went: null when it was taken. */
export const ChannelTrial = z.strictObject({ trouble: Channel.shape.trouble })
export type ChannelTrial = z.infer<typeof ChannelTrial>

/** What arrives in the service worker, in the reader's language. Every one is to be shown; `tag` lets a newer one replace an older. */
export const PushMessage = z
  .strictObject({
    title: z.string(),
    body: z.string(),
    /** Path of the page to open. */
    path: z.string(),
    tag: z.string(),
    table: TableId.nullable(),
    language: z.string(),
  })
  .meta({ id: 'PushMessage' })
export type PushMessage = z.infer<typeof PushMessage>
