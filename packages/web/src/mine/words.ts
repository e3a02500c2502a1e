/** What is said of a game of mine in one line. */
import { moment, timeLeft } from '../clock/time-left.ts'
import { titleOf } from '../games/index.ts'
import { listed } from '../people.ts'
import { t } from '../text/index.ts'
import { when } from '../ui/when.ts'
import type { MyGame } from './my-game.ts'

const rivals = ({ seats }: MyGame): string =>
  listed(seats.flatMap(({ you, free, name }) => (you || free ? [] : [name])))

/** With whom, as far as anybody else is there. */
export function withWords(game: MyGame): string | null {
  const names = rivals(game)
  return names === '' ? null : t().mine.with(names)
}

export const resumeLabel = (game: MyGame): string =>
  t().mine.resumeWhich(titleOf(game.game), withWords(game) ?? t().mine.onDevice)

export const calledWords = (game: MyGame): string => t().mine.called(titleOf(game.game), rivals(game))

export const invitedWords = ({ game, host }: MyGame): string => t().mine.invitedTo(titleOf(game), host ?? '')

export const namedWords = ({ game }: MyGame, by: string): string => t().mine.namedAt(titleOf(game), by)

export const endedWords = (game: MyGame): string =>
  [t().mine.ended(titleOf(game.game), rivals(game)), ownPlace(game)].filter((part) => part !== null).join(' ')

/** Why nothing is to be done here: whom it waits for, and until when. */
export function waitingWords(game: MyGame, now: number): string {
  const { mine } = t()
  const asked = game.seats.filter((seat) => seat.asked)
  const names = listed(asked.map(({ name }) => name))
  const whom = mine.waitingFor(asked.some(({ away }) => away) ? mine.away(names) : names)
  if (game.due === null) return `${whom} · ${mine.since(when(game.since))}`
  return `${whom} · ${leftWords(game.due, now)}`
}

/** What waits for me: how long I have, or since when it waits. */
export function ownWords({ where, due, since }: MyGame, now: number): string {
  const { mine } = t()
  if (where === 'device') return mine.onDevice
  return due === null ? mine.since(when(since)) : leftWords(due, now)
}

const leftWords = (due: number, now: number): string => `${t().clock.left(timeLeft(due - now))} (${moment(due, now)})`

export function openWords({ seats, you, host }: MyGame): string {
  if (you === null && host !== null) return t().mine.invitedBy(host)
  const free = seats.filter((seat) => seat.free).length
  return free === 0 ? t().waiting.title : t().lobby.free(free)
}

function ownPlace({ result, you, seats }: MyGame): string | null {
  const mine = you === null ? undefined : result?.[you]
  return mine === undefined ? null : t().mine.place(mine.rank, seats.length, mine.total)
}

export function resultWords(game: MyGame): string {
  return [ownPlace(game), when(game.since)].filter((part) => part !== null).join(' · ')
}
