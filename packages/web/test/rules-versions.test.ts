// @vitest-environment happy-dom
/** On this device too: games begun under earlier rules are played to their end, advised on and verified under them. */
import { type CatalogEntry, findGame, loadRules } from '@waystation/catalog'
import { type Game, LANGUAGES, parseRecord, Refusal, verify } from '@waystation/kernel'
import { sample } from '@waystation/testkit/vitest'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LocalRefusal } from '../src/local/client.ts'
import { memoryShelf } from '../src/local/memory-shelf.ts'
import { badRecord } from '../src/replay/bad-record.ts'
import { TableStore } from '../src/table/store.ts'
import { speak } from '../src/text/index.ts'
import { LocalTransport } from '../src/transport/local.ts'
import { allGames as raisedGames } from './raised/shelf.ts'
import { type LocalHouse, localHouse, until } from './support/local.ts'

/** Which release is at work; the newer one has raised the rules of two games, for whose earlier ones it asks the archive. */
const release = vi.hoisted(() => ({ newer: false }))

vi.mock('../../catalog/src/games.ts', async (original) => {
  const { GAMES } = await original<{ GAMES: readonly CatalogEntry[] }>()
  const { allGames } = await import('./raised/shelf.ts')
  const newer = GAMES.map((entry) => allGames().find(({ id }) => id === entry.id) ?? entry)
  return {
    get GAMES() {
      return release.newer ? newer : GAMES
    },
  }
})

const TABLES = sample(5, 20)
const houses: LocalHouse[] = []
const stores: TableStore[] = []
afterEach(() => {
  for (const store of stores.splice(0)) store.close()
  for (const house of houses.splice(0)) house.close()
  release.newer = false
})

/** A page of one release or the other; games stay on their shelf. */
function house(shelf = memoryShelf()): LocalHouse {
  const opened = localHouse(shelf, houses.length * 1000)
  houses.push(opened)
  return opened
}

const create = ({ client }: LocalHouse, game: string): Promise<string> =>
  client.call('create', { game, variants: {}, seats: ['random', null].map((bot) => ({ name: bot ?? 'Ann', bot })) })

function at({ client }: LocalHouse, id: string): TableStore {
  const store = new TableStore(new LocalTransport(client, id))
  stores.push(store)
  store.open()
  return store
}

/** Answers until the game is over, or `answers` have been given. */
async function play(store: TableStore, answers = Number.POSITIVE_INFINITY): Promise<void> {
  for (let given = 0; ; given++) {
    await until(() => {
      store.animations.skip()
      return store.decisions.value.length > 0 || store.live.value?.over === true
    })
    if (store.live.value?.over === true || given >= answers) return
    const { options } = store.decisions.value[0]
    store.answer(options[(given * 7) % options.length].id)
  }
}

const rulesOf = (id: string, rules: number): Promise<Game> => loadRules(findGame(id), rules)

describe.each(raisedGames().map(({ id }) => id))('a release that raises the rules of %s', (game) => {
  const OLD = findGame(game).meta.rulesVersion
  const NEW = OLD + 1

  test(`finds ${TABLES} games in the middle, lets them end under their rules, and begins new ones under its own`, async () => {
    const before = house()
    const ids: string[] = []
    for (let i = 0; i < TABLES; i++) {
      const id = await create(before, game)
      ids.push(id)
      const store = at(before, id)
      await play(store, game === 'tic-tac-toe' ? 1 : 3 + i)
      expect(store.live.value?.over).toBe(false)
      store.close()
    }

    release.newer = true
    const after = house(before.shelf)
    const old = await rulesOf(game, OLD)
    const texts: string[] = []
    for (const id of ids) {
      const store = at(after, id)
      await play(store)
      expect(store.table.value).toMatchObject({ rules: OLD, status: 'finished' })
      const text = await store.transport.record()
      expect(verify(old, parseRecord(text)).state).toBeDefined()
      texts.push(text)
    }
    // A review takes a second or more, and one game is advised on like another.
    for (const text of texts.slice(0, 4)) {
      expect(await after.client.call('review', text, null)).toMatchObject({ rules: OLD, flaw: null })
    }

    const store = at(after, await create(after, game))
    await play(store)
    expect(store.table.value).toMatchObject({ rules: NEW, status: 'finished' })
    const text = await store.transport.record()
    const record = parseRecord(text)
    expect(verify(await rulesOf(game, NEW), record).state).toBeDefined()
    expect(() => verify(old, { ...record, rules: OLD })).toThrow(Refusal)
    expect(await after.client.call('review', text, null)).toMatchObject({ rules: NEW, flaw: null })
  })

  test('says plainly that it is needed for a record and a game of its rules, and leaves the game as it is', async () => {
    release.newer = true
    const newer = house()
    const id = await create(newer, game)
    const store = at(newer, id)
    await play(store, 1)
    store.close()
    const kept = await newer.shelf.get(id)
    const whole = at(newer, await create(newer, game))
    await play(whole)
    const text = await whole.transport.record()

    release.newer = false
    const older = house(newer.shelf)
    const refused: unknown = await older.client.call('review', text, null).catch((error: unknown) => error)
    if (!(refused instanceof LocalRefusal)) throw new Error('the record was taken')
    expect(refused.failure).toMatchObject({ code: 'unknown-rules', detail: { recorded: NEW, current: OLD } })
    for (const language of LANGUAGES) {
      await speak(language)
      expect(badRecord(refused.failure)).toMatch(new RegExp(`(rules|règles) ${NEW} .*(rules|règles) ${OLD}\\.$`))
    }
    const shut = at(older, id)
    await until(() => shut.link.value !== 'connecting')
    expect(shut.link.value).toBe('unknownRules')
    expect(await older.shelf.get(id)).toEqual(kept)

    release.newer = true
    const again = at(house(older.shelf), id)
    await play(again)
    expect(again.table.value).toMatchObject({ rules: NEW, status: 'finished' })
  })
})

test('hints, reasons and reviews of a game under earlier rules are those of its own bots', async () => {
  const before = house()
  const [gaucho, marks] = [await create(before, 'el-gaucho'), await create(before, 'tic-tac-toe')]
  for (const id of [gaucho, marks]) {
    const store = at(before, id)
    await play(store, 1)
    store.close()
  }
  release.newer = true
  const after = house(before.shelf)
  const store = at(after, gaucho)
  await play(store, 1)
  const options: readonly (string | null)[] = store.decisions.value[0].options.map(({ id }) => id)
  const hints = (await store.transport.hint?.()) ?? []
  expect(hints.length).toBeGreaterThan(0)
  for (const { option } of hints) expect(options).toContain(option)
  const closed = await store.transport.explain('area theft')
  expect(closed.every(({ code }) => code !== '')).toBe(true)

  const ended = at(after, marks)
  await play(ended)
  const analysis = await after.client.call('analyse', await ended.transport.record(), [1])
  expect(analysis?.curve.length).toBe((ended.live.value?.seq ?? 0) + 1)
})
