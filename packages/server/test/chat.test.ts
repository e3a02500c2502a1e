/** What is said: written down together, and read in the order in which it was said. */
import { ChatList } from '@waystation/protocol'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { harness } from './support/harness.ts'
import { Person } from './support/person.ts'
import { testServer } from './support/server.ts'
import { sqliteBackend } from './support/storages.ts'

const backend = sqliteBackend()
afterAll(() => backend.stop())

describe('messages at many tables', () => {
  const at = harness()

  it('are one transaction while another is on its way to the disk', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, (_, i) => at.person(`Guest ${i}`)))
    const tables = await Promise.all(people.map((one) => one.open('tic-tac-toe')))
    const { storage, chat } = at.server.tables.services
    const added = vi.spyOn(chat, 'add')
    const write = storage.addChat.bind(storage)
    let release = (): void => {}
    const disk = new Promise<void>((resolve) => {
      release = resolve
    })
    const written = vi.spyOn(storage, 'addChat').mockImplementation(async (messages, calls) => {
      await disk
      await write(messages, calls)
    })
    const said = people.map((one, i) => one.send('POST', `/api/tables/${tables[i]}/chat`, { text: 'Hello' }))
    await expect.poll(() => added.mock.calls.length).toBe(12)
    release()
    await Promise.all(said)
    expect(written.mock.calls.length).toBeLessThanOrEqual(3)
    expect(written.mock.calls.flatMap(([messages]) => messages)).toHaveLength(12)
    vi.restoreAllMocks()
  })
})

describe('a clock that is set back', () => {
  it('does not change the order of what was said, neither before nor after a restart', async () => {
    const where = await backend.fresh()
    let now = Date.now()
    const first = await testServer(where, {}, undefined, () => now)
    const ann = await Person.named(first.url, 'Ann')
    const id = await ann.open('tic-tac-toe')
    const say = (who: Person, text: string) => who.send('POST', `/api/tables/${id}/chat`, { text })
    await say(ann, 'one')
    now -= 3_600_000
    await say(ann, 'two')
    await first.stop()
    const second = await testServer(where, {}, undefined, () => now)
    const later = ann.at(second.url)
    await say(later, 'three')
    const { chat } = await later.get(`/api/tables/${id}/chat`, ChatList)
    expect(chat.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
    await second.stop()
  })
})
