import { join } from 'node:path'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Storage } from './types.ts'

export const DATABASE_FILE = 'waystation.sqlite'

interface Where {
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly busUrl?: string | null
  readonly replicaUrl?: string | null
}

/** What is told of how the house stands with what it can do without. */
interface Told {
  /** Why the message bus is lost; null: it is there. */
  bus(this: void, why: string | null): void
  /** The same of the replica. */
  replica(this: void, why: string | null): void
  /** The log of a finished game was read, at the replica or not. */
  read(this: void, atReplica: boolean): void
}

const UNTOLD: Told = { bus: () => {}, replica: () => {}, read: () => {} }

export async function openStorage(
  { databaseUrl, dataDir, busUrl = null, replicaUrl = null }: Where,
  told = UNTOLD,
): Promise<Storage> {
  if (databaseUrl === null) return await openSqlite(join(dataDir, DATABASE_FILE))
  return await openPostgres(databaseUrl, {
    bus: busUrl === null ? null : { url: busUrl, trouble: told.bus },
    replica: replicaUrl === null ? null : { url: replicaUrl, trouble: told.replica, read: told.read },
  })
}
