/** Copies of the embedded database: made while it is in use, checked before they are trusted. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { DATABASE_FILE } from '../storage/open.ts'
import { ownFile, ownFolder } from '../storage/own-files.ts'
import { Problem } from './problem.ts'

export interface Contents {
  readonly tables: number
  readonly lines: number
}

export async function backup(dataDir: string, file: string): Promise<Contents> {
  const from = join(dataDir, DATABASE_FILE)
  if (!existsSync(from)) throw new Problem((say) => say.noDatabase(dataDir))
  if (existsSync(file)) throw new Problem((say) => say.exists(file))
  mkdirSync(dirname(file), { recursive: true })
  const database = new Database(from, { readonly: true })
  const beside = `${file}.part`
  try {
    await database.backup(beside)
    ownFile(beside)
    const contents = check(beside)
    renameSync(beside, file)
    return contents
  } finally {
    database.close()
    for (const rest of ['', '-wal', '-shm']) rmSync(beside + rest, { force: true })
  }
}

/** Nothing is touched unless the copy is whole; what was there before is kept beside. */
export function restore(dataDir: string, file: string): Contents & { readonly kept: string | null } {
  if (!existsSync(file)) throw new Problem((say) => say.noFile(file))
  const contents = check(file)
  const to = join(dataDir, DATABASE_FILE)
  ownFolder(dataDir, DATABASE_FILE)
  const kept = existsSync(to) ? setAside(to) : null
  const source = new Database(file, { readonly: true })
  try {
    source.prepare('vacuum into ?').run(to)
  } finally {
    source.close()
  }
  ownFile(to)
  check(to)
  return { ...contents, kept }
}

/** Takes the database away from its place, unless a server holds it. */
function setAside(path: string): string {
  const database = new Database(path, { timeout: 0 })
  try {
    database.pragma('locking_mode = EXCLUSIVE')
    database.pragma('wal_checkpoint(TRUNCATE)')
    database.exec('begin exclusive; commit')
  } catch (error) {
    throw new Problem((say) => say.inUse(path), error)
  } finally {
    database.close()
  }
  const kept = `${path}.before-${new Date().toISOString().replaceAll(':', '-')}`
  renameSync(path, kept)
  for (const rest of ['-wal', '-shm']) rmSync(path + rest, { force: true })
  return kept
}

/** A whole database of ours, or an error. */
function check(file: string): Contents {
  let database: Database.Database | null = null
  try {
    database = new Database(file, { readonly: true, fileMustExist: true })
    const found = database.pragma('integrity_check', { simple: true })
    if (found !== 'ok') throw new Error(String(found))
    return { tables: count(database, 'tables'), lines: count(database, 'lines') }
  } catch (error) {
    throw new Problem((say) => say.notADatabase(file), error)
  } finally {
    database?.close()
  }
}

function count(database: Database.Database, table: 'tables' | 'lines'): number {
  return database.prepare<[], { n: number }>(`select count(*) as n from ${table}`).get()?.n ?? 0
}
