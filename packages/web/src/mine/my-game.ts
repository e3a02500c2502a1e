/** A game of mine, wherever it is played, and the order in which a list shows them. */
import type { Seat } from '@waystation/kernel'
import type { ClockSetting, MyTable } from '@waystation/protocol'
import type { SavedSummary } from '../local/types.ts'
import { seatName } from '../people.ts'

export interface MySeat {
  readonly name: string
  readonly you: boolean
  readonly bot: boolean
  /** Nobody sits there yet. */
  readonly free: boolean
  /** The game waits for this seat. */
  readonly asked: boolean
  /** Its owner left it to a bot. */
  readonly away: boolean
}

export interface MyGame {
  readonly where: 'house' | 'device'
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly status: 'open' | 'running' | 'finished'
  readonly you: Seat | null
  readonly seats: readonly MySeat[]
  readonly waitsForMe: boolean
  /** Since when it is so; of a finished game when it ended. */
  readonly since: number
  /** Lines so far; null where that is not known. */
  readonly seq: number | null
  /** Who opened a table of the house. */
  readonly host: string | null
  readonly clock: ClockSetting | null
  /** When the time of whoever is waited for is up, by the clock of this device. */
  readonly due: number | null
  /** By seat, of a finished game. */
  readonly result: readonly { readonly total: number; readonly rank: number }[] | null
}

export const pathOf = ({ where, id }: Pick<MyGame, 'where' | 'id'>): string =>
  where === 'house' ? `/table/${id}` : `/local/${id}`

/** `heard`: when the standing was told, by the clock of this device. */
export function atHouse(table: MyTable, heard: number): MyGame | null {
  const { standing, status, id, game, rules, clock } = table
  if (status === 'stopped') return null
  const waiting = standing?.waiting ?? []
  return {
    where: 'house',
    id,
    game,
    rules,
    status,
    you: standing?.you ?? null,
    seats: table.seats.map((seat) => ({
      name: seatName(seat),
      you: seat.seat === standing?.you,
      bot: seat.kind === 'bot',
      free: seat.kind === 'open',
      asked: waiting.includes(seat.seat),
      away: seat.presence !== 'here',
    })),
    waitsForMe: standing?.waitsForMe ?? false,
    since: standing?.since ?? table.updatedAt,
    seq: standing?.seq ?? null,
    host: hostOf(table),
    clock,
    due: dueOf(standing, heard),
    result: standing?.result ?? null,
  }
}

function hostOf({ host, seats }: MyTable): string | null {
  const seat = seats.find((one) => one.seat === host)
  return seat === undefined ? null : seatName(seat)
}

/** Mine if the game waits for me, or else the first of the others'. */
function dueOf(standing: MyTable['standing'], heard: number): number | null {
  const { clock = null, waiting = [], you = null, waitsForMe = false } = standing ?? {}
  if (clock === null) return null
  const asked = waitsForMe && you !== null ? [you] : waiting
  const dues = asked.flatMap((seat) => clock.seats[seat]?.due ?? [])
  return dues.length === 0 ? null : Math.min(...dues) - clock.now + heard
}

/** On this device nothing goes on until somebody sits down again: such a game always waits. */
export function onDevice(saved: SavedSummary): MyGame {
  const { id, game, rules, seats, totals, updatedAt, lines } = saved
  const you = seats.findIndex(({ bot }) => bot === null)
  const alone = seats.filter(({ bot }) => bot === null).length === 1
  return {
    where: 'device',
    id,
    game,
    rules,
    status: totals === null ? 'running' : 'finished',
    you: alone ? you : null,
    seats: seats.map(({ name, bot }, seat) => ({
      name,
      you: alone && seat === you,
      bot: bot !== null,
      free: false,
      asked: false,
      away: false,
    })),
    waitsForMe: totals === null,
    since: updatedAt,
    seq: lines,
    host: null,
    clock: null,
    due: null,
    result: totals && totals.map((total) => ({ total, rank: 1 + totals.filter((other) => other > total).length })),
  }
}

/** Least time left first; then tables of the house, where others wait, the longest first; then this device, the last one first. */
export function byUrgency(a: MyGame, b: MyGame): number {
  if (a.due !== b.due) return (a.due ?? Number.POSITIVE_INFINITY) - (b.due ?? Number.POSITIVE_INFINITY)
  if (a.where !== b.where) return a.where === 'house' ? -1 : 1
  return a.where === 'house' ? a.since - b.since : b.since - a.since
}

const newestFirst = (a: MyGame, b: MyGame): number => b.since - a.since

export interface MyGroups {
  /** For me to go on. */
  readonly mine: readonly MyGame[]
  /** For the others to go on. */
  readonly others: readonly MyGame[]
  /** Tables that still lack players, or their beginning. */
  readonly open: readonly MyGame[]
  /** Over since I last looked. */
  readonly over: readonly MyGame[]
}

/** `seen`: the last line of a table that this browser has shown. */
export function grouped(games: readonly MyGame[], seen: (id: string) => number | null): MyGroups {
  const running = games.filter(({ status }) => status === 'running')
  const unseen = ({ status, where, you, id, seq }: MyGame): boolean =>
    status === 'finished' && where === 'house' && you !== null && seq !== null && seq > (seen(id) ?? seq)
  return {
    mine: running.filter(({ waitsForMe }) => waitsForMe).sort(byUrgency),
    others: running.filter(({ waitsForMe, you }) => !waitsForMe && you !== null).sort(byUrgency),
    open: games.filter(({ status }) => status === 'open').sort(newestFirst),
    over: games.filter(unseen).sort(newestFirst),
  }
}
