/**
 * What is on its way. A channel that is due is given to one process at a time, and a parcel is marked before it leaves: a process
 * that was killed in between leaves it to the next one, once nobody can be sending it any more.
 */
import type { NoticeKind } from '@waystation/protocol'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { Storage } from '../storage/types.ts'
import { putIntents } from './intents.ts'
import { channelRow, intentRow } from './rows.ts'
import type { ChannelRow, NewIntent, Parcel, Trouble } from './types.ts'

const OPEN = ['waiting', 'sending'] as const
/** Kinds that are settled by an answer, not by a look. */
export const UNANSWERED: readonly NoticeKind[] = ['turn', 'warning']

/** A channel in hand, until then. */
export interface Claimed {
  readonly channel: ChannelRow
  readonly until: number
}

export class Outbox {
  private readonly db: Kysely<Schema>
  private readonly kind: Storage['kind']

  constructor(db: Kysely<Schema>, kind: Storage['kind']) {
    this.db = db
    this.kind = kind
  }

  /** All in one transaction. */
  add(intents: readonly NewIntent[]): Promise<void> {
    return this.db.transaction().execute((trx) => putIntents(trx, this.kind, intents))
  }

  /** The person has seen what it was about: everything at this table but what waits for an answer. */
  async seen(person: string, table: string): Promise<void> {
    await this.drop(this.intentsOf(person).where('table_id', '=', table).where('kind', 'not in', UNANSWERED))
  }

  /** The person has seen who asks to be their friend. */
  async seenRequests(person: string): Promise<void> {
    await this.drop(this.intentsOf(person).where('kind', '=', 'asked'))
  }

  private intentsOf(person: string) {
    return this.db.selectFrom('intents').select('id').where('person_id', '=', person)
  }

  /** What has not left yet does not leave. */
  private async drop(intents: ReturnType<Outbox['intentsOf']>): Promise<void> {
    await this.db
      .updateTable('outbox')
      .set({ state: 'void' })
      .where('intent_id', 'in', intents)
      .where('state', '=', 'waiting')
      .execute()
  }

  /** So many channels that are due by now. Two processes that ask at once are given different ones. */
  async claim({ now, until, most }: { now: number; until: number; most: number }): Promise<Claimed[]> {
    const alone = this.kind === 'postgres' ? sql`for update skip locked` : sql``
    const { rows } = await sql<Selectable<Schema['channels']>>`
      update channels set due_at = ${until} where id in
        (select id from channels where due_at <= ${now} order by due_at limit ${most} ${alone})
      returning *`.execute(this.db)
    return rows.map((row) => ({ channel: channelRow(row), until }))
  }

  /** What waits there, the oldest first; also what somebody began to send and did not live to finish. */
  async parcels(channel: string): Promise<Parcel[]> {
    const rows = await this.db
      .selectFrom('outbox')
      .innerJoin('intents', 'intents.id', 'outbox.intent_id')
      .selectAll('intents')
      .select(['outbox.tries', 'outbox.not_before'])
      .where('outbox.channel_id', '=', channel)
      .where('outbox.state', 'in', OPEN)
      .orderBy('intents.at')
      .orderBy('intents.id')
      .execute()
    return rows.map(({ tries, not_before, ...intent }) => {
      return { intent: intentRow(intent), tries, notBefore: not_before }
    })
  }

  /** Takes parcels to send them; gives back those that nobody else has taken. Until then they are nobody else's. */
  async take(channel: string, intents: readonly string[], time: { now: number; until: number }): Promise<string[]> {
    if (intents.length === 0) return []
    const rows = await this.db
      .updateTable('outbox')
      .set({ state: 'sending', not_before: time.until })
      .where('channel_id', '=', channel)
      .where('intent_id', 'in', intents)
      .where('state', 'in', OPEN)
      .where('not_before', '<=', time.now)
      .returning('intent_id')
      .execute()
    return rows.map(({ intent_id }) => intent_id)
  }

  /** Taken, and not tried: they wait as they did before. */
  async untake(channel: string, intents: readonly string[], notBefore: number): Promise<void> {
    if (intents.length === 0) return
    await this.db
      .updateTable('outbox')
      .set({ state: 'waiting', not_before: notBefore })
      .where('channel_id', '=', channel)
      .where('intent_id', 'in', intents)
      .where('state', '=', 'sending')
      .execute()
  }

  async settle(channel: string, intents: readonly string[], state: 'sent' | 'void' | 'dead'): Promise<void> {
    if (intents.length === 0) return
    await this.db
      .updateTable('outbox')
      .set({ state })
      .where('channel_id', '=', channel)
      .where('intent_id', 'in', intents)
      .execute()
  }

  /** To be tried again, not before then. */
  async putBack(channel: string, intents: readonly string[], notBefore: number): Promise<void> {
    if (intents.length === 0) return
    await this.db
      .updateTable('outbox')
      .set({ state: 'waiting', tries: sql<number>`tries + 1`, not_before: notBefore })
      .where('channel_id', '=', channel)
      .where('intent_id', 'in', intents)
      .where('state', '=', 'sending')
      .execute()
  }

  /** When somebody has to look at the channel again (null: nothing waits), unless there was news for it meanwhile. */
  async release({ channel, until }: Claimed, next: number | null): Promise<void> {
    await this.db
      .updateTable('channels')
      .set({ due_at: next })
      .where('id', '=', channel.id)
      .where('due_at', '=', until)
      .execute()
  }

  async arrived(channel: string, at: number): Promise<void> {
    await this.db.updateTable('channels').set({ sent_at: at, trouble: null }).where('id', '=', channel).execute()
  }

  /** Why the last one did not arrive; null: it did. */
  async report(channel: string, trouble: Trouble | null): Promise<void> {
    await this.db.updateTable('channels').set({ trouble }).where('id', '=', channel).execute()
  }

  /** Nothing is sent there any more, and what waits there is given up: so many. */
  async giveUp(channel: string, trouble: Trouble): Promise<number> {
    return await this.db.transaction().execute(async (trx) => {
      await trx.updateTable('channels').set({ trouble, state: 'off', due_at: null }).where('id', '=', channel).execute()
      const { numUpdatedRows } = await trx
        .updateTable('outbox')
        .set({ state: 'dead' })
        .where('channel_id', '=', channel)
        .where('state', 'in', OPEN)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    })
  }

  /** What is on its way to anybody. */
  async count(): Promise<number> {
    const { n } = await this.db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('state', 'in', OPEN)
      .executeTakeFirstOrThrow()
    return n
  }

  /** Forgets what was settled and is older than that; how many. */
  async forget(before: number, most: number): Promise<number> {
    const old = this.db
      .selectFrom('intents')
      .select('id')
      .where('at', '<', before)
      .where(({ not, exists, selectFrom }) => {
        const open = selectFrom('outbox').select('intent_id').whereRef('outbox.intent_id', '=', 'intents.id')
        return not(exists(open.where('state', 'in', OPEN)))
      })
      .orderBy('at')
      .limit(most)
    const { numDeletedRows } = await this.db.deleteFrom('intents').where('id', 'in', old).executeTakeFirst()
    return Number(numDeletedRows)
  }
}
