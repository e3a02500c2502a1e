/** The settings that matter while one plays, without leaving the table. */
import '../styles/pages.css'
import { ClockTerms } from '../clock/terms.tsx'
import { Invitations } from '../invitations/invitations.tsx'
import { TableNotices } from '../settings/notices/table-notices.tsx'
import { Looks, Pace, Play } from '../settings/fields.tsx'
import { botTitle, seatName } from '../people.ts'
import { t } from '../text/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { HeadLabel } from '../ui/head-label.tsx'
import { tasteOf } from './player-state.tsx'
import { useRoom } from './room-context.ts'

export function TableSettings() {
  const { panels } = useRoom()
  if (!panels.settings.value) return null
  const close = (): void => {
    panels.settings.value = false
  }
  return (
    <Dialog title={t().settings.title} close={close}>
      <div class="group">
        <Pace />
        <Play />
        <Looks />
        <Bots />
        <Clock />
        <Called />
        <Invited />
      </div>
    </Dialog>
  )
}

/** What the bots here are after; where there is room, their cards tell it as well. */
function Bots() {
  const { store, text } = useRoom()
  const { bots } = t()
  const told = (store.table.value?.seats ?? []).flatMap((seat) => {
    const taste = tasteOf(seat, text.styles)
    return taste === null ? [] : [{ seat, taste }]
  })
  if (told.length === 0) return null
  return (
    <section>
      <h2>{bots.here}</h2>
      <ul>
        {told.map(({ seat, taste }) => (
          <li key={seat.seat}>
            <b>{bots.styled(botTitle(seat.bot ?? ''), taste.name)}</b>
            <p>{bots.says(seatName(seat), taste.says)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the table plays by, for spectators as well. */
function Clock() {
  const { store } = useRoom()
  const table = store.table.value
  if (table === null || table.clock === null) return null
  return (
    <section>
      <h2>{t().pace.title}</h2>
      <ClockTerms table={table} />
    </section>
  )
}

/** Whoever sits at a table with others says what of it calls them. */
function Called() {
  const { store, mode } = useRoom()
  const table = store.table.value
  const seated = mode === 'table' && table !== null && store.you.value !== null
  return seated && store.transport.kind === 'server' ? <TableNotices table={table.id} /> : null
}

/** Whoever opened the table may still let friends in to watch, or close the door. */
function Invited() {
  const { store, mode } = useRoom()
  const table = store.table.value
  const hosting = mode === 'table' && table !== null && store.you.value !== null && table.host === store.you.value
  if (!hosting || store.transport.kind !== 'server') return null
  return (
    <section>
      <h2>{t().waiting.invite}</h2>
      <Invitations table={table.id} />
    </section>
  )
}

export function OpenSettings() {
  const { panels } = useRoom()
  const open = (): void => {
    panels.settings.value = true
  }
  return (
    <button type="button" class="button small quiet" onClick={open}>
      <HeadLabel icon="settings" words={t().settings.title} />
    </button>
  )
}
