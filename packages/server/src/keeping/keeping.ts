/** Keeping house, as it is kept: every act in one transaction with its line in the list of acts, and told to all processes. */
import type { Held, Role } from '@waystation/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { News } from '../storage/types.ts'
import { actsOn, readActs, writeAct } from './acts.ts'
import { announce, announced, endAnnouncements } from './announcements.ts'
import * as bans from './bans.ts'
import * as orders from './orders.ts'
import * as people from './people.ts'
import type { ActRow, Announcement, Ban, By, Kept, NewAct, NewBan, Order } from './types.ts'

type Tell = (db: Kysely<Schema>, news: readonly News[]) => Promise<void>
type Db = Kysely<Schema>

const DAY_MS = 24 * 3600 * 1000
/** So long a name that the house has given stays. */
export const GIVEN_NAME_MS = 30 * DAY_MS
/** Tables named in one piece of news: it has room for 8000 bytes. */
const TOLD_TOGETHER = 100

export class Keeping {
  private readonly db: Db
  private readonly tell: Tell

  constructor(db: Db, tell: Tell) {
    this.db = db
    this.tell = tell
  }

  whoIs(text: string): Promise<Kept | null> {
    return people.whoIs(this.db, text)
  }

  find(text: string): Promise<Kept[]> {
    return people.find(this.db, text)
  }

  withRole(): Promise<Kept[]> {
    return people.withRole(this.db)
  }

  counts(): ReturnType<typeof people.counts> {
    return people.counts(this.db)
  }

  /** Null: they may speak. */
  muteOf(person: string, now: number): Promise<Held | null> {
    return people.muteOf(this.db, person, now)
  }

  nameUntil(person: string): Promise<number | null> {
    return people.nameUntil(this.db, person)
  }

  acts(before: number | undefined, most: number): Promise<ActRow[]> {
    return readActs(this.db, before, most)
  }

  actsOn(person: string): ReturnType<typeof actsOn> {
    return actsOn(this.db, person)
  }

  giveRole(by: By, person: string, role: Role | null, now: number): Promise<void> {
    const act: NewAct = { kind: 'role', person, details: { role } }
    return this.act(by, act, now, (db) => people.giveRole(db, person, role))
  }

  /** Null: may speak again. */
  mute(by: By, person: string, mute: Held | null, now: number): Promise<void> {
    const act: NewAct = mute === null ? { kind: 'unmute', person } : { kind: 'mute', person, details: { ...mute } }
    return this.act(by, act, now, (db) => people.mute(db, person, mute))
  }

  /** A person who is banned also leaves their seats: the order for that comes with it. */
  ban(by: By, asked: NewBan, now: number): Promise<void> {
    const { person, address, browsers, networks, until, reason } = asked
    const details = { until, reason, ...(address !== undefined && { address }), ...(person && { browsers, networks }) }
    return this.act(by, { kind: 'ban', person, details }, now, async (db) => {
      await bans.ban(db, asked, now)
      if (person === undefined) return
      await orders.order(db, { kind: 'stand-up', table: '', seat: null, bot: null, person, by }, now)
    })
  }

  async lift(by: By, id: string, now: number): Promise<boolean> {
    return await this.db.transaction().execute(async (db) => {
      const lifted = await bans.lift(db, id, now)
      if (!lifted) return false
      const { person, kind, subject } = lifted
      const details = kind === 'address' ? { address: subject } : {}
      await writeAct(db, by, { kind: 'lift', person: person ?? undefined, details }, now)
      await this.tell(db, [{ kind: 'keeping' }])
      return true
    })
  }

  standing(now: number): Promise<Ban[]> {
    return bans.standing(this.db, now)
  }

  addNetwork(of: Ban, range: string): Promise<boolean> {
    return bans.addNetwork(this.db, of, range)
  }

  bannedAmong(ids: readonly string[], now: number): Promise<Set<string>> {
    return bans.bannedAmong(this.db, ids, now)
  }

  cameWith(browser: string, person: string, now: number): Promise<void> {
    return bans.cameWith(this.db, browser, person, now)
  }

  /** The tables that are others now. */
  async rename(by: By, person: Kept, name: string, now: number): Promise<string[]> {
    return await this.db.transaction().execute(async (db) => {
      const tables = await people.rename(db, person, name, { now, until: now + GIVEN_NAME_MS })
      await writeAct(db, by, { kind: 'rename', person: person.id, details: { from: person.name, to: name } }, now)
      for (let at = 0; at < tables.length; at += TOLD_TOGETHER) {
        const together = tables.slice(at, at + TOLD_TOGETHER)
        await this.tell(
          db,
          together.map((table) => ({ kind: 'doc', table })),
        )
      }
      return tables
    })
  }

  announce(by: By, asked: Pick<Announcement, 'en' | 'fr' | 'until'>, now: number): Promise<void> {
    const { en, fr, until } = asked
    return this.act(by, { kind: 'notice', details: { en, fr, until } }, now, (db) => announce(db, asked, now))
  }

  endAnnouncement(by: By, now: number): Promise<void> {
    return this.act(by, { kind: 'end-notice' }, now, async (db) => {
      await endAnnouncements(db, now)
    })
  }

  announced(now: number): Promise<Announcement | null> {
    return announced(this.db, now)
  }

  /** Something for a process that serves; the name under which it says how it went. */
  async order(asked: Omit<Order, 'id'>, now: number): Promise<string> {
    const id = await orders.order(this.db, asked, now)
    await this.tell(this.db, [{ kind: 'keeping' }])
    return id
  }

  takeOrders(now: number): Promise<Order[]> {
    return orders.takeOrders(this.db, now)
  }

  /** `act`: what was done, if it was. */
  async carriedOut({ id, by }: Order, outcome: string, act: NewAct | null, now: number): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await orders.carriedOut(db, id, outcome, now)
      if (act) await writeAct(db, by, act, now)
    })
  }

  outcomeOf(order: string): Promise<string | null> {
    return orders.outcomeOf(this.db, order)
  }

  /** What was done at a table by the process that was asked. */
  note(by: By, act: NewAct, now: number): Promise<void> {
    return writeAct(this.db, by, act, now)
  }

  /** What is older: acts, and apart from them what is over since; so many of each. */
  async forget(before: { readonly acts: number; readonly others: number }, most: number): Promise<number> {
    const { db } = this
    const old = [
      db
        .deleteFrom('acts')
        .where('id', 'in', db.selectFrom('acts').select('id').where('at', '<', before.acts).limit(most)),
      db
        .deleteFrom('bans')
        .where('id', 'in', db.selectFrom('bans').select('id').where('until_at', '<', before.others).limit(most)),
      db
        .deleteFrom('orders')
        .where('id', 'in', db.selectFrom('orders').select('id').where('done_at', '<', before.others).limit(most)),
      db
        .deleteFrom('announcements')
        .where(
          'id',
          'in',
          db.selectFrom('announcements').select('id').where('until_at', '<', before.others).limit(most),
        ),
      db.deleteFrom('browsers').where('seen_at', '<', before.others),
    ]
    let forgotten = 0
    for (const query of old) forgotten += Number((await query.executeTakeFirst()).numDeletedRows)
    return forgotten
  }

  private act(by: By, act: NewAct, now: number, work: (db: Db) => Promise<void>): Promise<void> {
    return this.db.transaction().execute(async (db) => {
      await work(db)
      await writeAct(db, by, act, now)
      await this.tell(db, [{ kind: 'keeping' }])
    })
  }
}
