/**
 * What the best place for a piece in hand would give: guessed square by square, since a piece has up to two hundred places; the few that promise most
 * are then judged as if it lay there.
 */
import type { Inputs, Seat } from '@waystation/kernel'
import { type Print, SIDES, type SideIndex } from '../data/boards.ts'
import { squaresBeside, squaresUnder } from '../data/footprint.ts'
import { type Cell, CELL_COUNT } from '../data/grid.ts'
import { has, overlap } from '../data/mask.ts'
import { ORIENTATIONS, orientationOf, type Piece, type Turn } from '../data/tiles.ts'
import { cellsBeside, isWaiting, openAmong } from '../rules/buildings.ts'
import { anchors, groundOf } from '../rules/places.ts'
import type { Player, State } from '../state.ts'
import type { Mode } from '../steps.ts'
import { type Laid, worthOnceLaid } from './laid.ts'

/** What a square gives when it is covered, and what that is worth at once, in points or so. */
const GIFT_WORTH = [
  ['pickaxe', 2],
  ['horseshoe', 1],
  ['gold', 1],
  ['bullet', 1.2],
  ['alley', 1.5],
  ['ace-card', 3],
  ['lasso', 1],
  ['signpost', 1],
  ['rail', 1],
] as const satisfies readonly (readonly [Print, number])[]
export const GIFTS: readonly Print[] = GIFT_WORTH.map(([print]) => print)
/** The sum of all sides of a red sign that are closed. */
const SURROUNDED = 3
/** A side of the piece on which nothing more can be laid leaves no gap behind. */
const CLOSED = 0.1
const COW_BESIDE_FIELD = 0.8
/** So many of the places that promise most are judged. */
const JUDGED = 4

/** By side and square: which gift, or -1; which town, or -1. */
const GIFT_AT: readonly Int8Array[] = SIDES.map(({ prints }) => Int8Array.from(prints, (print) => GIFTS.indexOf(print)))
const TOWN_AT: readonly Int8Array[] = SIDES.map(({ towns }) =>
  Int8Array.from({ length: CELL_COUNT }, (_, cell) => towns.findIndex(({ cells }) => has(cells, cell))),
)
const MOST_TOWNS = Math.max(...SIDES.map(({ towns }) => towns.length))

/** Of the best place, beside its worth. */
export interface Place {
  worth: number
  /** What the position would be worth with the piece there; minus infinity where there is none. */
  seems: number
  readonly gifts: Int32Array
  towns: number
  townsDone: number
  signs: number
  closed: number
  cows: number
}

export const nowhere = (): Place => ({
  worth: 0,
  seems: Number.NEGATIVE_INFINITY,
  gifts: new Int32Array(GIFTS.length),
  towns: 0,
  townsDone: 0,
  signs: 0,
  closed: 0,
  cows: 0,
})

/** The land as one piece after another is tried on it; used again for each player. */
const signsBeside = new Float64Array(CELL_COUNT)
const townCovered = new Int32Array(MOST_TOWNS)
const townLaid = new Int32Array(MOST_TOWNS)

/** Looks at every way to lay a piece, or at those with this turn; keeps in `best` what is worth more than it holds. */
export function tryPiece(
  s: Readonly<State>,
  seat: Seat,
  { piece, mode, turn }: { readonly piece: Piece; readonly mode: Mode; readonly turn: Turn | null },
  best: Place,
): void {
  const player = s.players[seat]
  survey(player)
  const ground = groundOf(player, mode)
  const likely: Likely[] = []
  for (const orientation of ORIENTATIONS[piece]) {
    if (turn !== null && orientation.turn !== turn) continue
    for (const at of anchors(ground, orientation)) {
      const worth = worthAt(player, piece, orientation.turn, at)
      if (likely.length < JUDGED || worth > likely[JUDGED - 1].worth) {
        insert(likely, { piece, turn: orientation.turn, at, worth })
      }
    }
  }
  if (likely.length > 0 && likely[0].worth > best.worth) describe(player, likely[0], best)
  for (const laid of likely) best.seems = Math.max(best.seems, worthOnceLaid(s, seat, laid))
}

