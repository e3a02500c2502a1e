/** Taking back: alone up to the last revelation, with everybody's consent beyond it. */
import { PositionAnswer, TableAnswer } from '@waystation/protocol'
import { describe, expect, it } from 'vitest'
import { harness } from './support/harness.ts'
import type { Stream } from './support/stream.ts'

const at = harness()

async function playRound(streams: readonly Stream[], seq: number): Promise<number> {
  for (const [seat, stream] of streams.entries()) {
    const position = await stream.next('position', (p) => p.seq === seq + seat)
    await stream.answer(seq + seat, position.decisions[0].options[0].id)
  }
  return seq + streams.length
}

describe('undo', () => {
  it('takes the last answer back without asking', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('tic-tac-toe', [ann, bob])
    const [anns, bobs] = [await ann.stream(id), await bob.stream(id)]
    expect(await anns.answer(0, 'mark 1')).toMatchObject({ canUndo: true })
    anns.ask({ type: 'undo', seq: 1 })
    expect(await anns.next('position', ({ seq }) => seq === 2)).toMatchObject({
      line: { seat: 0, undo: 'own' },
      view: { cells: Array(9).fill(null) },
    })
    expect(await bobs.next('position', ({ seq }) => seq === 2)).toMatchObject({ canUndo: false })
    expect(await anns.refused({ type: 'undo', seq: 2 })).toBe('nothing-to-undo')
  })

  it('beyond a revelation needs every other person, and any of them can refuse', async () => {
    const people = [await at.person('Ann'), await at.person('Bob'), await at.person('Cy')]
    const id = await at.running('high-card', people)
    const streams = await Promise.all(people.map((one) => one.stream(id)))
    const hand = (await streams[0].next('position')).view
    const [ann, bob, cy] = await Promise.all(people.map((one) => one.stream(id)))
    const seq = await playRound([ann, bob, cy], 0)
    expect(await ann.refused({ type: 'undo', seq })).toBe('undo-barrier')
    expect(await bob.refused({ type: 'consent-undo', agree: true })).toBe('no-undo-request')
    ann.ask({ type: 'ask-undo', seq })
    expect((await bob.next('table', ({ table }) => table.undo !== null)).table.undo).toEqual({
      seat: 0,
      seq,
      agreed: [],
    })
    expect(await cy.refused({ type: 'ask-undo', seq })).toBe('undo-pending')
    expect(await ann.refused({ type: 'consent-undo', agree: true })).toBe('not-allowed')
    bob.ask({ type: 'consent-undo', agree: true })
    await ann.next('table', ({ table }) => table.undo?.agreed.includes(1) ?? false)
    cy.ask({ type: 'consent-undo', agree: false })
    await ann.next('table', ({ table }) => table.undo === null)
    ann.ask({ type: 'ask-undo', seq })
    await bob.next('table', ({ table }) => table.undo !== null && table.undo.agreed.length === 0)
    bob.ask({ type: 'consent-undo', agree: true })
    cy.ask({ type: 'consent-undo', agree: true })
    const back = await ann.next('position', ({ line }) => line?.undo === 'agreed')
    expect(back.seq).toBe(seq + 1)
    expect(back.view).toEqual(hand)
  })

  it('is done once, however often it is granted', async () => {
    const people = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('tic-tac-toe', people)
    const [ann, bob] = await Promise.all(people.map((one) => one.stream(id)))
    await ann.answer(0, 'mark 1')
    await bob.answer(1, 'mark 2')
    await ann.answer(2, 'mark 3')
    await bob.answer(3, 'mark 4')
    ann.ask({ type: 'ask-undo', seq: 4 })
    await bob.next('table', ({ table }) => table.undo !== null)
    const twice = [1, 2].map(() => people[1].fetch('POST', `/api/tables/${id}/undo/consent`, { agree: true }))
    const statuses = (await Promise.all(twice)).map(({ status }) => status)
    expect(statuses.sort((a, b) => a - b)).toEqual([200, 409])
    const { position } = await people[0].get(`/api/tables/${id}/position`, PositionAnswer)
    expect(position.seq).toBe(5)
    expect(position.view).toMatchObject({ cells: [0, 1, ...Array<null>(7).fill(null)] })
  })

  it('is granted at once where only bots sit', async () => {
    const ann = await at.person('Ann')
    const id = await at.running('high-card', [ann], { bots: [{ seat: 1, bot: 'random' }] })
    const stream = await ann.stream(id)
    const first = await stream.next('position', ({ decisions }) => decisions.length > 0)
    await stream.answer(first.seq, first.decisions[0].options[0].id)
    const later = await stream.next('position', ({ decisions }) => decisions.length > 0)
    const told = await ann.send('POST', `/api/tables/${id}/undo/ask`, { seq: later.seq })
    expect(TableAnswer.parse(told).table.undo).toBeNull()
    await stream.next('position', ({ line }) => line?.undo === 'agreed')
  })
})
