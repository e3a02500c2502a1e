/** What to do after a game: again, watch it, keep it, show it. */
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { AboutPerson } from '../company/about-person.tsx'
import { SeatMark } from '../art/SeatMark.tsx'
import { usePlayback } from '../table/playback.ts'
import { useRoom } from '../table/room-context.ts'
import { t } from '../text/index.ts'
import { LinkBack } from './link-back.tsx'
import { saveText, shareText } from './share.ts'

/** Another game with the same people. Whoever asks first opens the table; the others are told, and join it. */
export function Rematch() {
  const { store, mode, names } = useRoom()
  const { route } = useLocation()
  const { end } = t()
  const table = store.table.value
  if (mode !== 'table' || store.you.value === null || table === null) return null
  const open = table.rematch !== null
  const again = (): void => {
    void store.transport.rematch().then((path) => route(path))
  }
  return (
    <div class="rematch card">
      <button type="button" class="button primary" onClick={again}>
        {open ? end.joinRematch : end.rematch}
      </button>
      <ul>
        {table.seats
          .filter(({ seat }) => seat !== store.you.value)
          .map(({ seat, kind, name }) => (
            <li key={seat}>
              <SeatMark seat={seat} size={18} /> {names(seat)}{' '}
              {kind === 'bot' && <small class="soft">{end.stays}</small>}
              {kind === 'person' && name !== '' && <AboutPerson whom={{ table: table.id, seat }} name={name} />}
            </li>
          ))}
      </ul>
      {open && (
        <p role="status" class="rematch-open">
          {end.rematchOpen}
        </p>
      )}
    </div>
  )
}

export function EndButtons() {
  const { store, panels } = useRoom()
  const playback = usePlayback()
  const { end } = t()
  const replay = (): void => {
    panels.result.value = false
    playback.from(0)
  }
  return (
    <>
      <button type="button" class="button" onClick={replay}>
        {end.replay}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => void store.transport.record().then((record) => saveText(recordName(store.table.value), record))}
      >
        {end.record}
      </button>
    </>
  )
}

const recordName = (table: { readonly game: string } | null): string => `${table?.game ?? 'game'}.txt`

/** A public table is shared by its address; any game as its record. */
export function ShareButtons() {
  const { store, text } = useRoom()
  const { end } = t()
  const [copied, setCopied] = useState(false)
  const table = store.table.value
  const linked = store.transport.kind === 'server' && table?.visibility === 'public'
  const copy = (): void => {
    void navigator.clipboard.writeText(location.origin + location.pathname).then(() => setCopied(true))
  }
  const share = (): void => {
    void store.transport.record().then((record) => shareText(recordName(table), text.title, record))
  }
  return (
    <div class="row share-buttons">
      {linked && (
        <button type="button" class="button" onClick={copy}>
          {copied ? end.copied : end.copyLink}
        </button>
      )}
      <button type="button" class="button" onClick={share}>
        {end.share}
      </button>
      {linked && <small class="soft">{end.linkHint}</small>}
      {table !== null && store.transport.kind === 'server' && (
        <LinkBack table={table.id} played={store.you.value !== null} />
      )}
    </div>
  )
}
