/** Hiring. Rulebook: "Recruter 1 travailleur". */
import type { Seat } from '@waystation/kernel'
import { JOB_ROWS } from '../data/job-market.ts'
import { SLOTS_PER_ROW } from '../data/player-board.ts'
import { EMPTY, FIRST_WORKER, WORKERS } from '../data/tiles.ts'
import { hireFrom, type Option } from '../options.ts'
import { NO_SLOT, WORKER_SLOT } from '../data/slots.ts'
import type { State } from '../state.ts'
import type { Rule } from '../types.ts'
import { columns, tokenRow } from './job-market.ts'

/** Price of a worker in this row; a modifier never makes it negative. */
export const hirePrice = (row: number, modifier: number): number => Math.max(0, JOB_ROWS[row].cost + modifier)

/** Workers outside the token's row, one option for each type and row. */
function hires(s: Readonly<State>, seat: Seat, modifier: number): Option[] {
  const { money, workers } = s.players[seat]
  const options: Option[] = []
  const width = columns(s)
  const closed = tokenRow(s)
  for (let row = 0; row < closed; row++) {
    const price = hirePrice(row, modifier)
    if (price > money) continue
    let seen = 0
    for (let at = row * width; at < (row + 1) * width; at++) {
      if (s.jobs[at] === EMPTY) continue
      const worker = s.jobs[at] - FIRST_WORKER
      if ((seen >> worker) & 1 || workers[worker] >= SLOTS_PER_ROW) continue
      seen |= 1 << worker
      options.push(hireFrom(worker, row, price))
    }
  }
  return options
}

export const canHire = (s: Readonly<State>, seat: Seat, modifier: number): boolean => {
  const { money, workers } = s.players[seat]
  const width = columns(s)
  const open = tokenRow(s) * width
  for (let at = 0; at < open; at++) {
    const tile = s.jobs[at]
    if (tile === EMPTY || workers[tile - FIRST_WORKER] >= SLOTS_PER_ROW) continue
    if (hirePrice(Math.floor(at / width), modifier) <= money) return true
  }
  return false
}

export const hire: Rule<'hire'> = {
  ask(s, { seat, modifier }) {
    const options = hires(s, seat, modifier)
    return options.length === 0 ? null : { seat, kind: 'hire', options }
  },
  choose(g, { seat }, option) {
    if (option.do !== 'hire') return
    const { s } = g
    const p = s.players[seat]
    const width = columns(s)
    s.jobs[s.jobs.indexOf(FIRST_WORKER + option.index, option.row * width)] = EMPTY
    const { cost } = option
    p.money -= cost
    const slot = p.workers[option.index]
    p.workers[option.index]++
    g.emit({ type: 'hired', seat, worker: WORKERS[option.index], cost, slot: slot + 1 })
    const immediate = WORKER_SLOT[option.index][slot]
    if (immediate !== NO_SLOT) g.then({ do: 'immediate', seat, slot: immediate })
  },
}
