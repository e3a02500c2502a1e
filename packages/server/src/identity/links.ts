/**
 * Links that sign a further device in. It is opened once, by one browser, which then shows four digits; the device that made it is told
 * them. Those that the keeper of the house makes need no digits.
 */
import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { hashToken, newId, newSecret } from '../security/secrets.ts'
import type { Schema } from '../storage/schema.ts'

const MINUTE_MS = 60 * 1000
const LIFETIME_MS = 5 * MINUTE_MS
const UNLOCKING_MS = 60 * MINUTE_MS
const FORGOTTEN_MS = 24 * 60 * MINUTE_MS
const DIGITS = 4
/** Wrong digits that are forgiven. */
const TRIES = 3

/** `unlocking`: made by the keeper of the house, not opened yet. */
export type LinkState = 'made' | 'unlocking' | 'opened' | 'confirmed' | 'used' | 'refused'

export interface NewLink {
  readonly id: string
  readonly token: string
  readonly expiresAt: number
}

interface Used {
  readonly person: string
  /** It was made by the keeper of the house. */
  readonly unlocked: boolean
}

export class Links {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async make(person: string, now: number, state: 'made' | 'unlocking' = 'made'): Promise<NewLink> {
    const [id, token] = [newId(), newSecret()]
    const expiresAt = now + (state === 'made' ? LIFETIME_MS : UNLOCKING_MS)
    await this.db
      .deleteFrom('links')
      .where('expires_at', '<', now - FORGOTTEN_MS)
      .execute()
    const row = { id, person_id: person, token_hash: hashToken(token), state, tries: 0, expires_at: expiresAt }
    await this.db.insertInto('links').values(row).execute()
    return { id, token, expiresAt }
  }

  /** The browser that opens it first has it; what it is to show, or null where nothing has to be confirmed. */
  async open(token: string, browser: string, agent: string, now: number) {
    const digits = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
    const fresh = this.db
      .updateTable('links')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', now)
      .returning(['id', 'person_id'])
    const hash = { browser_hash: hashToken(browser), agent }
    const asked = await fresh
      .set({ ...hash, state: 'opened', digits })
      .where('state', '=', 'made')
      .executeTakeFirst()
    if (asked) return { id: asked.id, person: asked.person_id, digits }
    const free = await fresh
      .set({ ...hash, state: 'confirmed' })
      .where('state', '=', 'unlocking')
      .executeTakeFirst()
    return free ? { id: free.id, person: free.person_id, digits: null } : null
  }

  /** For the device that made it. */
  async seen(person: string, id: string, now: number): Promise<{ state: LinkState; agent: string | null } | null> {
    const row = await this.db
      .selectFrom('links')
      .select(['state', 'agent'])
      .where('id', '=', id)
      .where('person_id', '=', person)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row ? { state: row.state as LinkState, agent: row.agent } : null
  }

  /** Whether the digits are those that the other device shows. After a few wrong ones the link is dead. */
  async confirm(person: string, id: string, digits: string, now: number): Promise<boolean> {
    const open = this.db
      .updateTable('links')
      .where('id', '=', id)
      .where('person_id', '=', person)
      .where('state', '=', 'opened')
      .where('expires_at', '>', now)
    const right = await open.set({ state: 'confirmed' }).where('digits', '=', digits).executeTakeFirst()
    if (right.numUpdatedRows === 1n) return true
    await open.set(({ eb }) => ({ tries: eb('tries', '+', 1) })).execute()
    await open.set({ state: 'refused' }).where('tries', '>=', TRIES).execute()
    return false
  }

  async refuse(person: string, id: string): Promise<void> {
    await this.db
      .updateTable('links')
      .set({ state: 'refused' })
      .where('id', '=', id)
      .where('person_id', '=', person)
      .where('state', 'in', ['made', 'opened', 'confirmed'])
      .execute()
  }

  /** For the device that opened it: whose it is once it is confirmed, and that once. */
  async use(id: string, browser: string, now: number): Promise<Used | { state: LinkState } | null> {
    const mine = { id, browser: hashToken(browser) }
    const used = await this.db
      .updateTable('links')
      .set({ state: 'used' })
      .where('id', '=', mine.id)
      .where('browser_hash', '=', mine.browser)
      .where('state', '=', 'confirmed')
      .where('expires_at', '>', now)
      .returning(['person_id', 'digits'])
      .executeTakeFirst()
    if (used) return { person: used.person_id, unlocked: used.digits === null }
    const row = await this.db
      .selectFrom('links')
      .select('state')
      .where('id', '=', mine.id)
      .where('browser_hash', '=', mine.browser)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row ? { state: row.state as LinkState } : null
  }
}
