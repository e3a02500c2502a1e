/** Tables and their seats. */
import {
  type ClockSetting,
  Join,
  Leave,
  NewTable,
  SeatChange,
  SeatParams,
  ShareBody,
  StandIn,
  TableAnswer,
  TableParams,
} from '@waystation/protocol'
import { isZone } from '../clocks/zone.ts'
import { comeBack, relieve, resign } from '../tables/absence.ts'
import { completed } from '../notices/occasions.ts'
import { freshTable } from '../tables/creation.ts'
import { beginDealing, commitShare, showShare } from '../tables/dice.ts'
import { arrange, begin, join, seatOf } from '../tables/seats.ts'
import { checkStandIn } from '../tables/hints-allowed.ts'
import { walkOut } from '../tables/walk-out.ts'
import { Refused } from '../workers/refused.ts'
import { type Context, tableAnswer } from './context.ts'
import { type Routes, signedIn } from './route.ts'

const one = { params: TableParams, reply: TableAnswer } as const

export function tableRoutes(routes: Routes, context: Context): void {
  routes.add(
    { method: 'POST', url: '/api/tables', summary: 'Open a table', body: NewTable, reply: TableAnswer, status: 201 },
    async ({ guest, body }) => {
      const host = signedIn(guest)
      const bots = body.bots.map(({ seat, bot }) => ({ seat, bot: context.botFor(body.game, bot) }))
      context.checkBot(body.standIn)
      if (body.clock) await checkClock(context, body.clock)
      await context.checkOpening(host)
      const row = freshTable(context.meta(body.game), host, { ...body, bots }, context.now())
      return tableAnswer(await context.tables.create(row), guest)
    },
  )

  routes.add({ ...one, method: 'GET', url: '/api/tables/:id', summary: 'One table' }, async ({ params, guest }) =>
    tableAnswer(await context.table(params.id, guest), guest),
  )

  routes.add(
    { ...one, method: 'POST', url: '/api/tables/:id/join', summary: 'Take a seat, or come back to it', body: Join },
    async ({ params, guest, body }) => {
      const person = signedIn(guest)
      const table = await context.table(params.id, guest)
      const own = seatOf(table.row, person.id)
      if (own !== null && table.row.status === 'running') await table.happens((row) => comeBack(row, own))
      else
        await table.remake((row) => {
          const seated = join(row, person, body.seat)
          const share = row.status === 'open' ? body.share : undefined
          const doc = share === undefined ? seated : commitShare({ ...row, doc: seated }, person.id, share)
          return { doc, calls: completed(row, doc, person.id, context.now()) }
        })
      await context.storage.addMember(params.id, person.id)
      await context.finder.seated(table)
      return tableAnswer(table, guest)
    },
  )

  routes.add(
    {
      ...one,
      method: 'POST',
      url: '/api/tables/:id/leave',
      summary: 'Leave; during a game a bot keeps the seat until the owner joins again',
      body: Leave,
    },
    async ({ params, guest, body }) => {
      const { id } = signedIn(guest)
      if (body.bot !== undefined) context.checkBot(body.bot)
      const table = await context.table(params.id, guest)
      await checkStandIn(context.storage, table.row)
      await walkOut(table, id, body.bot)
      await context.finder.unseated(table)
      return tableAnswer(table, guest)
    },
  )

  routes.add(
    { ...one, method: 'POST', url: '/api/tables/:id/resign', summary: 'Give up; a bot plays on' },
    async ({ params, guest }) => {
      const { id } = signedIn(guest)
      const table = await context.table(params.id, guest)
      await checkStandIn(context.storage, table.row)
      await table.happens((row) => resign(row, id))
      return tableAnswer(table, guest)
    },
  )
  routes.add(
    {
      ...one,
      method: 'PUT',
      url: '/api/tables/:id/share',
      summary: 'The share of my device in the seed: first committed to, then shown',
      body: ShareBody,
    },
    async ({ params, guest, body }) => {
      const { id } = signedIn(guest)
      const table = await context.table(params.id, guest)
      if ('secret' in body) await table.remake((row) => showShare(row, id, body.secret))
      else await table.change((row) => commitShare(row, id, body.commitment))
      return tableAnswer(table, guest)
    },
  )
  routes.add(
    {
      ...one,
      params: SeatParams,
      method: 'PUT',
      url: '/api/tables/:id/seats/:seat/stand-in',
      summary:
        'A bot for a person who does not play: by the host, or by any player where a clock has run out or, without one, after 14 days',
      body: StandIn,
    },
    async ({ params, guest, body }) => {
      const { id } = signedIn(guest)
      context.checkBot(body.bot)
      const table = await context.table(params.id, guest)
      await checkStandIn(context.storage, table.row)
      const owner = table.row.doc.seats[params.seat]?.guest ?? null
      const connected = owner !== null && context.tables.services.presence.connected(owner, params.id)
      const [standing] = await context.storage.standings([params.id])
      const since = standing?.waiting.find(({ seat }) => seat === params.seat)?.since
      const waitedMs = since === undefined ? null : context.now() - since
      await table.happens((row) => relieve(row, id, params.seat, body.bot, { connected, waitedMs }))
      return tableAnswer(table, guest)
    },
  )
  hostRoutes(routes, context)
}

/** Zones are those the server knows. Beside a process that cannot keep clocks none is begun. */
async function checkClock({ storage }: Context, clock: ClockSetting): Promise<void> {
  if (clock.kind === 'days' && !isZone(clock.zone)) throw new Refused('bad-config')
  if (await storage.besideOlder()) throw new Refused('busy')
}

/** What only the host may do, before the game. */
function hostRoutes(routes: Routes, context: Context): void {
  routes.add(
    {
      ...one,
      params: SeatParams,
      method: 'PUT',
      url: '/api/tables/:id/seats/:seat',
      summary: 'Give a seat to a bot, or free it',
      body: SeatChange,
    },
    async ({ params, guest, body }) => {
      const { id } = signedIn(guest)
      const table = await context.table(params.id, guest)
      const bot = body.kind === 'bot' ? context.botFor(table.row.game, body.bot) : null
      await table.change((row) => arrange(row, id, params.seat, bot))
      await context.finder.unseated(table)
      return tableAnswer(table, guest)
    },
  )

  routes.add(
    { ...one, method: 'POST', url: '/api/tables/:id/start', summary: 'Begin the game' },
    async ({ params, guest }) => {
      const { id } = signedIn(guest)
      const table = await context.playable(params.id, guest)
      await table.remake((row) => beginDealing(row, begin(row, id), context.now()))
      await context.finder.seated(table)
      return tableAnswer(table, guest)
    },
  )
}
