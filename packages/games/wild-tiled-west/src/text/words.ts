/** Everything a language must say about Wild Tiled West. A key missing in a language does not compile. */
import type { ComponentText } from '@waystation/kernel'
import type { GameWords } from '@waystation/wording'
import type { ConquestRule } from '../data/board-spec.ts'
import type { Face } from '../data/boards.ts'
import type { Contract } from '../data/figures.ts'
import type { Metric, PartnerId } from '../data/partners.ts'
import type { Rank } from '../data/solo.ts'
import type { Sign } from '../data/tile-specs.ts'
import type { BuildingId, Icon, PieceId, Suit, Terrain } from '../data/tiles.ts'
import type { Die } from '../data/trays.ts'
import type { Gain } from '../events.ts'
import type { TERMS } from '../heuristic/outlook.ts'
import type { ReasonCode, SectionId } from '../reasons.ts'
import type { meta } from '../meta.ts'
import type { Question } from '../questions.ts'
import type { Category } from '../scoring.ts'
import type { WildTiledWest } from '../types.ts'
import type { Say } from './phrases.ts'
import type { GlyphKey } from './zones/glyphs.ts'
import type { ZoneWords } from './words/zones.ts'

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

export interface Spoken extends WildTiledWest {
  question: Question
  reason: ReasonCode
  category: Category
  section: SectionId
  term: keyof typeof TERMS
  variants: typeof meta.variants
  say: Say
}

export interface Words extends GameWords<Spoken> {
  readonly pieces: { readonly [piece in PieceId]: string }
  readonly buildings: { readonly [id in BuildingId]: string }
  readonly signs: { readonly [sign in Sign]: string }
  readonly icons: { readonly [icon in Icon]: string }
  readonly terrains: { readonly [terrain in Terrain]: string }
  readonly tileHelp: (squares: number, contents: string, cost: number, copies: number) => string
  readonly partners: { readonly [partner in PartnerId]: string }
  /** Each metric as part of the condition: "at least 2 sheriffs", "no standing bandit". */
  readonly metrics: { readonly [metric in Metric]: (is: 'least' | 'most', value: number) => string }
  readonly condition: (met: string, points: number) => string
  readonly rules: { readonly [rule in ConquestRule]: ComponentText }
  readonly boardHelp: (stars: number, towns: readonly { name: string; points: number }[], rule: string | null) => string
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
