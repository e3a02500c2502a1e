/** Which open tables suit somebody who looks for a game, and what a table is like that is opened for them. */
import type { Meta } from '@waystation/kernel'
import type { ClockSetting, SeekCounts, SeekPace } from '@waystation/protocol'
import { ratingTerms } from '../results/terms.ts'
import type { TableRow } from '../storage/types.ts'
import { readConfig } from '../tables/creation.ts'
import { isDealing } from '../tables/dice.ts'
import { seatOf, sitsAny, wasDismissed } from '../tables/seats.ts'
import { rangeOf } from './nearness.ts'
import type { SeekRow } from './seeks.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** What somebody looks for at one game. */
export interface Wanted {
  readonly person: string
  readonly players: readonly number[]
  readonly pace: SeekPace
  /** Null: either. */
  readonly counts: SeekCounts | null
  /** They may be rated. */
  readonly rateable: boolean
  /** Since when, and the rating near which, they look; no points: anybody will do. */
  readonly at: number
  readonly points: number | null
  /** People with whom they are not to be brought together. */
  readonly apart: ReadonlySet<string>
}

/** What is known of those who wait for a game. */
export interface Others {
  readonly now: number
  /** Those who look for it, by the table at which they wait. */
  at(this: void, table: string): readonly SeekRow[]
  /** Somebody's rating, in points. */
  rating(this: void, person: string): number
}

export const freeSeats = ({ doc }: Pick<TableRow, 'doc'>): number =>
  doc.seats.filter(({ kind }) => kind === 'open').length

/** A table of today's rules as the box has them, in public, where nobody sits whom they do not want to meet, or who does not want to. */
export function fits(row: TableRow, meta: Meta, { person, players, pace, apart }: Wanted): boolean {
  const { doc, config } = row
  const open = row.status === 'open' && row.visibility === 'public' && !isDealing(row) && freeSeats(row) > 0
  const usual = row.rules === meta.rulesVersion && doc.origin.kind === 'new' && !doc.hints && isPlain(row, meta)
  const suits = players.includes(config.players) && (doc.clock?.kind ?? 'none') === pace
  const alone = doc.seats.every(({ guest }) => guest === null)
  const met = sitsAny(row, apart)
  return open && usual && suits && !alone && !met && seatOf(row, person) === null && !wasDismissed(row, person)
}

/**
 * Whether it counts for ratings as everybody wants it, the newcomer and those who wait there, and nobody is further from a rating than
 * whoever asked for people near it takes by now.
 */
export function agrees(row: TableRow, wanted: Wanted, others: Others): boolean {
  return countsAsWanted(row, wanted, others) && isNear(row, wanted, others)
}

function countsAsWanted({ id, doc }: TableRow, { counts, rateable }: Wanted, { at }: Others): boolean {
  if (counts === 'friendly') return doc.rated === false
  if (counts === 'rated' && ratingTerms(doc).counts !== 'rated') return false
  return rateable || (counts !== 'rated' && at(id).every((seek) => seek.counts !== 'rated'))
}

function isNear({ id, doc }: TableRow, wanted: Wanted, { now, at, rating }: Others): boolean {
  const mine = wanted.points ?? rating(wanted.person)
  const people = doc.seats.flatMap(({ guest }) => guest ?? [])
  const range = rangeOf(wanted, now)
  const near = people.every((person) => Math.abs(rating(person) - mine) <= range)
  return near && at(id).every((seek) => Math.abs((seek.points ?? mine) - mine) <= rangeOf(seek, now))
}

function isPlain({ config }: TableRow, meta: Meta): boolean {
  const usual = Object.entries(readConfig(meta, { players: config.players }).variants)
  return usual.every(([id, value]) => config.variants[id] === value)
}

/** Of these the one that lacks least, then the one that has waited longest. */
export function best(rows: readonly TableRow[]): TableRow | undefined {
  return [...rows].sort((a, b) => freeSeats(a) - freeSeats(b) || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))[0]
}

export function clockFor(pace: SeekPace, zone: string): ClockSetting | null {
  switch (pace) {
    case 'live':
      return { kind: 'live', bankMs: 15 * MINUTE_MS, addMs: 20_000 }
    case 'days':
      return {
        kind: 'days',
        turnMs: DAY_MS,
        reserveMs: 3 * DAY_MS,
        zone,
        hours: null,
        weekends: true,
        // Strangers have not agreed to wait.
        holidays: false,
      }
    case 'none':
      return null
  }
}

/** How long somebody waits for others before the search ends by itself. */
export const holdsFor = (pace: SeekPace): number => (pace === 'live' ? 30 * MINUTE_MS : 14 * DAY_MS)
