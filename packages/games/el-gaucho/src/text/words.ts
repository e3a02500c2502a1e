/** Everything a language must say about El Gaucho. A key missing in a language does not compile. */
import type { ComponentText } from '@waystation/kernel'
import type { GameWords } from '@waystation/wording'
import type { AreaId } from '../data/action-areas.ts'
import type { Breed } from '../data/cattle.ts'
import type { PASTURES } from '../data/pampa.ts'
import type { TERMS } from '../heuristic/outlook.ts'
import type { ReasonCode, SectionId } from '../reasons.ts'
import type { meta } from '../meta.ts'
import type { IncomeKind, Phase } from '../state.ts'
import type { ElGaucho } from '../types.ts'
import type { Question } from '../questions.ts'
import type { Say } from './phrases.ts'
import type { ZoneWords } from './words/zones.ts'

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

export interface Spoken extends ElGaucho {
  question: Question
  reason: ReasonCode
  category: IncomeKind
  section: SectionId
  term: keyof typeof TERMS
  variants: typeof meta.variants
  say: Say
}

/** An action area by name, and inside sentences. */
export interface AreaWords extends ComponentText {
  readonly the: string
  readonly from: string
  readonly on: string
}

export interface Words extends GameWords<Spoken> {
  readonly breeds: { readonly [breed in Breed]: string }
  /** A tile by name, without article: on tiles and labels. */
  readonly tile: (breed: Breed, value: number) => string
  /** The same inside sentences. */
  readonly theTile: (breed: Breed, value: number) => string
  readonly tileHelp: (breed: Breed, value: number, small: number) => string
  readonly areas: { readonly [area in AreaId]: AreaWords }
  /** Counted from the smallest. */
  readonly pasture: (number: number) => string
  readonly pastureHelp: (pasture: (typeof PASTURES)[number]) => string
  readonly things: { readonly [thing in Thing]: ComponentText }
  readonly phases: { readonly [phase in Phase]: string }
  readonly zones: ZoneWords
}
