/** Records on disk: read with care, written whole or not at all. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type GameRecord, parseRecord } from '@waystation/kernel'
import { UserError } from '../errors.ts'
import type { Words } from '../text/words.ts'

/** Nothing a person plays comes near this; a larger file is something else. */
const LARGEST = 64 * 1024 * 1024
const TITLE = 'waystation record '

export function readRecord(path: string, words: Words): GameRecord {
  return parseRecord(readText(path, words))
}

function readText(path: string, words: Words): string {
  try {
    if (statSync(path).size > LARGEST) throw new UserError(words.errors.tooLarge(path))
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path))
  } catch (error) {
    if (error instanceof UserError) throw error
    if (error instanceof TypeError) throw new UserError(words.errors.notText(path))
    throw new UserError(words.errors.cannotRead(path, words.errors.system(codeOf(error))))
  }
}

/** Written beside and renamed: an interrupted save leaves the old file as it was. */
export function saveRecord(path: string, record: string, words: Words): void {
  if (holdsSomethingElse(path)) throw new UserError(words.errors.wouldOverwrite(path))
  const beside = join(dirname(path), `.waystation-${randomBytes(6).toString('hex')}.tmp`)
  try {
    writeFileSync(beside, record, { flag: 'wx' })
    renameSync(beside, path)
  } catch (error) {
    if (existsSync(beside)) rmSync(beside, { force: true })
    throw new UserError(words.errors.cannotWrite(path, words.errors.system(codeOf(error))))
  }
}

/** A slip of the hand must not cost somebody a file: only records and empty files are written over. */
function holdsSomethingElse(path: string): boolean {
  try {
    if (!existsSync(path) || !statSync(path).isFile()) return false
    const text = readFileSync(path, 'latin1')
    return text !== '' && !text.startsWith(TITLE)
  } catch {
    return false
  }
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
