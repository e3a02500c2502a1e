/** Passkeys as they are kept. */
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { Passkey } from './types.ts'

const toPasskey = (row: Selectable<Schema['credentials']>): Passkey => ({
  id: row.id,
  person: row.person_id,
  rpId: row.rp_id,
  publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
  counter: row.counter,
  transports: JSON.parse(row.transports) as string[],
  backedUp: row.backed_up === 1,
  label: row.label,
  madeAt: row.made_at,
  usedAt: row.used_at,
  doubtedAt: row.doubted_at,
})

export type NewPasskey = Omit<Passkey, 'usedAt' | 'doubtedAt'>

export class Credentials {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async of(person: string): Promise<Passkey[]> {
    const rows = await this.db
      .selectFrom('credentials')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('made_at')
      .execute()
    return rows.map(toPasskey)
  }

  async at(id: string): Promise<Passkey | null> {
    const row = await this.db.selectFrom('credentials').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? toPasskey(row) : null
  }

  /** False where somebody has it already. */
  async add({ person, rpId, publicKey, transports, backedUp, madeAt, ...same }: NewPasskey): Promise<boolean> {
    const { numInsertedOrUpdatedRows: written } = await this.db
      .insertInto('credentials')
      .values({
        ...same,
        person_id: person,
        rp_id: rpId,
        public_key: Buffer.from(publicKey).toString('base64url'),
        transports: JSON.stringify(transports),
        backed_up: Number(backedUp),
        made_at: madeAt,
      })
      .onConflict((oc) => oc.column('id').doNothing())
      .executeTakeFirst()
    return written === 1n
  }

  /** It was used. A counter that did not go on says that somebody may have a copy: that is remembered, and locks nobody out. */
  async used(id: string, counter: number, doubted: boolean, now: number): Promise<void> {
    await this.db
      .updateTable('credentials')
      .set({
        used_at: now,
        counter: sql<number>`case when counter > ${counter} then counter else ${counter} end`,
        ...(doubted && { doubted_at: now }),
      })
      .where('id', '=', id)
      .execute()
  }

  async rename(person: string, id: string, label: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('credentials')
      .set({ label })
      .where('id', '=', id)
      .where('person_id', '=', person)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  async remove(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('credentials')
      .where('id', '=', id)
      .where('person_id', '=', person)
      .executeTakeFirst()
    return numDeletedRows === 1n
  }

  /** How many were made for another name of the house, and are of no use under this one. */
  async strange(rpId: string): Promise<number> {
    const { n } = await this.db
      .selectFrom('credentials')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('rp_id', '!=', rpId)
      .executeTakeFirstOrThrow()
    return n
  }
}
