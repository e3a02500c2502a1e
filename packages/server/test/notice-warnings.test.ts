/** Until when somebody has time, and warnings before it is up: with everything real but the network outside. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freshClock } from '../src/clocks/clock.ts'
import { DEFAULT_PREFS } from '../src/notices/timing.ts'
import { warningOf } from '../src/notices/warnings.ts'
import type { RunningServer } from '../src/server.ts'
import { Person } from './support/person.ts'
import { MailBox, WebBox } from './support/post-box.ts'
import { testServer } from './support/server.ts'
import { sqliteBackend } from './support/storages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** A Wednesday. */
const NOON = Date.UTC(2026, 10, 18, 12)
const DAYS = {
  kind: 'days',
  turnMs: DAY,
  reserveMs: 0,
  zone: 'UTC',
  hours: null,
  weekends: true,
  holidays: true,
} as const

describe('when a warning comes', () => {
  const times = { setting: DAYS, pauses: [] }
  const running = (turnMs: number, reserveMs = 0) => {
    const setting = { ...DAYS, turnMs, reserveMs }
    const { at, seats } = freshClock(setting, 2, NOON)
    const clock = { at, seats: seats.map((seat) => ({ ...seat, state: 'runs' as const })) }
    return (n: number) => warningOf(clock, 0, { ...times, setting }, n)
  }

  it('with a quarter of all the time left, and with two hours; each holds until the next', () => {
    const warning = running(DAY)
    expect(warning(0)).toEqual({ at: NOON + 18 * HOUR, by: NOON + 22 * HOUR, due: NOON + DAY })
    expect(warning(1)).toEqual({ at: NOON + 22 * HOUR, by: NOON + DAY, due: NOON + DAY })
    expect(running(DAY, 3 * DAY)(0)).toMatchObject({ at: NOON + 3 * DAY, due: NOON + 4 * DAY })
  })

  it('once where a quarter is less than two hours, and not at all where there never were two', () => {
    expect(running(6 * HOUR)(0)).toBeNull()
    expect(running(6 * HOUR)(1)).toMatchObject({ at: NOON + 4 * HOUR })
    expect(running(2 * HOUR)(1)).toBeNull()
  })

  it('in hours that count, and never for a clock that stands', () => {
    const setting = { ...DAYS, turnMs: 12 * HOUR, hours: { from: 9 * 60, to: 21 * 60 } }
    const { at, seats } = freshClock(setting, 1, NOON)
    const clock = { at, seats: [{ ...seats[0], state: 'runs' as const }] }
    // Nine hours today, three tomorrow: with three left it is nine o'clock this evening.
    expect(warningOf(clock, 0, { setting, pauses: [] }, 0)).toMatchObject({ at: NOON + 9 * HOUR, due: NOON + DAY })
    expect(warningOf(freshClock(setting, 1, NOON), 0, { setting, pauses: [] }, 0)).toBeNull()
  })
})

