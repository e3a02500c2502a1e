/** A house for tests of accounts: on PostgreSQL two processes, so that hardly two requests in a row meet the same one. */
import { Entered, NewCodes, PasskeyMade } from '@waystation/protocol'
import type { RunningServer } from '../../src/server.ts'
import { Authenticator, begun } from './authenticator.ts'
import { Person } from './person.ts'
import { type ConfigChange, testServer } from './server.ts'
import type { Backend, Where } from './storages.ts'

export const HOUSE = 'https://games.example'

export interface Member {
  readonly person: Person
  readonly key: Authenticator
  readonly codes: readonly string[]
}

/** Goes from one process to the other with every request. */
class Wanderer extends Person {
  private readonly urls: readonly string[]
  private step = 0

  constructor(urls: readonly string[]) {
    super(urls[0])
    this.urls = urls
  }

  override fetch(...args: Parameters<Person['fetch']>): Promise<Response> {
    this.url = this.urls[this.step++ % this.urls.length]
    return super.fetch(...args)
  }
}

export class House {
  clock = Date.UTC(2026, 10, 18, 12)
  where: Where = { dataDir: '', databaseUrl: null }
  private servers: RunningServer[] = []
  private readonly backend: Backend

  constructor(backend: Backend) {
    this.backend = backend
  }

  async open(change: ConfigChange = {}): Promise<void> {
    await this.backend.start()
    this.where = await this.backend.fresh()
    await this.start(change)
  }

  async start(change: ConfigChange = {}): Promise<void> {
    const config = { publicUrl: new URL(HOUSE), limits: { lookMs: 3_600_000 }, ...change }
    const processes = this.backend.name === 'SQLite' ? 1 : 2
    for (let i = 0; i < processes; i++) {
      this.servers.push(await testServer(this.where, config, undefined, () => this.clock))
    }
  }

  async stop(): Promise<void> {
    for (const server of this.servers.splice(0)) await server.stop()
  }

  async close(): Promise<void> {
    await this.stop()
    await this.backend.stop()
  }

  get urls(): string[] {
    return this.servers.map(({ url }) => url)
  }

  async later(ms: number): Promise<void> {
    this.clock += ms
    for (const server of this.servers) await server.look()
  }

  /** A browser of somebody. */
  browser(): Person {
    return new Wanderer(this.urls)
  }

  async guest(name: string): Promise<Person> {
    const person = this.browser()
    await person.send('PUT', '/api/me', { name, language: 'en' })
    return person
  }

  /** Somebody with an account that began with a passkey. */
  async member(name: string): Promise<Member> {
    const person = await this.guest(name)
    const key = new Authenticator(HOUSE)
    const ceremony = await begun(person, '/api/me/passkeys/begin', { name })
    const { codes } = PasskeyMade.parse(
      await person.send('POST', '/api/me/passkeys', { ceremony: ceremony.ceremony, response: key.make(ceremony) }),
    )
    return { person, key, codes: codes ?? [] }
  }

  /** Somebody whose account has codes and nothing else. */
  async coded(name: string): Promise<{ person: Person; codes: readonly string[] }> {
    const person = await this.guest(name)
    return { person, ...NewCodes.parse(await person.send('POST', '/api/me/account', { name })) }
  }

  /** Signs in in a browser. */
  async enter(browser: Person, key: Authenticator, more: object = {}): Promise<Entered> {
    const ceremony = await begun(browser, '/api/auth/passkey/begin')
    const body = { ceremony: ceremony.ceremony, response: key.show(ceremony), ...more }
    return Entered.parse(await browser.send('POST', '/api/auth/passkey', body))
  }
}
