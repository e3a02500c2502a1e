/** Who sits down where: the best of the open tables that suit somebody, and all that has to be known for it. */
import type { Meta } from '@waystation/kernel'
import type { NewSeek } from '@waystation/protocol'
import type { Logger } from 'pino'
import { completed } from '../notices/occasions.ts'
import type { Guest, Storage, TableRow } from '../storage/types.ts'
import { commitShare } from '../tables/dice.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Presence } from '../tables/presence.ts'
import { join } from '../tables/seats.ts'
import type { Tables } from '../tables/tables.ts'
import { Refused } from '../workers/refused.ts'
import { agrees, best, fits, freeSeats, type Others, type Wanted } from './fitting.ts'

/** Open tables of a game that are looked through. */
const LOOKED_THROUGH = 200

export interface House {
  readonly storage: Storage
  readonly tables: Tables
  readonly presence: Presence
  readonly log: Logger
  meta(this: void, game: string): Meta
  /** Refused when somebody has as many tables as they may. */
  mayOpen(this: void, guest: Guest): Promise<void>
  now(this: void): number
}

export type Wish = NewSeek['games'][number]
type Asked = Pick<NewSeek, 'pace' | 'counts' | 'near'> & { readonly players: readonly number[] }
export type Player = Pick<Guest, 'id' | 'name' | 'rateable'>
/** What somebody wants wherever it is; how strong they are differs by game. */
export type Looks = Omit<Wanted, 'points'> & { readonly near: boolean }
/** Without a clock people take as long as they like, over days. */
const PACES = { live: 'live', days: 'days', none: 'days' } as const

export class Seating {
  private readonly house: House

  constructor(house: House) {
    this.house = house
  }

  async wanted({ id: person, rateable }: Player, asked: Asked): Promise<Looks> {
    const { storage, now } = this.house
    const { players, pace, counts = null, near = false } = asked
    const apart = await storage.company.bonds.apart(person)
    return { person, players, pace, counts, near, rateable, at: now(), apart }
  }

  /** How strong somebody is who looks for a game. */
  async rating(game: string, looks: Looks): Promise<number> {
    return (await this.others(game, looks, [])).rating(looks.person)
  }

  /** Everybody who waits for a game, and how strong they and those who look are. */
  private async others(game: string, { pace, person, near }: Looks, rows: readonly TableRow[]): Promise<Others> {
    const { storage, now } = this.house
    const seeks = await storage.company.seeks.waiting(game)
    const seated = rows.flatMap(({ doc }) => doc.seats.flatMap(({ guest }) => guest ?? []))
    // Where nobody asks for it nobody's rating is read.
    const asked = near || seeks.some(({ points: own }) => own !== null)
    const people = asked ? [...new Set([person, ...seated])] : []
    const points = await storage.results.reader.points(game, PACES[pace], people)
    return {
      now: now(),
      at: (table) => seeks.filter((seek) => seek.table === table),
      rating: (one) => points.get(one) ?? 0,
    }
  }

  /** The best table that suits; `last`: only where one seat is left. */
  async joinAny(
    guest: Player,
    games: readonly Wish[],
    looks: Looks,
    last: boolean,
  ): Promise<{ wish: Wish; table: LiveTable } | null> {
    const { storage, meta } = this.house
    for (const wish of games) {
      const kind = meta(wish.game)
      const rows = await storage.publicTables({ status: 'open', game: wish.game, limit: LOOKED_THROUGH })
      const others = await this.others(wish.game, looks, rows)
      const wanted = { ...looks, points: looks.near ? others.rating(looks.person) : null }
      const fitting = rows.filter((row) => this.suits(row, kind, wanted) && agrees(row, wanted, others))
      let left = fitting.filter((row) => !last || freeSeats(row) === 1)
      for (let next = best(left); next !== undefined; next = best(left)) {
        const { id } = next
        const table = await this.sitDown(id, guest, wish, wanted)
        if (table) return { wish, table }
        left = left.filter((row) => row.id !== id)
      }
    }
    return null
  }

  /** At a table that somebody opened by hand to play now, somebody has to be there. */
  private suits(row: TableRow, meta: Meta, wanted: Wanted): boolean {
    if (!fits(row, meta, wanted)) return false
    if (wanted.pace !== 'live' || row.doc.matched) return true
    return row.doc.seats.some(({ guest }) => guest !== null && this.house.presence.around(guest))
  }

  /** Null: somebody was faster, from the lobby. */
  private async sitDown(id: string, guest: Player, { share }: Wish, wanted: Wanted): Promise<LiveTable | null> {
    const { tables, storage, meta, now } = this.house
    try {
      const table = await tables.at(id)
      await table.remake((row) => {
        if (!this.suits(row, meta(row.game), wanted)) throw new Refused('table-full')
        const seated = join(row, guest, undefined)
        const doc = share === undefined ? seated : commitShare({ ...row, doc: seated }, guest.id, share)
        return { doc, calls: completed(row, doc, guest.id, now()) }
      })
      await storage.addMember(id, guest.id)
      return table
    } catch (error) {
      if (error instanceof Refused) return null
      throw error
    }
  }
}

/** Those of the numbers that the box allows. */
export function playersAt({ seats }: Meta, players: readonly number[]): number[] {
  return players.filter((count) => count >= seats.min && count <= seats.max)
}
