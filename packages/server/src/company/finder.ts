/**
 * "Find me a game": sits people down at a table that suits them, or opens one, and has the game begin when it is complete. Whoever would
 * play any of several games waits at a table of each; the first that is complete ends the search. In all processes together one search
 * happens at a time, so two who look for the same always meet.
 */
import type { NewSeek, Seek } from '@waystation/protocol'
import { isZone } from '../clocks/zone.ts'
import { completed } from '../notices/occasions.ts'
import { Rounds } from '../ops/rounds.ts'
import type { Guest } from '../storage/types.ts'
import { freshTable } from '../tables/creation.ts'
import { beginDealing, commitShare, isDealing } from '../tables/dice.ts'
import { tableInfo } from '../tables/info.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { begin, botSeat, seatOf, STAND_IN, withSeat } from '../tables/seats.ts'
import { walkOut } from '../tables/walk-out.ts'
import { Refused } from '../workers/refused.ts'
import { clockFor, freeSeats, holdsFor } from './fitting.ts'
import { nearInfo } from './nearness.ts'
import { type House, type Looks, type Player, playersAt, Seating, type Wish } from './seating.ts'
import type { SeekRow } from './seeks.ts'

/** Searches that are ended at a time, and how often they are looked for. */
const MOST = 50
const LOOK_MS = 30_000

export class Finder {
  private readonly house: House
  private readonly seating: Seating
  private readonly rounds = new Rounds(() => this.look(), LOOK_MS)

  constructor(house: House) {
    this.house = house
    this.seating = new Seating(house)
    house.presence.onChange((table) => this.cameOrWent(table))
  }

  start(): void {
    this.rounds.start()
  }

  stop(): Promise<void> {
    return this.rounds.stop()
  }

  /** Looks anew: whatever this person looked for before is given up. */
  search(guest: Guest, asked: NewSeek): Promise<void> {
    const { storage, meta } = this.house
    if (asked.zone !== undefined && !isZone(asked.zone)) throw new Refused('bad-config')
    // What a guest plays does not count.
    if (asked.counts === 'rated' && !guest.rateable) throw new Refused('not-allowed')
    const games = asked.games.filter(({ game }) => playersAt(meta(game), asked.players).length > 0)
    if (games.length === 0) throw new Refused('bad-config')
    return storage.alone(async () => {
      if (asked.pace !== 'none' && (await storage.besideOlder())) throw new Refused('busy')
      await this.giveUp(guest.id)
      const wanted = await this.seating.wanted(guest, asked)
      // A game that can begin now is better than any that has to be waited for.
      const ready = await this.seating.joinAny(guest, games, wanted, true)
      if (ready) return await this.wait(guest, ready.wish, ready.table, wanted)
      for (const wish of games) {
        const found = await this.seating.joinAny(guest, [wish], wanted, false)
        await this.wait(guest, wish, found?.table ?? (await this.open(guest, wish, asked)), wanted)
      }
    })
  }

  private async open(guest: Guest, { game, share }: Wish, asked: NewSeek): Promise<LiveTable> {
    const { tables, meta, mayOpen, now } = this.house
    await mayOpen(guest)
    const box = meta(game)
    // With the fewest it is complete the soonest.
    const players = Math.min(...playersAt(box, asked.players))
    const plan = { players, visibility: 'public', hints: false, seat: 0, bots: [], matched: true } as const
    const rated = asked.counts !== 'friendly'
    const manners = { clock: clockFor(asked.pace, asked.zone ?? 'UTC'), whenOut: 'bot', standIn: STAND_IN } as const
    const row = freshTable(box, guest, { ...plan, ...manners, rated }, now())
    const doc = share === undefined ? row.doc : commitShare(row, guest.id, share)
    return await tables.create({ ...row, doc })
  }

  private async wait(guest: Player, { game }: Wish, table: LiveTable, looks: Looks): Promise<void> {
    const { storage } = this.house
    const { players, pace, counts, near, at } = looks
    const points = near ? await this.seating.rating(game, looks) : null
    const until = at + holdsFor(pace)
    await storage.company.seeks.put({
      person: guest.id,
      game,
      players,
      pace,
      counts,
      points,
      table: table.id,
      at,
      until,
    })
    await this.seated(table)
  }

  /** Whoever waits alone for people near their rating takes what has come near enough meanwhile. */
  private async widen(seek: SeekRow): Promise<void> {
    const { storage, tables } = this.house
    const table = await tables.at(seek.table).catch(unlessGone)
    const seat = table?.row.doc.seats.find(({ guest }) => guest === seek.person)
    const alone = table?.row.doc.seats.every(({ guest }) => guest === null || guest === seek.person)
    if (!table || !seat || !alone || table.row.status !== 'open') return
    const { person: id, game, players, pace, counts, at } = seek
    const { name, rateable } = seat
    const looks = { ...(await this.seating.wanted({ id, name, rateable }, { players, pace, near: true })), counts, at }
    const found = await this.seating.joinAny({ id, name, rateable }, [{ game }], looks, false)
    if (!found) return
    await walkOut(table, id)
    await storage.company.seeks.put({ ...seek, table: found.table.id })
    await this.seated(found.table)
  }

