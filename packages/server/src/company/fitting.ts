/** Which open tables suit somebody who looks for a game, and what a table is like that is opened for them. */
import type { Meta } from '@waystation/kernel'
import type { ClockSetting, SeekPace } from '@waystation/protocol'
import type { TableRow } from '../storage/types.ts'
import { readConfig } from '../tables/creation.ts'
import { isDealing } from '../tables/dice.ts'
import { seatOf, wasDismissed } from '../tables/seats.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** What somebody looks for at one game. */
export interface Wanted {
  readonly person: string
  readonly players: readonly number[]
  readonly pace: SeekPace
  /** People with whom they are not to be brought together. */
  readonly apart: ReadonlySet<string>
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
  const met = doc.seats.some(({ guest }) => guest !== null && apart.has(guest))
  return open && usual && suits && !alone && !met && seatOf(row, person) === null && !wasDismissed(row, person)
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
