/** Where a player is and what is waited for: a shape and words together. */
import type { SeatInfo } from '@waystation/protocol'
import { botTitle } from '../people.ts'
import { t } from '../text/index.ts'
import { PresenceMark, type Whereabouts } from '../ui/presence-mark.tsx'
import type { TableStore } from './store.ts'

interface State {
  /** Null: everybody sits in front of this screen. */
  readonly at: Whereabouts | null
  readonly words: string
}

/** A bot sits there for a person, who may come back or has given up. */
export const hasStandIn = ({ kind, bot }: SeatInfo): boolean => kind === 'person' && bot !== null

export function stateOf(seat: SeatInfo, turn: boolean, store: TableStore): State {
  const { room, bots } = t()
  if (seat.kind === 'bot') {
    const title = seat.name === '' || seat.bot === null ? bots.bot : botTitle(seat.bot)
    return { at: 'bot', words: turn ? room.thinking(title) : title }
  }
  if (seat.bot !== null) {
    const title = botTitle(seat.bot)
    return { at: 'bot', words: seat.presence === 'resigned' ? room.playsOn(title) : room.standsIn(title) }
  }
  if (store.transport.kind === 'local') return { at: null, words: turn ? room.turn : '' }
  const here = seat.seat === store.you.value || store.connected.value.includes(seat.seat)
  if (here) return { at: 'here', words: turn ? room.turn : room.here }
  return { at: 'away', words: turn ? room.awayTurn : room.away }
}

export function PlayerState({ at, words }: State) {
  return (
    <span class="player-state">
      {at !== null && <PresenceMark at={at} />}
      <span class="player-state-words">{words}</span>
    </span>
  )
}