  /** Somebody has sat down, or the host has begun: at a complete table nobody looks any longer who sits there, and the game begins. */
  async seated(table: LiveTable): Promise<void> {
    const { storage, now } = this.house
    const { row } = table
    if ((row.status !== 'open' && row.status !== 'running') || freeSeats(row) > 0) return
    const waiting = await storage.company.seeks.at(table.id)
    await storage.company.seeks.found(table.id, now())
    for (const { person } of waiting) {
      for (const other of await storage.company.seeks.of(person)) {
        if (other.table !== table.id) await this.end(other)
      }
    }
    await this.begin(table)
  }

  /** Somebody has left, or was sent away: they do not wait here any longer. */
  async unseated({ id, row }: LiveTable): Promise<void> {
    const { seeks } = this.house.storage.company
    for (const seek of await seeks.at(id)) if (seatOf(row, seek.person) === null) await seeks.remove(seek)
  }

  /** Live only when everybody is at the table; over days people are called to it. */
  private async begin(table: LiveTable): Promise<void> {
    const { presence, now } = this.house
    const { row } = table
    const { host, matched, clock, seats } = row.doc
    if (!matched || host === null || row.status !== 'open' || isDealing(row) || freeSeats(row) > 0) return
    const there = seats.every(({ guest }) => guest === null || presence.connected(guest, table.id))
    if (clock?.kind === 'live' && !there) return
    await table.remake((fresh) => beginDealing(fresh, begin(fresh, host), now())).catch(unlessBegun)
  }

  private cameOrWent(id: string): void {
    const table = this.house.tables.known(id)
    if (!table?.row.doc.matched || table.row.status !== 'open') return
    this.begin(table).catch((error: unknown) => {
      this.house.log.warn({ err: error, table: id }, 'a table that is complete could not begin')
    })
  }

  /** The host does not wait any longer: bots take the seats that are free, and nobody's else. */
  async fillWithBots(table: LiveTable, host: string, bot: () => string): Promise<void> {
    const { now } = this.house
    await table.remake((row) => {
      if (row.doc.host !== host) throw new Refused('not-allowed')
      if (row.status !== 'open' || isDealing(row)) throw new Refused('already-started')
      const doc = row.doc.seats.reduce(
        (made, { kind }, seat) => (kind === 'open' ? withSeat(made, seat, botSeat(bot())) : made),
        row.doc,
      )
      return { doc, calls: completed(row, doc, host, now()) }
    })
    await this.seated(table)
  }

  /** What somebody looks for now, each with the table at which they wait. */
  async of(person: string): Promise<Seek[]> {
    const { storage, tables, now } = this.house
    const rows = await storage.company.seeks.of(person)
    const all = rows.map(async (seek): Promise<Seek | null> => {
      const table = await tables.at(seek.table)
      // A process that did not live to do it has left this to do.
      if (seek.foundAt === null) await this.seated(table)
      const you = seatOf(table.row, person)
      if (you === null || table.row.status === 'finished' || table.row.status === 'stopped') return null
      const { game, pace, counts, at, until } = seek
      const found = table.row.status === 'running' || freeSeats(table.row) === 0
      const near = nearInfo(seek, now())
      return { game, pace, counts, near, at, until, found, table: tableInfo(table.row, -1), you }
    })
    return (await Promise.all(all)).flatMap((seek) => seek ?? [])
  }

  /** Gives up looking, and the seats with it, but for those at tables that are complete. */
  cancel(person: string): Promise<void> {
    return this.house.storage.alone(() => this.giveUp(person))
  }

  private async giveUp(person: string): Promise<void> {
    for (const seek of await this.house.storage.company.seeks.of(person)) await this.end(seek)
  }

  private async end(seek: SeekRow): Promise<void> {
    const { storage, tables } = this.house
    try {
      const table = await tables.at(seek.table)
      const waits = table.row.status === 'open' && freeSeats(table.row) > 0
      if (waits && seatOf(table.row, seek.person) !== null) await walkOut(table, seek.person)
    } catch (error) {
      // The table is gone, or has begun in this moment: then there is nothing to leave.
      if (!(error instanceof Refused)) throw error
    }
    await storage.company.seeks.remove(seek)
  }

  /** Ends what has waited long enough, and what is not open any more; brings together who is near enough by now. */
  async look(): Promise<void> {
    const { storage, now, log } = this.house
    const { seeks } = storage.company
    try {
      const over = await seeks.over(now(), MOST)
      const near = await seeks.near(MOST)
      if (over.length + near.length === 0) return
      await storage.alone(async () => {
        for (const seek of over) await this.settle(seek)
        // Read again: somebody may have come to them since.
        for (const seek of near.length === 0 ? [] : await seeks.near(MOST)) await this.widen(seek)
      })
    } catch (error) {
      log.warn({ err: error }, 'searches that are over could not be ended')
    }
  }

  /** A game that has begun without a word of it was found; everything else is over. */
  private async settle(seek: SeekRow): Promise<void> {
    const { tables, now } = this.house
    const table = await tables.at(seek.table).catch(unlessGone)
    const begun = seek.until > now() && table?.row.status === 'running'
    await (begun ? this.seated(table) : this.end(seek))
  }
}

function unlessGone(error: unknown): null {
  if (error instanceof Refused) return null
  throw error
}

/** Another process has begun it, or somebody has left in this moment. */
function unlessBegun(error: unknown): void {
  if (!(error instanceof Refused)) throw error
}
