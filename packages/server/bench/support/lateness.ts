/** How late the event loops of a server and of the load generator are while answers are on their way: where a late answer has waited. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Of the timer by which it is measured, in the server's metrics as here. */
const TIMER_MS = 10

/** 99 of 100, in milliseconds. */
export interface Lateness {
  readonly serverMs: number
  readonly clientMs: number
}

export class Latenesses {
  private readonly url: string
  private readonly own = monitorEventLoopDelay({ resolution: TIMER_MS })
  private readonly all: Lateness[] = []

  constructor(url: string) {
    this.url = url
  }

  /** What came before does not count: who reads the metrics of a server sets them back. */
  async begin(): Promise<void> {
    await this.ofServer()
    this.own.reset()
    this.own.enable()
  }

  async end(): Promise<void> {
    this.own.disable()
    const clientMs = this.own.percentile(99) / 1e6 - TIMER_MS
    this.all.push({ serverMs: await this.ofServer(), clientMs })
  }

  private async ofServer(): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text()
    return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]) * 1000 - TIMER_MS
  }

  /** The worst of all waves. */
  tell(): string {
    const most = (of: (one: Lateness) => number): string => Math.max(0, ...this.all.map(of)).toFixed(0)
    return `event loops late by at most, 99 of 100: server ${most((one) => one.serverMs)} ms, client ${most((one) => one.clientMs)} ms`
  }
}
