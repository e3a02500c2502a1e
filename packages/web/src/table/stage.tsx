/** Where the game is: the drawn board, or the table in words. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { GameUi, RegionId, Target } from '../adapter.ts'
import { useWidth } from '../board/width.ts'
import { ZonesTable } from '../generic/zones-table.tsx'
import { settings } from '../settings/store.ts'
import { language, t } from '../text/index.ts'
import { Inspector } from './inspect.ts'
import type { RegionView } from './region-view.ts'
import { useRoom } from './room-context.ts'
import { Zoom } from './zoom.tsx'

const NOTHING: ReadonlySet<Target> = new Set()
const UNASKED = { lit: NOTHING, later: NOTHING, places: NOTHING, instead: NOTHING }
const NO_EVENTS: readonly never[] = []

export function Stage() {
  const { store, ui, regionView } = useRoom()
  const shown = store.shown.value
  const stage = useRef<HTMLElement>(null)
  useStageWidth(stage, regionView)
  const region = regionView.drawn.value
  /** Told by the stage: to ask it, as to scroll it, would lay out a whole new sheet before its time. */
  const scrolled = useRef(false)
  // Another sheet begins at its top, not where the one before was left.
  useLayoutEffect(() => {
    if (scrolled.current && stage.current !== null) stage.current.scrollTop = 0
    scrolled.current = false
  }, [region])
  const byHand = (): void => {
    regionView.scrolled = true
  }
  const drawn = ui !== null && settings.value.view === 'board'
  return (
    <section
      ref={stage}
      class={drawn ? 'stage' : 'stage words'}
      aria-label={t().room.board}
      onClick={() => store.animations.skip()}
      onWheel={byHand}
      onTouchMove={byHand}
      onScroll={({ currentTarget }) => {
        scrolled.current = currentTarget.scrollTop > 0
        if (regionView.small.value) regionView.sight(regionInSight(currentTarget))
      }}
    >
      {shown === null ? (
        <p class="loading">{t().link[store.link.value]}</p>
      ) : drawn ? (
        <Zoom region={regionView.enlarged.value}>
          <Drawn ui={ui} Part={ui.Board} />
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

/** Of a board that scrolls: the last region that begins above the middle of what can be seen. */
function regionInSight(stage: HTMLElement): RegionId | null {
  const { top, height } = stage.getBoundingClientRect()
  const marks = [...stage.querySelectorAll('[data-region]')]
  const passed = marks.filter((mark) => mark.getBoundingClientRect().top <= top + height / 2)
  return passed.at(-1)?.getAttribute('data-region') ?? null
}

/** Nothing moves here: the next position may follow at once. */
function InWords({ view }: { readonly view: unknown }) {
  const { store } = useRoom()
  const frame = store.animations.frame.value
  useEffect(() => store.animations.settled(), [store, frame])
  return (
    <>
      <Undrawn />
      <h2 class="visually-hidden">{t().room.board}</h2>
      <ZonesTable view={view} />
    </>
  )
}

/** One's own things, where the board has no room for them. */
export function Dock() {
  const { ui } = useRoom()
  if (ui?.Dock === undefined || settings.value.view !== 'board') return null
  return (
    <section class="dock" aria-label={t().room.dock}>
      <Drawn ui={ui} Part={ui.Dock} />
    </section>
  )
}

function useStageWidth(stage: { readonly current: HTMLElement | null }, { width }: RegionView): void {
  const measured = useWidth(stage)
  useLayoutEffect(() => {
    width.value = measured ?? 0
  }, [measured, width])
}

interface DrawnProps {
  readonly ui: GameUi
  /** The board, or the dock. */
  readonly Part: GameUi['Board']
}

function Drawn({ ui, Part }: DrawnProps) {
  const { store, choice, panels, text, names, regionView } = useRoom()
  const inspector = useMemo(() => new Inspector(panels, ui), [panels, ui])
  useEffect(() => {
    // Whatever is tapped, nobody asks any longer about what the pointer came from.
    const tap = (): void => inspector.forget()
    addEventListener('pointerdown', tap, true)
    return () => removeEventListener('pointerdown', tap, true)
  }, [inspector])
  const frame = store.animations.frame.value
  const past = store.cursor.value !== null
  const position = store.shown.value
  const viewRef = useRef<unknown>(null)
  viewRef.current = position?.view
  if (position === null) return null
  const { lit, later, places, instead } = past ? UNASKED : choice.narrowed.value
  const moving = !past && frame !== null && frame.before !== null
  return (
    <Part
      view={position.view}
      seat={store.you.value}
      names={names}
      text={text}
      language={language()}
      lit={lit}
      later={later}
      places={places}
      instead={instead}
      picked={choice.picked.value}
      preview={past ? null : choice.preview.value}
      events={moving ? position.events : NO_EVENTS}
      before={moving ? frame.before?.view : null}
      region={regionView.drawn.value}
      watched={panels.watched.value}
      onTarget={(target) => {
        inspector.leave()
        choice.target(target)
      }}
      onInspect={(target, anchor, asked) => inspector.inspect(target, anchor, viewRef.current, asked)}
      onSettled={() => Part === ui.Board && store.animations.settled()}
      onTold={(events) => {
        if (Part === ui.Board) store.animations.told.value = events
      }}
      asked={store.decisions.value[0] ?? null}
      onGesture={(gesture) => choice.follow(gesture)}
      onCommit={() => choice.commit()}
    />
  )
}
