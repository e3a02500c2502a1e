import { join } from 'node:path'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Storage } from './types.ts'

export const DATABASE_FILE = 'waystation.sqlite'

interface Where {
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly busUrl?: string | null
}

/** `trouble`: told when the message bus is lost, and with null when it is there. */
export async function openStorage(
  { databaseUrl, dataDir, busUrl = null }: Where,
  trouble: (why: string | null) => void = () => {},
): Promise<Storage> {
  if (databaseUrl !== null) return await openPostgres(databaseUrl, busUrl === null ? null : { url: busUrl, trouble })
  return await openSqlite(join(dataDir, DATABASE_FILE))
}
