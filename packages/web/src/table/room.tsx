/** The page of a table: everything around the board. */
import '../styles/room.css'
import '../styles/players.css'
import '../styles/prompt.css'
import '../styles/replay-bar.css'
import '../styles/zoom.css'
import '../styles/why.css'
import '../styles/privacy.css'
import '../styles/side.css'
import '../styles/end.css'
import '../styles/low-window.css'
import '../styles/phone.css'
import '../styles/phone-upright.css'
import '../styles/tablet.css'
import '../styles/phone-players.css'
import '../styles/phone-sideways.css'
import type { GameText, GameTypes } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import type { GamePictures, GameUi } from '../adapter.ts'
import { EndScreen } from '../end/end-screen.tsx'
import { optionTargets } from '../generic/option-targets.ts'
import type { WebGame } from '../games/web-game.ts'
import { settings } from '../settings/store.ts'
import { namesOf } from '../people.ts'
import { t } from '../text/index.ts'
import { useTitle } from '../ui/title.ts'
import { Announcer } from './announcer.tsx'
import { Choice } from './choice.ts'
import { goOn } from './go-on.ts'
import { GuidedGame } from './guide/guide-card.tsx'
import { Hints } from './hints.tsx'
import { HotSeat } from './hot-seat.tsx'
import { useKeys } from './keys.ts'
import { MoreBelow } from './more-below.tsx'
import { OptionsDialog } from './options-dialog.tsx'
import { Playback, PlaybackProvider } from './playback.ts'
import { Players } from './players.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { ReplayBar } from './replay-bar.tsx'
import { Panels, type Room, RoomProvider } from './room-context.ts'
import { RegionTabs } from './region-tabs.tsx'
import { RegionView } from './region-view.ts'
import { RoomHead } from './room-head.tsx'
import { firstTab, Side } from './side.tsx'
import { useSounds } from './sounds.ts'
import { Dock, Stage } from './stage.tsx'
import type { TableStore } from './store.ts'
import { TableSettings } from './table-settings.tsx'
import { useVisit } from './visit.ts'
import { Why } from './why.tsx'

export interface RoomProps {
  readonly store: TableStore
  readonly text: GameText<GameTypes>
  readonly ui: GameUi | null
  readonly pictures: GamePictures | null
  readonly illustrations: WebGame['illustrations']
  readonly guide: WebGame['guide']
  readonly undrawn: boolean
  readonly mode: Room['mode']
  readonly learn: boolean
  readonly dock: ComponentChildren
}

export function RoomView({ dock, ...props }: RoomProps) {
  const { store, text, ui, pictures, illustrations, guide, undrawn, mode, learn } = props
  const seats = store.table.value?.seats
  const names = useMemo(() => namesOf(seats ?? []), [seats, text])
  // Names matter only for words, and words change with the language, not with a choice that is begun.
  const choice = useMemo(() => new Choice(store, ui?.targets ?? optionTargets(text, names), ui?.gestures), [store, ui])
  const regionView = useMemo(() => new RegionView(store, choice, ui), [store, choice, ui])
  const panels = useMemo(() => new Panels(firstTab(ui !== null, learn, mode)), [store])
  const playback = useMemo(() => new Playback(store, mode === 'table' ? 'present' : 'end'), [store, mode])
  const visit = useVisit(store, mode)
  const room = useMemo(
    (): Room => ({ ...props, choice, regionView, panels, visit, names }),
    [store, choice, regionView, panels, visit, text, ui, pictures, illustrations, guide, undrawn, names, mode, learn],
  )
  useEffect(() => () => choice.dispose(), [choice])
  useEffect(() => () => regionView.dispose(), [regionView])
  useOwnThings(choice, panels)
  useEffect(() => (mode === 'table' ? goOn(store) : undefined), [store, mode])
  useEffect(() => () => playback.pause(), [playback])
  useTitle(store.decisions.value.length > 0 ? `● ${t().prompt.yourTurn} · ${text.title}` : text.title)
  useWholeWindow()
  useKeys(room, playback)
  useSounds(store)
  useFinish(store, panels, mode)
  return (
    <RoomProvider value={room}>
      <PlaybackProvider value={playback}>
        <Layout room={room} dock={dock} />
      </PlaybackProvider>
    </RoomProvider>
  )
}

function Layout({ room, dock }: { readonly room: Room; readonly dock: ComponentChildren }) {
  const { panels, mode, regionView } = room
  const small = regionView.small.value
  const past = mode === 'table' && room.store.cursor.value !== null
  const words = room.ui === null || settings.value.view === 'zones'
  return (
    <div class={`room ${mode}-room${panels.sheet.value ? ' up' : ''}${past ? ' past' : ''}${words ? ' in-words' : ''}`}>
      <RoomHead />
      <Players />
      {small && <RegionTabs />}
      <Stage />
      {small && <Dock />}
      {mode === 'table' ? <PromptBar /> : dock}
      <Side />
      <ReplayBar />
      <div class="advice">
        <GuidedGame />
        <Hints />
      </div>
      <OptionsDialog />
      <TableSettings />
      <EndScreen />
      <Why />
      {!words && <MoreBelow />}
      <HotSeat />
      <Announcer />
    </div>
  )
}

/** A table fills the window: the frame of the other pages steps back. */
function useWholeWindow(): void {
  // From one table to the next: the one before is left before the next one is entered.
  useLayoutEffect(() => {
    document.documentElement.classList.add('at-table')
    return () => document.documentElement.classList.remove('at-table')
  }, [])
}

/** Whoever is asked something sees their own things again. */
function useOwnThings({ options }: Choice, panels: Panels): void {
  const asked = options.value.length > 0
  useEffect(() => {
    if (asked) panels.watched.value = null
  }, [asked, panels])
}

/** The score sheet opens by itself when a game that is being played comes to its end. */
function useFinish(store: TableStore, panels: Panels, mode: Room['mode']): void {
  const over = store.live.value?.over === true && !store.animations.behind.value
  useEffect(() => {
    if (over && mode === 'table') panels.result.value = true
  }, [over, panels, mode])
}
