/** Everything a language must say about Wild Tiled West. A key missing in a language does not compile. */
import type { ComponentText, GameWords, Names } from '@waystation/kernel'
import type { ConquestRule } from '../data/board-spec.ts'
import type { Face } from '../data/boards.ts'
import type { Contract } from '../data/figures.ts'
import type { Metric, PartnerId } from '../data/partners.ts'
import type { Rank } from '../data/solo.ts'
import type { Sign } from '../data/tile-specs.ts'
import type { BuildingId, Icon, PieceId, Suit, Terrain, Turn } from '../data/tiles.ts'
import type { Die } from '../data/trays.ts'
import type { Gain } from '../events.ts'
import type { ReasonCode } from '../explain.ts'
import type { meta } from '../meta.ts'
import type { LayOption, Question } from '../options.ts'
import type { Category } from '../scoring.ts'
import type { WildTiledWest } from '../types.ts'

/** Sections of the rules help, in reading order; reasons point to them. */
export const SECTION_IDS = [
  'goal',
  'preparation',
  'year',
  'dice',
  'turn',
  'draft',
  'placing',
  'resolving',
  'mines',
  'towns',
  'buildings',
  'cattle',
  'sheriffs',
  'tussle',
  'aces',
  'end',
  'conquest',
  'solo',
] as const
export type SectionId = (typeof SECTION_IDS)[number]

export const THINGS = [
  'gold',
  'bullet',
  'boot',
  'bandit',
  'tombstone',
  'sheriff',
  'cow',
  'mine',
  'horseshoe',
  'town',
  'contract',
  'ace',
  'prairie-die',
  'river-die',
  'stack',
  'partner-deck',
  'partner-hidden',
  'score',
  'ridge',
  'bandit-cards',
  'square',
] as const
export type Thing = (typeof THINGS)[number]

/** Words of the zones: headings and short labels of the readable table. */
export interface ZoneWords {
  readonly state: string
  readonly year: (year: number, round: number, rounds: number) => string
  readonly before: string
  readonly over: string
  readonly now: string
  readonly turn: string
  readonly firstPlayer: string
  readonly yearBonus: string
  readonly tussle: string
  readonly dice: string
  readonly prairie: string
  readonly river: string
  readonly none: string
  /** A die at a notch, and the stacks it opens. */
  readonly notch: (notch: number, stacks: string) => string
  readonly contracts: string
  readonly contract: (cows: number, text: string, flipped: boolean) => string
  readonly aceCards: string
  readonly partners: string
  readonly partnerRow: string
  readonly deck: (count: number) => string
  readonly trays: string
  readonly prairieRow: (rows: string) => string
  readonly riverColumn: (top: number, bottom: number) => string
  readonly stack: (name: string, left: number, cost: number) => string
  readonly exhausted: (name: string) => string
  readonly board: (owner: string, board: string, face: string) => string
  readonly columns: string
  readonly legend: string
  readonly score: string
  readonly gold: string
  readonly bullets: string
  readonly mine: (space: number, income: number) => string
  readonly mineLabel: string
  readonly bandits: (standing: number, tombstones: number) => string
  readonly banditsLabel: string
  readonly aces: string
  readonly towns: string
  readonly town: (name: string, points: number, covered: number, size: number) => string
  readonly townDone: (name: string, points: number) => string
  readonly missing: (cells: string) => string
  readonly horseshoes: string
  readonly alleys: string
  readonly tiles: string
  readonly tile: (name: string, cells: string) => string
  readonly storedGold: string
  readonly sawmill: string
  readonly storeAside: string
  readonly conquest: string
  readonly partner: string
  readonly faceDown: string
  readonly hand: string
  readonly putBack: string
  readonly placing: (piece: string, owner: string) => string
  readonly ridge: string
  readonly ridgeBandits: (total: number, spare: number) => string
  readonly looseCows: (cows: number) => string
  readonly ridgeCard: (cows: number, bandits: number, buried: number, herded: boolean) => string
  readonly cardsLeft: (count: number) => string
  readonly rank: string
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

export interface Spoken extends WildTiledWest {
  question: Question
  reason: ReasonCode
  category: Category
  section: SectionId
  variants: typeof meta.variants
  say: Say
}

export interface Words extends GameWords<Spoken> {
  readonly pieces: { readonly [piece in PieceId]: string }
  readonly buildings: { readonly [id in BuildingId]: string }
  readonly signs: { readonly [sign in Sign]: string }
  readonly icons: { readonly [icon in Icon]: string }
  readonly terrains: { readonly [terrain in Terrain]: string }
  readonly tileHelp: (squares: number, contents: string, cost: number) => string
  readonly partners: { readonly [partner in PartnerId]: string }
  readonly metrics: { readonly [metric in Metric]: string }
  readonly condition: (is: 'least' | 'most', value: number, metric: string, points: number) => string
  readonly rules: { readonly [rule in ConquestRule]: ComponentText }
  readonly boardHelp: (stars: number, rule: string | null) => string
  readonly faces: { readonly [face in Face]: string }
  readonly suits: { readonly [suit in Suit]: string }
  readonly dice: { readonly [die in Die]: string }
  readonly turns: readonly string[]
  readonly contracts: { readonly [contract in Contract]: (count: number) => string }
  readonly gains: { readonly [gain in Gain]: (count: number) => string }
  readonly ranks: { readonly [rank in Rank]: string }
  readonly banditCard: (cows: number, bandits: number, bullets: number) => string
  readonly things: { readonly [thing in Thing]: ComponentText }
  readonly glyphs: { readonly [key in GlyphKey]: string }
  readonly notes: {
    readonly horseshoes: (count: number) => string
    readonly tombstones: (count: number) => string
    readonly aces: (count: number) => string
    readonly space: (space: number) => string
  }
  readonly zones: ZoneWords
}

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
