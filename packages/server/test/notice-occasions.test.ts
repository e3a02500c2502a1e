/** What people are told of besides turns. */
import { CompanyAnswer, NoticeSettings } from '@waystation/protocol'
import { describe, expect, it } from 'vitest'
import { DEFAULT_PREFS } from '../src/notices/timing.ts'
import { AT_ONCE, HOUSE, NEVER, NoticeHouse } from './support/notice-house.ts'
import { Person } from './support/person.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe.each([sqliteBackend(), postgresBackend()])('occasions for notices on $name', (backend) => {
  const house = new NoticeHouse(backend)
  const { hook, mail, later, confirmed, prefer, hooked, table, mark } = house

  it('the end of a game is told with its result, an offered rematch with who offers it', async () => {
    const { ann, bob, begin } = await table()
    await hooked(bob)
    const id = await begin()
    for (const [seq, cell] of [1, 4, 2, 5, 3].entries()) await mark(seq % 2 === 0 ? ann : bob, id, seq, cell)
    await later(1000)
    expect(hook.bodies).toMatchObject([
      { title: 'Game over: Tic-tac-toe with Ann', items: [{ kind: 'over', body: 'Ann wins by 1. Ann: 1, Bob: 0' }] },
    ])
    await prefer(bob, { kinds: { ...DEFAULT_PREFS.kinds, invited: AT_ONCE } })
    const again = await ann.table(`/api/tables/${id}/rematch`)
    await later(1000)
    expect(hook.bodies[1]).toMatchObject({
      title: 'Ann invites you: Tic-tac-toe',
      items: [{ kind: 'invited', table: again.table.id, body: 'At the table: Ann.' }],
    })
  })

  it('no invitation to a seat that was taken already', async () => {
    const { ann, bob, begin } = await table()
    await prefer(bob, { kinds: { ...DEFAULT_PREFS.kinds, invited: { push: 5, mail: 5, hook: 5 }, over: NEVER } })
    await hooked(bob)
    const id = await begin()
    for (const [seq, cell] of [1, 4, 2, 5, 3].entries()) await mark(seq % 2 === 0 ? ann : bob, id, seq, cell)
    await ann.table(`/api/tables/${id}/rematch`)
    await bob.table(`/api/tables/${id}/rematch`)
    await later(HOUR)
    expect(hook.bodies).toEqual([])
  })

  it('no invitation of somebody who was blocked meanwhile', async () => {
    const { ann, bob, begin } = await table()
    await prefer(bob, {
      kinds: { ...DEFAULT_PREFS.kinds, turn: NEVER, over: NEVER, invited: { push: 5, mail: 5, hook: 5 } },
    })
    await hooked(bob)
    const played = await begin()
    const open = await ann.open('tic-tac-toe')
    await ann.send('POST', `/api/tables/${open}/companions`, { table: played, seat: 1 })
    await bob.send('POST', '/api/company/blocks', { table: played, seat: 0 })
    await later(HOUR)
    expect(hook.bodies).toEqual([])
  })

  it('whoever has blocked somebody is not called by their words', async () => {
    const { ann, bob, begin } = await table()
    const named = AT_ONCE
    await prefer(bob, { kinds: { ...DEFAULT_PREFS.kinds, turn: NEVER, named } })
    await hooked(bob)
    const id = await begin()
    await bob.send('POST', '/api/company/blocks', { table: id, seat: 0 })
    await ann.send('POST', `/api/tables/${id}/chat`, { text: 'Bob, are you there?' })
    await later(1000)
    expect(hook.bodies).toEqual([])
  })

  it('who is named in the chat is called, without what was said', async () => {
    const { ann, bob, begin } = await table()
    const named = AT_ONCE
    await prefer(bob, { kinds: { ...DEFAULT_PREFS.kinds, turn: NEVER, named } })
    await hooked(bob)
    const id = await begin()
    const say = (person: Person, text: string) => person.send('POST', `/api/tables/${id}/chat`, { text })
    await say(ann, 'Bobby is not here')
    await say(bob, 'Bob is')
    await later(1000)
    expect(hook.bodies).toEqual([])
    await say(ann, 'well, BOB: my hat is 12 cm high')
    await later(1000)
    expect(hook.bodies).toMatchObject([{ title: 'Ann wrote to you: Tic-tac-toe', items: [{ kind: 'named' }] }])
    expect(hook.arrived[0].body.toString()).not.toContain('hat')
  })

  it('whoever waits is told once that the table is complete, unless they have begun or it is not any more', async () => {
    const { ann, bob } = await table('fr')
    const cleo = await Person.named(house.server.url, 'Cleo')
    await prefer(ann, { kinds: { ...DEFAULT_PREFS.kinds, turn: NEVER } })
    await hooked(ann)
    const [begun, left, open] = [
      await ann.open('tic-tac-toe'),
      await ann.open('tic-tac-toe'),
      await ann.open('tic-tac-toe'),
    ]
    for (const id of [begun, left, open]) await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${begun}/start`)
    await bob.table(`/api/tables/${left}/leave`)
    await later(1000)
    const told = { title: 'Your table is complete: Tic-tac-toe with Bob', items: [{ kind: 'filled', table: open }] }
    expect(hook.bodies).toMatchObject([told])
    await bob.table(`/api/tables/${open}/leave`)
    await cleo.table(`/api/tables/${open}/join`)
    await later(HOUR)
    expect(hook.bodies).toHaveLength(1)
    // Where nobody has to say so the game has begun, and whoever waited hears of it.
    hook.clear()
    const wish = { games: [{ game: 'tic-tac-toe' }], players: [2], pace: 'days' }
    await ann.send('POST', '/api/me/seeks', wish)
    await bob.send('POST', '/api/me/seeks', wish)
    await later(1000)
    expect(hook.bodies).toMatchObject([{ items: [{ kind: 'filled', body: 'The game has begun.' }] }])
  })

  describe('a request to be friends', () => {
    /** Ann has asked Bob, who sits beside her. */
    const asked = async (language: 'en' | 'fr' = 'en') => {
      const { ann, bob, begin } = await table(language)
      const at = await begin()
      const ask = () => ann.send('POST', '/api/company/friends', { table: at, seat: 1 })
      return { ann, bob, at, ask }
    }

    it('is told once, with who asks and where to answer, by the ways that were chosen for it', async () => {
      const { bob, ask } = await asked()
      await prefer(bob, { kinds: { ...DEFAULT_PREFS.kinds, turn: NEVER, asked: AT_ONCE } })
      await hooked(bob)
      await ask()
      await ask()
      await later(1000)
      await later(HOUR)
      const items = [{ kind: 'asked', table: null, url: `${HOUSE}/company` }]
      expect(hook.bodies).toMatchObject([{ title: 'Ann asks to be your friend', items }])
    })

    it('comes by mail in its reader’s language, and is stopped apart from the other kinds', async () => {
      const { bob, ask } = await asked('fr')
      await prefer(bob, { kinds: { ...DEFAULT_PREFS.kinds, turn: NEVER } })
      await confirmed(bob, 'bob@amis.example')
      await ask()
      await later(1000)
      const [letter] = mail.mails
      expect(letter.subject.replace(/\s/g, ' ')).toContain('Ann vous demande en ami')
      expect(letter.text).toContain(`${HOUSE}/company`)
      expect(letter.html).toContain('Vers les amis et les clubs')
      const stop = /<https:\/\/games\.example(\S+)>/.exec(letter.headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      await new Person(house.server.url).fetch('POST', stop, 'List-Unsubscribe=One-Click', form)
      const { kinds } = (await bob.get('/api/me/notices', NoticeSettings)).prefs
      expect(kinds.asked).toEqual({ ...DEFAULT_PREFS.kinds.asked, mail: 'never' })
      expect(kinds.invited).toEqual(DEFAULT_PREFS.kinds.invited)
    })

    it('that was answered, withdrawn or seen meanwhile is not told, nor one of somebody who is blocked', async () => {
      const late = { push: 10, mail: 10, hook: 10 }
      const wanted = async () => {
        const all = await asked()
        await prefer(all.bob, { kinds: { ...DEFAULT_PREFS.kinds, turn: NEVER, asked: late } })
        await hooked(all.bob)
        return all
      }
      const [answered, withdrawn, seen, blocked] = [await wanted(), await wanted(), await wanted(), await wanted()]
      await blocked.bob.send('POST', '/api/company/blocks', { table: blocked.at, seat: 0 })
      for (const { ask } of [answered, withdrawn, seen, blocked]) await ask()
      await answered.bob.send('POST', '/api/company/friends', { table: answered.at, seat: 0 })
      const { asked: mine } = await withdrawn.ann.get('/api/me/company', CompanyAnswer)
      await withdrawn.ann.send('DELETE', `/api/me/company/${mine[0].id}`)
      expect((await seen.bob.get('/api/me/company', CompanyAnswer)).askedMe).toHaveLength(1)
      await later(HOUR)
      expect(hook.bodies).toEqual([])
    })
  })
})
