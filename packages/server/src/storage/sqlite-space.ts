/** The embedded file gives back the space of what was removed: only a file made for it can, a few pages at a time. */
import { statSync } from 'node:fs'
import type { Database } from 'better-sqlite3'

const INCREMENTAL = 2
/** An older file is made anew at the start, which takes about a second for so many bytes. A larger one stays as it is. */
const MOST_AT_START = 256 * 1024 * 1024

/** Before the first table is made: later the mode can only be changed by writing the whole file anew. */
export function returnSpace(file: Database): void {
  if (file.prepare('select 1 from sqlite_schema limit 1').get() === undefined) file.pragma('auto_vacuum = INCREMENTAL')
}

/** Before the doors are open. False if the file stays one that keeps its free pages for itself. */
export function makeAnew(file: Database): boolean {
  if (returnsSpace(file)) return true
  if (statSync(file.name).size > MOST_AT_START) return false
  try {
    file.pragma('auto_vacuum = INCREMENTAL')
    file.exec('vacuum')
  } catch {
    // Somebody reads it, a backup perhaps: at the next start then.
  }
  return returnsSpace(file)
}

export function returnsSpace(file: Database): boolean {
  return file.pragma('auto_vacuum', { simple: true }) === INCREMENTAL
}

/** Gives back so many pages; how many are left to give. */
export function reclaim(file: Database, pages: number): number {
  if (!returnsSpace(file)) return 0
  file.pragma(`incremental_vacuum(${pages})`)
  return Number(file.pragma('freelist_count', { simple: true }))
}
