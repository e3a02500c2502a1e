/** A house whose clock the test turns, with a mail server and a push service that keep what arrives. */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewChannel, PushMessage } from '@waystation/protocol'
import { openHouse } from './house-process.ts'
import { test as base } from './house.ts'

/** Beside the ports of the other houses. */
const PORT = String(Number(process.env['WAYSTATION_E2E_PORT']) + 20_002)

interface Mail {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
}

interface Answer {
  readonly id: number
  readonly answer: unknown
}

export class DaysHouse {
  private readonly server: ChildProcess
  private asked = 0

  constructor(server: ChildProcess) {
    this.server = server
  }

  private tell<T>(message: { readonly later?: number; readonly ask?: string }): Promise<T> {
    const id = ++this.asked
    return new Promise((resolve) => {
      const hear = (heard: unknown): void => {
        const { id: to, answer } = heard as Answer
        if (to !== id) return
        this.server.off('message', hear)
        resolve(answer as T)
      }
      this.server.on('message', hear)
      this.server.send({ id, ...message })
    })
  }

  /** Time goes on, and whatever is due is done. */
  later(ms: number): Promise<null> {
    return this.tell({ later: ms })
  }

  /** What has arrived since it was asked last; the same for pushes, which were decrypted as a browser does it. */
  mails(): Promise<Mail[]> {
    return this.tell({ ask: 'mails' })
  }

  pushes(): Promise<PushMessage[]> {
    return this.tell({ ask: 'pushes' })
  }

  /** As a browser gets it from its push service. */
  subscription(): Promise<Extract<NewChannel, { kind: 'push' }>> {
    return this.tell({ ask: 'subscription' })
  }
}

async function opened(use: (house: DaysHouse) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'waystation-days-'))
  const { server, stop } = await openHouse({ port: PORT, dataDir }, 'scripts/e2e-days-server.mjs')
  try {
    await use(new DaysHouse(server))
  } finally {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export const test = base.extend<{ house: DaysHouse }>({
  // oxlint-disable-next-line no-empty-pattern -- how Playwright is told that a fixture needs no other
  house: [({}, use) => opened(use), { timeout: 120_000 }],
  baseURL: ({ house: _house }, use) => use(`http://localhost:${PORT}`),
})
