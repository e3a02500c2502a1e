/** What remains of a game: record, history, forks, imports. */
import { parseRecord, signedPart, verify } from '@waystation/kernel'
import { History, PositionAnswer } from '@waystation/protocol'
import { describe, expect, it } from 'vitest'
import { highCard, type HighCardView } from './support/games/high-card.ts'
import { harness } from './support/harness.ts'
import type { Person } from './support/person.ts'

const at = harness()

/** Plays to the end: every seat always takes its first option. */
async function playOut(id: string, people: readonly Person[]): Promise<void> {
  const streams = await Promise.all(people.map((one) => one.stream(id)))
  await Promise.all(
    streams.map(async (stream) => {
      for (;;) {
        const position = await stream.next('position', (p) => p.over || p.decisions.length > 0)
        if (position.over) return stream.close()
        stream.ask({ type: 'answer', seq: position.seq, option: position.decisions[0].options[0].id })
      }
    }),
  )
}

describe('a finished game', () => {
  it('leaves a record that anybody can verify and import', async () => {
    const [ann, bob, eve] = [await at.person('Ann'), await at.person('Bob'), await at.person('Eve')]
    const id = await at.running('high-card', [ann, bob])
    expect(await ann.refused('GET', `/api/tables/${id}/record`)).toBe('game-running')
    await playOut(id, [ann, bob])
    const text = await (await eve.fetch('GET', `/api/tables/${id}/record`)).text()
    const match = verify(highCard, parseRecord(text))
    expect(match.state.points.reduce((sum, points) => sum + points, 0)).toBe(4)
    const copy = await eve.table('/api/records', { record: text })
    expect(copy.table).toMatchObject({ status: 'finished', origin: { kind: 'import' }, visibility: 'private' })
    // Signed by the house where it was played only: whoever imports a record may have written it.
    expect(await (await eve.fetch('GET', `/api/tables/${copy.table.id}/record`)).text()).toBe(signedPart(text))
    expect(await eve.refused('POST', '/api/records', { record: text.replace('seat 0 Ann', 'seat 0 Amy') })).toBe(
      'bad-record',
    )
  })

  it('can be looked through line by line, each seat as it saw it', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('high-card', [ann, bob])
    await playOut(id, [ann, bob])
    const { lines, next } = await ann.get(`/api/tables/${id}/history`, History)
    expect(next).toBeNull()
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, i) => i))
    expect(lines.at(-1)).toMatchObject({ over: true, scores: [{ seat: 0 }, { seat: 1 }] })
    const later = await bob.get(`/api/tables/${id}/history?from=3`, History)
    expect(later.lines[0].seq).toBe(3)
    expect((later.lines[0].view as HighCardView).hand).not.toEqual((lines[3].view as HighCardView).hand)
  })

  it('can be played on from any line, exactly', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('high-card', [ann, bob])
    await playOut(id, [ann, bob])
    const { lines } = await ann.get(`/api/tables/${id}/history`, History)
    const fork = await ann.table(`/api/tables/${id}/fork`, { seq: 3 })
    expect(fork.table.origin).toEqual({ kind: 'fork', of: id, seq: 3, redealt: false })
    const copied = await ann.get(`/api/tables/${fork.table.id}/history`, History)
    expect(copied.lines[3].view).toEqual(lines[3].view)
    expect(await ann.refused('POST', `/api/tables/${id}/fork`, { seq: 999 })).toBe('not-found')
  })
})

describe('a running game', () => {
  it('forks only with hidden things dealt anew', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('high-card', [ann, bob])
    expect(await ann.refused('POST', `/api/tables/${id}/fork`, { seq: 0 })).toBe('game-running')
    const original = await ann.get(`/api/tables/${id}/position`, PositionAnswer)
    const fork = await ann.table(`/api/tables/${id}/fork`)
    expect(fork.table.origin).toMatchObject({ redealt: true })
    const history = await ann.get(`/api/tables/${fork.table.id}/history`, History)
    expect(history.lines[0].view).toEqual(original.position.view)
    await playOut(fork.table.id, [ann])
    expect(await ann.refused('GET', `/api/tables/${fork.table.id}/record`)).toBe('no-record')
  })
})
