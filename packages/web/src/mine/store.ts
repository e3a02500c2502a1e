/** My games: tables of the house, kept true by a stream, and those on this device. */
import { computed, effect, signal } from '@preact/signals'
import { loadText } from '@waystation/catalog'
import type { MyMessage, MyStanding, MyTable } from '@waystation/protocol'
import { heardHouse } from '../house/news.ts'
import { localClient } from '../local/client.ts'
import { fetchEarlier } from '../local/fetch-earlier.ts'
import type { SavedSummary } from '../local/types.ts'
import { language } from '../text/index.ts'
import { api, ApiRefusal } from '../transport/api.ts'
import { introduced } from '../transport/introduced.ts'
import { follow } from '../transport/stream.ts'
import { dropTables, keepTables, keptTables } from './kept.ts'
import { atHouse, byUrgency, type MyGame, onDevice } from './my-game.ts'

interface Heard {
  readonly table: MyTable
  /** When its standing was told. */
  readonly at: number
}

const tables = signal<readonly Heard[]>([])
const saved = signal<readonly SavedSummary[]>([])
export const savedGame = (id: string): SavedSummary | undefined => saved.value.find((game) => game.id === id)
/** A table at which it has just become my turn. */
export const called = signal<MyGame | null>(null)
/** A table to which I have just been invited. */
export const invited = signal<MyGame | null>(null)

/** A table where the game has just ended. */
export const ended = signal<MyGame | null>(null)
/** Somebody has just written my name in the chat of a table, or asks to be my friend. */
export const named = signal<Extract<MyMessage, { type: 'named' | 'asked' }> | null>(null)

const house = computed(() => tables.value.flatMap(({ table, at }) => atHouse(table, at) ?? []))
export const myGames = computed((): readonly MyGame[] => [...house.value, ...saved.value.map(onDevice)])

/** Tables where others wait for me, the most urgent first. A game on this device keeps nobody waiting, and is not counted. */
export const waitingForMe = computed(() => house.value.filter(({ waitsForMe }) => waitsForMe).sort(byUrgency))

/** The worker starts only for those who have played here before. */
async function playedHere(): Promise<boolean> {
  const names = await indexedDB.databases().catch(() => [])
  return names.some(({ name }) => name === 'waystation')
}

async function readDevice(): Promise<void> {
  if (!(await playedHere())) return
  const games = await localClient().call('list')
  fetchEarlier(games, (entry, rules) => loadText(entry, language(), rules))
  saved.value = games
}

/** Since when the house cannot be reached, as far as its tables are known; null: it can. */
export const unheardSince = signal<number | null>(null)

async function readHouse(): Promise<void> {
  if (!introduced.value) return
  try {
    const mine = await api.myTables()
    const at = Date.now()
    arrive(mine.map((table) => ({ table, at })))
    keepTables(mine, at)
    unheardSince.value = null
  } catch (error) {
    const kept = keptTables()
    if (error instanceof ApiRefusal && error.code === 'offline' && kept !== null) {
      if (tables.peek().length === 0) tables.value = kept.tables.map((table) => ({ table, at: kept.at }))
      unheardSince.value = kept.at
    }
    throw error
  }
}

/** Whether the list has been read before: what is new in it has only then just come. */
let heardBefore = false

/** Whoever has been at these tables before is called to those where it is now their turn, and to those that are new. */
function arrive(next: readonly Heard[]): void {
  const before = new Map(tables.peek().map(({ table }) => [table.id, table]))
  const fresh = next.find(({ table: { id, standing } }) => {
    const known = before.get(id)
    return standing?.waitsForMe === true && known !== undefined && known.standing?.waitsForMe !== true
  })
  const offered = next.find(({ table: { id, status, standing } }) => {
    return heardBefore && !before.has(id) && status === 'open' && standing?.you === null
  })
  const over = next.find(({ table: { id, status, standing } }) => {
    return status === 'finished' && before.get(id)?.status === 'running' && (standing?.you ?? null) !== null
  })
  heardBefore = true
  tables.value = next
  if (over !== undefined) ended.value = atHouse(over.table, over.at)
  if (offered !== undefined) invited.value = atHouse(offered.table, offered.at)
  if (fresh !== undefined) called.value = atHouse(fresh.table, fresh.at)
}

/** Whether they have been read on this visit. */
export const gamesKnown = signal(false)

/** Reads everything again; what cannot be reached stays as it was. */
export async function readMyGames(): Promise<void> {
  await Promise.allSettled([readHouse(), readDevice()])
  gamesKnown.value = true
}

export async function forget(id: string): Promise<void> {
  await localClient().call('remove', id)
  await readDevice()
}

/** Follows my stream as long as the server knows this browser. */
export function watchMyTables(): void {
  effect(() => {
    if (introduced.value) return follow<MyMessage>('/api/me/stream', { message: hear, attended: true })
    dropTables()
    return undefined
  })
}

function hear(message: MyMessage): void {
  if (message.type === 'error') {
    // The server has forgotten this browser, which will say its name again at its next table.
    if (message.error.code === 'sign-in-first') introduced.value = false
    return
  }
  if (message.type === 'house') return heardHouse(message)
  if (message.type === 'named' || message.type === 'asked') {
    named.value = message
    return
  }
  const news = message.type === 'standings' ? message.standings : [message.standing]
  if (news.some(isNews)) void readHouse().catch(() => undefined)
  else take(news)
}

/** Of a table that is not known, or whose people and seats may be others than they were. */
function isNews({ table, status }: MyStanding): boolean {
  const known = tables.peek().find((heard) => heard.table.id === table)
  return known?.table.status !== status
}

function take(standings: readonly MyStanding[]): void {
  const at = Date.now()
  arrive(
    tables.peek().map((heard) => {
      const standing = standings.find(({ table }) => table === heard.table.id)
      return standing === undefined ? heard : { table: { ...heard.table, standing }, at }
    }),
  )
}
