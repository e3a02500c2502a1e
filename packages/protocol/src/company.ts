/** Friends, people whom one follows or does not want to meet, and links to give away. */
import { z } from 'zod'
import { GameId, InviteToken, PersonName, Seat, TableId } from './basics.ts'
import { TableInfo, TableStatus } from './table.ts'

const Id = z.string().regex(/^[a-z0-9]{20}$/)
/** What one person is to another, under a name of its own. */
export const BondParams = z.strictObject({ bond: Id })

/** A page of the house is before their eyes; open somewhere; neither. Told to friends only. */
export const Whereabouts = z.enum(['here', 'elsewhere', 'away'])
export type Whereabouts = z.infer<typeof Whereabouts>

/** A public table at which they sit. */
const SeenTable = z.strictObject({ id: TableId, game: GameId, status: TableStatus, free: z.int() })
export type SeenTable = z.infer<typeof SeenTable>

const Bond = z.strictObject({
  id: Id,
  name: PersonName,
  /** Whose profile tells more; null: somebody without an account, or who hides it. */
  person: z.string().nullable(),
  at: z.int(),
})
export type Bond = z.infer<typeof Bond>

export const Friend = Bond.extend({ whereabouts: Whereabouts, tables: z.array(SeenTable) }).meta({ id: 'Friend' })
export type Friend = z.infer<typeof Friend>
export const Followed = Bond.extend({ tables: z.array(SeenTable) }).meta({ id: 'Followed' })
export type Followed = z.infer<typeof Followed>

export const CompanyAnswer = z
  .strictObject({
    friends: z.array(Friend),
    /** Who asks me. */
    askedMe: z.array(Bond),
    /** Whom I have asked. */
    asked: z.array(Bond),
    follows: z.array(Followed),
    blocked: z.array(Bond),
    /** Whoever opens it becomes my friend; null: there is none. */
    link: InviteToken.nullable(),
  })
  .meta({ id: 'Company' })
export type CompanyAnswer = z.infer<typeof CompanyAnswer>

/** What somebody is to me. */
export const Relation = z
  .strictObject({
    name: z.string(),
    /** It is I. */
    you: z.boolean(),
    friend: z.enum(['no', 'asked', 'asked-me', 'yes']),
    follows: z.boolean(),
    blocked: z.boolean(),
    /** They have a profile that everybody may read: only then there is something to follow. */
    public: z.boolean(),
  })
  .meta({ id: 'Relation' })
export type Relation = z.infer<typeof Relation>

export const CompanyLink = z.strictObject({ link: InviteToken })
/** Where a link leads: to somebody's friendship, or into a club. */
export const LinkTarget = z
  .strictObject({ kind: z.enum(['friend', 'club']), name: z.string(), members: z.int().nullable() })
  .meta({ id: 'LinkTarget' })
export type LinkTarget = z.infer<typeof LinkTarget>
/** The club, if it led into one. */
export const LinkFollowed = z.strictObject({ club: Id.nullable() })

/** A friend whom the host may invite to a table. */
const InvitableFriend = z.strictObject({ id: Id, name: PersonName, whereabouts: Whereabouts, invited: z.boolean() })
export type InvitableFriend = z.infer<typeof InvitableFriend>
export const InvitableFriends = z.strictObject({ friends: z.array(InvitableFriend) })
export const InviteFriend = z.strictObject({ friend: Id })

export const ClubParams = z.strictObject({ club: Id })
export const ClubMemberParams = z.strictObject({ club: Id, member: Id })
export const ClubName = z.strictObject({ name: PersonName })
const ClubInList = z.strictObject({ id: Id, name: PersonName, members: z.int() })
export type ClubInList = z.infer<typeof ClubInList>
export const ClubList = z.strictObject({ clubs: z.array(ClubInList) })
export const Club = z
  .strictObject({
    id: Id,
    name: PersonName,
    members: z.array(z.strictObject({ id: Id, name: PersonName, founder: z.boolean(), you: z.boolean() })),
    /** Whoever opens it becomes a member; null: there is none. */
    link: InviteToken.nullable(),
    /** Tables at which members sit, open and running: public ones, and private ones that their hosts show to this club. */
    tables: z.array(TableInfo),
  })
  .meta({ id: 'Club' })
export type Club = z.infer<typeof Club>
/** To which of my clubs a private table is shown; null: to none. */
export const TableClub = z.strictObject({ club: Id.nullable() })

/** How quickly it is to be played. */
export const SEEK_PACES = ['live', 'days', 'none'] as const
export const SeekPace = z.enum(SEEK_PACES)
export type SeekPace = z.infer<typeof SeekPace>
/** Only games that count for ratings, or only such as do not. */
export const SeekCounts = z.enum(['rated', 'friendly'])
export type SeekCounts = z.infer<typeof SeekCounts>
const ShareCommitment = z.string().regex(/^[0-9a-f]{64}$/)

export const NewSeek = z
  .strictObject({
    /** Any of these; `share`: what the device commits to as its share in the seed. */
    games: z
      .array(z.strictObject({ game: GameId, share: ShareCommitment.optional() }))
      .min(1)
      .max(16),
    /** With any of these numbers of players. */
    players: z.array(z.int().min(2).max(16)).min(1).max(15),
    pace: SeekPace,
    /** Left out: either. */
    counts: SeekCounts.optional(),
    /** With people whose rating is near mine; how near is less strict the longer I wait. */
    near: z.boolean().optional(),
    /** Whose days they are, for a clock over days. */
    zone: z.string().max(60).optional(),
  })
  .meta({ id: 'NewSeek' })
export type NewSeek = z.infer<typeof NewSeek>

/** A table at which I wait for people to play with. */
export const Seek = z
  .strictObject({
    game: GameId,
    pace: SeekPace,
    at: z.int(),
    until: z.int(),
    counts: SeekCounts.nullable(),
    /** My rating, how far from it others may be now (null: as far as they like), and from when on anybody will do; null: that was not asked for. */
    near: z.strictObject({ points: z.int(), within: z.int().nullable(), anybodyAt: z.int() }).nullable(),
    /** It is complete, or has begun. */
    found: z.boolean(),
    table: TableInfo,
    you: Seat,
  })
  .meta({ id: 'Seek' })
export type Seek = z.infer<typeof Seek>
export const SeekList = z
  .strictObject({
    seeks: z.array(Seek),
    /** How many people look for a game now, and how many for which. */
    looking: z.strictObject({ people: z.int(), games: z.record(GameId, z.int()) }),
  })
  .meta({ id: 'SeekList' })
export type SeekList = z.infer<typeof SeekList>
