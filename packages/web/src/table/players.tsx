/** Who sits where, with the score so far, and who is being waited for. */
import type { SeatInfo } from '@waystation/protocol'
import { inFigures } from '@waystation/wording'
import { SeatMark } from '../art/SeatMark.tsx'
import { seatName } from '../people.ts'
import { settings } from '../settings/store.ts'
import { language, t } from '../text/index.ts'
import { PlayerClock } from './player-clock.tsx'
import { hasStandIn, PlayerState, stateOf } from './player-state.tsx'
import { useRoom } from './room-context.ts'
import { scoreOf } from './score.ts'

export function Players() {
  const { store } = useRoom()
  const table = store.table.value
  if (table === null) return null
  return (
    <ul class="players" aria-label={t().room.players}>
      {table.seats.map((seat) => (
        <Player key={seat.seat} seat={seat} />
      ))}
      <Rival />
    </ul>
  )
}

/** An opponent without a seat, where the game has one. */
function Rival() {
  const { ui, store, text, names, regionView } = useRoom()
  const shown = store.shown.value
  const Drawn = shown === null ? null : (ui?.rival?.(shown.view) ?? null)
  if (Drawn === null || shown === null || regionView.small.value || settings.value.view !== 'board') return null
  return (
    <li class="rival">
      <Drawn view={shown.view} names={names} text={text} language={language()} />
    </li>
  )
}

function Player({ seat }: { readonly seat: SeatInfo }) {
  const { store, ui, text, regionView } = useRoom()
  const { room } = t()
  const shown = store.known.value
  const turn = shown?.waiting.some((waiting) => waiting.seat === seat.seat) ?? false
  const score = scoreOf(shown, seat.seat, ui)
  const you = store.you.value === seat.seat
  return (
    <li
      class={`player${turn ? ' turn' : ''}${hasStandIn(seat) ? ' stand-in' : ''}`}
      data-seat={seat.seat}
      {...(turn && { 'aria-current': 'true' })}
    >
      <SeatMark seat={seat.seat} size={26} />
      <span class="player-name">
        {seatName(seat)}
        {you && <span class="soft"> ({room.you})</span>}
      </span>
      {/* On small screens the settings tell what bots are after: here is no room to press. */}
      <PlayerState
        {...stateOf(seat, turn, store)}
        seat={seat}
        styles={regionView.small.value ? undefined : text.styles}
      />
      {seat.bot === null && <PlayerClock of={seat.seat} />}
      <Figures of={seat.seat} />
      <Watch of={seat.seat} />
      {score !== null && (
        <span class="player-score">
          {inFigures(score)} <span class="visually-hidden">{room.points}</span>
        </span>
      )}
      <Front of={seat.seat} />
    </li>
  )
}

/** What everybody may count, where a game says so. */
function Figures({ of }: { readonly of: number }) {
  const { ui, store, text, regionView } = useRoom()
  const shown = store.known.value
  if (!ui?.Figures || shown === null) return null
  const { Figures: Drawn } = ui
  return (
    <span class="player-figures">
      <Drawn of={of} view={shown.view} text={text} language={language()} brief={regionView.small.value} />
    </span>
  )
}

/** Lies over the whole card: the board shows this player's things. */
function Watch({ of }: { readonly of: number }) {
  const { ui, names, panels, store } = useRoom()
  if (ui?.watches !== true || settings.value.view !== 'board') return null
  const own = of === store.you.value
  const watched = panels.watched.value === of || (own && panels.watched.value === null)
  const look = (): void => {
    panels.watched.value = own || watched ? null : of
  }
  return (
    <button type="button" class="player-watch" aria-pressed={watched} onClick={look}>
      <span class="visually-hidden">{t().room.watch(names(of))}</span>
    </button>
  )
}

/** What lies in front of a player, where a game draws it here. */
function Front({ of }: { readonly of: number }) {
  const { ui, store, text, names, choice, panels } = useRoom()
  const shown = store.shown.value
  if (!ui?.Panel || shown === null || settings.value.view !== 'board') return null
  const { Panel } = ui
  return (
    <Panel
      of={of}
      view={shown.view}
      names={names}
      text={text}
      language={language()}
      lit={choice.narrowed.value.lit}
      picked={choice.picked.value}
      onTarget={(target) => {
        panels.inspected.value = null
        choice.target(target)
      }}
      onInspect={(target, anchor, asked = false) => {
        panels.inspected.value =
          target === null || anchor === null
            ? null
            : { target, component: ui.component(target, shown.view), anchor, asked }
      }}
    />
  )
}
