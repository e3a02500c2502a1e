/** What routes work with. */
import { randomInt } from 'node:crypto'
import { BOT_IDS, inSomeStyle } from '@waystation/bots'
import type { Meta } from '@waystation/kernel'
import { Finder } from '../company/finder.ts'
import type { ServerConfig } from '../config.ts'
import { Allowance } from '../security/allowance.ts'
import { ChatLimit } from '../security/chat-limit.ts'
import type { Keeper } from '../keeping/keeper.ts'
import type { HouseKey } from '../security/house-key.ts'
import type { Guest, Storage } from '../storage/types.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { seatOf, wasDismissed } from '../tables/seats.ts'
import type { Tables } from '../tables/tables.ts'
import { Refused } from '../workers/refused.ts'

export type KnownRules = { readonly [game: string]: readonly number[] }

interface Shelf {
  readonly games: ReadonlyMap<string, Meta>
  readonly rules: KnownRules
}

/** What signs cookies, and what signs records. */
interface Keys {
  readonly key: string
  readonly house: HouseKey
}

export class Context {
  readonly config: ServerConfig
  readonly tables: Tables
  readonly storage: Storage
  readonly games: ReadonlyMap<string, Meta>
  /** By game: the versions of its rules that can be played here, oldest first. */
  readonly rules: KnownRules
  readonly key: string
  readonly house: HouseKey
  readonly chatLimit: ChatLimit
  readonly finder: Finder
  readonly keeper: Keeper
  private readonly openings: Allowance
  private readonly arrivals: Allowance
  private readonly outListeners: ((sessions: readonly string[]) => void)[] = []

  constructor(
    config: ServerConfig,
    { tables, keeper }: { tables: Tables; keeper: Keeper },
    { games, rules }: Shelf,
    { key, house }: Keys,
  ) {
    this.config = config
    this.tables = tables
    this.keeper = keeper
    this.storage = tables.services.storage
    this.games = games
    this.rules = rules
    this.key = key
    this.house = house
    this.chatLimit = new ChatLimit(config.rates.chatPerMinute)
    const { newTablesPerHour, guestsPerHour } = config.caps
    this.openings = new Allowance(newTablesPerHour / 3600, newTablesPerHour)
    this.arrivals = new Allowance(guestsPerHour / 3600, guestsPerHour)
    const { presence, log } = tables.services
    this.finder = new Finder({
      storage: this.storage,
      tables,
      presence,
      log,
      meta: (game) => this.meta(game),
      mayOpen: (guest) => this.checkOpening(guest),
      now: () => this.now(),
    })
  }

  now(): number {
    return this.tables.services.now()
  }

  /** Told of sessions that are over, whichever process ended them. */
  onSignedOut(listener: (sessions: readonly string[]) => void): void {
    this.outListeners.push(listener)
  }

  signedOut(sessions: readonly string[]): void {
    for (const listener of this.outListeners) listener(sessions)
  }

  meta(id: string): Meta {
    const meta = this.games.get(id)
    if (!meta) throw new Refused('unknown-game')
    return meta
  }

  /** For somebody who is away: a level, and no taste of its own. */
  checkBot(id: string): void {
    if (!BOT_IDS.some((bot) => bot === id)) throw new Refused('unknown-bot')
  }

  /** A bot that plays as itself, in some style if none was asked for. */
  botFor(game: string, asked: string): string {
    const bot = inSomeStyle(this.meta(game), asked, randomInt)
    if (bot === null) throw new Refused('unknown-bot')
    return bot
  }

  /** Refused when this guest has taken up enough of the house. `unfinished`: whether the new table is one that can be played. */
  async checkOpening({ id }: Guest, unfinished = true): Promise<void> {
    if (!this.openings.take(id)) throw new Refused('too-many-requests')
    const { tablesPerGuest } = this.config.caps
    if (unfinished && (await this.storage.countUnfinished(id)) >= tablesPerGuest) throw new Refused('too-many-tables')
  }

  checkArrival(address: string): void {
    if (!this.arrivals.take(address)) throw new Refused('too-many-requests')
  }

  /** The table, if this guest may see it. A private table does not exist for those who were not invited. */
  async table(id: string, guest: Guest | null): Promise<LiveTable> {
    const table = await this.tables.at(id)
    if (table.row.visibility === 'public' || seatOf(table.row, guest?.id ?? null) !== null) return table
    const { clubs } = this.storage.company
    const welcome = guest && !wasDismissed(table.row, guest.id)
    if (welcome && (await this.storage.isMember(id, guest.id))) return table
    if (welcome && (await clubs.welcomes(id, guest.id))) return table
    throw new Refused('not-found')
  }

  /** The same, for those who want to play there: refused, before anything changes, if its rules are not known here. */
  async playable(id: string, guest: Guest | null): Promise<LiveTable> {
    const table = await this.table(id, guest)
    const { game, rules } = table.row
    if (!this.rules[game]?.includes(rules)) throw new Refused('unknown-rules')
    return table
  }
}

export function tableAnswer(table: LiveTable, guest: Guest | null) {
  return { table: table.info(), you: seatOf(table.row, guest?.id ?? null) }
}
