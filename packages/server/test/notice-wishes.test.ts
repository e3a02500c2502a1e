/** When notices leave, and when they do not: by what their readers wish, and by what they see. */
import { describe, expect, it } from 'vitest'
import { DEFAULT_PREFS } from '../src/notices/timing.ts'
import { MyStream } from './support/my-stream.ts'
import { NEVER, NOON, NoticeHouse } from './support/notice-house.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe.each([sqliteBackend(), postgresBackend()])('wishes for notices on $name', (backend) => {
  const house = new NoticeHouse(backend)
  const { hook, mail, later, prefer, hooked, confirmed, table, mark } = house

  it('none leaves for a turn that was taken meanwhile', async () => {
    const { ann, bob, begin } = await table()
    await prefer(bob, { kinds: { ...DEFAULT_PREFS.kinds, turn: { push: 10, mail: 10, hook: 10 } } })
    await hooked(bob)
    const id = await begin()
    await mark(ann, id, 0, 5)
    await later(9 * MINUTE)
    await mark(bob, id, 1, 1)
    await later(2 * MINUTE)
    await mark(ann, id, 2, 2)
    await later(9 * MINUTE)
    expect(hook.bodies).toEqual([])
    await later(2 * MINUTE)
    expect(hook.bodies.length).toBe(1)
  })

  it('in quiet hours nothing leaves; afterwards what is still true comes in one', async () => {
    const { ann, bob, begin } = await table()
    await prefer(bob, { zone: 'Europe/Paris', quiet: { from: '22:00', to: '08:00' } })
    await hooked(bob)
    house.clock += 24 * HOUR - ((house.clock - NOON) % (24 * HOUR))
    await later(10 * HOUR)
    const ids = [await begin(), await begin(), await begin()]
    for (const id of ids) await mark(ann, id, 0, 5)
    await later(8 * HOUR)
    await mark(bob, ids[0], 1, 1)
    expect(hook.bodies).toEqual([])
    await later(HOUR + MINUTE)
    expect(hook.bodies).toMatchObject([{ title: '2 notices from Waystation', items: [{}, {}] }])
  })

  it('what is wanted once a day comes once a day, at the hour that was chosen', async () => {
    const { ann, bob, begin } = await table()
    const daily = { push: 'daily', mail: 'daily', hook: 'daily' } as const
    await prefer(bob, { dailyAt: '18:00', kinds: { ...DEFAULT_PREFS.kinds, turn: daily } })
    await confirmed(bob, 'daily@people.example')
    house.clock += 24 * HOUR - ((house.clock - NOON) % (24 * HOUR))
    for (let i = 0; i < 2; i++) {
      await mark(ann, await begin(), 0, 5)
      await later(2 * HOUR)
    }
    expect(mail.mails).toEqual([])
    await later(2 * HOUR)
    expect(mail.mails.map(({ subject }) => subject)).toEqual(['2 notices from Waystation'])
    await later(24 * HOUR)
    expect(mail.mails.length).toBe(1)
  })

  it('none leaves for a table that is before its reader’s eyes; for one that was left without an answer it does', async () => {
    const { ann, bob, begin } = await table()
    await hooked(bob)
    const [id, other] = [await begin(), await begin()]
    const stream = await bob.stream(id)
    await mark(ann, id, 0, 5)
    await later(1000)
    await later(HOUR)
    expect(hook.bodies).toEqual([])
    await mark(ann, other, 0, 5)
    await later(1000)
    expect(hook.bodies).toEqual([])
    await prefer(bob, { evenWhenHere: true })
    await later(1000)
    expect(hook.bodies).toMatchObject([{ items: [{ table: other }] }])
    stream.close()
    await expect.poll(() => later(MINUTE).then(() => hook.bodies[1])).toMatchObject({ items: [{ table: id }] })
  })

  it('a page that is open puts it off while somebody is before it, and no longer', async () => {
    const { ann, bob, begin } = await table()
    await hooked(bob)
    const id = await begin()
    const page = new MyStream(bob)
    await expect.poll(() => page.begun).not.toBeNull()
    await mark(ann, id, 0, 5)
    await later(1000)
    await later(HOUR)
    expect(hook.bodies).toEqual([])
    // Behind another one, or touched by nobody: it is open all the same.
    page.look(false)
    await expect.poll(() => later(MINUTE).then(() => hook.bodies)).toMatchObject([{ items: [{ table: id }] }])
    page.close()
  })

  it('who saw the end of a game is not told of it, and who saw a message neither', async () => {
    const { ann, bob, begin } = await table()
    await hooked(bob)
    await prefer(bob, { kinds: { ...DEFAULT_PREFS.kinds, turn: NEVER, named: { push: 0, mail: 0, hook: 0 } } })
    const id = await begin()
    const stream = await bob.stream(id)
    await ann.send('POST', `/api/tables/${id}/chat`, { text: 'Bob!' })
    for (const [seq, cell] of [1, 4, 2, 5, 3].entries()) await mark(seq % 2 === 0 ? ann : bob, id, seq, cell)
    stream.close()
    await later(HOUR)
    expect(hook.bodies).toEqual([])
  })

  it('who can be reached from now on is told what waits already', async () => {
    const { ann, bob, begin } = await table()
    const id = await begin()
    await mark(ann, id, 0, 5)
    await later(HOUR)
    await hooked(bob)
    await later(1000)
    expect(hook.bodies).toMatchObject([{ items: [{ kind: 'turn', table: id }] }])
  })

  it('a table can be silenced, and is heard again', async () => {
    const { ann, bob, begin } = await table()
    await hooked(bob)
    const id = await begin()
    const never = { turn: 'never', over: 'never', named: 'never' }
    await bob.send('PUT', `/api/tables/${id}/notices`, never)
    expect(await bob.send('GET', `/api/tables/${id}/notices`)).toEqual(never)
    await mark(ann, id, 0, 5)
    await later(1000)
    expect(hook.bodies).toEqual([])
    await bob.send('PUT', `/api/tables/${id}/notices`, { turn: null, over: null, named: null })
    await mark(bob, id, 1, 1)
    await mark(ann, id, 2, 2)
    await later(1000)
    expect(hook.bodies.length).toBe(1)
  })
})
