import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { returnSpace } from './sqlite-space.ts'

/** Opens the embedded file so that what is committed is on disk. */
export function openFile(path: string): Database.Database {
  mkdirSync(dirname(path), { recursive: true })
  const file = new Database(path, { timeout: 10_000 })
  returnSpace(file)
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  return file
}
