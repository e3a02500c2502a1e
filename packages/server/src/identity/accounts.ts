/** People with an account: their names, which look like nobody else's, and whether they are about to leave. */
import type { Language } from '@waystation/kernel'
import type { Kysely } from 'kysely'
import { looks } from '../security/look-alike.ts'
import type { Schema } from '../storage/schema.ts'
import type { Account } from './types.ts'

/** So long nobody else gets the name of an account that was deleted. */
const NAME_REST_MS = 365 * 24 * 3600 * 1000

/** Somebody was faster. Thrown within a transaction, of which nothing may stand. */
export class NameTaken extends Error {}

export class Accounts {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  /** For ids of guests who have become somebody with an account: whose they are now. */
  async personOf(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map()
    const rows = await this.db.selectFrom('aliases').selectAll().where('guest_id', 'in', ids).execute()
    return new Map(rows.map(({ guest_id, person_id }) => [guest_id, person_id]))
  }

  async aliasesOf(person: string): Promise<string[]> {
    const rows = await this.db.selectFrom('aliases').select('guest_id').where('person_id', '=', person).execute()
    return rows.map(({ guest_id }) => guest_id)
  }

  /** Until the transaction ends nobody else changes what this person has. */
  async hold(person: string): Promise<void> {
    await this.db
      .updateTable('guests')
      .set(({ ref }) => ({ handle: ref('handle') }))
      .where('id', '=', person)
      .execute()
  }

  /** Null for guests. */
  async at(person: string): Promise<Account | null> {
    const found = await this.known().where('id', '=', person).executeTakeFirst()
    return found ? account(found) : null
  }

  /** By a name that looks like theirs. */
  async named(name: string): Promise<Account | null> {
    const found = await this.known().where('handle', '=', looks(name)).executeTakeFirst()
    return found ? account(found) : null
  }

  async nameIsFree(name: string, person: string, now: number): Promise<boolean> {
    const other = await this.named(name)
    if (other && other.id !== person) return false
    const rests = await this.db
      .selectFrom('deleted')
      .select('person_id')
      .where('handle', '=', looks(name))
      .where('at', '>', now - NAME_REST_MS)
      .executeTakeFirst()
    return rests === undefined
  }

  /** A guest gets an account. False when that has happened already. */
  async open(person: string, name: string, now: number): Promise<boolean> {
    if (!(await this.nameIsFree(name, person, now))) throw new NameTaken()
    const { numUpdatedRows } = await this.db
      .updateTable('guests')
      .set({ name, handle: looks(name), account_at: now })
      .where('id', '=', person)
      .where('handle', 'is', null)
      .executeTakeFirst()
      .catch(nameTaken)
    return numUpdatedRows === 1n
  }

  async rename(person: string, name: string, language: Language, now: number): Promise<void> {
    if (!(await this.nameIsFree(name, person, now))) throw new NameTaken()
    await this.db
      .updateTable('guests')
      .set({ name, language, handle: looks(name) })
      .where('id', '=', person)
      .where('handle', 'is not', null)
      .execute()
      .catch(nameTaken)
  }

  /** When the account is to be deleted; null: it stays. */
  async leaveAt(person: string, at: number | null): Promise<void> {
    await this.db.updateTable('guests').set({ leaving_at: at }).where('id', '=', person).execute()
  }

  async leavingBefore(now: number, most: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('guests')
      .select('id')
      .where('leaving_at', '<=', now)
      .orderBy('leaving_at')
      .limit(most)
      .execute()
    return rows.map(({ id }) => id)
  }

  private known() {
    return this.db
      .selectFrom('guests')
      .select(['id', 'name', 'account_at', 'leaving_at'])
      .where('handle', 'is not', null)
  }
}

function account(row: { id: string; name: string; account_at: number | null; leaving_at: number | null }): Account {
  return { id: row.id, name: row.name, since: row.account_at ?? 0, leavingAt: row.leaving_at }
}

/** Two who ask for one name at the same moment: the index decides. */
const UNIQUE = ['23505', 'SQLITE_CONSTRAINT_UNIQUE']

function nameTaken(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  throw UNIQUE.includes(code) ? new NameTaken() : error
}
