// @vitest-environment happy-dom
import { generateKeyPairSync, sign } from 'node:crypto'
import { formatRecord, parseRecord } from '@waystation/kernel'
import { afterEach, expect, test } from 'vitest'
import { LocalRefusal } from '../src/local/client.ts'
import { TableStore } from '../src/table/store.ts'
import { speak } from '../src/text/index.ts'
import { LocalTransport } from '../src/transport/local.ts'
import { type LocalHouse, localHouse, until } from './support/local.ts'

const houses: LocalHouse[] = []
const stores: TableStore[] = []
afterEach(() => {
  for (const store of stores.splice(0)) store.close()
  for (const house of houses.splice(0)) house.close()
})

async function seated(game: string, bots: readonly (string | null)[], house = localHouse()) {
  await speak('en')
  if (!houses.includes(house)) houses.push(house)
  const seats = bots.map((bot, i) => ({ name: `P${i}`, bot }))
  const id = await house.client.call('create', { game, variants: {}, seats })
  return { house, id, store: at(house, id) }
}

function at(house: LocalHouse, id: string): TableStore {
  const store = new TableStore(new LocalTransport(house.client, id))
  stores.push(store)
  store.open()
  return store
}

/** Nobody watches a board here: every frame is over as soon as it is shown. */
async function myTurn(store: TableStore): Promise<void> {
  await until(() => {
    store.animations.skip()
    return store.decisions.value.length > 0 || store.live.value?.over === true
  })
}

async function playOut(store: TableStore): Promise<number> {
  for (let answers = 0; ; answers++) {
    await myTurn(store)
    if (store.live.value?.over) return answers
    store.answer(store.decisions.value[0].options[0].id)
  }
}

test('a game that is left while it opens plays no further; whoever asks meanwhile waits for it', async () => {
  const house = localHouse()
  houses.push(house)
  const seats = ['P0', 'P1'].map((name) => ({ name, bot: 'random' }))
  const id = await house.client.call('create', { game: 'wild-tiled-west', variants: {}, seats })
  const told: string[] = []
  house.client.listen(id, ({ type }) => told.push(type))
  await Promise.all([house.client.call('open', id), house.client.call('close', id)])
  await expect(house.client.call('sit', id, 0)).rejects.toThrow('is not open')
  const [{ lines }] = await house.client.call('list')
  expect({ told, lines }).toEqual({ told: [], lines: 0 })
  const opened = house.client.call('open', id)
  await house.client.call('sit', id, 0)
  await opened
  expect(told).toContain('hello')
})

test('a whole El Gaucho game against bots, and the record it leaves verifies', async () => {
  const { store, house, id } = await seated('el-gaucho', [null, 'greedy', 'random'])
  expect(await playOut(store)).toBeGreaterThan(10)
  await until(() => store.past.value.length === (store.live.value?.seq ?? 0) + 1)
  expect(store.past.value.map(({ seq }) => seq)).toEqual(store.past.value.map((_, i) => i))
  expect(store.table.value?.fairness).not.toBeNull()
  const review = await house.client.call('review', await store.transport.record(), null)
  expect(review.flaw).toBeNull()
  expect(review.commitment).toBe(store.table.value?.commitment)
  expect(review.totals.at(-1)).toEqual(store.live.value?.scores?.map(({ total }) => total))
  const [saved] = await house.client.call('list')
  expect(saved).toMatchObject({ id, totals: review.totals.at(-1) })
})

test('bots of a game that has styles sit down in one of them', async () => {
  const { house, id } = await seated('deadwood', [null, 'greenhorn', 'greenhorn+trader'])
  const [saved] = (await house.client.call('list')).filter((one) => one.id === id)
  expect(saved.seats[1].bot).toMatch(/^greenhorn\+(duellist|trader)$/)
  expect(saved.seats.map(({ bot }) => bot)[2]).toBe('greenhorn+trader')
  const seats = [null, 'greenhorn+railroad'].map((bot, i) => ({ name: `P${i}`, bot }))
  await expect(house.client.call('create', { game: 'deadwood', variants: {}, seats })).rejects.toThrow(LocalRefusal)
})

