/**
 * What this process knows of who may not come in and of what everybody is told, and what it does when keepers of the house have acted
 * anywhere: streams of those who are banned are closed, orders for tables carried out.
 */
import type { Announcement as Told } from '@waystation/protocol'
import type { Logger } from 'pino'
import { Rounds } from '../ops/rounds.ts'
import { networkOf } from '../security/network.ts'
import { isLoopback, rangeOf, Ranges, rangeText } from '../security/range.ts'
import type { Guest, Storage } from '../storage/types.ts'
import { Queue } from '../tables/queue.ts'
import type { Tables } from '../tables/tables.ts'
import { carryOut } from './carry-out.ts'
import type { Announcement, Ban } from './types.ts'

/** Should news have been missed. */
const EVERY_MS = 60_000
/** So many people are remembered with the network they came from; nowhere but here. */
const MOST_SEEN = 10_000
/** The networks of somebody who was banned are added by processes that hear of it, and not by those that start later. */
const FRESH_MS = 60_000

/** Whoever comes, as far as bans go. */
export interface Comer {
  readonly person: Pick<Guest, 'id' | 'role' | 'bannedUntil'> | null
  /** What is kept of the mark of their browser; null: it has none. */
  readonly browser: string | null
  readonly address: string
}

export type Shut = Pick<Ban, 'until' | 'reason'>

interface Around {
  readonly storage: Storage
  readonly tables: Tables
  readonly log: Logger
  now(this: void): number
}

export class Keeper {
  private readonly around: Around
  private readonly queue = new Queue()
  private readonly listeners: ((told: boolean) => void | Promise<void>)[] = []
  private readonly networks = new Map<string, string>()
  private readonly rounds = new Rounds(() => this.heard(), EVERY_MS)
  private persons = new Map<string, Ban>()
  private browsers = new Map<string, Ban>()
  private ranges = new Ranges<Ban>()
  private announced: Announcement | null = null

  constructor(around: Around) {
    this.around = around
  }

  async start(): Promise<void> {
    await this.refresh()
    this.rounds.start()
  }

  async stop(): Promise<void> {
    await this.rounds.stop()
    await this.queue.run(() => Promise.resolve())
  }

  /** Told after bans were read again; `told`: what everybody is told has changed as well. */
  onChange(listener: (told: boolean) => void | Promise<void>): void {
    this.listeners.push(listener)
  }

  /** What everybody is told now. */
  get announcement(): Told | null {
    return this.announced !== null && this.announced.until > this.around.now() ? this.announced : null
  }

  /** Somebody asks for something: the network they come from is remembered, in case they have to go. */
  saw(person: string, address: string): void {
    this.networks.delete(person)
    this.networks.set(person, address)
    const [oldest] = this.networks.keys()
    if (this.networks.size > MOST_SEEN) this.networks.delete(oldest)
  }

  /** Why somebody may not come in; null: they may. Whoever keeps the house is stopped by their own ban only. */
  shut({ person, browser, address }: Comer): Shut | null {
    const now = this.around.now()
    if (person?.bannedUntil && person.bannedUntil > now) {
      return { until: person.bannedUntil, reason: this.persons.get(person.id)?.reason ?? '' }
    }
    if (person?.role) return null
    const ban = (browser === null ? undefined : this.browsers.get(browser)) ?? this.ranges.at(address)
    return ban && ban.until > now ? ban : null
  }

  /** Another process did something, or this one may have missed it. */
  heard(): Promise<void> {
    return this.refresh().catch((error: unknown) => {
      this.around.log.error({ err: error }, 'what keepers of the house did could not be followed')
    })
  }

  /** Reads everything again and does what follows from it. */
  refresh(): Promise<void> {
    return this.queue.run(async () => {
      const told = await this.read()
      for (const listener of this.listeners) await listener(told)
      await this.carryOutOrders()
    })
  }

  private async read(): Promise<boolean> {
    const { storage, now } = this.around
    const bans = await storage.keeping.standing(now())
    const added = await this.addNetworks(bans)
    const standing = added ? await storage.keeping.standing(now()) : bans
    const of = (kind: Ban['kind']) => standing.filter((ban) => ban.kind === kind)
    this.persons = new Map(of('person').map((ban) => [ban.subject, ban]))
    this.browsers = new Map(of('browser').map((ban) => [ban.subject, ban]))
    this.ranges = new Ranges()
    for (const ban of of('address')) {
      const range = rangeOf(ban.subject)
      if (range) this.ranges.add(range, ban)
    }
    const before = this.announced?.id
    this.announced = await storage.keeping.announced(now())
    return this.announced?.id !== before
  }

  /** Whether a network became known that a banned person comes from. */
  private async addNetworks(bans: readonly Ban[]): Promise<boolean> {
    const { storage, now } = this.around
    let added = false
    for (const ban of bans) {
      const address = this.networks.get(ban.subject)
      if (ban.kind !== 'person' || !ban.networks || ban.madeAt < now() - FRESH_MS || address === undefined) continue
      const range = networkRange(address)
      if (range !== null && (await storage.keeping.addNetwork(ban, range))) added = true
    }
    return added
  }

  private async carryOutOrders(): Promise<void> {
    const { storage, tables, now } = this.around
    for (const order of await storage.keeping.takeOrders(now())) {
      const { outcome, act } = await carryOut(tables, order)
      await storage.keeping.carriedOut(order, outcome, act, now())
    }
  }
}

/** Of the older kind the address alone: a network of many would be a guess. Null: everybody would be meant. */
function networkRange(address: string): string | null {
  if (isLoopback(address)) return null
  const network = networkOf(address)
  const range = rangeOf(network === address ? address : `${network}::/64`)
  return range && rangeText(range)
}
