/** Everything a language must say about El Gaucho. A key missing in a language does not compile. */
import type { ComponentText, GameWords } from '@waystation/kernel'
import type { AreaId } from '../data/action-areas.ts'
import type { Breed, TileId } from '../data/cattle.ts'
import type { PastureId } from '../data/pampa.ts'
import type { ReasonCode } from '../explain.ts'
import type { meta } from '../meta.ts'
import type { IncomeKind, Phase } from '../state.ts'
import type { ElGaucho } from '../types.ts'

export const DECISION_KINDS = [
  'keepTiles',
  'placeFirstGaucho',
  'takeDice',
  'spendDice',
  'wish',
  'immediateSale',
  'theft',
  'overseer',
  'wakeAnother',
  'steppe',
  'settle',
  'findGaucho',
  'bringHome',
] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** Sections of the rules help, in reading order; reasons point to them. */
export const SECTION_IDS = [
  'goal',
  'preparation',
  'preliminary-round',
  'turn',
  'pampa',
  'areas',
  'more-gauchos',
  'round-up',
  'herds',
  'special-actions',
  'sort',
  'wish',
  'immediate-sale',
  'theft',
  'overseer',
  'steppe',
  'ending',
  'final-count',
] as const
export type SectionId = (typeof SECTION_IDS)[number]

export const THINGS = [
  'gaucho',
  'herd',
  'rodeo',
  'pile',
  'steppe-tiles',
  'start-player',
  'pesos',
  'covered-space',
] as const
export type Thing = (typeof THINGS)[number]

/** Words of the zones: headings and short labels of the readable table. */
export interface ZoneWords {
  readonly state: string
  readonly phase: string
  readonly round: string
  readonly startPlayer: string
  readonly pile: string
  readonly removedBreed: string
  readonly pampa: string
  readonly pasture: (number: number, total: number) => string
  readonly free: string
  readonly covered: string
  readonly rodeo: string
  readonly diceLeft: string
  readonly diceTaken: (name: string) => string
  readonly none: string
  readonly areas: string
  readonly steppe: string
  readonly faceDown: (count: number) => string
  readonly known: string
  readonly fetched: string
  readonly hand: string
  readonly discarded: string
  readonly pesos: string
  readonly gauchos: string
  readonly incoming: string
  readonly standing: (name: string) => string
  readonly lying: (name: string) => string
}

export interface Spoken extends ElGaucho {
  question: DecisionKind
  reason: ReasonCode
  category: IncomeKind
  section: SectionId
  variants: typeof meta.variants
  say: Say
}

export interface Words extends GameWords<Spoken> {
  readonly breeds: { readonly [breed in Breed]: string }
  /** A tile by name, as used inside sentences, without article. */
  readonly tile: (breed: Breed, value: number) => string
  readonly tileHelp: (breed: Breed, value: number, small: number) => string
  readonly areas: { readonly [area in AreaId]: ComponentText }
  /** Counted from the smallest. */
  readonly pasture: (number: number) => string
  readonly pastureHelp: string
  readonly things: { readonly [thing in Thing]: ComponentText }
  readonly phases: { readonly [phase in Phase]: string }
  readonly zones: ZoneWords
}

/** Small phrases the wording is built from, in the language at hand. */
export interface Say {
  tile(id: TileId): string
  tiles(ids: readonly TileId[]): string
  area(id: AreaId): string
  pasture(id: PastureId): string
  breed(breed: Breed): string
  dice(dice: readonly number[]): string
}
