/** Ways to people, and their wishes. */
import type { Language } from '@waystation/kernel'
import type { NoticePrefs, TableNotices } from '@waystation/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { Storage } from '../storage/types.ts'
import { wake } from './intents.ts'
import { channelRow } from './rows.ts'
import { DEFAULT_PREFS } from './timing.ts'
import type { ChannelRow } from './types.ts'

export class Channels {
  private readonly db: Kysely<Schema>
  private readonly kind: Storage['kind']

  constructor(db: Kysely<Schema>, kind: Storage['kind']) {
    this.db = db
    this.kind = kind
  }

  async of(person: string): Promise<ChannelRow[]> {
    const rows = await this.db
      .selectFrom('channels')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('made_at')
      .orderBy('id')
      .execute()
    return rows.map(channelRow)
  }

  async at(id: string): Promise<ChannelRow | null> {
    const row = await this.db.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? channelRow(row) : null
  }

  /**
   * The one that leads there already is used again, with what is new about it. A confirmed address stays confirmed. `session_id`: in
   * which a browser was subscribed.
   */
  async put(row: ChannelRow, target_hash: string, session_id: string | null = null): Promise<ChannelRow> {
    const { id, person: person_id, kind, state, madeAt: made_at } = row
    const target = JSON.stringify(row.target)
    const stored = await this.db
      .insertInto('channels')
      .values({ id, person_id, kind, target, target_hash, state, made_at, session_id })
      .onConflict((oc) =>
        oc.columns(['person_id', 'kind', 'target_hash']).doUpdateSet((eb) => ({
          target,
          trouble: null,
          session_id,
          state: eb.case().when('channels.state', '=', 'on').then('on').else(eb.ref('excluded.state')).end(),
        })),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    return channelRow(stored)
  }

  async confirm(id: string): Promise<void> {
    await this.db.updateTable('channels').set({ state: 'on', trouble: null }).where('id', '=', id).execute()
  }

  async remove(id: string): Promise<void> {
    await this.db.deleteFrom('channels').where('id', '=', id).execute()
  }

  async languageOf(person: string): Promise<Language> {
    const query = this.db.selectFrom('guests').select('language').where('id', '=', person)
    const { language } = await query.executeTakeFirstOrThrow()
    return language as Language
  }

  async prefs(person: string): Promise<NoticePrefs | null> {
    const query = this.db.selectFrom('notice_prefs').select('doc').where('person_id', '=', person)
    const row = await query.executeTakeFirst()
    if (!row) return null
    const prefs = JSON.parse(row.doc) as NoticePrefs
    // Of kinds that were not known when it was written nothing is said.
    return { ...prefs, kinds: { ...DEFAULT_PREFS.kinds, ...prefs.kinds } }
  }

  /** What waits is looked at again under the new wishes. */
  async putPrefs(person_id: string, prefs: NoticePrefs): Promise<void> {
    const doc = JSON.stringify(prefs)
    await this.db
      .insertInto('notice_prefs')
      .values({ person_id, doc })
      .onConflict((oc) => oc.column('person_id').doUpdateSet({ doc }))
      .execute()
    await this.wake(person_id)
  }

  /** What this person said about these tables. */
  async tableNotices(person: string, tables: readonly string[]): Promise<Map<string, TableNotices>> {
    if (tables.length === 0) return new Map()
    const rows = await this.db
      .selectFrom('table_notices')
      .select(['table_id', 'doc'])
      .where('person_id', '=', person)
      .where('table_id', 'in', tables)
      .execute()
    return new Map(rows.map(({ table_id, doc }) => [table_id, JSON.parse(doc) as TableNotices]))
  }

  async putTableNotices(person_id: string, table_id: string, wishes: TableNotices): Promise<void> {
    const doc = JSON.stringify(wishes)
    await this.db
      .insertInto('table_notices')
      .values({ person_id, table_id, doc })
      .onConflict((oc) => oc.columns(['person_id', 'table_id']).doUpdateSet({ doc }))
      .execute()
    await this.wake(person_id)
  }

  /** Somebody has to look at what waits for this person. */
  async wake(person: string): Promise<void> {
    const own = (await this.of(person)).filter(({ state }) => state === 'on')
    const ids = own.map(({ id }) => id)
    await wake(this.db, this.kind, ids)
  }
}
