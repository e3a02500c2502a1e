/** A table before the game: who sits where, the invitation, bots, and the start. */
import { findGame } from '@waystation/catalog'
import type { SeatInfo } from '@waystation/protocol'
import { SeatMark } from '../../art/SeatMark.tsx'
import { botIds } from '../../opponents.ts'
import { botTitle, seatName } from '../../people.ts'
import { titleOf } from '../../shelf.ts'
import type { TableStore } from '../../table/store.ts'
import { t } from '../../text/index.ts'
import { api } from '../../transport/api.ts'
import { useTitle } from '../../ui/title.ts'
import { BoxFacts } from '../new-table/box-facts.tsx'
import { InviteLink } from './invite-link.tsx'

export function WaitingRoom({ store }: { readonly store: TableStore }) {
  const table = store.table.value
  const you = store.you.value
  const { waiting } = t()
  useTitle(waiting.title)
  if (table === null) return null
  const hosting = you !== null && table.host === you
  return (
    <div class="page beside waiting">
      <header>
        <h1>{titleOf(table.game)}</h1>
        <p class="tagline">{waiting.title}</p>
      </header>
      <BoxFacts meta={findGame(table.game).meta} />
      <div class="card group">
        <ul class="seats">
          {table.seats.map((seat) => (
            <WaitingSeat key={seat.seat} seat={seat} table={table.id} you={you} host={table.host} />
          ))}
        </ul>
        {hosting && <InviteLink table={table.id} />}
        <StartRow store={store} hosting={hosting} />
      </div>
    </div>
  )
}

interface SeatProps {
  readonly seat: SeatInfo
  readonly table: string
  readonly you: number | null
  readonly host: number | null
}

function WaitingSeat({ seat, table, you, host }: SeatProps) {
  const { waiting, bots } = t()
  const hosting = you !== null && host === you
  const open = seat.kind === 'open'
  return (
    <li class="seat-row" data-seat={seat.seat}>
      <SeatMark seat={seat.seat} size={30} />
      <span class={open ? 'grow soft' : 'grow'}>
        {seatName(seat)}
        {seat.seat === you && ` (${waiting.you})`}
        {seat.seat === host && ` · ${waiting.host}`}
        {seat.kind === 'bot' && seat.name !== '' && ` · ${bots.bot}`}
      </span>
      {open && you === null && (
        <button type="button" class="button primary" onClick={() => void api.join(table, seat.seat)}>
          {waiting.sit}
        </button>
      )}
      {open && hosting && (
        <select
          class="field"
          aria-label={`${waiting.addBot} (${waiting.free})`}
          value=""
          onChange={({ currentTarget }) => void api.arrange(table, seat.seat, currentTarget.value)}
        >
          <option value="" disabled>
            {waiting.addBot}
          </option>
          {botIds().map((id) => (
            <option key={id} value={id}>
              {botTitle(id)}
            </option>
          ))}
        </select>
      )}
      {seat.kind === 'bot' && hosting && (
        <button type="button" class="button quiet" onClick={() => void api.arrange(table, seat.seat, null)}>
          {waiting.clear}
        </button>
      )}
    </li>
  )
}

function StartRow({ store, hosting }: { readonly store: TableStore; readonly hosting: boolean }) {
  const { waiting } = t()
  const table = store.table.value
  if (table === null) return null
  const full = table.seats.every(({ kind }) => kind !== 'open')
  const host = table.seats.find(({ seat }) => seat === table.host)
  return (
    <div class="row">
      {hosting && (
        <button type="button" class="button primary large" disabled={!full} onClick={() => void api.start(table.id)}>
          {waiting.start}
        </button>
      )}
      {store.you.value !== null && (
        <button type="button" class="button quiet" onClick={() => void api.leave(table.id)}>
          {waiting.leave}
        </button>
      )}
      {!full && <p class="soft">{waiting.needAll}</p>}
      {full && !hosting && host && <p class="soft">{waiting.hostStarts(seatName(host))}</p>}
    </div>
  )
}
