/** Names: of this person, of the seats of a table, of bots. */
import type { Names } from '@waystation/kernel'
import { joined } from '@waystation/wording'
import type { SeatInfo } from '@waystation/protocol'
import { settings } from './settings/store.ts'
import { t } from './text/index.ts'

const words = (text: string): readonly string[] => text.split(' ')

/** The name in the settings, or one that sounds right. */
export const ownName = (): string => settings.value.name.trim() || words(t().names.people)[0]

export const personName = (index: number): string => (index === 0 ? ownName() : words(t().names.people)[index])
export const botPersonName = (index: number): string => words(t().names.bots)[index]

/** How a bot is called in the list of bots. */
export function botTitle(id: string): string {
  const { titles, other } = t().bots
  return wordOf(titles, id) ?? other(id)
}

/** What kind of opponent it is; null: nothing is known of it. */
export const botHint = (id: string): string | null => wordOf(t().bots.hints, id) ?? null

const wordOf = (table: { readonly [id: string]: string }, id: string): string | undefined => table[id]

export function seatName(seat: SeatInfo): string {
  if (seat.name !== '') return seat.name
  return seat.bot === null ? t().waiting.free : botTitle(seat.bot)
}

export const namesOf =
  (seats: readonly SeatInfo[]): Names =>
  (seat) =>
    seats[seat] === undefined ? '?' : seatName(seats[seat])

export const listed = (names: readonly string[]): string => joined(t().prompt.and)(names)