test('a record that a house has signed is told from one that was changed afterwards', async () => {
  const { store, house } = await seated('tic-tac-toe', [null, 'greedy'])
  await playOut(store)
  const text = await store.transport.record()
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const line = `signed ${x} ${sign(null, Buffer.from(text), privateKey).toString('base64url')}\n`
  const renamed = formatRecord({ ...parseRecord(text), seats: ['Eve', 'P1'] })
  const told = async (record: string) => await house.client.call('review', record, null)
  expect(await told(text)).toMatchObject({ signed: 'unsigned', flaw: null })
  expect(await told(text + line)).toMatchObject({ signed: 'signed', flaw: null })
  expect(await told(renamed)).toMatchObject({ signed: 'unsigned', flaw: null })
  expect((await told(renamed + line)).flaw?.detail).toEqual({ case: 'signature' })
})

test('a game taken up again after a reload is where it was', async () => {
  const { store, house, id } = await seated('el-gaucho', [null, 'greedy'])
  await myTurn(store)
  store.answer(store.decisions.value[0].options[0].id)
  await myTurn(store)
  const before = store.live.value
  store.close()
  const again = at(house, id)
  await myTurn(again)
  expect(again.live.value?.view).toEqual(before?.view)
  expect(again.live.value?.decisions).toEqual(before?.decisions)
  await until(() => again.past.value.length > 0)
  expect(again.past.value).toHaveLength((before?.seq ?? 0) + 1)
})

test('an answer sent twice is given once', async () => {
  const { store, house, id } = await seated('tic-tac-toe', [null, null])
  await myTurn(store)
  const message = { type: 'answer', id: 'same-request', seq: 0, option: 'mark 5' } as const
  await house.client.call('send', id, message)
  await house.client.call('send', id, message)
  await until(() => store.live.value?.seq === 1)
  expect((await house.shelf.get(id))?.log).toEqual([{ seat: 0, option: 'mark 5' }])
})

test('an answer to a position that is gone changes nothing', async () => {
  const { house, id, store } = await seated('tic-tac-toe', [null, null])
  await myTurn(store)
  await house.client.call('send', id, { type: 'answer', id: 'a', seq: 0, option: 'mark 1' })
  await house.client.call('sit', id, 1)
  await house.client.call('send', id, { type: 'answer', id: 'b', seq: 0, option: 'mark 2' })
  expect((await house.shelf.get(id))?.log).toHaveLength(1)
})

test('what was not offered is refused and said', async () => {
  const { store } = await seated('tic-tac-toe', [null, null])
  await myTurn(store)
  store.answer('mark 10')
  await until(() => store.refusal.value !== null)
  expect(store.refusal.value?.code).toBe('unknown-option')
  expect(store.pending.value).toBeNull()
})

test('undo goes back, and the log keeps both', async () => {
  const { store } = await seated('tic-tac-toe', [null, null])
  await myTurn(store)
  store.answer('mark 3')
  await until(() => store.live.value?.canUndo === true)
  store.undo()
  await until(() => store.live.value?.seq === 2)
  expect(store.live.value?.view).toMatchObject({ cells: Array(9).fill(null) })
  expect(store.past.value[2].line).toEqual({ seat: 0, undo: 'own' })
})

test('another window that was first is not overwritten', async () => {
  const { house, id, store } = await seated('tic-tac-toe', [null, null])
  const other = localHouse(house.shelf)
  houses.push(other)
  const theirs = at(other, id)
  await myTurn(store)
  await myTurn(theirs)
  store.answer('mark 1')
  await until(() => store.live.value?.seq === 1)
  theirs.answer('mark 2')
  await until(() => theirs.refusal.value !== null)
  expect(theirs.refusal.value?.code).toBe('table-stopped')
  expect((await house.shelf.get(id))?.log).toEqual([{ seat: 0, option: 'mark 1' }])
})

test('the screen is covered only where there is something to hide', async () => {
  const open = await seated('tic-tac-toe', [null, null])
  await myTurn(open.store)
  expect(await open.house.client.call('secrets', open.id)).toBe(false)
  const hidden = await seated('el-gaucho', [null, null])
  await myTurn(hidden.store)
  expect(await hidden.house.client.call('secrets', hidden.id)).toBe(true)
})

