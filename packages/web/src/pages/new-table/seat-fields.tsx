/** Who plays each seat, and how well. */
import { nameWith, partsOf } from '@waystation/bots/bot-name'
import { findGame } from '@waystation/catalog'
import type { Meta } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import { SeatMark } from '../../art/SeatMark.tsx'
import { seatIdentity } from '../../art/seats.ts'
import type { LocalSeat } from '../../local/types.ts'
import { botIds } from '../../opponents.ts'
import { botPersonName, botTitle, personName } from '../../people.ts'
import { language, t } from '../../text/index.ts'
import { useLoaded } from '../../ui/loaded.ts'
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

/** Against bots: how strong each of them is, and what it is after. */
export function BotFields({ meta, draft, change }: DraftProps & { readonly meta: Meta }) {
  const { setup } = t()
  const { styles = [] } = meta
  const bots = draft.seats.flatMap((seat, index) => (seat.bot === null ? [] : [{ ...seat, bot: seat.bot, index }]))
  if (bots.length < 2 && (bots.length === 0 || styles.length === 0)) return null
  const set = (index: number, bot: string): void =>
    change({ seats: draft.seats.map((old, i) => (i === index ? { ...old, bot } : old)) })
  return (
    <ul class="seats" aria-label={setup.each}>
      {bots.map(({ index, name, bot }) => (
        <li key={index} class="seat-row" data-seat={index}>
          <SeatMark seat={index} size={30} />
          <span class="grow">{name}</span>
          <Level
            label={setup.level(name)}
            value={partsOf(bot).id}
            set={(level) => set(index, nameWith(level, partsOf(bot).style))}
          />
          {styles.length > 0 && <StyleChoice meta={meta} name={name} bot={bot} set={(next) => set(index, next)} />}
        </li>
      ))}
    </ul>
  )
}

interface StyleChoiceProps {
  readonly meta: Meta
  readonly name: string
  readonly bot: string
  readonly set: (bot: string) => void
}

/** The words for styles are the game's own. */
function StyleChoice({ meta, name, bot, set }: StyleChoiceProps) {
  const { setup } = t()
  const spoken = language()
  const text = useLoaded(() => findGame(meta.id).texts[spoken](), [meta, spoken])
  const words = text.state === 'ready' ? (text.value.styles ?? {}) : {}
  const { id, style } = partsOf(bot)
  return (
    <select
      class="field"
      aria-label={setup.style(name)}
      value={style ?? ''}
      onChange={({ currentTarget }) => set(nameWith(id, currentTarget.value || null))}
    >
      <option value="">{setup.anyStyle}</option>
      {Object.entries(words).map(([key, { name: called }]) => (
        <option key={key} value={key}>
          {called}
        </option>
      ))}
    </select>
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
