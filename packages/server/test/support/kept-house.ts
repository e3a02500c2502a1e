/** A house with an owner: on SQLite, and across two processes on PostgreSQL; the command line is another process beside them. */
import { type Act, ActList } from '@waystation/protocol'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { adminCommand } from '../../src/ops/commands.ts'
import { openStorage } from '../../src/storage/open.ts'
import { House, type Member } from './house.ts'
import type { Person } from './person.ts'
import type { Backend } from './storages.ts'

export const DAY = 24 * 3600 * 1000

/** Open for the tests of this file; the owner is Hazel, with a fresh proof before each. */
export class KeptHouse extends House {
  private hazel: Member | null = null

  constructor(backend: Backend) {
    super(backend)
    beforeAll(async () => {
      await this.open({ trustProxy: 1, rates: { requestsPerMinute: 1e6 } })
      this.hazel = await this.member('Hazel')
      await this.admin('owner', 'Hazel')
    })
    // Hours and days pass between: a proof is old soon.
    beforeEach(() => this.prove())
    afterAll(() => this.close())
  }

  get owner(): Member {
    if (!this.hazel) throw new Error('the house is closed')
    return this.hazel
  }

  /** The owner signs in anew. */
  async prove(): Promise<void> {
    this.hazel = { ...this.owner, person: this.browser() }
    await this.enter(this.owner.person, this.owner.key)
  }

  /** What the command line says. */
  async admin(...args: readonly string[]): Promise<{ code: number; text: string }> {
    const { dataDir, databaseUrl } = this.where
    const said: string[] = []
    const env = { DATA_DIR: dataDir, LANG: 'en', ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) }
    const to = (text: string): number => said.push(text)
    const code = await adminCommand(args, env, { out: to, err: to })
    return { code, text: said.join('') }
  }

  async idOf(name: string): Promise<string> {
    const found = JSON.parse((await this.admin('find', name, '--json')).text) as { id: string }[]
    return found[0].id
  }

  async acts(): Promise<Act[]> {
    return (await this.owner.person.get('/api/owner/acts', ActList)).acts
  }

  inDays(days: number): number {
    return this.clock + days * DAY
  }

  async asStorage<R>(work: (storage: Awaited<ReturnType<typeof openStorage>>) => Promise<R>): Promise<R> {
    const storage = await openStorage(this.where)
    try {
      return await work(storage)
    } finally {
      await storage.close()
    }
  }
}

/** The code with which something is refused; empty where it is not. */
export async function refusedOrNot(person: Person, method: string, path: string, body?: unknown): Promise<string> {
  const answer = await person.fetch(method, path, body)
  return answer.ok ? '' : ((await answer.json()) as { error: { code: string } }).error.code
}
