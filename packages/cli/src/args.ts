/** Values given on the command line, checked before anything is done. */
import type { Config, GameRecord, Seat } from '@waystation/kernel'
import { UserError } from './errors.ts'
import { folded } from './format.ts'
import type { Words } from './text/words.ts'

export interface Range {
  readonly min: number
  readonly max: number
}

export function parseCount(option: string, value: string, { min, max }: Range, words: Words): number {
  const count = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
  if (!(count >= min && count <= max)) throw new UserError(words.errors.notACount(option, value, min, max))
  return count
}

/** A number of players; whether the game takes so many is for the game to say. */
export function parsePlayers(value: string, { min, max }: Range, words: Words): number {
  const players = /^\d{1,3}$/.test(value) ? Number(value) : Number.NaN
  if (!(players >= min && players <= max)) throw new UserError(words.errors.players(value, min, max))
  return players
}

export function parseList(value: string): readonly string[] {
  return value.split(',').map((item) => item.trim())
}

export function parseSeed(value: string, words: Words): string {
  if (value === '' || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(value)) throw new UserError(words.errors.badSeed)
  return value
}

export function parseVariants(values: readonly string[], words: Words): Config['variants'] {
  return Object.fromEntries(
    values.map((value) => {
      const at = value.indexOf('=')
      if (at < 1) throw new UserError(words.errors.badVariant(value))
      return [value.slice(0, at), value.slice(at + 1)]
    }),
  )
}

/** A seat by its number in the record, or by its name. */
export function parseSeat(value: string, record: GameRecord, words: Words): Seat {
  const { seats } = record
  const seat = /^\d{1,3}$/.test(value) ? Number(value) : seats.findIndex((name) => folded(name) === folded(value))
  if (seat >= 0 && seat < seats.length) return seat
  const known = seats.map((name, number) => `${number} ${name}`).join(', ')
  throw new UserError(words.errors.seatUnknown(value, known))
}
