/** Between rows and what notices work with. */
import type { Channel, ChannelKind, NoticeKind } from '@waystation/protocol'
import type { Selectable } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { ChannelRow, Facts, Intent, Trouble } from './types.ts'

type Row<K extends keyof Schema> = Selectable<Schema[K]>

export function channelRow(row: Row<'channels'>): ChannelRow {
  return {
    id: row.id,
    person: row.person_id,
    kind: row.kind as ChannelKind,
    target: JSON.parse(row.target) as unknown,
    state: row.state as Channel['state'],
    trouble: row.trouble as Trouble | null,
    madeAt: row.made_at,
    sentAt: row.sent_at,
  } as ChannelRow
}

export function intentRow(row: Row<'intents'>): Intent {
  return {
    id: row.id,
    person: row.person_id,
    table: row.table_id,
    kind: row.kind as NoticeKind,
    name: row.name,
    facts: JSON.parse(row.facts) as Facts,
    at: row.at,
  }
}
