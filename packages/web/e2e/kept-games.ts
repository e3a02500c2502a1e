/** Games that were begun before: bots have played them, and the first seat is somebody's. */
import type { Page } from '@playwright/test'
import { findGame, loadRules } from '@waystation/catalog'
import { type Config, decisions, type Entry, type Game } from '@waystation/kernel'
import { botEntry, replayed, seatBot } from '@waystation/table'
import type { SavedGame } from '../src/local/types.ts'

interface Plan {
  readonly game: string
  readonly players: number
  readonly variants: Config['variants']
}

export interface KeptGame {
  readonly saved: SavedGame
  /** What the first seat was asked after so many lines; null: somebody else was asked. */
  readonly asked: readonly (string | null)[]
}

const DIGITS = 32

/** The same in every run: bots that plan one step ahead need no clock. */
export async function played({ game: id, players, variants }: Plan): Promise<KeptGame> {
  const entry = findGame(id)
  const rules = entry.meta.rulesVersion
  const game: Game = await loadRules(entry, rules)
  const bots = Array.from({ length: players }, () => seatBot('greedy', null))
  const seed = `${players}`.repeat(DIGITS)
  const log: Entry[] = []
  const asked: (string | null)[] = []
  let table = replayed(game, { rules, config: { players, variants }, seed, opening: null }, [])
  for (;;) {
    const mine = decisions(game, table.match.state).find(({ seat }) => seat === 0)
    const answer = table.over ? null : botEntry(table.match, bots)
    if (answer === null) break
    asked.push(mine?.kind ?? null)
    log.push(answer)
    table = table.play(answer)
  }
  const seats = bots.map((_, seat) => ({ name: `Seat ${seat + 1}`, bot: seat === 0 ? null : 'greedy' }))
  const times = { createdAt: 0, updatedAt: 0 }
  return {
    saved: { id: 'kept', game: id, rules, variants, seats, seed, salt: seed, log, totals: table.totals, ...times },
    asked,
  }
}

/** The game as it stood after so many lines, at its table. */
export async function sitAt(page: Page, { saved }: KeptGame, lines: number): Promise<void> {
  const whole = lines >= saved.log.length
  const game: SavedGame = { ...saved, log: saved.log.slice(0, lines), totals: whole ? saved.totals : null }
  // The browser's own database belongs to the pages of the house.
  await page.goto('/about')
  await page.evaluate(async (kept) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('waystation', 1)
      request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' })
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('the database does not open'))
    })
    const change = database.transaction('games', 'readwrite')
    change.objectStore('games').put(kept)
    await new Promise((resolve) => change.addEventListener('complete', resolve))
    database.close()
  }, game)
  await page.goto(`/local/${saved.id}`)
}
