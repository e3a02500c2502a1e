/** Names: of this person, of the seats of a table, of bots. */
import { partsOf } from '@waystation/bots/bot-name'
import type { Names } from '@waystation/kernel'
import { joined } from '@waystation/wording'
import type { SeatInfo } from '@waystation/protocol'
import { settings } from './settings/store.ts'
import { t } from './text/index.ts'
import { folded } from './ui/folded.ts'

const words = (text: string): readonly string[] => text.split(' ')

/** Names that sound right, those that are not taken, beginning with the one drawn for this device. */
function suggestions(taken: readonly string[]): readonly string[] {
  const all = words(t().names.people)
  const first = settings.value.suggestion % all.length
  const gone = taken.map(folded)
  return [...all.slice(first), ...all.slice(0, first)].filter((name) => !gone.includes(folded(name)))
}

export const isNamed = (): boolean => settings.value.name.trim() !== ''

/** The name in the settings, or one that nobody there has. */
export const suggestedName = (taken: readonly string[]): string => settings.value.name.trim() || suggestions(taken)[0]
export const ownName = (): string => suggestedName([])

export function personName(index: number): string {
  const own = ownName()
  return index === 0 ? own : suggestions([own])[index - 1]
}
export const botPersonName = (index: number): string => words(t().names.bots)[index]

/** How a bot is called in the list of bots. */
export function botTitle(id: string): string {
  const { titles, other } = t().bots
  const level = partsOf(id).id
  return wordOf(titles, level) ?? other(level)
}

/** What kind of opponent it is; null: nothing is known of it. */
export const botHint = (id: string): string | null => wordOf(t().bots.hints, id) ?? null

const wordOf = (table: { readonly [id: string]: string }, id: string): string | undefined => table[id]

export function seatName(seat: SeatInfo): string {
  if (seat.name !== '') return seat.name
  // Whoever deleted their account.
  if (seat.kind === 'person') return t().names.somebody
  return seat.bot === null ? t().waiting.free : botTitle(seat.bot)
}

export const namesOf =
  (seats: readonly SeatInfo[]): Names =>
  (seat) =>
    seats[seat] === undefined ? '?' : seatName(seats[seat])

export const listed = (names: readonly string[]): string => joined(t().prompt.and)(names)
