/** Server processes that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Bundled, bundleServer } from './bundled.ts'
import { BUNDLE } from './made-once.ts'
import type { ConfigChange } from './server.ts'
import type { Where } from './storages.ts'

export class ServerProcess {
  readonly url: string
  readonly pid: number
  private readonly child: ChildProcess

  constructor(child: ChildProcess, url: string) {
    this.child = child
    this.pid = child.pid ?? 0
    this.url = url
  }

  /** No farewell. */
  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  stop(): Promise<void> {
    return this.end('SIGTERM')
  }

  /** Settles when it is gone by itself. */
  async gone(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    await new Promise<void>((resolve) => this.child.once('exit', () => resolve()))
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const gone = new Promise<void>((resolve) => this.child.once('exit', () => resolve()))
    this.child.kill(signal)
    await gone
  }
}

/** Runs so much faster than that of the machine, since then. */
export interface FastClock {
  readonly rate: number
  readonly zero: number
}

const TRUE_CLOCK: FastClock = { rate: 1, zero: 0 }

/** Bundles once, starts often. */
export class Processes {
  private bundled: Bundled | null = null

  async prepare(): Promise<void> {
    const url = process.env[BUNDLE]
    this.bundled = url === undefined ? await bundleServer() : { url, remove: () => {} }
  }

  async start(
    where: Where,
    change: ConfigChange = {},
    diesTelling = false,
    clock: FastClock = TRUE_CLOCK,
  ): Promise<ServerProcess> {
    if (!this.bundled) throw new Error('not prepared')
    const { url: bundle } = this.bundled
    const games = `${bundle}games.mjs`
    const args = [
      fileURLToPath(`${bundle}serve.mjs`),
      JSON.stringify({ where, change: { modules: [games], ...change }, diesTelling, clock }),
    ]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const url = await new Promise<string>((resolve, reject) => {
      child.once('message', (message) => resolve(message as string))
      child.once('exit', (code, signal) => reject(new Error(`the server ended: ${code ?? signal}`)))
    })
    return new ServerProcess(child, url)
  }

  remove(): void {
    this.bundled?.remove()
  }
}