describe('at a table over days', () => {
  const [backend, hook, mail] = [sqliteBackend(), new WebBox(), new MailBox()]
  let server: RunningServer
  let clock = NOON

  beforeAll(async () => {
    await Promise.all([backend.start(), hook.open(), mail.open()])
    const change = {
      publicUrl: new URL('https://games.example'),
      noticeNetworks: ['127.0.0.1'],
      mail: { url: mail.url, from: 'Waystation <notices@games.example>' },
      // Nobody takes a turned clock for an outage.
      limits: { lookMs: 3_600_000, graceMs: 0, beatMs: 1_000_000_000 },
    }
    server = await testServer(await backend.fresh(), change, undefined, () => clock)
  })
  afterAll(async () => {
    await server.stop()
    await Promise.all([backend.stop(), hook.close(), mail.close()])
  })
  afterEach(() => hook.clear())

  const later = async (ms: number): Promise<void> => {
    clock += ms
    await server.look()
  }
  /** What the Bob of the test at hand was told; those of other tests have paths of their own. */
  let path = '/0'
  const told = () =>
    hook.arrived
      .filter((one) => one.path === path)
      .map(({ body }) => JSON.parse(body.toString()) as { title: string; items: { body: string }[] })
  const titles = (): string[] => told().map(({ title }) => title)
  const texts = (): string[] => told().flatMap(({ items }) => items.map(({ body }) => body))

  /** Ann has moved, Bob is to move; it is noon. */
  const waiting = async (change: Record<string, unknown> = {}, language: 'en' | 'fr' = 'en') => {
    clock += DAY - ((clock - NOON) % DAY)
    path = `/${clock}`
    const [ann, bob] = [await Person.named(server.url, 'Ann'), await Person.named(server.url, 'Bob', language)]
    await bob.send('POST', '/api/me/channels', { kind: 'hook', address: hook.url + path })
    const id = await ann.open('tic-tac-toe', { clock: DAYS, ...change })
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    await ann.send('POST', `/api/tables/${id}/answer`, { id: 'a', seq: 0, option: 'mark 5' })
    await later(1000)
    return { ann, bob, id }
  }
  const mark = (person: Person, id: string, seq: number, cell: number) =>
    person.send('POST', `/api/tables/${id}/answer`, { id: `a${seq}`, seq, option: `mark ${cell}` })

  it('a turn is told with the time there is for it, on the reader’s clock', async () => {
    const { ann, bob, id } = await waiting()
    expect(texts()).toEqual(['Mark an empty cell. You have until 12:00 UTC on Fri 20 Nov.'])
    await bob.send('PUT', '/api/me/notices', { ...DEFAULT_PREFS, zone: 'Europe/Paris' })
    await bob.send('PUT', '/api/me', { name: 'Bob', language: 'fr' })
    await mark(bob, id, 1, 1)
    await mark(ann, id, 2, 2)
    await later(0)
    expect(texts().at(1)?.replace(/\s/g, ' ')).toBe('Marquez une case vide. Vous avez jusqu’au ven. 20 nov. à 13:00.')
  })

  it('warns twice, then is silent: the bot plays, and that is told at the table', async () => {
    await waiting()
    await later(17 * HOUR)
    expect(titles().length).toBe(1)
    await later(HOUR)
    await later(HOUR)
    expect(titles()).toEqual(['Your turn: Tic-tac-toe with Ann', 'Your time is running out: Tic-tac-toe with Ann'])
    await later(3 * HOUR)
    expect(titles().length).toBe(3)
    await later(DAY)
    expect(titles().length).toBe(3)
  })

  it('not of a turn that was taken', async () => {
    const { bob, id } = await waiting()
    await mark(bob, id, 1, 1)
    await later(DAY - 2 * MINUTE)
    expect(titles()).toEqual(['Your turn: Tic-tac-toe with Ann'])
  })

  it('one at a time, and instead of the turn, after the house could not send for long', async () => {
    hook.status = 503
    await waiting()
    hook.status = 204
    hook.clear()
    clock += 23 * HOUR
    await server.look()
    await later(HOUR / 2)
    expect(titles()).toEqual(['Your time is running out: Tic-tac-toe with Ann'])
  })

  it('before quiet hours in which time will be up', async () => {
    const { bob } = await waiting({ clock: { ...DAYS, turnMs: 18 * HOUR } })
    // Time is up at six in the morning.
    await bob.send('PUT', '/api/me/notices', { ...DEFAULT_PREFS, quiet: { from: '22:00', to: '08:00' } })
    await later(9 * HOUR + 58 * MINUTE)
    expect(titles().length).toBe(1)
    await later(MINUTE)
    expect(titles()).toEqual(['Your turn: Tic-tac-toe with Ann', 'Your time is running out: Tic-tac-toe with Ann'])
  })

  it('who silenced the table, or wants no warnings, gets none', async () => {
    const first = await waiting()
    await first.bob.send('PUT', `/api/tables/${first.id}/notices`, { turn: 'never', over: null, named: null })
    await later(23 * HOUR)
    expect(titles().length).toBe(1)
    const { bob } = await waiting()
    const kinds = { ...DEFAULT_PREFS.kinds, warning: { push: 'never', mail: 'never', hook: 'never' } }
    await bob.send('PUT', '/api/me/notices', { ...DEFAULT_PREFS, kinds })
    await later(23 * HOUR)
    expect(titles().length).toBe(1)
  })

  it('live there are no warnings by these ways, and no letters', async () => {
    const live = { kind: 'live', bankMs: 3 * HOUR, addMs: 0 }
    const [ann, bob] = [await Person.named(server.url, 'Ann'), await Person.named(server.url, 'Bob')]
    await bob.send('POST', '/api/me/channels', { kind: 'mail', address: 'bob@people.example' })
    const letter = /https:\/\/games\.example(\/api\/letters\/\S+)/.exec(mail.mails.splice(0)[0].text)?.[1] ?? ''
    await bob.fetch('POST', letter)
    const id = await ann.open('tic-tac-toe', { clock: live })
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    await mark(ann, id, 0, 5)
    await later(2 * HOUR)
    expect(mail.mails).toEqual([])
  })

  it('wishes that were written before there were warnings hold, with the usual ones', async () => {
    const bob = await Person.named(server.url, 'Bob')
    const { warning: _new, ...older } = DEFAULT_PREFS.kinds
    await bob.send('PUT', '/api/me/notices', { ...DEFAULT_PREFS, dailyAt: '07:00', kinds: older })
    const { prefs } = (await bob.send('GET', '/api/me/notices')) as { prefs: unknown }
    expect(prefs).toEqual({ ...DEFAULT_PREFS, dailyAt: '07:00' })
  })
})
