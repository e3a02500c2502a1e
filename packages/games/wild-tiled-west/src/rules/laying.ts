/** Laying a piece: first how it is turned, then where; then everything it covers and brings is resolved. */
import type { Seat } from '@waystation/kernel'
import { SIDES } from '../data/boards.ts'
import { type Cell, type CellId, cellOf } from '../data/grid.ts'
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
  TILE_COUNT,
  type Turn,
} from '../data/tiles.ts'
import { squaresUnder } from '../data/footprint.ts'
import { withCells, withSome } from '../data/mask.ts'
import { layOption, TURN, type LayOption } from '../options.ts'
import type { Question } from '../questions.ts'
import type { Player } from '../state.ts'
import type { Mode, Step } from '../steps.ts'
import type { Answer, Rule, Context } from '../types.ts'
import { isBuilding, payRedSigns } from './buildings.ts'
import { placeStore, ropeLassos } from './conquest.ts'
import { advanceMine, gain } from './gains.ts'
import { anchors, fitsSomewhere, groundOf } from './places.ts'
import { inaugurateTowns } from './towns.ts'

const SAWMILL = pieceOf('sawmill')
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
  choose(g, { seat }, { piece, turn, at, cells }) {
    lay(g, seat, { piece: pieceOf(piece), turn, at: cellOf(at), cells })
  },
}

interface Laying {
  readonly piece: Piece
  readonly turn: Turn
  readonly at: Cell
  readonly cells: readonly CellId[]
}

/**
 * Puts the piece down and plans what follows (RULES.md, "Resolving a placement"). What is planned last comes first: so
 * the consequences are planned before anything is collected, and the ace card or partner that a square brings is asked
 * for before they begin.
 */
function lay(g: Context, seat: Seat, { piece, turn, at, cells }: Laying): void {
  const player = g.s.players[seat]
  const orientation = orientationOf(piece, turn)
  const under = putDown(player, piece, turn, at)
  g.emit({ type: 'laid', seat, piece: PIECE_IDS[piece], cells })
  g.then(...consequences(player, seat, piece, orientation, under))
  collect(g, seat, orientation, under)
}

/** The piece lies there; nothing is gained yet. */
export function putDown(player: Player, piece: Piece, turn: Turn, at: Cell): readonly Cell[] {
  const under = squaresUnder(piece, turn, at)
  player.covered = withCells(player.covered, under)
  drawOn(player, orientationOf(piece, turn), under)
  if (piece < TILE_COUNT) player.tiles = [...player.tiles, { tile: piece, turn, at, gold: 0 }]
  else player.alleys += under.length
  if (piece === SAWMILL) player.sawmills++
  return under
}

/** What is printed on the piece becomes part of the board. */
function drawOn(player: Player, { parts }: Orientation, under: readonly Cell[]): void {
  player.fields = withSome(player.fields, under, parts.field)
  player.cows = withSome(player.cows, under, parts.cow)
  player.houses = withSome(player.houses, under, parts.building)
  player.sheriffs = withSome(player.sheriffs, under, parts.sheriff)
  player.standing = withSome(player.standing, under, parts.bandit)
  SUITS.forEach((ace, suit) => {
    if (parts[ace].length === 0) return
    player.aces = player.aces.map((count, i) => (i === suit ? count + parts[ace].length : count))
  })
}

/** Icons on the covered squares and on the piece itself pay alike. */
function collect(g: Context, seat: Seat, { parts }: Orientation, under: readonly Cell[]): void {
  const { prints } = SIDES[g.s.players[seat].side]
  let gold = parts.gold.length
  let bullets = parts.bullet.length
  let alleys = parts.alley.length
  let pickaxes = parts.pickaxe.length
  for (const cell of under) {
    const print = prints[cell]
    if (print === 'gold') gold++
    else if (print === 'bullet') bullets++
    else if (print === 'alley') alleys++
    else if (print === 'pickaxe') pickaxes++
    else if (print === 'ace-card') g.then({ do: 'takeAce', seat })
  }
  gain(g, seat, 'gold', gold, 'squares')
  gain(g, seat, 'bullets', bullets, 'squares')
  gain(g, seat, 'alleys', alleys, 'squares')
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
  const [field] = orientation.parts.field
  if (field !== undefined) steps.push({ do: 'wrangle', seat, at: under[field] })
  return steps
}

/** What the placement completes, in this order. Laying the store settles the board again, these squares included. */
export const settle: Rule<'settle'> = {
  run(g, { seat }) {
    if (placeStore(g, seat)) return
    inaugurateTowns(g, seat)
    payRedSigns(g, seat)
    ropeLassos(g, seat)
  },
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
