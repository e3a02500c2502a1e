/**
 * Links to give away: whoever opens one becomes somebody's friend, or a member of a club. Each has at most one, which can be shown again
 * at any time since it is made of its name and the key of the house, and holds until it is taken back.
 */
import type { Kysely } from 'kysely'
import { newId, sameText, sign } from '../security/secrets.ts'
import type { Schema } from '../storage/schema.ts'

export type LinkKind = 'friend' | 'club'

/** Where a link leads: to a person, or a club. */
export interface LinkTo {
  readonly kind: LinkKind
  readonly subject: string
}

const PURPOSE = 'company-'
/** So much of the signature is enough: 128 bits. */
const SIGNED = 22

export class CompanyLinks {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async of({ kind, subject }: LinkTo, key: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('company_links')
      .select('id')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .executeTakeFirst()
    return row ? tokenOf(row.id, key) : null
  }

  /** A new one in place of the one there was, which holds no longer. */
  async renew({ kind, subject }: LinkTo, key: string, now: number): Promise<string> {
    const id = newId()
    await this.db
      .insertInto('company_links')
      .values({ id, kind, subject, made_at: now })
      .onConflict((oc) => oc.columns(['kind', 'subject']).doUpdateSet({ id, made_at: now }))
      .execute()
    return tokenOf(id, key)
  }

  async revoke({ kind, subject }: LinkTo): Promise<void> {
    await this.db.deleteFrom('company_links').where('kind', '=', kind).where('subject', '=', subject).execute()
  }

  /** Null: it does not hold, or never did. */
  async target(token: string, key: string): Promise<LinkTo | null> {
    const id = idOf(token, key)
    if (id === null) return null
    const row = await this.db
      .selectFrom('company_links')
      .select(['kind', 'subject'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row ? { kind: row.kind as LinkKind, subject: row.subject } : null
  }
}

const ID_LENGTH = 20

function tokenOf(id: string, key: string): string {
  const signed = sign(PURPOSE + id, key)
  return id + signed.slice(signed.lastIndexOf('.') + 1).slice(0, SIGNED)
}

function idOf(token: string, key: string): string | null {
  const id = token.slice(0, ID_LENGTH)
  return sameText(token, tokenOf(id, key)) ? id : null
}
