/** Where the game is: the drawn board, or the table in words. */
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { GameUi, Target } from '../adapter.ts'
import { ZonesTable } from '../generic/zones-table.tsx'
import { settings } from '../settings/store.ts'
import { language, t } from '../text/index.ts'
import { Inspector } from './inspect.ts'
import { useRoom } from './room-context.ts'
import { Zoom } from './zoom.tsx'

const NOTHING: ReadonlySet<Target> = new Set()
const NO_EVENTS: readonly never[] = []

export function Stage() {
  const { store, ui } = useRoom()
  const shown = store.shown.value
  const drawn = ui !== null && settings.value.view === 'board'
  return (
    <section
      class={drawn ? 'stage' : 'stage words'}
      aria-label={t().room.board}
      onClick={() => store.animations.skip()}
    >
      {shown === null ? (
        <p class="loading">{t().link[store.link.value]}</p>
      ) : drawn ? (
        <Zoom>
          <Drawn ui={ui} />
        </Zoom>
      ) : (
        <InWords view={shown.view} />
      )}
    </section>
  )
}

/** Why this table is in words, although the game has a board. */
function Undrawn() {
  const { undrawn, store } = useRoom()
  const table = store.table.value
  if (!undrawn || table === null) return null
  return (
    <p class="undrawn" role="note">
      {t().room.undrawn(table.rules)}
    </p>
  )
}

/** Nothing moves here: the next position may follow at once. */
function InWords({ view }: { readonly view: unknown }) {
  const { store } = useRoom()
  const frame = store.animations.frame.value
  useEffect(() => store.animations.settled(), [store, frame])
  return (
    <>
      <Undrawn />
      <ZonesTable view={view} />
    </>
  )
}

function Drawn({ ui }: { readonly ui: GameUi }) {
  const { store, choice, panels, text, names } = useRoom()
  const { Board } = ui
  const inspector = useMemo(() => new Inspector(panels, ui), [panels, ui])
  const frame = store.animations.frame.value
  const past = store.cursor.value !== null
  const position = store.shown.value
  const viewRef = useRef<unknown>(null)
  viewRef.current = position?.view
  if (position === null) return null
  const moving = !past && frame !== null && frame.before !== null
  return (
    <Board
      view={position.view}
      seat={store.you.value}
      names={names}
      text={text}
      language={language()}
      lit={past ? NOTHING : choice.narrowed.value.lit}
      picked={choice.picked.value}
      preview={past ? null : choice.preview.value}
      events={moving ? position.events : NO_EVENTS}
      before={moving ? frame.before?.view : null}
      onTarget={(target) => {
        inspector.leave()
        choice.target(target)
      }}
      onInspect={(target, anchor, asked) => inspector.inspect(target, anchor, viewRef.current, asked)}
      onSettled={() => store.animations.settled()}
    />
  )
}
