/** Keeps the database small: now and then a run, which does a little, rests, and does a little more. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Metrics } from '../ops/metrics.ts'
import type { Storage } from '../storage/types.ts'
import type { Upkeep } from '../storage/upkeep.ts'
import { CHORES, chores, type Desk, due, type Step, type StepName } from './chores.ts'
import type { RetentionConfig } from './lifetimes.ts'

/** After a step retention rests for so many times as long as it took: play has the database nine tenths of the time. */
const REST = 9
/** So far the things that are due are counted. */
const COUNTED = 500

interface House {
  readonly storage: Storage
  readonly metrics: Pick<Metrics, 'retention'>
  readonly log: Logger
  now(this: void): number
  /** A table is another one now, or gone. */
  changed(this: void, table: string): Promise<void>
  /** Writes down what came of a finished game. */
  conclude(this: void, table: string): Promise<void>
}

export class Retention {
  private readonly house: House
  private readonly config: RetentionConfig
  private readonly stopping = new AbortController()
  private loop: Promise<void> = Promise.resolve()

  constructor(house: House, config: RetentionConfig) {
    this.house = house
    this.config = config
  }

  start(): void {
    this.loop = this.goOn()
  }

  /** Settles when the step that was being done is done. */
  async stop(): Promise<void> {
    this.stopping.abort()
    await this.loop
  }

  private async goOn(): Promise<void> {
    while (await this.rest(this.config.everyMs)) await this.run()
  }

  /** All that is due. False if another process was at it, or something failed. */
  async run(): Promise<boolean> {
    const { storage, log, metrics } = this.house
    try {
      return (await storage.upkeep((upkeep) => this.work(upkeep))) ?? false
    } catch (error) {
      metrics.retention.failures.inc()
      log.error({ err: error }, 'retention failed; it will be tried again')
      return false
    }
  }

  private async work(upkeep: Upkeep): Promise<boolean> {
    const { storage, log, metrics, now, changed, conclude } = this.house
    const failed = (error: unknown): void => {
      metrics.retention.failures.inc()
      log.error({ err: error }, 'retention leaves something as it is')
    }
    const desk: Desk = { upkeep, storage, config: this.config, now: now(), changed, conclude, failed }
    if (upkeep.besideOlder) log.info('a process of an older release is at work: no game is compacted until it has gone')
    await this.count(desk)
    for (const [name, step] of chores(desk)) await this.through(name, step)
    await this.count(desk)
    metrics.retention.lastRun.set(now() / 1000)
    return true
  }

  private async through(name: StepName, step: Step): Promise<void> {
    const { retention } = this.house.metrics
    while (!this.stopping.signal.aborted) {
      const begun = performance.now()
      const done = await step()
      const took = performance.now() - begun
      retention.stepSeconds.observe(took / 1000)
      if (done === null) return
      if (name !== 'space') retention.done.inc({ kind: name }, done)
      await this.rest(Math.max(this.config.pauseMs, REST * took))
    }
  }

  private async count(desk: Desk): Promise<void> {
    const counts = await due(desk, COUNTED)
    for (const kind of CHORES) this.house.metrics.retention.backlog.set({ kind }, counts[kind])
  }

  /** False when it is time to stop. */
  private async rest(ms: number): Promise<boolean> {
    const { signal } = this.stopping
    await pause(ms, null, { signal, ref: false }).catch(() => {})
    return !signal.aborted
  }
}
