/**
 * Each process says at the database that it is alive, while any clock runs. When none has said so for a while the house was away: that time
 * counts for nobody. So does the time for which a machine slept, or its database was out of reach.
 */
import type { Logger } from 'pino'
import { Rounds } from '../ops/rounds.ts'
import type { Storage } from '../storage/types.ts'
import type { Pauses } from './pauses.ts'

/** Beats that may be missed before it was an outage. */
const PATIENCE = 2.25
/** People need a moment to come back after the house does. */
const COMING_BACK = 60_000
const FORGET = 24 * 3600 * 1000

interface Options {
  readonly storage: Storage
  readonly pauses: Pauses
  /** The name of this process. */
  readonly process: string
  readonly beatMs: number
  readonly log: Logger
  now(this: void): number
}

export class Beats {
  private readonly options: Options
  private readonly rounds: Rounds
  private lastAt = 0
  /** When this process last saw that no clock ran. */
  private restedAt = Number.NEGATIVE_INFINITY

  constructor(options: Options) {
    this.options = options
    this.rounds = new Rounds(() => this.tryToBeat(), options.beatMs)
  }

  /** Before anything is played: what came before may have been an outage. */
  async start(): Promise<void> {
    await this.beat()
    this.rounds.start()
  }

  /** Before anybody's time is called: an outage that has just ended may not have been noticed yet. */
  async notice(): Promise<void> {
    const { now, beatMs } = this.options
    if (now() - this.lastAt > PATIENCE * beatMs) await this.beat()
  }

  stop(): Promise<void> {
    return this.rounds.stop()
  }

  private tryToBeat(): Promise<void> {
    return this.beat().catch((error: unknown) => {
      this.options.log.warn({ err: error }, 'this process could not say that it is alive')
    })
  }

  private async beat(): Promise<void> {
    const { storage, pauses, process, beatMs, now } = this.options
    const [next, last, at] = [await storage.nextDeadline(), await storage.lastBeat(), now()]
    const silent = (since: number): boolean => at - since > PATIENCE * beatMs
    this.lastAt = at
    if (next === null) {
      this.restedAt = at
      // Of a house that dies before its first clock has run for long it is known that it was there.
      if (last === null) await storage.beat(process, at, at - FORGET)
      return
    }
    // Nobody beats while no clock runs: a clock that has just begun finds no outage.
    if (last !== null && silent(last) && silent(this.restedAt)) await storage.addOutage(last, at + COMING_BACK)
    await storage.beat(process, at, at - FORGET)
    await pauses.refresh()
  }
}
