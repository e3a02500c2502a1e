/** Profiles, lists of the best, statistics, and what came of a table. */
import { BOT_IDS } from '@waystation/bots'
import { botRating } from '@waystation/catalog'
import {
  Curve,
  CurveQuery,
  GameParams,
  Leaderboard,
  LeaderboardQuery,
  PlayedGames,
  PlayedQuery,
  Profile,
  ProfileChoice,
  Statistics,
  StatisticsQuery,
  SubjectParams,
  TableParams,
  TableResult,
} from '@waystation/protocol'
import { shownRating } from '../results/rated-game.ts'
import { statisticsCsv } from '../results/csv.ts'
import { botOf } from '../results/types.ts'
import type { Guest } from '../storage/types.ts'
import { Refused } from '../workers/refused.ts'
import type { Context } from './context.ts'
import { type Routes, signedIn } from './route.ts'

/** Whoever asks. */
const ME = 'me'
/** Of somebody's tables so many are looked through for those they sit at now. */
const TABLES = 100

export function peopleRoutes(routes: Routes, context: Context): void {
  const { reader } = context.storage.results
  routes.add(
    {
      method: 'GET',
      url: '/api/people/:subject',
      summary: 'The profile of a person or a bot',
      params: SubjectParams,
      reply: Profile,
    },
    async ({ params, guest }) => {
      const who = await introduced(context, params.subject === ME ? signedIn(guest).id : params.subject, guest)
      return {
        ...who,
        ...(await reader.profile(who.subject)),
        ...(who.bot !== null && { ratings: botRatings(context, who.bot) }),
        tables: await tablesOf(context, who.subject),
      }
    },
  )
  routes.add(
    {
      method: 'GET',
      url: '/api/people/:subject/games',
      summary: 'Their finished games, page by page',
      params: SubjectParams,
      query: PlayedQuery,
      reply: PlayedGames,
    },
    async ({ params: { subject }, query, guest }) => {
      await introduced(context, subject, guest)
      return await reader.games(subject, query.before)
    },
  )
  routes.add(
    {
      method: 'GET',
      url: '/api/people/:subject/curve',
      summary: 'Their rating at a game after each game',
      params: SubjectParams,
      query: CurveQuery,
      reply: Curve,
    },
    async ({ params: { subject }, query: { game, pace }, guest }) => {
      await introduced(context, subject, guest)
      const bots = BOT_IDS.flatMap((bot) => {
        const rating = botRating(game, bot)
        return rating ? [{ bot, points: shownRating(rating).points }] : []
      })
      return { points: await reader.curve(subject, game, pace), bots }
    },
  )
  routes.add(
    {
      method: 'PUT',
      url: '/api/me/profile',
      summary: 'Whether others may read my profile',
      body: ProfileChoice,
      reply: ProfileChoice,
    },
    async ({ guest, body }) => {
      await reader.show(signedIn(guest).id, body.shown)
      return body
    },
  )
  gameRoutes(routes, context)
}

function gameRoutes(routes: Routes, context: Context): void {
  const { reader } = context.storage.results
  routes.add(
    {
      method: 'GET',
      url: '/api/ratings/:game',
      summary: 'The best rated at a game, or those who gained most within a week',
      params: GameParams,
      query: LeaderboardQuery,
      reply: Leaderboard,
    },
    async ({ params: { game }, query: { pace, span } }) => {
      context.meta(game)
      return { rows: await reader.leaderboard(game, pace, span, context.now()) }
    },
  )
  const asked = { params: GameParams, query: StatisticsQuery } as const
  const read = async (game: string, query: StatisticsQuery, guest: Guest | null): Promise<Statistics> => {
    context.meta(game)
    const name = query.subject === undefined ? null : (await introduced(context, query.subject, guest)).name
    return { ...(await reader.statistics(game, query)), name }
  }
  routes.add(
    { ...asked, method: 'GET', url: '/api/statistics/:game', summary: 'Statistics of a game', reply: Statistics },
    ({ params, query, guest }) => read(params.game, query, guest),
  )
  routes.add(
    {
      ...asked,
      method: 'GET',
      url: '/api/statistics/:game/csv',
      summary: 'The same numbers as comma-separated values',
      reply: 'text',
    },
    async ({ params, query, guest, reply }) => {
      const csv = statisticsCsv(await read(params.game, query, guest))
      const name = `attachment; filename="${params.game}.csv"`
      return await reply.type('text/csv; charset=utf-8').header('content-disposition', name).send(csv)
    },
  )
  routes.add(
    {
      method: 'GET',
      url: '/api/tables/:id/result',
      summary: 'What came of a finished game for the ratings of those who played it',
      params: TableParams,
      reply: TableResult,
    },
    async ({ params, guest }) => {
      const table = await context.table(params.id, guest)
      await table.ended()
      await table.conclude()
      const result = await reader.ofTable(params.id)
      if (!result) throw new Refused('not-found')
      return result
    },
  )
}

/** Who it is, if whoever asks may know. */
async function introduced(
  { storage }: Context,
  subject: string,
  guest: Guest | null,
): Promise<Pick<Profile, 'subject' | 'name' | 'bot' | 'since' | 'you' | 'shown'>> {
  const bot = botOf(subject)
  if (bot !== null) {
    if (!BOT_IDS.some((known) => known === bot)) throw new Refused('not-found')
    return { subject, name: '', bot, since: null, you: false, shown: 'public' }
  }
  const { reader } = storage.results
  const person = await reader.person(subject)
  const shown = await reader.shown(subject)
  const you = guest?.id === subject
  if (!person || (shown === 'private' && !you)) throw new Refused('not-found')
  return { subject, name: person.name, bot, since: person.created_at, you, shown }
}

/** Those of a bot are data. */
function botRatings({ games }: Context, bot: string): Profile['ratings'] {
  return [...games.keys()].flatMap((game) => {
    const rating = botRating(game, bot)
    return rating ? [{ game, pace: 'training' as const, rating: shownRating(rating), games: 0 }] : []
  })
}

async function tablesOf({ storage }: Context, subject: string): Promise<Profile['tables']> {
  if (botOf(subject) !== null) return []
  const rows = await storage.publicTablesOf([subject], TABLES)
  return rows.flatMap(({ id, game, status, doc }) =>
    doc.seats.some((seat) => seat.guest === subject) ? [{ id, game, status }] : [],
  )
}
