/** Who plays each seat, and how well. */
import type { ComponentChildren } from 'preact'
import { SeatMark } from '../../art/SeatMark.tsx'
import { seatIdentity } from '../../art/seats.ts'
import type { LocalSeat } from '../../local/types.ts'
import { botIds } from '../../opponents.ts'
import { botPersonName, botTitle, personName } from '../../people.ts'
import { t } from '../../text/index.ts'
import type { DraftProps } from './draft.ts'

export function SeatFields({ draft, change }: DraftProps) {
  const set = (index: number, seat: LocalSeat): void =>
    change({ seats: draft.seats.map((old, i) => (i === index ? seat : old)) })
  return (
    <ul class="seats">
      {draft.seats.map((seat, i) => (
        <SeatRow key={i} index={i} seat={seat} set={(next) => set(i, next)} />
      ))}
    </ul>
  )
}

/** Against bots: how strong each of them is. */
export function BotFields({ draft, change }: DraftProps) {
  const { setup } = t()
  const bots = draft.seats.flatMap((seat, index) => (seat.bot === null ? [] : [{ ...seat, bot: seat.bot, index }]))
  if (bots.length < 2) return null
  const set = (index: number, bot: string): void =>
    change({ seats: draft.seats.map((old, i) => (i === index ? { ...old, bot } : old)) })
  return (
    <ul class="seats" aria-label={setup.each}>
      {bots.map(({ index, name, bot }) => (
        <li key={index} class="seat-row" data-seat={index}>
          <SeatMark seat={index} size={30} />
          <span class="grow">{name}</span>
          <Level label={setup.level(name)} value={bot} set={(level) => set(index, level)} />
        </li>
      ))}
    </ul>
  )
}

interface LevelProps {
  readonly label: string
  readonly value: string
  readonly set: (level: string) => void
  readonly children?: ComponentChildren
}

function Level({ label, value, set, children }: LevelProps) {
  return (
    <select class="field" aria-label={label} value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
      {children}
      {botIds().map((id) => (
        <option key={id} value={id}>
          {botTitle(id)}
        </option>
      ))}
    </select>
  )
}

interface SeatRowProps {
  readonly index: number
  readonly seat: LocalSeat
  readonly set: (seat: LocalSeat) => void
}

function SeatRow({ index, seat, set }: SeatRowProps) {
  const { setup } = t()
  const { letter } = seatIdentity(index)
  const kind = (bot: string | null): void => set({ name: bot === null ? personName(index) : botPersonName(index), bot })
  return (
    <li class="seat-row" data-seat={index}>
      <SeatMark seat={index} size={30} />
      <input
        class="field grow"
        aria-label={setup.name(letter)}
        required
        maxLength={40}
        value={seat.name}
        onInput={({ currentTarget }) => set({ ...seat, name: currentTarget.value })}
      />
      <Level label={setup.kind(letter)} value={seat.bot ?? ''} set={(bot) => kind(bot === '' ? null : bot)}>
        <option value="">{setup.person}</option>
      </Level>
    </li>
  )
}
