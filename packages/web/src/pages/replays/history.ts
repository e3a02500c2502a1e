/** My finished games at the house, page by page, and those on this device among them. */
import { signal } from '@preact/signals'
import type { MyHistory } from '@waystation/protocol'
import { atHouse, type MyGame } from '../../mine/my-game.ts'
import { ask } from '../../transport/api.ts'
import { introduced } from '../../transport/introduced.ts'

interface Read {
  readonly games: readonly MyGame[]
  /** Asks for earlier ones; null: there are none. */
  readonly next: string | null
}

const NOTHING: Read = { games: [], next: null }
export const history = signal<Read>(NOTHING)
/** Whether the house has told them: as long as it cannot be reached nobody knows that there are none. */
export const historyState = signal<'reading' | 'read' | 'unreached'>('reading')

/** From the latest on, or further back. */
export async function readHistory(before: string | null = null): Promise<void> {
  if (!introduced.value) {
    history.value = NOTHING
    historyState.value = 'read'
    return
  }
  const query = before === null ? '' : `?before=${before}`
  const { tables, next } = await ask<MyHistory>('GET', `/api/me/history${query}`).catch((error: unknown) => {
    historyState.value = 'unreached'
    throw error
  })
  const now = Date.now()
  const games = tables.flatMap((table) => atHouse(table, now) ?? [])
  history.value = { games: together(before === null ? [] : history.peek().games, games), next }
  historyState.value = 'read'
}

/** Each once: a table may have changed its place since. */
function together(known: readonly MyGame[], more: readonly MyGame[]): MyGame[] {
  return [...known, ...more.filter(({ id }) => known.every((game) => game.id !== id))]
}

/** The latest first. As long as there are earlier ones at the house, nothing is shown from before them. */
export function finishedGames({ games, next }: Read, device: readonly MyGame[]): MyGame[] {
  const house = games.filter(({ you }) => you !== null)
  const oldest = next === null ? Number.NEGATIVE_INFINITY : Math.min(...games.map(({ since }) => since))
  const own = device.filter(
    ({ where, status, since }) => where === 'device' && status === 'finished' && since >= oldest,
  )
  return [...house, ...own].sort((a, b) => b.since - a.since)
}