test('one who sits down elsewhere sees that seat’s questions and past', async () => {
  const { store } = await seated('el-gaucho', [null, null])
  await myTurn(store)
  const first = store.live.value?.view
  await store.sit(1)
  await myTurn(store)
  expect(store.you.value).toBe(1)
  expect(store.live.value?.view).not.toEqual(first)
  await until(() => store.past.value.length > 0)
})

test('why not is answered by the engine', async () => {
  const { store } = await seated('tic-tac-toe', [null, null])
  await myTurn(store)
  store.answer('mark 1')
  await until(() => store.live.value?.seq === 1)
  expect(await store.transport.explain('1')).toEqual([{ code: 'taken', section: 'turn', params: { cell: 1 } }])
})

test('a hint weighs some of the options, and changes nothing', async () => {
  const { store } = await seated('el-gaucho', [null, 'greedy'])
  await myTurn(store)
  const before = store.live.value?.seq
  const hints = (await store.transport.hint?.()) ?? []
  const options: readonly (string | null)[] = store.decisions.value[0].options.map(({ id }) => id)
  expect(hints.length).toBeGreaterThan(0)
  for (const { option, chance } of hints) {
    expect(options).toContain(option)
    expect(chance).toBeGreaterThan(0)
    expect(chance).toBeLessThan(1)
  }
  expect(store.live.value?.seq).toBe(before)
})

test('a finished game is looked through: chances, turning points, better moves, and how far it is', async () => {
  const { store, house } = await seated('tic-tac-toe', [null, 'random'])
  await playOut(store)
  const heard: Parameters<typeof house.client.progress>[] = []
  house.client.progress = (...how) => void heard.push(how)
  const analysis = await house.client.call('analyse', await store.transport.record(), [0])
  const lines = store.past.value.length - 1
  expect(analysis?.curve.map(({ line }) => line)).toEqual(Array.from({ length: lines + 1 }, (_, line) => line))
  expect(analysis?.betterMoves.every(({ seat }) => seat === 0)).toBe(true)
  for (const [done, all] of heard) expect(done).toBeLessThanOrEqual(all)
  const told = heard.flatMap(([, , curve]) => curve ?? [])
  expect(told.map(({ curve, betterMoves }) => [curve, betterMoves])).toEqual([[analysis?.curve, []]])
  const won = store.live.value?.scores?.map(({ rank }) => rank === 1) ?? []
  const winners = won.filter(Boolean).length
  expect(analysis?.curve.at(-1)?.chances).toEqual(won.map((first) => (first ? 1 / winners : 0)))
})

test('an analysis that is called off ends, and one of an unfinished game is refused', async () => {
  const { store, house } = await seated('tic-tac-toe', [null, 'random'])
  await myTurn(store)
  await expect(house.client.call('analyse', await store.transport.record(), [0])).rejects.toMatchObject({
    failure: { code: 'bad-record' },
  })
  await playOut(store)
  const called = house.client.call('analyse', await store.transport.record(), [0])
  await house.client.call('callOffAnalysis')
  expect(await called).toBeNull()
})

test('a rematch moves everyone up by one', async () => {
  const { store, house } = await seated('tic-tac-toe', [null, 'random'])
  await playOut(store)
  const path = await store.transport.rematch()
  const saved = await house.shelf.get(path.replace('/local/', ''))
  expect(saved?.seats.map(({ name }) => name)).toEqual(['P1', 'P0'])
})

test('a table that is not on this device is gone', async () => {
  const house = localHouse()
  houses.push(house)
  const store = at(house, 'nowhere')
  await until(() => store.link.value !== 'connecting')
  expect(store.link.value).toBe('gone')
})

test('a game for too many players is refused with its reason', async () => {
  const house = localHouse()
  houses.push(house)
  const seats = Array.from({ length: 9 }, () => ({ name: 'x', bot: null }))
  const refused = house.client.call('create', { game: 'el-gaucho', variants: {}, seats })
  await expect(refused).rejects.toBeInstanceOf(LocalRefusal)
})

test('a changed record is found out', async () => {
  const { store, house } = await seated('tic-tac-toe', [null, 'random'])
  await playOut(store)
  const record = await store.transport.record()
  await expect(house.client.call('review', record.replace('P0', 'PX'), null)).rejects.toMatchObject({
    failure: { detail: { case: 'checksum' } },
  })
})
