/** A table in the lobby: which game, who sits there, how many seats are free. */
import type { TableInfo } from '@waystation/protocol'
import { SeatMark } from '../../art/SeatMark.tsx'
import { seatName } from '../../people.ts'
import { titleOf } from '../../games/index.ts'
import { t } from '../../text/index.ts'
import { Cover } from '../../ui/cover.tsx'
import { RulesVersion } from '../../ui/rules-version.tsx'
import { when } from '../../ui/when.ts'

export function TableRow({ table, mine }: { readonly table: TableInfo; readonly mine: boolean }) {
  const { lobby } = t()
  const free = table.seats.filter(({ kind }) => kind === 'open').length
  const action = mine ? lobby.enter : table.status === 'open' ? lobby.join : lobby.watch
  const details = [
    lobby.opened(when(table.createdAt)),
    free > 0 && lobby.free(free),
    table.visibility === 'private' && lobby.private,
    table.status === 'open' && table.hints && lobby.hints,
  ]
  return (
    <li class="card listed">
      <Cover game={table.game} />
      <div class="grow">
        <strong>{titleOf(table.game)}</strong>
        <ul class="seated">
          {table.seats.map((seat) => (
            <li key={seat.seat} class={seat.kind === 'open' ? 'free' : ''}>
              <SeatMark seat={seat.seat} size={20} /> {seatName(seat)}
            </li>
          ))}
        </ul>
        <small>
          {details.filter(Boolean).join(' · ')} · <RulesVersion game={table.game} rules={table.rules} />
        </small>
      </div>
      <a class={mine || table.status === 'open' ? 'button primary' : 'button'} href={`/table/${table.id}`}>
        {action}
      </a>
    </li>
  )
}
