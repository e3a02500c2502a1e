/** How a game speaks. One file per language holds every word; the type makes a missing key an error. */
import type { Decision, GameTypes, Reason, ScoreLine, Seat } from './types.ts'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Names of the people at the table. */
export type Names = (seat: Seat) => string

/** A component a player can ask about. */
export interface ComponentText {
  readonly name: string
  readonly help: string
}

/** A readable part of the table: drawn as it is by the terminal and by the generic web table. */
export interface Zone {
  readonly id: string
  readonly kind: 'board' | 'market' | 'hand' | 'pile' | 'track' | 'player'
  readonly title: string
  readonly owner?: Seat
  readonly rows: readonly ZoneRow[]
}
export interface ZoneRow {
  readonly label?: string
  readonly items: readonly ZoneItem[]
}
export interface ZoneItem {
  readonly text: string
  /** Component id, for help. */
  readonly component?: string
  /** What to ask `explain` about. */
  readonly target?: string
  /** A piece of this seat stands here. */
  readonly seat?: Seat
}

/** A chapter of the rules help, in our own words. `Reason.section` points to its id. */
export interface RuleSection {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** What each version of the rules changed for players, by version; none for the first one. */
export type RuleChanges = { readonly [rules: number]: readonly string[] }

/** A term of the outlook in a sentence: why an answer is good. */
export interface ProspectWords {
  /** It is better for whoever gives the answer. */
  readonly own: string
  /** It is worse for somebody else. */
  rival(name: string): string
}

/** A style of the game, as a thing one goes after, and what somebody who plays so says of it. */
export interface StyleWords {
  readonly name: string
  readonly says: string
}

export interface GameText<T extends GameTypes> {
  readonly language: Language
  readonly title: string
  readonly tagline: string
  /** The sentence of the prompt bar. */
  decision(d: Pick<Decision<T['option']>, 'kind' | 'seat'>, view: T['view'], names: Names): string
  option(o: T['option'], names: Names): string
  event(e: T['event'], names: Names): string
  reason(r: Reason): string
  /** A category of the score sheet. */
  category(id: string): string
  scoreNote(line: ScoreLine): string
  variant(id: string, value?: string): string
  readonly components: { readonly [id: string]: ComponentText }
  /** The whole rules help; every section a reason names is here. */
  readonly rules: readonly RuleSection[]
  readonly changes: RuleChanges
  /** By term of the outlook; frozen rules may have none. */
  readonly prospects?: { readonly [term: string]: ProspectWords }
  /** By style, where the game has any. */
  readonly styles?: { readonly [style: string]: StyleWords }
  zones(view: T['view'], names: Names): readonly Zone[]
}
