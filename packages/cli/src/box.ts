/** Opening a box: the rules, and the words in the player's language. */
import { type CatalogEntry, findGame } from '@waystation/catalog'
import { type GameRecord, Refusal } from '@waystation/kernel'
import type { Context } from './context.ts'
import { UserError } from './errors.ts'
import { readRecord } from './io/files.ts'
import { wordRefusal } from './refusals.ts'
import type { Box } from './table/terminal-table.ts'

export async function openBox(entry: CatalogEntry, { language }: Context): Promise<Box> {
  const [game, text] = await Promise.all([entry.load(), entry.texts[language]()])
  return { game, text }
}

export interface RecordedGame {
  readonly record: GameRecord
  readonly entry: CatalogEntry
  readonly box: Box
}

/** A record and the box it belongs to. */
export async function openRecord(path: string, context: Context): Promise<RecordedGame> {
  const record = inFile(path, context, () => readRecord(path, context.words))
  const entry = inFile(path, context, () => findGame(record.game))
  return { record, entry, box: await openBox(entry, context) }
}

/** Runs something about a file; what it refuses names the file. */
export function inFile<R>(path: string, { words }: Context, work: () => R): R {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) throw new UserError(words.errors.inFile(path, wordRefusal(error, words)))
    throw error
  }
}
