/** Connections to PostgreSQL, as everything here reads what comes from it. */
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

const INT8 = 20
/** Times and counts fit a double; the driver would hand them over as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number): (text: string) => unknown {
    return oid === INT8 ? Number : (pg.types.getTypeParser(oid) as (text: string) => unknown)
  },
}

export function openPool(url: string, more: Omit<pg.PoolConfig, 'connectionString' | 'types'>): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, types, ...more })
  // A lost connection is replaced at the next query; without a listener its error would end the process, whether it was idle
  // (the pool tells) or in use (only the connection tells, and the statement under way fails).
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function openKysely(pool: PostgresPool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}
