/** A table in the lobby: which game, who sits there, how many seats are free. */
import type { TableInfo } from '@waystation/protocol'
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { SeatMark } from '../../art/SeatMark.tsx'
import { settingWords } from '../../clock/time-left.ts'
import { sitDown } from '../../end/shares.ts'
import { titleOf } from '../../games/index.ts'
import { myGames } from '../../mine/store.ts'
import { named } from '../../names/ask-name.tsx'
import { seatName } from '../../people.ts'
import { t } from '../../text/index.ts'
import { introduce } from '../../transport/introduced.ts'
import { Cover } from '../../ui/cover.tsx'
import { RulesVersion } from '../../ui/rules-version.tsx'
import { when } from '../../ui/when.ts'

export function TableRow({ table }: { readonly table: TableInfo }) {
  const { lobby } = t()
  const own = myGames.value.some(({ id, you }) => id === table.id && you !== null)
  const free = table.seats.filter(({ kind }) => kind === 'open').length
  const details = [
    lobby.opened(when(table.createdAt)),
    settingWords(table.clock),
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
      {free > 0 && table.status === 'open' && !own && <SitDown table={table} />}
      <a class={own || table.status === 'running' ? 'button' : 'button quiet'} href={`/table/${table.id}`}>
        {own ? lobby.enter : lobby.watch}
      </a>
    </li>
  )
}

/** Takes a free seat in one step, and goes there. */
function SitDown({ table }: { readonly table: TableInfo }) {
  const { lobby, refused: words } = t()
  const { route } = useLocation()
  const [refused, setRefused] = useState(false)
  const sit = async (): Promise<void> => {
    if (!(await named(table.seats.map(({ name }) => name)))) return
    await introduce()
    await sitDown(table.id)
    route(`/table/${table.id}`)
  }
  return (
    <>
      <button type="button" class="button" onClick={() => void sit().catch(() => setRefused(true))}>
        {lobby.join}
      </button>
      {refused && (
        <p class="refused" role="alert">
          {words.other}
        </p>
      )}
    </>
  )
}
