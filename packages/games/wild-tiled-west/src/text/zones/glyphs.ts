/** Letters for boards and pieces, the same in every language; the legend says what they mean. */
import { BOARD_IDS, FACES, type Print, type Side, sideIndex, SIDES } from '../../data/boards.ts'
import { cellOf } from '../../data/grid.ts'
import { type Icon, orientationOf, type PieceId, pieceOf, type Terrain, type Turn } from '../../data/tiles.ts'
import type { PlayerView } from '../../view.ts'

const PRINT_GLYPHS: { readonly [print in Print]: string } = {
  empty: '.',
  start: 'X',
  pickaxe: 'P',
  horseshoe: 'u',
  gold: 'g',
  bullet: 'l',
  alley: 'a',
  'ace-card': 'A',
  lasso: 'o',
  signpost: 'y',
  rail: '-',
  hill: '^',
  'bandit-hill': '^',
  mine: 'M',
  field: ',',
  cow: 'c',
  'post-spade': '1',
  'post-heart': '2',
  'post-club': '3',
  'post-diamond': '4',
  depot: 'D',
  market: 'K',
}

const ICON_GLYPHS: { readonly [icon in Icon]: string } = {
  bandit: 'b',
  sheriff: '*',
  spade: '♠',
  heart: '♥',
  club: '♣',
  diamond: '♦',
  gold: 'g',
  bullet: 'l',
  alley: 'a',
  pickaxe: 'P',
  cow: 'c',
}
const TERRAIN_GLYPHS: { readonly [terrain in Terrain]: string } = { road: '#', field: ',', building: '%' }
const TOMBSTONE = '†'
const BOOT = '&'
const GAP = '·'

export const LEGEND: { readonly [key in GlyphKey]: string } = {
  ...PRINT_GLYPHS,
  posts: '1 2 3 4',
  road: TERRAIN_GLYPHS.road,
  building: TERRAIN_GLYPHS.building,
  sheriff: ICON_GLYPHS.sheriff,
  bandit: ICON_GLYPHS.bandit,
  tombstone: TOMBSTONE,
  boot: BOOT,
}

/** What lies on boards sooner or later, whichever they are. */
const EVERYWHERE: readonly GlyphKey[] = ['road', 'building', 'sheriff', 'bandit', 'tombstone', 'boot']

/** Letters to be explained: those printed on the boards in play, and those of tiles. */
export function lettersOn(players: readonly PlayerView[]): ReadonlySet<GlyphKey> {
  const prints = players.flatMap((player) => sideOf(player)?.prints ?? [])
  return new Set([...EVERYWHERE, ...prints.map(keyOf)])
}

function keyOf(print: Print): GlyphKey {
  switch (print) {
    case 'bandit-hill':
      return 'hill'
    case 'post-spade':
    case 'post-heart':
    case 'post-club':
    case 'post-diamond':
      return 'posts'
    default:
      return print
  }
}

function sideOf({ board, face }: PlayerView): Side | null {
  return board === null || face === null ? null : SIDES[sideIndex(BOARD_IDS.indexOf(board), FACES.indexOf(face))]
}

/** On a board, bonuses already taken are plain road; in the hand they still show. */
const LASTING: readonly (Icon | null)[] = ['sheriff', 'spade', 'heart', 'club', 'diamond', 'cow']

/** A letter for each square: what lies on top of it. */
export function boardGlyphs(player: PlayerView): string[] {
  const side = sideOf(player)
  if (side === null) return []
  const out = side.prints.map((print) => PRINT_GLYPHS[print])
  for (const id of player.covered) out[cellOf(id)] = TERRAIN_GLYPHS.road
  for (const { tile, turn, cells } of player.tiles) {
    orientationOf(pieceOf(tile), turn).cells.forEach(({ terrain, icon }, i) => {
      out[cellOf(cells[i])] = icon !== null && LASTING.includes(icon) ? ICON_GLYPHS[icon] : TERRAIN_GLYPHS[terrain]
    })
  }
  const mark = (ids: readonly string[], glyph: string): void => {
    for (const id of ids) out[cellOf(id)] = glyph
  }
  mark(player.boots, BOOT)
  mark(player.standing, ICON_GLYPHS.bandit)
  mark(player.tombstones, TOMBSTONE)
  return out
}

/** A piece in one line: its rows, top to bottom, between slashes. */
export function pictureOf(piece: PieceId, turn: Turn): string {
  const { cells } = orientationOf(pieceOf(piece), turn)
  const left = Math.min(...cells.map(({ right }) => right))
  const width = 1 + Math.max(...cells.map(({ right }) => right)) - left
  const rows = Array.from({ length: 1 + Math.max(...cells.map(({ down }) => down)) }, () =>
    Array<string>(width).fill(GAP),
  )
  for (const { down, right, terrain, icon } of cells) {
    rows[down][right - left] = icon === null ? TERRAIN_GLYPHS[terrain] : ICON_GLYPHS[icon]
  }
  return rows.map((row) => row.join('')).join(' / ')
}

/** The letters of the boards, explained. */
export const GLYPH_KEYS = [
  'empty',
  'start',
  'pickaxe',
  'horseshoe',
  'gold',
  'bullet',
  'alley',
  'ace-card',
  'lasso',
  'signpost',
  'rail',
  'hill',
  'mine',
  'field',
  'cow',
  'posts',
  'depot',
  'market',
  'road',
  'building',
  'sheriff',
  'bandit',
  'tombstone',
  'boot',
] as const
export type GlyphKey = (typeof GLYPH_KEYS)[number]
