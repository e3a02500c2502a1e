/** Keeping house: what owners and keepers see and do, and what everybody is told. */
import { z } from 'zod'
import { BotId, PersonName, Seat, TableId } from './basics.ts'
import { ReportContext, ReportKind, ReportState } from './reports.ts'

/** An owner may do everything; a keeper looks after people and tables. */
export const ROLES = ['owner', 'keeper'] as const
export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>

const Id = z.string().regex(/^[a-z0-9]{1,40}$/)
const Reason = z.string().trim().max(300)
const Told = z.string().trim().min(1).max(500)

/** What everybody in the house is told, for example before maintenance. */
export const Announcement = z
  .strictObject({ id: Id, en: z.string(), fr: z.string(), madeAt: z.int(), until: z.int() })
  .meta({ id: 'Announcement' })
export type Announcement = z.infer<typeof Announcement>
export const NewAnnouncement = z.strictObject({ en: Told, fr: Told, until: z.int() })

/** Told on every stream when it changes. */
export const HouseMessage = z.strictObject({ type: z.literal('house'), announcement: Announcement.nullable() })
export type HouseMessage = z.infer<typeof HouseMessage>

/** What keepers of the house have forbidden to somebody: until when, and why in their words. */
const Held = z.strictObject({ until: z.int(), reason: z.string() })
export type Held = z.infer<typeof Held>

/** What the house has to say to whoever comes in. */
export const HouseNews = z
  .strictObject({
    announcement: Announcement.nullable(),
    /** Whoever asks may not come in until then. */
    ban: Held.nullable(),
    /** Whoever asks may not speak until then. */
    mute: Held.nullable(),
  })
  .meta({ id: 'HouseNews' })
export type HouseNews = z.infer<typeof HouseNews>

export const KeptPerson = z
  .strictObject({
    id: Id,
    name: z.string(),
    account: z.boolean(),
    role: Role.nullable(),
    mutedUntil: z.int().nullable(),
    bannedUntil: z.int().nullable(),
    seenAt: z.int(),
  })
  .meta({ id: 'KeptPerson' })
export type KeptPerson = z.infer<typeof KeptPerson>

export const StandingBan = z
  .strictObject({
    id: Id,
    kind: z.enum(['person', 'browser', 'address']),
    /** The range, where addresses are banned. */
    address: z.string().nullable(),
    person: z.strictObject({ id: Id, name: z.string() }).nullable(),
    reason: z.string(),
    madeAt: z.int(),
    until: z.int(),
  })
  .meta({ id: 'StandingBan' })
export type StandingBan = z.infer<typeof StandingBan>

export const ACT_KINDS = [
  'unlock',
  'role',
  'mute',
  'unmute',
  'ban',
  'lift',
  'rename',
  'close',
  'stand-in',
  'notice',
  'end-notice',
  'report',
] as const
export const ActKind = z.enum(ACT_KINDS)
export type ActKind = z.infer<typeof ActKind>

export const Act = z
  .strictObject({
    id: Id,
    at: z.int(),
    kind: ActKind,
    /** Null: it was done at the command line. */
    by: z.string().nullable(),
    person: z.strictObject({ id: Id, name: z.string() }).nullable(),
    table: TableId.nullable(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .meta({ id: 'Act' })
export type Act = z.infer<typeof Act>
export const ActList = z.strictObject({ acts: z.array(Act), next: z.int().nullable() })
export const ActQuery = z.strictObject({ before: z.coerce.number().int().optional() })

/** The owner's page. */
export const HouseBook = z
  .strictObject({
    role: Role,
    counts: z.strictObject({
      open: z.int(),
      running: z.int(),
      accounts: z.int(),
      guests: z.int(),
      /** Reports that nobody has settled. */
      reports: z.int(),
    }),
    /** Until when a proof is fresh; null: acts ask for one. */
    provedUntil: z.int().nullable(),
    announcement: Announcement.nullable(),
    keepers: z.array(KeptPerson),
    bans: z.array(StandingBan),
  })
  .meta({ id: 'HouseBook' })
export type HouseBook = z.infer<typeof HouseBook>

export const FoundQuery = z.strictObject({ q: z.string().trim().min(1).max(60) })
export const FoundPeople = z.strictObject({ people: z.array(KeptPerson) })
export const KeptParams = z.strictObject({ person: Id })
export const GiveRole = z.strictObject({ role: Role.nullable() })
export const Mute = z.strictObject({ until: z.int(), reason: Reason.default('') })
export const BanPerson = z.strictObject({
  until: z.int(),
  reason: Reason.default(''),
  browsers: z.boolean().default(false),
  networks: z.boolean().default(false),
})
export const BanAddress = z.strictObject({ address: z.string().max(60), until: z.int(), reason: Reason.default('') })
export const BanParams = z.strictObject({ ban: Id })
export const Rename = z.strictObject({ name: PersonName })
export const PlaceStandIn = z.strictObject({ seat: Seat, bot: BotId.optional() })

/** A table as keepers see it: no more of the game than anybody who looks on. */
export const KeptTable = z
  .strictObject({
    id: TableId,
    game: z.string(),
    status: z.string(),
    visibility: z.string(),
    updatedAt: z.int(),
    seats: z.array(
      z.strictObject({ name: z.string(), person: Id.nullable(), bot: BotId.nullable(), presence: z.string() }),
    ),
  })
  .meta({ id: 'KeptTable' })
export type KeptTable = z.infer<typeof KeptTable>
export const KeptTables = z.strictObject({ tables: z.array(KeptTable) })

/** What somebody told the keepers about somebody else, as they read it. */
export const ReportInfo = z
  .strictObject({
    id: Id,
    at: z.int(),
    kind: ReportKind,
    /** How often the same was told. */
    times: z.int(),
    words: z.string(),
    context: ReportContext,
    state: ReportState,
    settledAt: z.int().nullable(),
    person: z.strictObject({ id: Id, name: z.string() }),
    /** Whoever told it, and how often they were heeded before. */
    by: z.strictObject({ name: z.string(), told: z.int(), heeded: z.int(), dismissed: z.int() }),
    /** How many others told something about the same person. */
    others: z.int(),
  })
  .meta({ id: 'ReportInfo' })
export type ReportInfo = z.infer<typeof ReportInfo>
export const ReportList = z.strictObject({ reports: z.array(ReportInfo) })
export const ReportQuery = z.strictObject({ state: ReportState.default('open') })
export const ReportParams = z.strictObject({ report: Id })
export const SettleReport = z.strictObject({ state: ReportState.exclude(['open']) })
