/** Recovery codes: ten of eighty bits, each good for one time. Only hashes are kept. */
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { hashToken } from '../security/secrets.ts'
import type { Schema } from '../storage/schema.ts'

const COUNT = 10
/** Without letters that are taken for digits; 32 of them, five bits each. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 16
const GROUP = 4

/** As it is shown: four groups of four. */
function newCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
  return (letters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-')
}

/** Typed by hand: case, spaces and letters that look like digits make no difference. */
function plain(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
    .replaceAll('u', 'v')
}

const hashOf = (person: string, code: string): string => hashToken(`${person} ${plain(code)}`)

export class Codes {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  /** New ones, in place of those there are; to be called within a transaction. */
  async renew(person: string, now: number): Promise<string[]> {
    const codes = Array.from({ length: COUNT }, newCode)
    await this.db.deleteFrom('codes').where('person_id', '=', person).execute()
    const rows = codes.map((code) => ({ person_id: person, hash: hashOf(person, code), made_at: now }))
    await this.db.insertInto('codes').values(rows).execute()
    return codes
  }

  /** One of them is typed back, and stays good. */
  async note(person: string, code: string, now: number): Promise<boolean> {
    const known = await this.db
      .selectFrom('codes')
      .select('hash')
      .where('person_id', '=', person)
      .where('hash', '=', hashOf(person, code))
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (!known) return false
    await this.db.updateTable('codes').set({ noted_at: now }).where('person_id', '=', person).execute()
    return true
  }

  /** Whether it was good; it is not any more. */
  async use(person: string, code: string, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('codes')
      .set({ used_at: now })
      .where('person_id', '=', person)
      .where('hash', '=', hashOf(person, code))
      .where('used_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  /** How many are good, and whether they were written down. */
  async left(person: string): Promise<{ left: number; noted: boolean }> {
    const rows = await this.db
      .selectFrom('codes')
      .select('noted_at')
      .where('person_id', '=', person)
      .where('used_at', 'is', null)
      .execute()
    return { left: rows.length, noted: rows.some(({ noted_at }) => noted_at !== null) }
  }
}
