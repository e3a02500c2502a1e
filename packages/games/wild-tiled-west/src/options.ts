/** Every answer a player can give. Made once each and shared, so that enumerating them costs next to nothing. */
import { type OptionOf, PASS, type PassOption } from '@waystation/kernel'
import { BOARD_IDS, type BoardId, type Face, FACES } from './data/boards.ts'
import { MAX_COWS, STORED_GOLD_MOST } from './data/figures.ts'
import { type Cell, CELL_COUNT, CELL_IDS, type CellId } from './data/grid.ts'
import { PARTNER_IDS, type PartnerId } from './data/partners.ts'
import {
  ORIENTATIONS,
  type Piece,
  PIECE_IDS,
  type PieceId,
  COSTS as PRICES,
  type Suit,
  SUITS,
  type Tile,
  TILE_IDS,
  type TileId,
  type Turn,
  TURN_COUNT,
} from './data/tiles.ts'
import { DICE, type Die } from './data/trays.ts'
import { squaresUnder } from './data/footprint.ts'

interface AtCell<K extends string> extends OptionOf<K> {
  readonly cell: CellId
}

export type BoardOption = OptionOf<'board'> & { readonly board: BoardId; readonly face: Face }
export type DraftOption = OptionOf<'draft'> & {
  readonly tile: TileId
  readonly die: Die
  readonly notch: number
  /** Price and jumps together. */
  readonly cost: number
}
export type SawOption = OptionOf<'saw'> & { readonly tile: TileId; readonly cost: number }
export type AlleysOption = OptionOf<'alleys'> & { readonly count: number }
export type TurnOption = OptionOf<'turn'> & { readonly piece: PieceId; readonly turn: Turn }
export type LayOption = OptionOf<'lay'> & {
  readonly piece: PieceId
  readonly turn: Turn
  /** Where the piece's first square comes to lie; its other squares follow in the same order as its cells. */
  readonly at: CellId
  readonly cells: readonly CellId[]
}
export type StoreOption = OptionOf<'store'> & { readonly gold: number }
export type WrangleOption = (OptionOf<'wrangle'> & { readonly cows: number }) | OptionOf<'leave'>
export type AceOption = OptionOf<'ace'> & { readonly suit: Suit }
export type PartnerOption = (OptionOf<'partner'> & { readonly partner: PartnerId }) | OptionOf<'drawPartner'>
export type KeepOption = OptionOf<'keep'> & { readonly partner: PartnerId }
export type ShootOption = AtCell<'shoot'> | OptionOf<'shootAll'>

export type Option =
  | BoardOption
  | KeepOption
  | DraftOption
  | OptionOf<'sawmill'>
  | SawOption
  | AlleysOption
  | TurnOption
  | LayOption
  | StoreOption
  | ShootOption
  | WrangleOption
  | AceOption
  | PartnerOption
  | AtCell<'bury'>
  | AtCell<'hill'>
  | PassOption

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n)

function forCells<K extends string>(kind: K, word: string): readonly AtCell<K>[] {
  return CELL_IDS.map((cell) => Object.freeze({ id: `${word} ${cell}`, do: kind, cell }))
}

/** By side index. */
export const TAKE_BOARD: readonly BoardOption[] = BOARD_IDS.flatMap((board) =>
  FACES.map((face) => Object.freeze({ id: `take ${board} ${face}`, do: 'board' as const, board, face })),
)
export const KEEP: readonly KeepOption[] = PARTNER_IDS.map((partner) =>
  Object.freeze({ id: `keep ${partner}`, do: 'keep' as const, partner }),
)
export const USE_SAWMILL: OptionOf<'sawmill'> = Object.freeze({ id: 'use sawmill', do: 'sawmill' })
export const SAW: readonly SawOption[] = TILE_IDS.map((tile, i) =>
  Object.freeze({ id: `saw ${tile}`, do: 'saw' as const, tile, cost: PRICES[i] }),
)
/** By count. */
export const ALLEYS: readonly AlleysOption[] = upTo(3).map((count) =>
  Object.freeze({ id: count === 1 ? 'lay 1 alley' : `lay ${count} alleys`, do: 'alleys' as const, count }),
)
export const STORE: readonly StoreOption[] = upTo(STORED_GOLD_MOST + 1).map((gold) =>
  Object.freeze({ id: `store ${gold} gold`, do: 'store' as const, gold }),
)
export const SHOOT = forCells('shoot', 'shoot')
export const SHOOT_ALL: OptionOf<'shootAll'> = Object.freeze({ id: 'shoot all', do: 'shootAll' })
export const BURY = forCells('bury', 'bury')
export const HILL = forCells('hill', 'hill bandit')
/** By number of cows. */
export const WRANGLE: readonly WrangleOption[] = upTo(MAX_COWS + 1).map((cows) =>
  Object.freeze({ id: `wrangle ${cows}`, do: 'wrangle' as const, cows }),
)
export const LEAVE: OptionOf<'leave'> = Object.freeze({ id: 'wait', do: 'leave' })
export const ACE: readonly AceOption[] = SUITS.map((suit) =>
  Object.freeze({ id: `ace of ${suit}s`, do: 'ace' as const, suit }),
)
export const TAKE_PARTNER: readonly PartnerOption[] = PARTNER_IDS.map((partner) =>
  Object.freeze({ id: `partner ${partner}`, do: 'partner' as const, partner }),
)
export const DRAW_PARTNER: OptionOf<'drawPartner'> = Object.freeze({ id: 'draw a partner', do: 'drawPartner' })

/** By piece, then turn. */
export const TURN: readonly (readonly TurnOption[])[] = ORIENTATIONS.map((list, piece) => {
  const out: TurnOption[] = []
  for (const { turn } of list)
    out[turn] = Object.freeze({ id: turnId(turn), do: 'turn', piece: PIECE_IDS[piece], turn })
  return out
})

function turnId(turn: Turn): string {
  return turn < 4 ? `turn ${turn * 90}` : `flip and turn ${(turn - 4) * 90}`
}

/** Dearest draft: three jumps and a tile for two. */
const COSTS = 8
const NOTCHES = 21
const DRAFTS = Array<DraftOption | undefined>(DICE.length * NOTCHES * TILE_IDS.length * COSTS)

export function draftOption(die: Die, notch: number, tile: Tile, cost: number): DraftOption {
  const key = ((DICE.indexOf(die) * NOTCHES + notch) * TILE_IDS.length + tile) * COSTS + cost
  return (DRAFTS[key] ??= Object.freeze({
    id: `${TILE_IDS[tile]} with ${die} ${notch}`,
    do: 'draft',
    tile: TILE_IDS[tile],
    die,
    notch,
    cost,
  }))
}

const LAYS = Array<LayOption | undefined>(PIECE_IDS.length * TURN_COUNT * CELL_COUNT)

export function layOption(piece: Piece, turn: Turn, at: Cell): LayOption {
  const key = (piece * TURN_COUNT + turn) * CELL_COUNT + at
  return (LAYS[key] ??= Object.freeze({
    id: `at ${CELL_IDS[at]}`,
    do: 'lay',
    piece: PIECE_IDS[piece],
    turn,
    at: CELL_IDS[at],
    cells: squaresUnder(piece, turn, at).map((cell) => CELL_IDS[cell]),
  }))
}

export { PASS }
