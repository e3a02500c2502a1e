/** Same screen: who plays each seat. */
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
      <select
        class="field"
        aria-label={setup.kind(letter)}
        value={seat.bot ?? ''}
        onChange={({ currentTarget }) => kind(currentTarget.value === '' ? null : currentTarget.value)}
      >
        <option value="">{setup.person}</option>
        {botIds().map((id) => (
          <option key={id} value={id}>
            {botTitle(id)}
          </option>
        ))}
      </select>
    </li>
  )
}
