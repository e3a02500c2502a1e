/**
 * The position after one more event, as far as the board shows it while it plays back what happened. The position after the last
 * event (`end`) comes from the engine, so nothing here has to be the last word.
 */
import {
  type CellId,
  cellOf,
  type Event,
  type PieceId,
  type PlayerView,
  SIZE,
  type View,
} from '@waystation/wild-tiled-west'
import { orientation } from '../squares.ts'
import { waysOf } from '../laying/shape.ts'

const player = (view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)),
})

const without = (cells: readonly CellId[], gone: readonly CellId[]): readonly CellId[] =>
  cells.filter((cell) => !gone.includes(cell))

/** An event says which squares a tile covers, but not which way round: that is seen where it lies in the end. */
function turnIn(end: View, { seat, piece, cells }: Extract<Event, { type: 'laid' }>): number {
  const lying = end.players[seat].tiles.find(
    ({ tile, cells: under }) => tile === piece && under.join() === cells.join(),
  )
  return lying?.turn ?? waysOf(piece).find((turn) => covers(piece, turn, cells)) ?? 0
}

function covers(piece: PieceId, turn: number, cells: readonly CellId[]): boolean {
  const first = cellOf(cells[0])
  return orientation(piece, turn).cells.every(({ down, right }, i) => down * SIZE + right === cellOf(cells[i]) - first)
}

function laid(view: View, event: Extract<Event, { type: 'laid' }>, end: View): View {
  const { seat, piece, cells } = event
  const turn = turnIn(end, event)
  const parts = orientation(piece, turn).cells
  const having = (what: string): CellId[] => cells.filter((_, i) => parts[i].icon === what || parts[i].terrain === what)
  return player(view, seat, (own) => ({
    covered: [...own.covered, ...cells],
    fields: [...own.fields, ...having('field')],
    cows: [...own.cows, ...having('cow')],
    sheriffs: [...own.sheriffs, ...having('sheriff')],
    standing: [...own.standing, ...having('bandit')],
    tiles:
      piece === 'alley' || piece === 'alley-pair'
        ? own.tiles
        : [...own.tiles, { tile: piece, turn, cells, gold: 0, paid: false }],
  }))
}

function dice(view: View, event: Event): View {
  switch (event.type) {
    case 'diceRolled':
      return { ...view, prairie: [], river: [] }
    case 'dicePlaced':
      return { ...view, prairie: event.prairie, river: event.river }
    case 'dieMoved':
      return { ...view, [event.die]: [...view[event.die].filter((notch) => notch !== event.from), event.to] }
    case 'dieSetAside':
      return { ...view, [event.die]: view[event.die].filter((notch) => notch !== event.from) }
    case 'yearBegins':
      return { ...view, year: event.year, round: 0 }
    case 'roundBegins':
      return { ...view, year: event.year, round: event.round, first: event.seat }
    default:
      return view
  }
}

function scored(view: View, event: Event): View {
  if (event.type === 'tussle') {
    const by = (seat: number): number =>
      event.winners.includes(seat) ? event.points : event.losers.includes(seat) ? -event.points : 0
    return { ...view, players: view.players.map((each) => ({ ...each, score: each.score + by(each.seat) })) }
  }
  if (!('points' in event) || !('seat' in event) || typeof event.seat !== 'number') return view
  const bonus = event.type === 'townInaugurated' ? event.bonus : 0
  return player(view, event.seat, ({ score }) => ({ score: score + event.points + bonus }))
}

function had(view: View, event: Event, end: View): View {
  switch (event.type) {
    case 'drafted':
    case 'sawmillUsed': {
      const left = { ...view, stacks: { ...view.stacks, [event.tile]: view.stacks[event.tile] - 1 } }
      const paid = player(left, event.seat, ({ gold }) => ({ gold: gold - event.cost }))
      return event.type === 'drafted'
        ? { ...paid, [event.die]: paid[event.die].filter((notch) => notch !== event.notch) }
        : paid
    }
    case 'laid':
      return laid(view, event, end)
    case 'income':
      return player(view, event.seat, ({ gold }) => ({ gold: gold + event.gold }))
    case 'gained':
      return player(view, event.seat, ({ gold, bullets }) => ({
        gold: gold + (event.gain === 'gold' ? event.count : 0),
        bullets: bullets + (event.gain === 'bullets' ? event.count : 0),
      }))
    case 'mineAdvanced':
      return player(view, event.seat, () => ({ mine: event.space }))
    case 'shot':
      return player(view, event.seat, ({ bullets, standing, tombstones }) => ({
        bullets: bullets - event.cells.length,
        standing: without(standing, event.cells),
        tombstones: [...tombstones, ...event.cells],
      }))
    case 'buried':
      return player(view, event.seat, ({ standing, tombstones }) => ({
        standing: without(standing, [event.cell]),
        tombstones: [...tombstones, event.cell],
      }))
    case 'hillBandit':
      return player(view, event.seat, ({ standing }) => ({ standing: [...standing, event.cell] }))
    case 'townInaugurated':
      return player(view, event.seat, ({ towns }) => ({
        towns: towns.map((town) => (town.id === event.town ? { ...town, inaugurated: true } : town)),
      }))
    case 'aceTaken':
      return { ...view, aceSupply: view.aceSupply.filter((suit) => suit !== event.suit) }
    case 'contractTaken':
      return {
        ...view,
        contracts: view.contracts.map((each) => (each.contract === event.contract ? { ...each, flipped: true } : each)),
      }
    default:
      return view
  }
}

export const advanceTo =
  (end: View) =>
  (view: View, event: Event): View =>
    scored(had(dice(view, event), event, end), event)
