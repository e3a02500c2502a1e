/** Everything a language must say about Deadwood. A key missing in a language does not compile. */
import type { ComponentText } from '@waystation/kernel'
import type { GameWords } from '@waystation/wording'
import type { BuildingId, BuildingType } from '../data/buildings.ts'
import type { CowboyType } from '../data/figures.ts'
import type { Origin } from '../events.ts'
import type { meta } from '../meta.ts'
import type { Question } from '../questions.ts'
import type { TERMS } from '../heuristic/outlook.ts'
import type { ReasonCode, SectionId } from '../reasons.ts'
import type { Category } from '../scoring.ts'
import type { End } from '../state.ts'
import type { Deadwood } from '../types.ts'
import type { Say } from './phrases.ts'
import type { ZoneWords } from './words/zones.ts'

export const THINGS = [
  'novice',
  'gunslinger',
  'veteran',
  'rail',
  'train-station',
  'sheriff',
  'money',
  'cartridge',
  'pony',
  'poster',
  'pool',
  'box',
  'ranch',
  'reserve',
  'mine',
  'boot-hill',
  'stack',
  'empty-plot',
] as const
export type Thing = (typeof THINGS)[number]

export interface PlotsOfRow {
  readonly row: number
  readonly columns: readonly number[]
}

/** A building as sentences need it: bare, with its article, where one goes or stands, where one comes from. */
export interface BuildingName {
  readonly bare: string
  readonly the: string
  readonly at: string
  readonly from: string
}

export interface Spoken extends Deadwood {
  question: Question
  reason: ReasonCode
  category: Category
  section: SectionId
  term: keyof typeof TERMS
  variants: typeof meta.variants
  say: Say
}

export interface Words extends GameWords<Spoken> {
  /** The number on the back of a tile; 0 stands for the X. */
  readonly back: (stack: number) => string
  readonly buildings: { readonly [type in BuildingType]: BuildingName & { readonly help: string } }
  /** One of two tiles of a kind, by the number on its back. */
  readonly numbered: (name: BuildingName, number: number) => BuildingName
  readonly things: { readonly [thing in Thing]: ComponentText }
  /** Inside sentences: one cowboy with its article, and a count of them. */
  readonly oneCowboy: { readonly [type in CowboyType]: string }
  readonly countCowboys: (type: CowboyType, count: number) => string
  readonly fromOutside: { readonly [origin in Exclude<Origin, BuildingId>]: string }
  readonly plot: (row: number, column: number) => string
  /** Three plots in two rows. */
  readonly crossing: (rows: readonly PlotsOfRow[]) => string
  /** "a or b" */
  readonly either: (items: readonly string[]) => string
  readonly money: (amount: number) => string
  readonly ends: { readonly [end in End]: string }
  readonly postersNote: (count: number) => string
  readonly zones: ZoneWords
}
