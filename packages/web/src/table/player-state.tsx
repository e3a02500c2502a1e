/** Where a player is and what is waited for: a shape and words together. */
import { partsOf } from '@waystation/bots/bot-name'
import type { GameText, StyleWords } from '@waystation/kernel'
import type { SeatInfo } from '@waystation/protocol'
import { moment } from '../clock/time-left.ts'
import { botTitle, seatName } from '../people.ts'
import { locale, t } from '../text/index.ts'
import { PresenceMark, type Whereabouts } from '../ui/presence-mark.tsx'
import type { TableStore } from './store.ts'

interface State {
  /** Null: everybody sits in front of this screen. */
  readonly at: Whereabouts | null
  readonly words: string
}

/** A bot sits there for a person, who may come back or has given up. */
export const hasStandIn = ({ kind, bot }: SeatInfo): boolean => kind === 'person' && bot !== null

/** Over days the time of a seat is up at an hour that one can plan for. */
function untilOf(seat: number, { table, clock }: TableStore): string | null {
  const told = clock.value
  const due = told?.seats[seat]?.due ?? null
  if (told === null || due === null || table.value?.clock?.kind !== 'days') return null
  return moment(due - told.now + told.heard)
}

/** The last day of the holiday that its owner is on. */
function holidayOf(seat: number, { clock }: TableStore): string | null {
  const end = clock.value?.seats[seat]?.holiday ?? null
  return end === null ? null : new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'long' }).format(end - 1)
}

export function stateOf(seat: SeatInfo, turn: boolean, store: TableStore): State {
  const { room, bots } = t()
  if (seat.kind === 'bot') {
    const title = seat.name === '' || seat.bot === null ? bots.bot : botTitle(seat.bot)
    return { at: 'bot', words: turn ? room.thinking(title) : title }
  }
  if (seat.bot !== null) {
    const title = botTitle(seat.bot)
    return { at: 'bot', words: seat.presence === 'resigned' ? room.playsOn(title) : room.standsIn(title) }
  }
  if (store.transport.kind === 'local') return { at: null, words: turn ? room.turn : '' }
  const here = seat.seat === store.you.value || store.connected.value.includes(seat.seat)
  const [holiday, until] = [holidayOf(seat.seat, store), untilOf(seat.seat, store)]
  if (holiday !== null && !here) return { at: 'away', words: room.holiday(holiday) }
  if (!turn) return here ? { at: 'here', words: room.here } : { at: 'away', words: room.away }
  if (here) return { at: 'here', words: until === null ? room.turn : room.turnUntil(until) }
  return { at: 'away', words: until === null ? room.awayTurn : room.awayTurnUntil(until) }
}

/** Why somebody who is waited for may not answer soon; null: they are here, or a bot plays for them. */
export function absenceOf(seat: SeatInfo, store: TableStore, name: string): string | null {
  const { room } = t()
  if (store.transport.kind === 'local' || seat.kind !== 'person' || seat.bot !== null) return null
  if (seat.seat === store.you.value || store.connected.value.includes(seat.seat)) return null
  const holiday = holidayOf(seat.seat, store)
  return holiday === null ? room.absent(name, untilOf(seat.seat, store)) : room.onHoliday(name, holiday)
}

type StyleTexts = GameText<never>['styles']

/** What a bot is after, in the words of the game; null: a person, or a bot without a style of its own. */
export function tasteOf({ kind, bot }: SeatInfo, styles: StyleTexts): StyleWords | null {
  const style = kind === 'bot' && bot !== null ? partsOf(bot).style : null
  return (style === null ? undefined : styles?.[style]) ?? null
}

interface PlayerStateProps extends State {
  readonly seat: SeatInfo
  readonly styles: StyleTexts
}

export function PlayerState({ at, words, seat, styles }: PlayerStateProps) {
  const taste = tasteOf(seat, styles)
  return (
    <span class="player-state">
      {at !== null && <PresenceMark at={at} />}
      {taste === null ? (
        <span class="player-state-words">{words}</span>
      ) : (
        <AskedBot seat={seat} words={words} taste={taste} />
      )}
    </span>
  )
}

interface AskedBotProps {
  readonly seat: SeatInfo
  readonly words: string
  readonly taste: StyleWords
}

/** A bot says what it is after, if asked. */
function AskedBot({ seat, words, taste }: AskedBotProps) {
  const { bots } = t()
  const id = `bot-says-${seat.seat}`
  return (
    <>
      <button type="button" class="player-state-words ask" popovertarget={id}>
        {words}
        <span class="visually-hidden">{bots.ask}</span>
      </button>
      <div id={id} popover="auto" class="bot-says card">
        <b>{bots.styled(botTitle(seat.bot ?? ''), taste.name)}</b>
        <p>{bots.says(seatName(seat), taste.says)}</p>
      </div>
    </>
  )
}
