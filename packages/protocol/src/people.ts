/** Profiles, lists of the best, statistics. */
import { z } from 'zod'
import { BotId, GameId, PersonName, Seat, TableId } from './basics.ts'
import { Pace, RatingInfo, WhyUnrated } from './ratings.ts'
import { TableStatus, Variants } from './table.ts'

/** A person by their id, or `bot:` and the name of a bot. */
export const Subject = z.string().regex(/^(bot:[a-z0-9-]{1,40}|[a-z0-9]{1,40})$/)
export const SubjectParams = z.strictObject({ subject: Subject })

const Who = z.strictObject({
  /** Null: nobody of this house, or they are not shown. */
  subject: Subject.nullable(),
  name: z.string(),
  bot: BotId.nullable(),
})

/** Somebody's rating before and after a game. */
const Moved = z.strictObject({ before: RatingInfo, after: RatingInfo })

export const PlayedGame = z
  .strictObject({
    /** Null: it was private. */
    table: TableId.nullable(),
    game: GameId,
    players: z.int(),
    endedAt: z.int(),
    place: z.int(),
    total: z.int(),
    others: z.array(Who.extend({ total: z.int() })),
    /** Null: it did not count. */
    rating: Moved.nullable(),
  })
  .meta({ id: 'PlayedGame' })
export type PlayedGame = z.infer<typeof PlayedGame>
export const PlayedGames = z.strictObject({ games: z.array(PlayedGame), next: z.int().nullable() })
export const PlayedQuery = z.strictObject({ before: z.coerce.number().int().optional() })

/** How the people at a table kept their seats of late, in games with other people: for those who were invited, not for the public. */
export const Punctuality = z.strictObject({
  seats: z.array(
    z.strictObject({
      seat: Seat,
      games: z.int(),
      /** Played to the end by themselves. */
      kept: z.int(),
      /** In so many their time ran out. */
      late: z.int(),
    }),
  ),
})
export type Punctuality = z.infer<typeof Punctuality>

export const GameRating = z
  .strictObject({ game: GameId, pace: Pace, rating: RatingInfo, games: z.int() })
  .meta({ id: 'GameRating' })
export type GameRating = z.infer<typeof GameRating>

export const Shown = z.enum(['public', 'private'])
export type Shown = z.infer<typeof Shown>
export const ProfileChoice = z.strictObject({ shown: Shown })

export const Profile = z
  .strictObject({
    subject: Subject,
    name: z.union([PersonName, z.literal('')]),
    bot: BotId.nullable(),
    /** Null: a bot, which was always there. */
    since: z.int().nullable(),
    /** Whoever asks asks about themselves. */
    you: z.boolean(),
    shown: Shown,
    finished: z.int(),
    won: z.int(),
    /** Games by title and result, what is played most first. */
    titles: z.array(z.strictObject({ game: GameId, finished: z.int(), won: z.int() })),
    ratings: z.array(GameRating),
    games: z.array(PlayedGame),
    next: z.int().nullable(),
    /** Most played with, people and then bots: of so many games so often ahead. */
    opponents: z.array(Who.extend({ games: z.int(), ahead: z.int() })),
    /** `table`: where it was made; null: that was private. */
    best: z.array(
      z.strictObject({
        game: GameId,
        players: z.int(),
        total: z.int(),
        endedAt: z.int(),
        table: TableId.nullable(),
      }),
    ),
    /** Public tables at which they sit now. */
    tables: z.array(z.strictObject({ id: TableId, game: GameId, status: TableStatus })),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

export const CurveQuery = z.strictObject({ game: GameId, pace: Pace })
export const Curve = z
  .strictObject({
    points: z.array(z.strictObject({ at: z.int(), points: z.int(), within: z.int() })),
    /** Bots are on the same scale. */
    bots: z.array(z.strictObject({ bot: BotId, points: z.int() })),
  })
  .meta({ id: 'Curve' })
export type Curve = z.infer<typeof Curve>

export const GameParams = z.strictObject({ game: GameId })
export const SPANS = ['all', 'week'] as const
export const LeaderboardQuery = z.strictObject({ pace: Pace.default('days'), span: z.enum(SPANS).default('all') })
export const Leaderboard = z
  .strictObject({
    rows: z.array(
      Who.extend({
        place: z.int(),
        rating: RatingInfo,
        games: z.int(),
        /** Points gained within the week. */
        gained: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'Leaderboard' })
export type Leaderboard = z.infer<typeof Leaderboard>

export const SeatResult = z.strictObject({ seat: Seat, rating: Moved.nullable() })
export const TableResult = z
  .strictObject({
    pace: Pace.nullable(),
    why: WhyUnrated.nullable(),
    annulled: z.boolean(),
    seats: z.array(SeatResult),
  })
  .meta({ id: 'TableResult' })
export type TableResult = z.infer<typeof TableResult>

/** A distribution: how many, mean, the least and most, and what 5, 25, 50, 75 and 95 of a hundred lie below. */
export const Spread = z
  .strictObject({
    n: z.int(),
    mean: z.number(),
    least: z.int(),
    most: z.int(),
    parts: z.array(z.int()).length(5),
  })
  .meta({ id: 'Spread' })
export type Spread = z.infer<typeof Spread>

/** Of so many so often won; a key of the game. */
const Won = z.strictObject({ key: z.string(), n: z.int(), won: z.int() })

export const Figures = z
  .strictObject({
    /** Seats counted. */
    games: z.int(),
    total: Spread.nullable(),
    minutes: Spread.nullable(),
    answers: Spread.nullable(),
    /** How often which place, from the first on. */
    places: z.array(z.int()),
    /** By seat in the order of play. */
    seats: z.array(Won),
    openings: z.array(Won),
    /** By category of the score sheet: the mean of all, and of those who won. */
    sheet: z.array(z.strictObject({ key: z.string(), mean: z.number(), winners: z.number().nullable() })),
  })
  .meta({ id: 'Figures' })
export type Figures = z.infer<typeof Figures>

export const StatisticsQuery = z.strictObject({
  players: z.coerce.number().int().min(1).max(16).optional(),
  year: z.coerce.number().int().min(2000).max(9999).optional(),
  /** One of its variants and a value, as `id:value`. */
  variant: z
    .string()
    .regex(/^[\w-]{1,40}:[\w-]{1,40}$/)
    .optional(),
  /** Beside the house. */
  subject: Subject.optional(),
})
export type StatisticsQuery = z.infer<typeof StatisticsQuery>
export const Statistics = z
  .strictObject({
    house: Figures,
    /** The strongest of the bots, at tables with people. */
    legend: Figures,
    own: Figures.nullable(),
    name: z.string().nullable(),
    /** What there is to choose from. */
    players: z.array(z.int()),
    years: z.array(z.int()),
    variants: z.array(Variants),
  })
  .meta({ id: 'Statistics' })
export type Statistics = z.infer<typeof Statistics>
