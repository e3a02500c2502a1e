/** Small phrases the wording is built from, in the language at hand. */
import type { Names } from '@waystation/kernel'
import { BOARD_IDS, BOARD_NAMES, type Face, TOWN_NAMES } from '../data/boards.ts'
import type { Contract } from '../data/figures.ts'
import type { PartnerId } from '../data/partners.ts'
import type { Rank } from '../data/solo.ts'
import { type Orientation, orientationOf, type PieceId, pieceOf, type Suit, type Turn } from '../data/tiles.ts'
import type { Die } from '../data/trays.ts'
import type { Gain } from '../events.ts'
import type { LayOption } from '../options.ts'
import { pictureOf } from './zones/glyphs.ts'
import type { Words } from './words.ts'

/** Small phrases the wording is built from, in the language at hand. */
export interface Say {
  piece(id: PieceId): string
  partner(id: PartnerId): string
  partners(ids: readonly PartnerId[]): string
  suit(suit: Suit): string
  die(die: Die): string
  board(id: string): string
  face(face: Face): string
  town(id: string): string
  contract(contract: Contract, count: number): string
  gain(gain: Gain, count: number): string
  rank(rank: Rank): string
  /** A drawing of the piece in one line: its rows from top to bottom. */
  picture(piece: PieceId, turn: Turn): string
  turn(turn: Turn): string
  /** Which squares come to lie where. */
  squares(option: Pick<LayOption, 'piece' | 'turn' | 'cells'>): string
  cells(ids: readonly string[]): string
  list(items: readonly string[]): string
  names(names: Names, seats: readonly number[]): string
}

export function phrases(words: Words): Say {
  return {
    piece: (id) => words.pieces[id],
    partner: (id) => words.partners[id],
    partners: (ids) => words.list(ids.map((id) => words.partners[id])),
    suit: (suit) => words.suits[suit],
    die: (die) => words.dice[die],
    board: (id) => BOARD_NAMES[BOARD_IDS.findIndex((board) => board === id)],
    face: (face) => words.faces[face],
    town: (id) => TOWN_NAMES[id],
    contract: (contract, count) => words.contracts[contract](count),
    gain: (gain, count) => words.gains[gain](count),
    rank: (rank) => words.ranks[rank],
    picture: pictureOf,
    turn: (turn) => words.turns[turn],
    squares: ({ piece, turn, cells }) => squares(words, orientationOf(pieceOf(piece), turn), cells),
    cells: (ids) => ids.join(' '),
    list: words.list,
    names: (names, seats) => words.list(seats.map(names)),
  }
}

/** "road e5 f5, cow g5, bullet e6" */
function squares(words: Words, { cells }: Orientation, at: readonly string[]): string {
  const groups = new Map<string, string[]>()
  cells.forEach(({ terrain, icon }, i) => {
    const name = icon === null ? words.terrains[terrain] : words.icons[icon]
    groups.set(name, [...(groups.get(name) ?? []), at[i]])
  })
  return [...groups].map(([name, ids]) => `${name} ${ids.join(' ')}`).join(', ')
}
