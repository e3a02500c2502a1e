/** Bots in their threads: fair turns, hard limits, stand-ins, memory, hints. */
import { setTimeout as pause } from 'node:timers/promises'
import { HintAnswer, TableAnswer } from '@waystation/protocol'
import { BOTS } from '@waystation/bots'
import { describe, expect, it, vi } from 'vitest'
import { SeatedBots } from '../src/workers/seated-bots.ts'
import { ThoughtBudget } from '../src/workers/thought-budget.ts'
import { Turns } from '../src/workers/turns.ts'
import { harness } from './support/harness.ts'

const at = harness({ limits: { botMs: 1000 } })

const listening = () => {
  const done: string[] = []
  const task = (name: string) => async (): Promise<void> => {
    await pause(1)
    done.push(name)
  }
  return { done, task }
}

describe('turns', () => {
  it('go round between tables, however much one of them asks', async () => {
    const turns = new Turns()
    const { done, task } = listening()
    const asked = [1, 2, 3, 4].map((n) => turns.take('greedy table', task(`a${n}`)))
    asked.push(turns.take('b', task('b1')), turns.take('c', task('c1')), turns.take('b', task('b2')))
    await Promise.all(asked)
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('are one at a time, and go on after a failure', async () => {
    const turns = new Turns()
    let running = 0
    const careful = async (): Promise<number> => {
      running++
      expect(running).toBe(1)
      await pause(1)
      running--
      return 7
    }
    const failed = turns.take('a', () => Promise.reject(new Error('no')))
    const fine = [turns.take('a', careful), turns.take('b', careful)]
    await expect(failed).rejects.toThrow('no')
    expect(await Promise.all(fine)).toEqual([7, 7])
    expect(await turns.take('a', careful)).toBe(7)
  })
})

describe('a budget', () => {
  it('is spent by thinking, grows with time, and has a bottom', () => {
    let now = 0
    const budget = new ThoughtBudget(30, () => now)
    expect(budget.wait('ann')).toBe(0)
    budget.spend('ann', 150_000)
    expect(budget.wait('ann')).toBe(0)
    budget.spend('ann', 4000)
    expect(budget.wait('ann')).toBe(8000)
    expect(budget.wait('bob')).toBe(0)
    now += 8000
    expect(budget.wait('ann')).toBe(0)
    now += 10_000_000
    budget.spend('ann', 151_000)
    expect(budget.wait('ann')).toBe(2000)
  })

  it('that is spent lets others pass, at once and also those who come later', async () => {
    let blocked = true
    const turns = new Turns({ wait: (key) => (blocked && key === 'spent' ? 5000 : 0) })
    const { done, task } = listening()
    const spent = turns.take('spent', task('spent'))
    await turns.take('b', task('b'))
    await pause(5)
    await turns.take('c', task('c'))
    expect(done).toEqual(['b', 'c'])
    blocked = false
    await turns.take('d', task('d'))
    await spent
    expect(done).toEqual(['b', 'c', 'spent', 'd'])
  })

  const frugal = harness({ caps: { botSecondsPerMinute: 0.001 } })

  it('holds for all tables of a guest: their bots wait, those of others do not', async () => {
    const [ann, bob] = [await frugal.person('Ann'), await frugal.person('Bob')]
    const bots = [{ seat: 1, bot: 'legend' }]
    const sat = async (who: typeof ann) => await who.stream(await frugal.running('tic-tac-toe', [who], { bots }))
    // Five milliseconds at a time: the first answer takes more.
    const first = await sat(ann)
    await first.answer(0, 'mark 1')
    await first.next('position', ({ seq }) => seq === 2)
    const second = await sat(ann)
    await second.answer(0, 'mark 1')
    const bobs = await sat(bob)
    await bobs.answer(0, 'mark 1')
    expect((await bobs.next('position', ({ seq }) => seq === 2)).over).toBe(false)
    expect(second.messages.some((message) => message.type === 'position' && message.seq === 2)).toBe(false)
  })
})

describe('seated bots', () => {
  it('keep their memory at their table, and the longest unused is forgotten', () => {
    const sitDown = vi.spyOn(BOTS.legend, 'sitDown')
    const bots = new SeatedBots()
    const first = bots.at('t0', 0, 'legend', null)
    expect(bots.at('t0', 0, 'legend', null)).toBe(first)
    expect(bots.at('t0', 1, 'legend', null)).not.toBe(first)
    for (let n = 1; n < 40; n++) bots.at(`t${n}`, 0, 'legend', null)
    expect(bots.at('t0', 0, 'legend', null)).not.toBe(first)
    expect(sitDown).toHaveBeenCalledTimes(42)
    sitDown.mockRestore()
  })
})

describe.each(['throw', 'hang'])('a bot whose thoughts %s', (fault) => {
  it('is replaced by greedy, and the failure is counted', async () => {
    const ann = await at.person('Ann')
    const bots = [{ seat: 1, bot: 'legend' }]
    const id = await at.running('fussy', [ann], { bots, variants: { fault } })
    const stream = await ann.stream(id)
    let points: unknown
    for (let seq = 0; seq < 6; seq += 2) {
      await stream.answer(seq, 'take 1')
      const { view } = await stream.next('position', (position) => position.seq === seq + 2)
      points = view
    }
    expect(points).toEqual({ points: [3, 27] })
    const metrics = await (await ann.fetch('GET', '/metrics')).text()
    expect(metrics).toMatch(/waystation_failed_thoughts_total\{bot="legend"\} [1-9]/)
    expect(metrics).not.toMatch(/waystation_failed_thoughts_total\{bot="greedy"\}/)
  })

  it('does not keep a neighbour from playing', async () => {
    const ann = await at.person('Ann')
    const bad = await at.running('fussy', [ann], { bots: [{ seat: 1, bot: 'legend' }], variants: { fault } })
    const good = await at.running('tic-tac-toe', [ann], { bots: [{ seat: 1, bot: 'greenhorn' }] })
    const [bads, goods] = [await ann.stream(bad), await ann.stream(good)]
    await bads.answer(0, 'take 1')
    await goods.answer(0, 'mark 5')
    expect((await goods.next('position', ({ seq }) => seq === 2)).over).toBe(false)
    expect((await bads.next('position', ({ seq }) => seq === 2)).over).toBe(false)
  })
})

describe('bots among themselves', () => {
  it('do not play where nobody looks, and go on as soon as somebody does', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const bots = [{ seat: 1, bot: 'random' }]
    const left = await at.running('tic-tac-toe', [ann], { bots })
    await ann.table(`/api/tables/${left}/leave`)
    const looked = await at.running('tic-tac-toe', [bob], { bots })
    const bobs = await bob.stream(looked)
    await bob.table(`/api/tables/${looked}/leave`)
    expect((await bobs.next('position', ({ over }) => over)).over).toBe(true)
    // Her leaving, and nothing since.
    expect(await at.server.tables.services.storage.lines(left, 0)).toHaveLength(1)
    const anns = await ann.stream(left)
    expect((await anns.next('position', ({ over }) => over)).over).toBe(true)
  })
})

describe('a hint', () => {
  const hint = async (person: Awaited<ReturnType<typeof at.person>>, id: string) =>
    HintAnswer.parse(await person.send('POST', `/api/tables/${id}/hint`, {}))

  it('weighs the options of the seat that is asked', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('tic-tac-toe', [ann, bob], { hints: true })
    const [anns, bobs] = [await ann.stream(id), await bob.stream(id)]
    await anns.answer(0, 'mark 1')
    await bobs.answer(1, 'mark 4')
    await anns.answer(2, 'mark 2')
    await bobs.answer(3, 'mark 5')
    const { seq, suggestions } = await hint(ann, id)
    expect(seq).toBe(4)
    expect(suggestions[0]).toMatchObject({ option: 'mark 3' })
    expect(suggestions[0].chance).toBeGreaterThan(0.8)
  })

  it('is for whoever sits there and is asked', async () => {
    const [ann, bob, eve] = [await at.person('Ann'), await at.person('Bob'), await at.person('Eve')]
    const id = await at.running('tic-tac-toe', [ann, bob], { hints: true })
    expect(await bob.refused('POST', `/api/tables/${id}/hint`, {})).toBe('not-your-decision')
    expect(await eve.refused('POST', `/api/tables/${id}/hint`, {})).toBe('not-seated')
    const open = await ann.open('tic-tac-toe')
    expect(await ann.refused('POST', `/api/tables/${open}/hint`, {})).toBe('not-started')
  })

  it('is not given where people play each other, unless the table was opened with hints', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('tic-tac-toe', [ann, bob])
    expect(await ann.refused('POST', `/api/tables/${id}/hint`, {})).toBe('no-hints')
    await bob.send('POST', `/api/tables/${id}/resign`, {})
    expect((await hint(ann, id)).suggestions).not.toHaveLength(0)
    const alone = await at.running('tic-tac-toe', [ann], { bots: [{ seat: 1, bot: 'random' }] })
    const { table } = await ann.get(`/api/tables/${alone}`, TableAnswer)
    expect(table.hints).toBe(true)
  })

  it('is given one at a time, and not too often', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('tic-tac-toe', [ann, bob], { hints: true })
    const both = await Promise.all([1, 2].map(() => ann.fetch('POST', `/api/tables/${id}/hint`, {})))
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 429])
    const many: string[] = []
    for (let n = 0; n < 4; n++) many.push(String((await ann.fetch('POST', `/api/tables/${id}/hint`, {})).status))
    expect(many).toContain('429')
  })

  it('that fails leaves the table as it is', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await at.running('fussy', [ann, bob], { hints: true })
    expect(await ann.refused('POST', `/api/tables/${id}/hint`, {})).toBe('busy')
    const stream = await ann.stream(id)
    expect((await stream.answer(0, 'take 9')).seq).toBe(1)
  })
})
