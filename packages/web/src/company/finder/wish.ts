/** What somebody looked for the last time, kept on this device. */
import { allGames } from '@waystation/catalog'
import type { NewSeek, SeekCounts, SeekPace } from '@waystation/protocol'

export interface Wish {
  readonly games: readonly string[]
  readonly players: readonly number[]
  readonly pace: SeekPace
  readonly counts: Counts
  /** People near my rating. */
  readonly near: boolean
}

export type Counts = SeekCounts | 'either'
export const COUNTS: readonly Counts[] = ['either', 'rated', 'friendly']

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
      counts: COUNTS.find((counts) => counts === kept.counts) ?? 'either',
      near: kept.near === true,
    }
  } catch {
    return { games: [], players: [], pace: 'live', counts: 'either', near: false }
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

/** What the house is asked for. What a guest plays does not count, and a guest has no rating. */
export function askedOf({ players, pace, counts, near }: Wish, account: boolean): Omit<NewSeek, 'games'> {
  const rated = account ? { ...(counts !== 'either' && { counts }), ...(near && { near }) } : {}
  return { players: [...players], pace, ...rated }
}

/** Whether any table can come of it. */
export const isPossible = ({ games, players }: Pick<Wish, 'games' | 'players'>): boolean =>
  games.length > 0 && players.some((count) => numbersFor(games).includes(count))
