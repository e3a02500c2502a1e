/** Laying a piece: first how it is turned, then where; then everything it covers and brings is resolved. */
import type { Seat } from '@waystation/kernel'
import { SIDES } from '../data/boards.ts'
import { type Cell, CELL_IDS, cellOf } from '../data/grid.ts'
import {
  ALLEY,
  ORIENTATIONS,
  type Orientation,
  orientationOf,
  pieceOf,
  type Piece,
  PIECE_IDS,
  SIGN_OF,
  SUITS,
  type Suit,
  TILE_COUNT,
} from '../data/tiles.ts'
import { withCells } from '../mask.ts'
import { layOption, squaresUnder, TURN, type LayOption, type Question } from '../options.ts'
import type { Player } from '../state.ts'
import type { Mode, Step } from '../steps.ts'
import type { Answer, Rule, Table } from '../types.ts'
import { isBuilding } from './buildings.ts'
import { advanceMine, gain } from './gains.ts'
import { anchors, fitsSomewhere, groundOf } from './places.ts'

const TURN_QUESTION: { readonly [mode in Mode]: Question } = {
  linked: 'turn-piece',
  homestead: 'homestead-turn',
  signpost: 'signpost-turn',
}
const LAY_QUESTION: { readonly [mode in Mode]: Question } = {
  linked: 'lay-piece',
  homestead: 'homestead-place',
  signpost: 'signpost-place',
}

export const turnPiece: Rule<'turnPiece', Answer<'turn'>> = {
  ask(s, { seat, piece, mode }) {
    const ground = groundOf(s.players[seat], mode)
    const options: Answer<'turn'>[] = []
    for (const orientation of ORIENTATIONS[piece]) {
      if (fitsSomewhere(ground, orientation)) options.push(TURN[piece][orientation.turn])
    }
    return { seat, kind: TURN_QUESTION[mode], options }
  },
  choose(g, { seat, piece, mode }, { turn }) {
    g.then({ do: 'layPiece', seat, piece, mode, turn })
  },
}

export const layPiece: Rule<'layPiece', LayOption> = {
  ask(s, { seat, piece, mode, turn }) {
    const places = anchors(groundOf(s.players[seat], mode), orientationOf(piece, turn))
    const options = places.map((at) => layOption(piece, turn, at))
    return { seat, kind: piece === ALLEY ? 'alley-place' : LAY_QUESTION[mode], options }
  },
  choose(g, { seat }, { piece, turn, at }) {
    lay(g, seat, { piece: pieceOf(piece), turn, at: cellOf(at) })
  },
}

interface Laying {
  readonly piece: Piece
  readonly turn: number
  readonly at: Cell
}

/** Puts the piece down and plans what follows, in the order of the fact sheet (RULES.md, "Resolving a placement"). */
export function lay(g: Table, seat: Seat, { piece, turn, at }: Laying): void {
  const player = g.s.players[seat]
  const orientation = orientationOf(piece, turn)
  const cells = squaresUnder(piece, turn, at)
  player.covered = withCells(player.covered, cells)
  drawOn(player, orientation, cells)
  if (piece < TILE_COUNT) player.tiles = [...player.tiles, { tile: piece, turn, at, gold: 0 }]
  else player.alleys += cells.length
  if (PIECE_IDS[piece] === 'sawmill') player.sawmills++
  g.emit({ type: 'laid', seat, piece: PIECE_IDS[piece], cells: cells.map((cell) => CELL_IDS[cell]) })
  g.then(...consequences(player, seat, piece, orientation, cells))
  collect(g, seat, orientation, cells)
}

const cellsWith = (
  { cells }: Orientation,
  under: readonly Cell[],
  wanted: (cell: Orientation['cells'][number]) => boolean,
): Cell[] => under.filter((_, i) => wanted(cells[i]))

/** What is printed on the piece becomes part of the board. */
function drawOn(player: Player, piece: Orientation, under: readonly Cell[]): void {
  player.fields = withCells(
    player.fields,
    cellsWith(piece, under, ({ terrain }) => terrain === 'field'),
  )
  player.cows = withCells(
    player.cows,
    cellsWith(piece, under, ({ icon }) => icon === 'cow'),
  )
  player.houses = withCells(
    player.houses,
    cellsWith(piece, under, ({ terrain }) => terrain === 'building'),
  )
  player.sheriffs = withCells(
    player.sheriffs,
    cellsWith(piece, under, ({ icon }) => icon === 'sheriff'),
  )
  player.standing = withCells(
    player.standing,
    cellsWith(piece, under, ({ icon }) => icon === 'bandit'),
  )
  for (const { icon } of piece.cells) {
    const suit = SUITS.indexOf(icon as Suit)
    if (suit >= 0) player.aces = player.aces.map((count, i) => (i === suit ? count + 1 : count))
  }
}

/** Icons on the covered squares and on the piece itself pay alike. */
function collect(g: Table, seat: Seat, piece: Orientation, under: readonly Cell[]): void {
  const { prints } = SIDES[g.s.players[seat].side]
  let gold = 0
  let bullets = 0
  let alleys = 0
  let pickaxes = 0
  let aceCards = 0
  const count = (icon: string | null): void => {
    if (icon === 'gold') gold++
    else if (icon === 'bullet') bullets++
    else if (icon === 'alley') alleys++
    else if (icon === 'pickaxe') pickaxes++
    else if (icon === 'ace-card') aceCards++
  }
  for (const cell of under) count(prints[cell])
  for (const { icon } of piece.cells) count(icon)
  gain(g, seat, 'gold', gold, 'squares')
  gain(g, seat, 'bullets', bullets, 'squares')
  gain(g, seat, 'alleys', alleys, 'squares')
  for (let n = 0; n < aceCards; n++) g.then({ do: 'takeAce', seat })
  advanceMine(g, seat, pickaxes)
}

function consequences(
  player: Readonly<Player>,
  seat: Seat,
  piece: Piece,
  orientation: Orientation,
  under: readonly Cell[],
): Step[] {
  const steps: Step[] = []
  const index = player.tiles.length - 1
  if (SIGN_OF[piece] === 'white') steps.push({ do: 'sign', seat, index })
  if (piece < TILE_COUNT && isBuilding(piece) && SIDES[player.side].rule === 'carpenters') {
    steps.push({ do: 'storeGold', seat, index })
  }
  steps.push({ do: 'shoot', seat }, { do: 'settle', seat })
  const field = orientation.cells.findIndex(({ terrain }) => terrain === 'field')
  if (field >= 0) steps.push({ do: 'wrangle', seat, at: under[field] })
  return steps
}

/** Alleys that were won are laid one after the other; each may win more. With no room left they are lost [house]. */
export const bonusAlleys: Rule<'bonusAlleys'> = {
  run(g, { seat }) {
    const player = g.s.players[seat]
    if (player.alleysDue === 0) return
    if (!fitsSomewhere(groundOf(player, 'linked'), ORIENTATIONS[ALLEY][0])) {
      g.emit({ type: 'alleysLost', seat, count: player.alleysDue })
      player.alleysDue = 0
      return
    }
    player.alleysDue--
    g.then({ do: 'turnPiece', seat, piece: ALLEY, mode: 'linked' }, { do: 'bonusAlleys', seat })
  },
}
