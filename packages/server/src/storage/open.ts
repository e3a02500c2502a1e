import { join } from 'node:path'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Storage } from './types.ts'

export const DATABASE_FILE = 'waystation.sqlite'

interface Where {
  readonly dataDir: string
  readonly databaseUrl: string | null
}

export async function openStorage(where: Where): Promise<Storage> {
  if (where.databaseUrl !== null) return await openPostgres(where.databaseUrl)
  return await openSqlite(join(where.dataDir, DATABASE_FILE))
}
