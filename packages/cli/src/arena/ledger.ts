/**
 * The file of an arena's finished games: a line that says what is played, then a line per game, added as games finish.
 * The same command finds them again and plays only what is missing.
 */
import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { GameResult, Pairing } from '@waystation/bots/arena'
import type { Config } from '@waystation/kernel'
import { UserError } from '../errors.ts'
import { codeOf } from '../io/files.ts'
import type { Words } from '../text/words.ts'

/** What must be the same for games to be counted together. How many there are may change. */
export interface Terms {
  readonly game: string
  readonly rulesVersion: number
  readonly config: Config
  readonly bots: readonly string[]
  readonly seed: string
}

export interface Ledger {
  /** By place in the schedule. */
  readonly played: Map<number, GameResult>
  add(pairing: Pairing, result: GameResult): void
  close(): void
}

const TITLE = 'waystation arena 2'

export function memoryLedger(): Ledger {
  const played = new Map<number, GameResult>()
  return { played, add: ({ index }, result) => void played.set(index, result), close: () => {} }
}

export function openLedger(path: string, { game, rulesVersion, config, bots, seed }: Terms, words: Words): Ledger {
  const header = `${JSON.stringify({ is: TITLE, game, rulesVersion, config, bots, seed })}\n`
  const text = read(path, words)
  const played = text === '' ? new Map<number, GameResult>() : parse(path, text, header, words)
  const file = guarded(path, words, () => openSync(path, text === '' ? 'w' : 'r+'))
  // A game cut off while being written is played again.
  let end = text.lastIndexOf('\n') + 1
  if (text === '') end += write(header)
  ftruncateSync(file, end)
  function write(line: string): number {
    return guarded(path, words, () => writeSync(file, line, end))
  }
  return {
    played,
    add({ index }, { totals, ranks, decisions, ms, slowest }) {
      const result = { totals, ranks, decisions, ms: ms.map(inMicroseconds), slowest: slowest.map(inMicroseconds) }
      played.set(index, result)
      end += write(`${JSON.stringify({ index, ...result })}\n`)
    },
    close: () => closeSync(file),
  }
}

const inMicroseconds = (ms: number): number => Math.round(ms * 1000) / 1000

function read(path: string, words: Words): string {
  return existsSync(path) ? guarded(path, words, () => readFileSync(path, 'utf8')) : ''
}

function parse(path: string, text: string, header: string, words: Words): Map<number, GameResult> {
  const { errors } = words
  if (!text.startsWith(`{"is":"${TITLE}"`)) throw new UserError(errors.notAnArena(path))
  if (!text.startsWith(header)) throw new UserError(errors.otherArena(path, text.slice(0, text.indexOf('\n'))))
  const lines = text.split('\n').slice(1, -1)
  return new Map(
    lines.map((line, n) => {
      const game = parseLine(line)
      if (game === null) throw new UserError(errors.inFile(path, errors.badLine(n + 2)))
      return [game.index, game]
    }),
  )
}

function parseLine(line: string): (GameResult & { index: number }) | null {
  try {
    const { index, totals, ranks, decisions, ms, slowest } = JSON.parse(line) as Record<string, unknown>
    if (typeof index !== 'number' || !Number.isSafeInteger(index)) return null
    if (!isNumbers(totals) || !isNumbers(ranks) || !isNumbers(decisions)) return null
    if (!isNumbers(ms) || !isNumbers(slowest)) return null
    return { index, totals, ranks, decisions, ms, slowest }
  } catch {
    return null
  }
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'number')
}

function guarded<R>(path: string, words: Words, work: () => R): R {
  try {
    return work()
  } catch (error) {
    throw new UserError(words.errors.cannotWrite(path, words.errors.system(codeOf(error))))
  }
}
