/** Opening a box: the rules, and the words in the player's language. */
import { networkFor } from '@waystation/bots'
import { type CatalogEntry, findGame, loadNetwork, loadRules, loadText } from '@waystation/catalog'
import { type GameRecord, Refusal } from '@waystation/kernel'
import type { Context } from './context.ts'
import { UserError } from './errors.ts'
import { readRecord } from './io/files.ts'
import { wordRefusal } from './refusals.ts'
import type { Box } from './table/terminal-table.ts'

/** Under the newest rules, unless a record names others; with what has learned them, for bots and hints. */
export async function openBox(
  entry: CatalogEntry,
  { language }: Context,
  players: number,
  rules = entry.meta.rulesVersion,
): Promise<Box> {
  const [game, text, network] = await Promise.all([
    loadRules(entry, rules),
    loadText(entry, language, rules),
    loadNetwork(entry, rules, players),
  ])
  return { game, text, network: networkFor(game, players, network) }
}

export interface RecordedGame {
  readonly record: GameRecord
  readonly entry: CatalogEntry
  readonly box: Box
}

/** A record and the box it belongs to, at the version of the rules by which it was made. */
export async function openRecord(path: string, context: Context): Promise<RecordedGame> {
  const record = inFile(path, context, () => readRecord(path, context.words))
  const entry = inFile(path, context, () => findGame(record.game))
  const box = await openBox(entry, context, record.config.players, record.rules).catch((error: unknown) =>
    refusedIn(path, context, error),
  )
  return { record, entry, box }
}

/** Runs something about a file; what it refuses names the file. */
export function inFile<R>(path: string, context: Context, work: () => R): R {
  try {
    return work()
  } catch (error) {
    return refusedIn(path, context, error)
  }
}

function refusedIn(path: string, { words }: Context, error: unknown): never {
  if (error instanceof Refusal) throw new UserError(words.errors.inFile(path, wordRefusal(error, words)))
  throw error
}
