/** Where a kept game first goes another way than on the day it was kept. */
import { type Decision, type Game, type GameRecord, type GameTypes, Refusal } from '@waystation/kernel'
import { type Digest, DIGEST_PARTS, digestOf, type Stop, stopsOf } from './digest.ts'

export interface Difference<T extends GameTypes> {
  /** The position; null when the line that should lead there is no longer possible. */
  readonly stop: Stop<T> | null
  /** Lines of the log that led to it, or that were possible. */
  readonly line: number
  /** What is different there: see `Digest`. */
  readonly parts: readonly (keyof Digest)[]
  readonly message: string
}

/** Null when everything is as it was. */
export function firstDifferenceFrom<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  kept: readonly Digest[],
): Difference<T> | null {
  let line = 0
  try {
    for (const stop of stopsOf(game, record)) {
      line = stop.line
      const parts = changedParts(digestOf(stop), kept[line])
      if (parts.length > 0) return { stop, line, parts, message: inIds(stop, parts) }
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { stop: null, line, parts: [], message: error.message }
  }
  if (kept.length === line + 1) return null
  return { stop: null, line, parts: [], message: `${kept.length} digests for ${line + 1} positions` }
}

function changedParts(now: Digest, kept: Digest | undefined): readonly (keyof Digest)[] {
  return kept === undefined ? DIGEST_PARTS : DIGEST_PARTS.filter((part) => now[part] !== kept[part])
}

const SAID: { readonly [part in keyof Digest]: string } = {
  offers: 'what is offered',
  position: 'the state or the score',
  events: 'what happened',
}

function inIds<T extends GameTypes>({ line, entry, decisions }: Stop<T>, parts: readonly (keyof Digest)[]): string {
  const after = entry === null ? 'at the start' : `after line ${line} (seat ${entry.seat}: ${entryName(entry)})`
  const changed = parts.map((part) => SAID[part]).join(' and ')
  const offered = parts.includes('offers') ? `; now ${decisions.map(offer).join('; ') || 'nothing'}` : ''
  return `${after}, ${changed} differs${offered}`
}

function entryName(entry: NonNullable<Stop<GameTypes>['entry']>): string {
  return 'option' in entry ? `"${entry.option}"` : 'undo'
}

function offer({ seat, kind, options }: Decision): string {
  return `seat ${seat}, "${kind}": ${options.map(({ id }) => id).join(', ')}`
}
