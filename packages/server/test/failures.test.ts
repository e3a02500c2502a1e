/** Games that misbehave: their table is stopped and reported, the others do not notice. */
import { TableAnswer } from '@waystation/protocol'
import { describe, expect, it } from 'vitest'
import { harness } from './support/harness.ts'

const at = harness({ limits: { rulesMs: 1000 }, workerMemoryMb: 64 })

describe.each(['throw', 'loop', 'eat memory'])('a rule that does "%s"', (how) => {
  it('stops its table, and a neighbour on the same worker plays on', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const bad = await at.running('trap', [ann])
    const good = await at.running('tic-tac-toe', [ann, bob])
    const [bads, anns, bobs] = [await ann.stream(bad), await ann.stream(good), await bob.stream(good)]
    await bads.answer(0, 'go on')
    await anns.answer(0, 'mark 5')
    const answered = bobs.answer(1, 'mark 1')
    expect(await bads.refused({ type: 'answer', seq: 1, option: how })).toBe('table-stopped')
    expect((await answered).seq).toBe(2)
    expect((await anns.answer(2, 'mark 2')).seq).toBe(3)
    const { table } = await ann.get(`/api/tables/${bad}`, TableAnswer)
    expect(table.status).toBe('stopped')
    expect(JSON.stringify(table)).not.toContain('rule failed')
    expect(await ann.refused('GET', `/api/tables/${bad}/position`)).toBe('table-stopped')
  })
})

describe('reports', () => {
  it('are kept for the operator and counted', async () => {
    const ann = await at.person('Ann')
    const id = await at.running('trap', [ann])
    expect(await ann.refused('POST', `/api/tables/${id}/answer`, { id: 'x', seq: 0, option: 'throw' })).toBe(
      'table-stopped',
    )
    expect((await at.server.tables.at(id)).row.doc.report).toContain('a rule failed')
    const metrics = await (await ann.fetch('GET', '/metrics')).text()
    expect(metrics).toMatch(/waystation_stopped_tables_total [1-9]/)
  })
})
