/** Playing through the real server. */
import { commitment } from '@waystation/kernel'
import { Explanation, History, PositionAnswer, TableList, Targets } from '@waystation/protocol'
import { describe, expect, it } from 'vitest'
import { harness } from './support/harness.ts'

const at = harness()

describe('a table of two', () => {
  it('is opened, joined, started and played to the end; the seed matches what was promised', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await ann.open('tic-tac-toe')
    expect((await ann.get('/api/tables', TableList)).tables.map((table) => table.id)).toContain(id)
    const anns = await ann.stream(id)
    expect(await anns.next('hello')).toMatchObject({ you: 0, table: { status: 'open', fairness: null } })
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    const bobs = await bob.stream(id)
    const { table } = await bobs.next('hello')
    expect(await anns.next('position')).toMatchObject({ seq: 0, waiting: [{ seat: 0, kind: 'turn' }] })
    for (const [i, mark] of [1, 4, 2, 5, 3].entries()) {
      const own = await (i % 2 === 0 ? anns : bobs).answer(i, `mark ${mark}`)
      expect(own).toMatchObject({ seq: i + 1, line: { seat: i % 2 } })
      await (i % 2 === 0 ? bobs : anns).next('position', ({ seq }) => seq === i + 1)
    }
    const { table: after } = await bobs.next('table')
    expect(after.status).toBe('finished')
    expect(commitment(after.fairness?.seed ?? '', after.fairness?.salt ?? '')).toBe(table.commitment)
    expect(await ann.refused('POST', `/api/tables/${id}/answer`, { id: 'x', seq: 5, option: 'mark 9' })).toBe(
      'game-over',
    )
  })

  it('is played over plain requests as well', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('tic-tac-toe', [ann, bob])
    const told = await ann.send('POST', `/api/tables/${id}/answer`, { id: 'a1', seq: 0, option: 'mark 5' })
    expect(PositionAnswer.parse(told)).toMatchObject({ you: 0, position: { seq: 1, decisions: [] } })
    const bobs = await bob.get(`/api/tables/${id}/position`, PositionAnswer)
    expect(bobs.position.decisions[0].options).toHaveLength(8)
    expect((await ann.get(`/api/tables/${id}/targets`, Targets)).targets).toContain('5')
    const { reasons } = await bob.get(`/api/tables/${id}/explain?target=5`, Explanation)
    expect(reasons).toEqual([{ code: 'taken', section: 'turn', params: { cell: 5 } }])
    expect(await bob.refused('GET', `/api/tables/${id}/explain?target=nowhere`)).toBe('unknown-target')
  })
})

describe('answers', () => {
  it('sent twice count once and are acknowledged twice', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('tic-tac-toe', [ann, bob])
    const stream = await ann.stream(id)
    const twice = { type: 'answer', id: 'same', seq: 0, option: 'mark 1' }
    stream.send(twice)
    stream.send(twice)
    const acked = ({ ack }: { ack?: string | undefined }): boolean => ack === 'same'
    expect((await stream.next('position', acked)).seq).toBe(1)
    expect((await stream.next('position', acked)).seq).toBe(1)
    const { lines } = await ann.get(`/api/tables/${id}/history`, History)
    expect(lines).toHaveLength(2)
  })

  it('are refused when stale, out of turn, unknown, or from a spectator, and change nothing', async () => {
    const [ann, bob, eve] = [await at.person('Ann'), await at.person('Bob'), await at.person('Eve')]
    const id = await at.running('tic-tac-toe', [ann, bob])
    const [anns, bobs, eves] = [await ann.stream(id), await bob.stream(id), await eve.stream(id)]
    expect(await bobs.refused({ type: 'answer', seq: 0, option: 'mark 1' })).toBe('not-your-decision')
    expect(await anns.refused({ type: 'answer', seq: 0, option: 'mark 10' })).toBe('unknown-option')
    expect(await anns.refused({ type: 'answer', seq: 7, option: 'mark 1' })).toBe('stale')
    expect(await eves.refused({ type: 'answer', seq: 0, option: 'mark 1' })).toBe('not-seated')
    await anns.answer(0, 'mark 1')
    expect(await anns.refused({ type: 'answer', seq: 0, option: 'mark 2' })).toBe('stale')
    expect(await anns.refused({ type: 'undo', seq: 0 })).toBe('stale')
    const { position } = await ann.get(`/api/tables/${id}/position`, PositionAnswer)
    expect(position.seq).toBe(1)
  })

  it('to sealed questions do not make each other stale', async () => {
    const people = [await at.person('Ann'), await at.person('Bob'), await at.person('Cy')]
    const id = await at.running('high-card', people)
    const streams = await Promise.all(people.map((one) => one.stream(id)))
    const first = await Promise.all(streams.map((stream) => stream.next('position')))
    const after = await Promise.all(
      streams.map((stream, seat) => stream.answer(0, first[seat].decisions[0].options[0].id)),
    )
    expect(after.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual([1, 2, 3])
  })
})

describe('spectators', () => {
  it('see what everyone sees, without a name', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('high-card', [ann, bob])
    const anonymous = (await at.person('Eve')).at(at.server.url)
    anonymous.cookie = ''
    const stream = await anonymous.stream(id)
    expect(await stream.next('hello')).toMatchObject({ you: null })
    expect(await stream.next('position')).toMatchObject({ decisions: [], view: { hand: [], hands: [4, 4] } })
    expect(await stream.refused({ type: 'chat', text: 'hello' })).toBe('sign-in-first')
  })
})
