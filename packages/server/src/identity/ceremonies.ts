/** Challenges: rows that are answered once, soon, by the browser that asked for them. */
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { hashToken, newId } from '../security/secrets.ts'
import type { Schema } from '../storage/schema.ts'
import type { Ceremony, CeremonyKind } from './types.ts'

const LIFETIME_MS = 5 * 60 * 1000
const CHALLENGE_BYTES = 32
/** So long afterwards it is forgotten. */
const FORGOTTEN_MS = 24 * 3600 * 1000

interface NewCeremony {
  readonly kind: CeremonyKind
  /** What only this browser knows. */
  readonly browser: string
  readonly person: string | null
  readonly name?: string
}

export class Ceremonies {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async begin(
    { kind, browser, person, name }: NewCeremony,
    now: number,
  ): Promise<{ id: string; challenge: Uint8Array<ArrayBuffer> }> {
    const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES))
    const id = newId()
    await this.db
      .deleteFrom('ceremonies')
      .where('expires_at', '<', now - FORGOTTEN_MS)
      .execute()
    await this.db
      .insertInto('ceremonies')
      .values({
        id,
        kind,
        person_id: person,
        challenge: Buffer.from(challenge).toString('base64url'),
        browser_hash: hashToken(browser),
        name: name ?? null,
        expires_at: now + LIFETIME_MS,
      })
      .execute()
    return { id, challenge }
  }

  /** Null when it was answered before, too late, by another browser, or for something else. */
  async take(id: string, kind: CeremonyKind, browser: string, now: number): Promise<Ceremony | null> {
    const row = await this.db
      .updateTable('ceremonies')
      .set({ used_at: now })
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where('browser_hash', '=', hashToken(browser))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['challenge', 'person_id', 'name'])
      .executeTakeFirst()
    return row ? { challenge: row.challenge, person: row.person_id, name: row.name } : null
  }
}
