/** Where people with an account are signed in. The cookie says `id.secret`; of the secret only a hash is kept. */
import type { Kysely, Selectable } from 'kysely'
import { hashToken, newId, newSecret, sameText } from '../security/secrets.ts'
import { guest as toGuest } from '../storage/rows.ts'
import type { Schema } from '../storage/schema.ts'
import type { Device, SignedIn } from './types.ts'

const HOUR_MS = 3600 * 1000
/** From the last use. */
export const SESSION_LIFETIME_MS = 90 * 24 * HOUR_MS
/** How exactly it is known when a device was last used: writing it down at every request would cost a commit each. */
const SEEN_EVERY_MS = HOUR_MS

const toDevice = (row: Selectable<Schema['sessions']>): Device => ({
  id: row.id,
  person: row.person_id,
  agent: row.agent,
  createdAt: row.created_at,
  seenAt: row.seen_at,
  provedAt: row.proved_at,
})

export class Sessions {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  /** What the cookie is to say. */
  async begin(person: string, agent: string, provedAt: number | null, now: number): Promise<string> {
    const [id, secret] = [newId(), newSecret()]
    await this.db
      .insertInto('sessions')
      .values({
        id,
        person_id: person,
        secret_hash: hashToken(secret),
        agent,
        created_at: now,
        seen_at: now,
        proved_at: provedAt,
      })
      .execute()
    return `${id}.${secret}`
  }

  /** Who has this cookie, while the session goes on. */
  async find(cookie: string, now: number): Promise<SignedIn | null> {
    const [id, secret = ''] = cookie.split('.', 2)
    const row = await this.alive(now).where('id', '=', id).executeTakeFirst()
    if (!row || !sameText(row.secret_hash, hashToken(secret))) return null
    const person = await this.db.selectFrom('guests').selectAll().where('id', '=', row.person_id).executeTakeFirst()
    if (!person) return null
    if (row.seen_at <= now - SEEN_EVERY_MS) {
      await this.db.updateTable('sessions').set({ seen_at: now }).where('id', '=', id).execute()
      await this.db.updateTable('guests').set({ seen_at: now }).where('id', '=', person.id).execute()
    }
    return { device: toDevice(row), guest: toGuest(person) }
  }

  async of(person: string, now: number): Promise<Device[]> {
    const rows = await this.alive(now).where('person_id', '=', person).orderBy('seen_at', 'desc').execute()
    return rows.map(toDevice)
  }

  async prove(id: string, now: number): Promise<void> {
    await this.db.updateTable('sessions').set({ proved_at: now }).where('id', '=', id).execute()
  }

  /** Ends one, or all but one, and with them the ways to the browsers that were subscribed in them; which ones. */
  async end(person: string, which: { only: string } | { except: string | null }, now: number): Promise<string[]> {
    const update = this.db
      .updateTable('sessions')
      .set({ ended_at: now })
      .where('person_id', '=', person)
      .where('ended_at', 'is', null)
    const chosen = 'only' in which ? update.where('id', '=', which.only) : update.where('id', '!=', which.except ?? '')
    const ended = (await chosen.returning('id').execute()).map(({ id }) => id)
    if (ended.length > 0) await this.db.deleteFrom('channels').where('session_id', 'in', ended).execute()
    return ended
  }

  /** Those of these that go on. */
  async going(ids: readonly string[], now: number): Promise<Set<string>> {
    if (ids.length === 0) return new Set()
    const rows = await this.alive(now).where('id', 'in', ids).execute()
    return new Set(rows.map(({ id }) => id))
  }

  private alive(now: number) {
    return this.db
      .selectFrom('sessions')
      .selectAll()
      .where('ended_at', 'is', null)
      .where('seen_at', '>', now - SESSION_LIFETIME_MS)
  }
}
