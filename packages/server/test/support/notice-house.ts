/** A house that sends notices, to receivers of the tests' own, with a clock that they turn. */
import { Channel, type NoticePrefs } from '@waystation/protocol'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { DEFAULT_PREFS } from '../../src/notices/timing.ts'
import type { RunningServer } from '../../src/server.ts'
import { Person } from './person.ts'
import { MailBox, WebBox } from './post-box.ts'
import { testServer } from './server.ts'
import type { Backend } from './storages.ts'

export const HOUSE = 'https://games.example'
/** A Wednesday, 12:00 in London. */
export const NOON = Date.UTC(2026, 10, 18, 12)
export const NEVER = { push: 'never', mail: 'never', hook: 'never' } as const
export const AT_ONCE = { push: 0, mail: 0, hook: 0 } as const

/** Where a letter leads that the house has signed. */
export const letterIn = (text: string): string => /https:\/\/games\.example(\/api\/letters\/\S+)/.exec(text)?.[1] ?? ''

export class NoticeHouse {
  readonly hook = new WebBox()
  readonly push = new WebBox()
  readonly mail = new MailBox()
  clock = NOON
  private running: RunningServer | null = null

  get server(): RunningServer {
    if (!this.running) throw new Error('the house is closed')
    return this.running
  }

  /** Open for the tests of this file; what arrived is forgotten after each. */
  constructor(backend: Backend) {
    const boxes = [this.hook, this.push, this.mail]
    beforeAll(async () => {
      await Promise.all([backend.start(), ...boxes.map((box) => box.open())])
      const change = {
        publicUrl: new URL(HOUSE),
        noticeNetworks: ['127.0.0.1'],
        mail: { url: this.mail.url, from: 'Waystation <notices@games.example>' },
        limits: { lookMs: 3_600_000, graceMs: 0 },
      }
      this.running = await testServer(await backend.fresh(), change, undefined, () => this.clock)
    })
    afterAll(async () => {
      await this.server.stop()
      await Promise.all([backend.stop(), ...boxes.map((box) => box.close())])
    })
    afterEach(() => {
      for (const box of boxes) box.clear()
      this.hook.status = 204
      this.push.status = 201
      this.mail.refused.clear()
    })
  }

  /** Time goes on, and whatever is due is done. */
  readonly later = async (ms: number): Promise<void> => {
    this.clock += ms
    await this.server.look()
  }

  readonly prefer = (person: Person, change: Partial<NoticePrefs>): Promise<unknown> =>
    person.send('PUT', '/api/me/notices', { ...DEFAULT_PREFS, ...change })

  readonly hooked = async (person: Person, path = '/hook'): Promise<Channel> =>
    Channel.parse(await person.send('POST', '/api/me/channels', { kind: 'hook', address: this.hook.url + path }))

  readonly confirmed = async (person: Person, address: string): Promise<void> => {
    await person.send('POST', '/api/me/channels', { kind: 'mail', address })
    const [letter] = this.mail.mails.splice(0)
    await person.fetch('POST', letterIn(letter.text))
  }

  /** Ann and Bob at a game of tic-tac-toe; Ann begins. */
  readonly table = async (language: 'en' | 'fr' = 'en') => {
    const { url } = this.server
    const [ann, bob] = [await Person.named(url, 'Ann'), await Person.named(url, 'Bob', language)]
    const begin = async (): Promise<string> => {
      const id = await ann.open('tic-tac-toe')
      await bob.table(`/api/tables/${id}/join`)
      await ann.table(`/api/tables/${id}/start`)
      return id
    }
    return { ann, bob, begin }
  }

  readonly mark = (person: Person, id: string, seq: number, cell: number): Promise<unknown> =>
    person.send('POST', `/api/tables/${id}/answer`, { id: `a${seq}`, seq, option: `mark ${cell}` })
}
