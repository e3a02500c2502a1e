/** What remains of a game, and what can be made of it. */
import { Fork, History, HistoryQuery, ImportRecord, shownName, TableAnswer, TableParams } from '@waystation/protocol'
import { isQuiet } from '@waystation/table'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../security/network.ts'
import { newSecret } from '../security/secrets.ts'
import type { Guest, Line, TableRow } from '../storage/types.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { invitations } from '../notices/occasions.ts'
import { forkOf, makeRow, rematchOf, rematchSeat } from '../tables/creation.ts'
import { diceFrom, diceOf } from '../tables/dice.ts'
import { join, openSeat, seatOf } from '../tables/seats.ts'
import { sourceOf } from '../tables/held-game.ts'
import type { ImportedRecord } from '../workers/calls.ts'
import { GameFailure } from '../workers/thread.ts'
import { Refused } from '../workers/refused.ts'
import { type Context, tableAnswer } from './context.ts'
import { type Routes, signedIn } from './route.ts'

const at = { params: TableParams } as const
/** Positions in one page of history. */
const PAGE = 50

export function recordRoutes(routes: Routes, context: Context): void {
  const { storage, tables } = context
  const { past, limits } = tables.services

  routes.add(
    { ...at, method: 'GET', url: '/api/tables/:id/record', summary: 'The record of a finished game', reply: 'text' },
    async ({ params, guest, request, reply }) => {
      const row = await (await context.table(params.id, guest)).ended()
      const text = await recordOf(context, row, whoAsks(request, guest))
      return await reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="${row.game}-${row.id}.txt"`)
        .send(text)
    },
  )

  routes.add(
    {
      ...at,
      method: 'GET',
      url: '/api/tables/:id/history',
      summary: 'Past positions as I could see them then',
      query: HistoryQuery,
      reply: History,
    },
    async ({ params, guest, query, request, reply }) => {
      const { row } = await context.table(params.id, guest)
      if (row.status === 'open') throw new Refused('not-started')
      const entries = (await storage.logOf(row).lines(row.id, 0)).map(({ entry }) => entry)
      const seat = seatOf(row, guest?.id ?? null)
      const args = { source: sourceOf(row), entries, from: query.from, limit: PAGE, seat }
      const lines = await past.ask(whoAsks(request, guest), 'history', args, limits.rulesMs)
      const next = query.from + PAGE <= entries.length ? query.from + PAGE : null
      return await reply.type('application/json').send(`{"lines":[${lines.join(',')}],"next":${next}}`)
    },
  )
  copyRoutes(routes, context)
  rematchRoute(routes, context)
}

/** Names of those who deleted their account are not in it. */
export async function recordOf({ storage, tables, house }: Context, row: TableRow, who: string): Promise<string> {
  const { past, limits } = tables.services
  const entries = (await storage.logOf(row).lines(row.id, 0)).map(({ entry }) => entry)
  const seats = row.doc.seats.map(({ kind, name, bot }) => (kind === 'bot' ? bot : name) || '?')
  const dice = diceOf(row)
  const args = { source: sourceOf(row), salt: row.salt, seats, entries, ...(dice && { dice }) }
  const text = await past.ask(who, 'record', args, limits.rulesMs)
  // Only for what was played here: who brings a record from elsewhere may have written any names into it.
  const own = row.doc.origin.kind === 'new' || row.doc.origin.kind === 'rematch'
  return own ? text + house.signatureLine(text) : text
}

function copyRoutes(routes: Routes, context: Context): void {
  const { tables } = context
  const { past, limits } = tables.services

  routes.add(
    {
      method: 'POST',
      url: '/api/records',
      summary: 'Import a record: a finished private table to replay',
      body: ImportRecord,
      reply: TableAnswer,
      status: 201,
    },
    async ({ guest, body }) => {
      const person = signedIn(guest)
      await context.checkOpening(person, false)
      const read = await past.ask(person.id, 'verify', { text: body.record }, limits.rulesMs).catch(unreadable)
      const now = context.now()
      const lines = read.entries.map((entry, i) => ({ seq: i + 1, entry, client: null, at: now }))
      return tableAnswer(await tables.create(importedRow(read, person, now), lines), guest)
    },
  )

  routes.add(
    {
      ...at,
      method: 'POST',
      url: '/api/tables/:id/fork',
      summary: 'Play on from a position',
      body: Fork,
      reply: TableAnswer,
      status: 201,
    },
    async ({ params, guest, body }) => {
      const person = signedIn(guest)
      const table = await context.table(params.id, guest)
      await context.checkOpening(person)
      const [row, lines] = await forked(context, table, person, body.seq)
      return tableAnswer(await tables.create(row, lines), guest)
    },
  )
}

/** Guests have their turns by name, others share those of their address. */
function whoAsks({ ip }: FastifyRequest, guest: Guest | null): string {
  return guest?.id ?? networkOf(ip)
}

/** A record that its game cannot digest is a bad one, whatever it claims. */
function unreadable(error: unknown): never {
  throw error instanceof GameFailure ? new Refused('bad-record') : error
}

function importedRow({ source, salt, dice, seats }: ImportedRecord, host: Guest, now: number): TableRow {
  const { game, rules, config, seed } = source
  const people = seats.map((name) => ({ ...openSeat, kind: 'person', name: shownName(name) }) as const)
  const plan = { game, rules, config, seed, salt, visibility: 'private', status: 'finished' } as const
  const parts = dice && { dice: diceFrom(dice) }
  return makeRow({ ...plan, ...parts, host: host.id, seats: people, origin: { kind: 'import' } }, now)
}

/** From a finished game: any position, exactly. From a running one: the present, hidden things dealt anew. */
async function forked(
  context: Context,
  table: LiveTable,
  guest: Guest,
  seq: number | undefined,
): Promise<[TableRow, Line[]]> {
  const { row } = table
  const seat = seatOf(row, guest.id)
  const now = context.now()
  if (row.status === 'finished') {
    const all = await context.storage.lines(row.id, 0)
    const lines = withoutQuiet(all.slice(0, seq ?? all.length))
    if (seq !== undefined && seq > all.length) throw new Refused('not-found')
    const { seed, salt, opening } = row
    return [forkOf(row, guest, { seq: lines.length, redealt: false, seed, salt, opening, seat: seat ?? 0 }, now), lines]
  }
  if (seq !== undefined) throw new Refused('game-running')
  const seed = newSecret()
  const [opening, line, waiting] = await table.consult(async (game) => {
    const redealt = await game.call('redeal', { table: row.id, seat, seed })
    return [redealt, game.line, (await game.look([])).waiting] as const
  })
  // A bot in the place that is asked would show what it does there, to whoever sits in it and looks on under another name.
  const place = seat ?? waiting.at(0) ?? 0
  const from = { opening, seq: line, redealt: true, seed, salt: newSecret(), seat: place }
  return [forkOf(row, guest, from, now), []]
}

/** What happened to people at the old table did not happen to those at the new one. */
function withoutQuiet(lines: readonly Line[]): Line[] {
  return lines.filter(({ entry }) => !isQuiet(entry)).map((line, i) => ({ ...line, seq: i + 1 }))
}

function rematchRoute(routes: Routes, context: Context): void {
  routes.add(
    {
      ...at,
      method: 'POST',
      url: '/api/tables/:id/rematch',
      summary: 'Open a rematch, or take my seat at the one already open',
      reply: TableAnswer,
    },
    async ({ params, guest }) => {
      const person = signedIn(guest)
      const old = await context.table(params.id, guest)
      const seat = seatOf(old.row, person.id)
      if (seat === null) throw new Refused('not-seated')
      await old.ended()
      const id = old.row.doc.rematch ?? (await openRematch(context, old, person))
      const table = await context.tables.at(id)
      await table.change((row) => join(row, person, rematchSeat(seat, row.config.players)))
      await context.storage.addMember(id, person.id)
      return tableAnswer(table, guest)
    },
  )
}

/** Two people may ask at once: the table is made first, and the one that gets linked is the rematch. */
async function openRematch(context: Context, old: LiveTable, guest: Guest): Promise<string> {
  await context.checkOpening(guest)
  const made = rematchOf(context.meta(old.row.game), old.row, guest, context.now())
  const apart = await context.storage.company.bonds.apart(guest.id)
  const row = { ...made, doc: { ...made.doc, invited: made.doc.invited.filter((one) => !apart.has(one)) } }
  const calls = invitations(row, old.row, guest, context.now()).filter(({ person }) => !apart.has(person))
  const fresh = await context.tables.create(row, [], calls)
  const { doc } = await old.change((row) => (row.doc.rematch === null ? { ...row.doc, rematch: fresh.id } : row.doc))
  if (doc.rematch !== fresh.id)
    await fresh.change((row) => ({ ...row.doc, report: 'another rematch was first' }), 'stopped')
  return doc.rematch ?? fresh.id
}
