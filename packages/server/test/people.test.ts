/** Seats, bots, leaving and coming back, chat, invitations, rematches. */
import { ChatList, InviteList, MyTables, NewInvite, TableAnswer, TableList } from '@waystation/protocol'
import { describe, expect, it } from 'vitest'
import { harness } from './support/harness.ts'
import type { Person } from './support/person.ts'

const at = harness()

async function tableOf(person: Person, id: string) {
  return (await person.get(`/api/tables/${id}`, TableAnswer)).table
}

describe('seats', () => {
  it('are taken, refused when taken, freed, and given to bots by the host', async () => {
    const [ann, bob, cy] = [await at.person('Ann'), await at.person('Bob'), await at.person('Cy')]
    const id = await ann.open('high-card', { players: 3, seat: 1 })
    expect(await ann.refused('POST', `/api/tables/${id}/start`)).toBe('seats-open')
    expect(await bob.refused('POST', `/api/tables/${id}/join`, { seat: 1 })).toBe('seat-taken')
    expect((await bob.table(`/api/tables/${id}/join`, { seat: 2 })).you).toBe(2)
    expect(await bob.refused('PUT', `/api/tables/${id}/seats/0`, { kind: 'bot', bot: 'greedy' })).toBe('not-allowed')
    expect(await ann.refused('PUT', `/api/tables/${id}/seats/0`, { kind: 'bot', bot: 'deep-blue' })).toBe('unknown-bot')
    await ann.send('PUT', `/api/tables/${id}/seats/0`, { kind: 'bot', bot: 'greedy' })
    expect(await cy.refused('POST', `/api/tables/${id}/join`, {})).toBe('table-full')
    await bob.table(`/api/tables/${id}/leave`)
    expect((await cy.table(`/api/tables/${id}/join`)).you).toBe(2)
    expect(await cy.refused('POST', `/api/tables/${id}/start`)).toBe('not-allowed')
    await ann.table(`/api/tables/${id}/start`)
    expect(await bob.refused('POST', `/api/tables/${id}/join`, {})).toBe('already-started')
  })

  it('pass the host on when the host leaves, and the table closes behind the last one', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await ann.open('tic-tac-toe')
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/leave`)
    expect((await tableOf(bob, id)).host).toBe(1)
    await bob.table(`/api/tables/${id}/leave`)
    expect((await tableOf(bob, id)).status).toBe('stopped')
  })

  it('refuse games and configurations that do not exist', async () => {
    const ann = await at.person('Ann')
    expect(await ann.refused('POST', '/api/tables', { game: 'go-fish' })).toBe('unknown-game')
    expect(await ann.refused('POST', '/api/tables', { game: 'tic-tac-toe', players: 3 })).toBe('bad-config')
    const variants = { deal: 'six' }
    expect(await ann.refused('POST', '/api/tables', { game: 'high-card', variants })).toBe('bad-config')
  })
})

describe('bots', () => {
  it('sit down in the style they were asked for, or in some style of the game', async () => {
    const ann = await at.person('Ann')
    const bots = [
      { seat: 1, bot: 'ranch-hand+trader' },
      { seat: 2, bot: 'ranch-hand' },
    ]
    const id = await ann.open('deadwood', { players: 3, bots })
    const { seats } = await tableOf(ann, id)
    expect(seats[1].bot).toBe('ranch-hand+trader')
    expect(seats[2].bot).toMatch(/^ranch-hand\+(duellist|trader)$/)
    const arrange = (bot: string) => ann.refused('PUT', `/api/tables/${id}/seats/2`, { kind: 'bot', bot })
    expect(await arrange('ranch-hand+railroad')).toBe('unknown-bot')
    expect(await arrange('greedy+trader')).toBe('unknown-bot')
    await ann.send('PUT', `/api/tables/${id}/seats/2`, { kind: 'bot', bot: 'greedy' })
    expect((await tableOf(ann, id)).seats[2].bot).toBe('greedy')
  })

  it('play their seats to the end', async () => {
    const ann = await at.person('Ann')
    const bots = [1, 2, 3].map((seat) => ({ seat, bot: seat === 2 ? 'random' : 'greedy' }))
    const id = await at.running('high-card', [ann], { bots })
    const stream = await ann.stream(id)
    for (let over = false; !over; ) {
      const position = await stream.next('position', (p) => p.over || p.decisions.length > 0)
      over = position.over
      if (!over) stream.ask({ type: 'answer', seq: position.seq, option: position.decisions[0].options[0].id })
    }
    expect((await tableOf(ann, id)).status).toBe('finished')
  })

  it('keep the seat of one who leaves, and give it back', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('tic-tac-toe', [ann, bob])
    const stream = await ann.stream(id)
    await bob.table(`/api/tables/${id}/leave`)
    expect((await tableOf(ann, id)).seats[1]).toMatchObject({ kind: 'person', name: 'Bob', presence: 'away' })
    await stream.next('position', ({ seq, line }) => seq === 1 && line?.quiet === 'away')
    await stream.answer(1, 'mark 5')
    await stream.next('position', ({ seq, line }) => seq === 3 && line?.seat === 1)
    await bob.table(`/api/tables/${id}/join`)
    expect((await tableOf(ann, id)).seats[1]).toMatchObject({ presence: 'here', bot: null })
  })

  it('play on for one who resigns, for good', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('tic-tac-toe', [ann, bob])
    const stream = await bob.stream(id)
    await ann.table(`/api/tables/${id}/resign`)
    await stream.next('position', ({ line }) => line?.seat === 0 && line.quiet === undefined)
    await ann.table(`/api/tables/${id}/join`)
    expect((await tableOf(bob, id)).seats[0].presence).toBe('resigned')
    const answer = { id: 'late', seq: 1, option: 'mark 1' }
    expect(await ann.refused('POST', `/api/tables/${id}/answer`, answer)).toBe('not-allowed')
    expect(await ann.refused('POST', `/api/tables/${id}/undo/ask`, { seq: 1 })).toBe('not-allowed')
  })
})

describe('private tables', () => {
  it('do not exist for strangers, open by invitation, and close when it is revoked', async () => {
    const [ann, bob, eve] = [await at.person('Ann'), await at.person('Bob'), await at.person('Eve')]
    const id = await ann.open('tic-tac-toe', { visibility: 'private' })
    expect((await eve.get('/api/tables', TableList)).tables.some((table) => table.id === id)).toBe(false)
    expect(await eve.refused('GET', `/api/tables/${id}`)).toBe('not-found')
    expect(await eve.refused('POST', `/api/tables/${id}/join`, {})).toBe('not-found')
    const stream = await eve.stream(id)
    expect(await stream.end()).toEqual({ code: 4404, reason: 'not-found' })
    const invite = NewInvite.parse(await ann.send('POST', `/api/tables/${id}/invites`))
    await bob.table(`/api/tables/${id}/enter`, { invite: invite.token })
    await bob.table(`/api/tables/${id}/join`)
    expect(await bob.refused('GET', `/api/tables/${id}/invites`)).toBe('not-allowed')
    await ann.send('DELETE', `/api/tables/${id}/invites/${invite.id}`)
    expect((await ann.get(`/api/tables/${id}/invites`, InviteList)).invites).toEqual([])
    expect(await eve.refused('POST', `/api/tables/${id}/enter`, { invite: invite.token })).toBe('bad-invite')
    expect((await bob.get('/api/me/tables', MyTables)).tables.map((table) => table.id)).toContain(id)
  })
})

describe('chat', () => {
  it('reaches everyone at the table and is still there later', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('tic-tac-toe', [ann, bob])
    const stream = await bob.stream(id)
    await ann.send('POST', `/api/tables/${id}/chat`, { text: 'Bonne chance à tous !' })
    expect((await stream.next('chat')).message).toMatchObject({ name: 'Ann', seat: 0, text: 'Bonne chance à tous !' })
    const { chat } = await bob.get(`/api/tables/${id}/chat`, ChatList)
    expect(chat.map(({ text }) => text)).toEqual(['Bonne chance à tous !'])
    expect(await ann.refused('POST', `/api/tables/${id}/chat`, { text: 'a\u202eb' })).toBe('bad-request')
  })
})

describe('a rematch', () => {
  it('is opened by one, joined by the other, one seat further round', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('tic-tac-toe', [ann, bob])
    expect(await ann.refused('POST', `/api/tables/${id}/rematch`)).toBe('game-running')
    const [anns, bobs] = [await ann.stream(id), await bob.stream(id)]
    for (const [i, mark] of [1, 4, 2, 5, 3].entries()) await (i % 2 === 0 ? anns : bobs).answer(i, `mark ${mark}`)
    const [one, two] = await Promise.all([ann, bob].map((person) => person.table(`/api/tables/${id}/rematch`)))
    expect(one.table.id).toBe(two.table.id)
    expect([one.you, two.you]).toEqual([1, 0])
    expect((await tableOf(bob, id)).rematch).toBe(one.table.id)
    expect((await tableOf(bob, one.table.id)).seats.map(({ name }) => name)).toEqual(['Bob', 'Ann'])
  })
})
