/** Everything a language must say about Deadwood. A key missing in a language does not compile. */
import type { ComponentText, Names } from '@waystation/kernel'
import type { GameWords } from '@waystation/wording'
import type { BuildingId, BuildingType } from '../data/buildings.ts'
import type { CowboyType } from '../data/figures.ts'
import type { CrossingId, PlotId } from '../data/plots.ts'
import type { Origin } from '../events.ts'
import type { ReasonCode } from '../explain.ts'
import type { meta } from '../meta.ts'
import type { Question } from '../options.ts'
import type { Category } from '../scoring.ts'
import type { End } from '../state.ts'
import type { Deadwood } from '../types.ts'
import type { Gang } from '../view.ts'

/** Sections of the rules help, in reading order; reasons point to them. */
export const SECTION_IDS = [
  'goal',
  'preparation',
  'turn',
  'ranch',
  'town',
  'duels',
  'sheriff',
  'buildings',
  'saloon',
  'church',
  'store',
  'construction',
  'fortune-teller',
  'courthouse',
  'grifter',
  'railway',
  'outskirts',
  'end',
  'final-duel',
] as const
export type SectionId = (typeof SECTION_IDS)[number]

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

/** Words of the zones: headings and short labels of the readable table. */
export interface ZoneWords {
  readonly state: string
  readonly turn: string
  readonly firstPlayer: string
  readonly pool: string
  readonly box: string
  readonly sheriff: string
  readonly rails: string
  readonly nextRail: string
  readonly stationStands: string
  readonly supply: string
  readonly ending: string
  readonly winners: string
  readonly nobody: string
  readonly none: string
  readonly town: string
  readonly row: (row: number) => string
  readonly safe: string
  readonly empty: string
  readonly stacks: string
  readonly stack: (number: number, count: number) => string
  readonly faceDown: string
  readonly contents: (number: number) => string
  readonly drawn: string
  readonly duel: string
  readonly attacker: string
  readonly defender: string
  readonly dice: (count: number) => string
  readonly wounds: (count: number) => string
  readonly finalDuel: string
  readonly dead: string
  readonly money: string
  readonly posters: string
  readonly fine: (amount: string) => string
  readonly cartridges: string
  readonly ponies: string
  readonly ranch: string
  readonly mine: string
  readonly reserve: string
  readonly bootHill: string
}

export interface Spoken extends Deadwood {
  question: Question
  reason: ReasonCode
  category: Category
  section: SectionId
  variants: typeof meta.variants
  say: Say
}

export interface Words extends GameWords<Spoken> {
  readonly buildings: { readonly [type in BuildingType]: BuildingName & { readonly help: string } }
  readonly things: { readonly [thing in Thing]: ComponentText }
  /** Inside sentences: one cowboy with its article, and a count of them. */
  readonly oneCowboy: { readonly [type in CowboyType]: string }
  readonly countCowboys: (type: CowboyType, count: number) => string
  readonly fromOutside: { readonly [origin in Exclude<Origin, BuildingId>]: string }
  readonly plot: (row: number, column: number) => string
  /** Three plots in two rows. */
  readonly crossing: (rows: readonly PlotsOfRow[]) => string
  readonly money: (amount: number) => string
  readonly ends: { readonly [end in End]: string }
  readonly postersNote: (count: number) => string
  readonly zones: ZoneWords
}

/** Small phrases the wording is built from, in the language at hand. */
export interface Say {
  building(id: BuildingId): string
  the(id: BuildingId): string
  at(id: BuildingId): string
  from(origin: Origin): string
  cowboy(type: CowboyType): string
  gang(gang: Gang): string
  plot(id: PlotId): string
  crossing(id: CrossingId): string
  money(amount: number): string
  names(names: Names, seats: readonly number[]): string
  buildings(ids: readonly BuildingId[]): string
}
