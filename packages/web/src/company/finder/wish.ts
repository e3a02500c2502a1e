/** What somebody looked for the last time, kept on this device. */
import { allGames } from '@waystation/catalog'
import type { SeekPace } from '@waystation/protocol'

export interface Wish {
  readonly games: readonly string[]
  readonly players: readonly number[]
  readonly pace: SeekPace
}

/** As `SEEK_PACES` of the protocol, without the library that checks them. */
export const PACES: readonly SeekPace[] = ['live', 'days', 'none']
const KEY = 'waystation finder'

export function lastWish(): Wish {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wish>
    const known = allGames().map(({ id }) => id)
    return {
      games: (kept.games ?? []).filter((id) => known.includes(id)),
      players: (kept.players ?? []).filter((count) => Number.isInteger(count)),
      pace: PACES.find((pace) => pace === kept.pace) ?? 'live',
    }
  } catch {
    return { games: [], players: [], pace: 'live' }
  }
}

export const keepWish = (wish: Wish): void => localStorage.setItem(KEY, JSON.stringify(wish))

/** The numbers of players that any of these games, or any game at all, can be played with by people who meet. */
export function numbersFor(games: readonly string[]): number[] {
  const boxes = allGames().filter(({ id, sample }) => (games.length === 0 ? !sample : games.includes(id)))
  const most = Math.max(2, ...boxes.map(({ meta }) => meta.seats.max))
  const all = Array.from({ length: most - 1 }, (_, i) => i + 2)
  return all.filter((count) => boxes.some(({ meta: { seats } }) => count >= seats.min && count <= seats.max))
}

/** Whether any table can come of it. */
export const isPossible = ({ games, players }: Wish): boolean =>
  games.length > 0 && players.some((count) => numbersFor(games).includes(count))
