/** The job market and its arrows. Rulebook: "Phases de Kansas City", worker tiles. */
import type { Seat } from '@waystation/kernel'
import { JOB_ROWS } from '../data/job-market.ts'
import { TABLE_SIZES } from '../data/table-size.ts'
import { FIRST_WORKER, WORKERS } from '../data/tiles.ts'
import { NOBODY, type State } from '../state.ts'
import type { Context } from '../types.ts'
import { addToMarket, marketSize } from './cattle.ts'

export const columns = (s: Readonly<State>): number => TABLE_SIZES[s.players.length].columns
/** The row being filled, from 0; one past the last row when the market is full. */
export const tokenRow = (s: Readonly<State>): number => Math.floor(s.jobs.length / columns(s))
export const jobMarketFull = (s: Readonly<State>): boolean => s.token !== NOBODY

/** The next free space of the token's row; a full row moves the token along its arrow. */
export function placeWorker(g: Context, seat: Seat, tile: number, column: number): void {
  const { s } = g
  const row = tokenRow(s)
  s.jobs.push(tile)
  g.emit({ type: 'workerPlaced', seat, column, worker: WORKERS[tile - FIRST_WORKER], row: row + 1 })
  if (tokenRow(s) === row) return
  const { arrow } = JOB_ROWS[row]
  g.emit({ type: 'tokenMoved', arrow, row: row + 2 })
  if (arrow === 'yellow') addToMarket(g, TABLE_SIZES[s.players.length].market - marketSize(s))
  if (arrow === 'red') {
    s.token = seat
    g.emit({ type: 'endTriggered', seat })
  }
}
