/**
 * What answers would bring, before they are given: the rules play them in a position that the seat believes in, up to the next
 * choice or the end of the turn. Nothing random or hidden is reached on the way: the turn is followed by another of the same seat.
 */
import { apply, decisions, type Seat } from '@waystation/kernel'
import { CELL_IDS, type CellId, cellOf } from '../../data/grid.ts'
import { cellsOf, withCells } from '../../data/mask.ts'
import { pieceOf } from '../../data/tiles.ts'
import type { Event } from '../../events.ts'
import { wildTiledWest } from '../../index.ts'
import type { Option } from '../../options.ts'
import type { Question } from '../../questions.ts'
import { seenFrom } from '../../rules/sheriffs.ts'
import type { Player, State } from '../../state.ts'
import type { Step } from '../../steps.ts'
import { view as viewOf } from '../../view.ts'
import type { PlayerView, View } from '../types.ts'
import { believed } from './belief.ts'

/** A line of fire. */
export interface Shot {
  readonly from: CellId
  readonly to: CellId
}

export interface Foresight {
  readonly events: readonly Event[]
  /** The seat's own things afterwards. */
  readonly after: PlayerView
  /** What will be asked next, before the turn is over. */
  readonly next: { readonly kind: Question; readonly options: readonly Option[] } | null
  /** Who shoots whom, or could: with too few bullets somebody has to aim. */
  readonly shots: readonly Shot[]
  /** Something hidden would come to light: what is told ends before it. */
  readonly revealed: boolean
}

/** `asked` is the question the first answer belongs to. An answer that the engine gives by itself, where there is no other, is passed over. */
export function foresee(view: View, seat: Seat, asked: Question, answers: readonly string[]): Foresight | null {
  let state = believed(view, agendaFor(view, seat, asked))
  const events: Event[] = []
  let revealed = false
  for (const answer of answers) {
    const offered = decisions(wildTiledWest, state)[0]?.options ?? []
    if (!offered.some(({ id }) => id === answer)) continue
    const outcome = apply(wildTiledWest, state, seat, answer)
    if (outcome.revealed) {
      revealed = true
      break
    }
    state = outcome.state
    events.push(...outcome.events)
  }
  if (events.length === 0 && !revealed) return null
  return {
    events,
    after: viewOf(state, view.seat).players[seat],
    next: nextIn(state),
    shots: shotsIn(state, seat, events),
    revealed,
  }
}

/** The last step stands for all that comes after the turn. */
function agendaFor(view: View, seat: Seat, asked: Question): Step[] {
  const rest: Step[] = [
    { do: 'turn', seat },
    { do: 'bonusAlleys', seat },
  ]
  return [...rest, ...stepsFor(view, seat, asked)]
}

function stepsFor({ placing, pasture, players }: View, seat: Seat, asked: Question): Step[] {
  if (placing !== null && placing.seat === seat) {
    const { mode, turn } = placing
    const piece = pieceOf(placing.piece)
    return [turn === null ? { do: 'turnPiece', seat, piece, mode } : { do: 'layPiece', seat, piece, mode, turn }]
  }
  switch (asked) {
    case 'sawmill':
      return [{ do: 'sawmill', seat }]
    case 'wrangle':
      return pasture === null ? [] : [{ do: 'wrangle', seat, at: cellOf(pasture.at) }]
    case 'shoot':
      return [{ do: 'shoot', seat }]
    case 'hill-bandit':
      return [{ do: 'hillBandit', seat }]
    case 'church':
      return [{ do: 'bury', seat }]
    case 'ace-card':
      return [{ do: 'takeAce', seat }]
    case 'store-gold':
      return [{ do: 'storeGold', seat, index: players[seat].tiles.length - 1 }]
    default:
      return [{ do: 'turn', seat }]
  }
}

function nextIn(state: State): Foresight['next'] {
  if (state.agenda.length <= 1) return null
  const [next] = decisions(wildTiledWest, state)
  return next === undefined ? null : { kind: next.kind as Question, options: next.options }
}

function shotsIn(state: State, seat: Seat, events: readonly Event[]): Shot[] {
  const player = state.players[seat]
  const hit = events.flatMap((event) => (event.type === 'shot' ? event.cells : []))
  const aimed = (nextIn(state)?.options ?? []).flatMap((option) => (option.do === 'shoot' ? [option.cell] : []))
  const targets = [...hit, ...aimed]
  if (targets.length === 0) return []
  const before: Player = { ...player, standing: withCells(player.standing, hit.map(cellOf)) }
  return cellsOf(player.sheriffs).flatMap((from) =>
    seenFrom(before, [from]).flatMap((to) =>
      targets.includes(CELL_IDS[to]) ? [{ from: CELL_IDS[from], to: CELL_IDS[to] }] : [],
    ),
  )
}
