/**
 * What people tell the keepers of the house about others, with what was said and seen where it happened. Told twice of the same person at
 * the same table it is one row that counts. The keepers' pages read and settle it here.
 */
import type { ReportContext, ReportKind, ReportState } from '@waystation/protocol'
import { type Kysely, type Selectable, sql } from 'kysely'
import { newId } from '../security/secrets.ts'
import type { Schema } from '../storage/schema.ts'

export interface NewReportRow {
  readonly by: { readonly id: string; readonly name: string }
  readonly person: { readonly id: string; readonly name: string }
  readonly table: string | null
  readonly kind: ReportKind
  readonly words: string
  readonly context: ReportContext
  readonly at: number
}

export interface ReportRow {
  readonly id: string
  /** Null id: they have deleted their account since. */
  readonly by: { readonly id: string | null; readonly name: string }
  readonly person: { readonly id: string; readonly name: string }
  readonly table: string | null
  readonly kind: ReportKind
  readonly words: string
  readonly context: ReportContext
  readonly times: number
  readonly at: number
  readonly state: ReportState
  readonly settledAt: number | null
}

/** How often somebody told something, and how often that was heeded or dismissed. */
export interface Heeded {
  readonly told: number
  readonly heeded: number
  readonly dismissed: number
}

export class Reports {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  /** Told again, it is open again, with the words and the context of now. */
  async add({ by, person, table, kind, words, context, at }: NewReportRow): Promise<void> {
    const told = { words, context: JSON.stringify(context), at, state: 'open', settled_at: null }
    await this.db.transaction().execute(async (trx) => {
      // Compared by hand: a table that is null is the same one too.
      const before = await trx
        .selectFrom('complaints')
        .select('id')
        .where('by_id', '=', by.id)
        .where('person_id', '=', person.id)
        .where('table_id', table === null ? 'is' : '=', table)
        .where('kind', '=', kind)
        .executeTakeFirst()
      if (before) {
        const again = { ...told, times: sql<number>`times + 1` }
        await trx.updateTable('complaints').set(again).where('id', '=', before.id).execute()
        return
      }
      await trx
        .insertInto('complaints')
        .values({
          ...told,
          id: newId(),
          by_id: by.id,
          by_name: by.name,
          person_id: person.id,
          person_name: person.name,
          table_id: table,
          kind,
          times: 1,
        })
        .onConflict((oc) => oc.columns(['by_id', 'person_id', 'table_id', 'kind']).doNothing())
        .execute()
    })
  }

  async at(id: string): Promise<ReportRow | null> {
    const row = await this.db.selectFrom('complaints').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? reportRow(row) : null
  }

  /** Those of a state, the last one first; `before`: the last one of the page before. */
  async list(state: ReportState, most: number, before?: Pick<ReportRow, 'at' | 'id'>): Promise<ReportRow[]> {
    let query = this.db
      .selectFrom('complaints')
      .selectAll()
      .where('state', '=', state)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
    if (before) query = query.where(sql<boolean>`(at, id) < (${before.at}, ${before.id})`)
    return (await query.execute()).map(reportRow)
  }

  async count(state: ReportState): Promise<number> {
    const { n } = await this.db
      .selectFrom('complaints')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('state', '=', state)
      .executeTakeFirstOrThrow()
    return n
  }

  /** What was told about somebody, the last one first. */
  async about(person: string, most: number): Promise<ReportRow[]> {
    const query = this.db.selectFrom('complaints').selectAll().where('person_id', '=', person)
    return (await query.orderBy('at', 'desc').limit(most).execute()).map(reportRow)
  }

  /** What somebody told, the last one first. */
  async by(person: string, most: number): Promise<ReportRow[]> {
    const query = this.db.selectFrom('complaints').selectAll().where('by_id', '=', person)
    return (await query.orderBy('at', 'desc').limit(most).execute()).map(reportRow)
  }

  /** Whether those who told something were right before. */
  async heeded(people: readonly string[]): Promise<Map<string, Heeded>> {
    if (people.length === 0) return new Map()
    const rows = await this.db
      .selectFrom('complaints')
      .select(['by_id', 'state', ({ fn }) => fn.countAll<number>().as('n')])
      .where('by_id', 'in', people)
      .groupBy(['by_id', 'state'])
      .execute()
    return new Map(
      people.map((person) => {
        const of = (state?: string): number =>
          rows
            .filter((row) => row.by_id === person && (state === undefined || row.state === state))
            .reduce((sum, { n }) => sum + n, 0)
        return [person, { told: of(), heeded: of('heeded'), dismissed: of('dismissed') }]
      }),
    )
  }

  /** False when somebody else was faster. */
  async settle(id: string, state: Exclude<ReportState, 'open'>, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('complaints')
      .set({ state, settled_at: at })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  /** Forgets those that are older; how many. */
  async forget(before: number, most: number): Promise<number> {
    const old = this.db.selectFrom('complaints').select('id').where('at', '<', before).orderBy('at').limit(most)
    const { numDeletedRows } = await this.db.deleteFrom('complaints').where('id', 'in', old).executeTakeFirst()
    return Number(numDeletedRows)
  }
}

function reportRow(row: Selectable<Schema['complaints']>): ReportRow {
  return {
    id: row.id,
    by: { id: row.by_id, name: row.by_name },
    person: { id: row.person_id, name: row.person_name },
    table: row.table_id,
    kind: row.kind as ReportKind,
    words: row.words,
    context: JSON.parse(row.context) as ReportContext,
    times: row.times,
    at: row.at,
    state: row.state as ReportState,
    settledAt: row.settled_at,
  }
}