/** Those that promise most, the best first. */
function insert(likely: Likely[], laid: Likely): void {
  if (likely.length === JUDGED) likely.pop()
  let at = likely.length
  while (at > 0 && likely[at - 1].worth < laid.worth) at--
  likely.splice(at, 0, laid)
}

/** What each square is worth to signs beside it, and how far towns have come. */
function survey(player: Readonly<Player>): void {
  signsBeside.fill(0)
  for (let index = 0; index < player.tiles.length; index++) {
    if (!isWaiting(player, index)) continue
    const beside = cellsBeside(player.tiles[index])
    const open = openAmong(player, beside)
    for (const cell of beside) signsBeside[cell] += SURROUNDED / (open * open)
  }
  const { towns } = SIDES[player.side]
  for (let i = 0; i < towns.length; i++) townCovered[i] = overlap(towns[i].cells, player.covered)
}

function worthAt(player: Readonly<Player>, piece: Piece, turn: Turn, at: Cell): number {
  const { side } = player
  let worth = 0
  for (const cell of squaresUnder(piece, turn, at)) {
    const gift = GIFT_AT[side][cell]
    if (gift >= 0) worth += GIFT_WORTH[gift][1]
    worth += signsBeside[cell]
  }
  return (
    worth +
    townGain(side, squaresUnder(piece, turn, at)) +
    CLOSED * closedSides(player, piece, turn, at) +
    COW_BESIDE_FIELD * cowsBeside(player, piece, turn, at)
  )
}

/** A town promises the square of the share that is covered: nearly all of it once it is nearly done. */
function townGain(side: SideIndex, under: readonly Cell[]): number {
  const { towns } = SIDES[side]
  let gain = 0
  for (const cell of under) {
    const town = TOWN_AT[side][cell]
    if (town < 0) continue
    const { points, size } = towns[town]
    const before = townCovered[town] + townLaid[town]++
    gain += (points * (2 * before + 1)) / (size * size)
  }
  for (const cell of under) {
    const town = TOWN_AT[side][cell]
    if (town >= 0) townLaid[town] = 0
  }
  return gain
}

function closedSides({ side, covered }: Readonly<Player>, piece: Piece, turn: Turn, at: Cell): number {
  const { coverable } = SIDES[side]
  let closed = 0
  for (const cell of squaresBeside(piece, turn, at)) if (!has(coverable, cell) || has(covered, cell)) closed++
  return closed
}

/** Cows that stand beside the fields of the piece. */
function cowsBeside({ cows }: Readonly<Player>, piece: Piece, turn: Turn, at: Cell): number {
  if (!orientationOf(piece, turn).cells.some(({ terrain }) => terrain === 'field')) return 0
  let count = 0
  for (const cell of squaresBeside(piece, turn, at)) if (has(cows, cell)) count++
  return count
}

interface Likely extends Laid {
  readonly worth: number
}

function describe(player: Readonly<Player>, { piece, turn, at, worth }: Likely, place: Place): void {
  const { side } = player
  const { towns } = SIDES[side]
  const under = squaresUnder(piece, turn, at)
  place.worth = worth
  place.gifts.fill(0)
  place.signs = 0
  place.townsDone = 0
  for (const cell of under) {
    const gift = GIFT_AT[side][cell]
    if (gift >= 0) place.gifts[gift]++
    place.signs += signsBeside[cell]
  }
  for (let i = 0; i < towns.length; i++) {
    let laid = 0
    for (const cell of under) if (TOWN_AT[side][cell] === i) laid++
    if (laid > 0 && townCovered[i] + laid === towns[i].size) place.townsDone++
  }
  place.towns = townGain(side, under)
  place.closed = closedSides(player, piece, turn, at)
  place.cows = cowsBeside(player, piece, turn, at)
}

export function seePlace(
  { worth, gifts, towns, townsDone, signs, closed, cows }: Readonly<Place>,
  inputs: Inputs,
): void {
  inputs.amount('promise of the piece', worth, 2.5)
  inputs.amounts('it may cover', gifts, 1)
  inputs.amount('towns it may bring on', towns, 3)
  inputs.amount('towns it may finish', townsDone, 1)
  inputs.amount('signs it may close in', signs, SURROUNDED)
  inputs.amount('closed sides it may have', closed, 6)
  inputs.amount('cows it may join', cows, 2)
}
