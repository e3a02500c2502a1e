/** What keepers of the house have done at tables, by whichever process was asked or took the order. */
import { BOT_IDS } from '@waystation/bots'
import { codeOf } from '../http/errors.ts'
import { placeStandIn } from '../tables/absence.ts'
import { seatOf, STAND_IN } from '../tables/seats.ts'
import type { Tables } from '../tables/tables.ts'
import { walkOut } from '../tables/walk-out.ts'
import { Refused } from '../workers/refused.ts'
import type { NewAct, Order } from './types.ts'

/** More tables than one person can have that are not over. */
const TABLES = 10_000
export const DONE = 'done'

/** Why a table that a keeper closed is not played on: for the operator, never for players. */
const CLOSED = 'closed by a keeper of the house'

export async function closeTable(tables: Tables, table: string): Promise<NewAct> {
  const live = await tables.at(table)
  await live.closeDown(CLOSED)
  return { kind: 'close', table, details: { game: live.row.game } }
}

/** A bot for a seat whose owner does not play, until they are back. */
export async function seatStandIn(tables: Tables, table: string, seat: number, bot: string | null): Promise<NewAct> {
  const chosen = bot ?? undefined
  if (chosen !== undefined && !BOT_IDS.some((id) => id === chosen)) throw new Refused('unknown-bot')
  const live = await tables.at(table)
  await live.happens((row) => placeStandIn(row, seat, chosen ?? row.doc.standIn))
  const { guest, bot: playing } = live.row.doc.seats[seat]
  return { kind: 'stand-in', table, person: guest ?? undefined, details: { seat, bot: playing ?? STAND_IN } }
}

/** Somebody who is banned sits nowhere and looks for no game: others shall not have to wait. */
async function standUp(tables: Tables, person: string): Promise<void> {
  const { storage } = tables.services
  for (const seek of await storage.company.seeks.of(person)) await storage.company.seeks.remove(seek)
  for (const { id, status } of await storage.tablesOf(person, TABLES)) {
    if (status !== 'open' && status !== 'running') continue
    const table = await tables.at(id)
    const seat = seatOf(table.row, person)
    if (seat === null) continue
    const gone =
      status === 'open'
        ? walkOut(table, person)
        : table.happens((row) => placeStandIn(row, seat, row.doc.standIn)).then(() => undefined)
    // The game may have ended meanwhile, or its rules are another process's.
    await gone.catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
    })
  }
}

export async function carryOut(tables: Tables, order: Order): Promise<{ outcome: string; act: NewAct | null }> {
  try {
    return { outcome: DONE, act: await perform(tables, order) }
  } catch (error) {
    const outcome = codeOf(error)
    if (outcome === 'internal') tables.services.log.error({ err: error, table: order.table }, 'an order failed')
    return { outcome, act: null }
  }
}

async function perform(tables: Tables, { kind, table, seat, bot, person }: Order): Promise<NewAct | null> {
  switch (kind) {
    case 'close':
      return await closeTable(tables, table)
    case 'stand-in':
      return await seatStandIn(tables, table, seat ?? 0, bot)
    case 'stand-up':
      await standUp(tables, person ?? '')
      return null
  }
}
