/**
 * The vocabulary of the whole house: a game is a sequence of questions put to seats.
 * Nothing here runs; `play.ts` is the loop that asks.
 */
import type { May } from './may.ts'
import type { KernelOption } from './options.ts'
import type { Rng, RngWords } from './rng.ts'
import type { RuleContext } from './rule-context.ts'
import type { Sealed } from './sealed.ts'
import type { Sight } from './sight.ts'

/** 0-based place at the table, in turn order. */
export type Seat = number

/** One legal answer. The id is stable, readable and unique within its decision: it is what records keep. */
export interface Option {
  readonly id: string
}

/** A question: this seat must pick one of these. */
export interface Decision<O extends Option = Option> {
  readonly seat: Seat
  /** Names the question; keys the wording. */
  readonly kind: string
  readonly options: readonly O[]
  /** The game does not wait for this answer: another seat may interrupt, or let it be. */
  readonly optional?: true
  /** Never answered by the engine, even with a single option: silence would tell the others something. */
  readonly conceal?: true
  /** Index of the first option that is a free action (`anytime`) rather than an answer to the question. */
  readonly anytimeFrom?: number
}

/** A small piece of plain data on the agenda: something still to be done. Never mutated once made. */
export interface Step {
  readonly do: string
}

/** A typed fact about what happened. Everyone sees it, except `secret`, whose parts go to the seat they name. */
export interface GameEvent {
  readonly type: string
  readonly secret?: { readonly [seat: number]: unknown }
}

/** What every game state carries. Game states are plain JSON: integers, strings, arrays, records. */
export interface Core<P extends Step = Step> {
  /** How many answers were given so far. What a state is called by goes into its hash, so this name stays. */
  seq: number
  rng: RngWords
  /** Stack of steps; the last one is done next. An empty agenda means that the game is over. */
  agenda: Planned<P>[]
}

/** A step of the game's own, or one of the two the kernel has: a step one may pass, questions to several seats at once. */
export type Planned<P extends Step> = P | May<P> | Sealed<P>

/** The five vocabularies of a game, named once. */
export interface GameTypes {
  state: Core
  step: Step
  option: Option
  event: GameEvent
  view: unknown
}

/**
 * How one kind of step is done: either it asks (`ask` + `choose`) or it happens by itself (`run`).
 * `ask` is the only source of legality; null means there is nothing to do and the step is dropped.
 */
export interface StepRule<T extends GameTypes, P extends Step = Step, O extends Option = T['option']> {
  ask?(s: Readonly<T['state']>, step: P, game: Game<T>): Decision<O | KernelOption> | null
  choose?(g: RuleContext<T>, step: P, option: O, game: Game<T>): void
  run?(g: RuleContext<T>, step: P, game: Game<T>): void
}

/** The rule of one of a game's own steps. */
export type Rule<T extends GameTypes, K extends T['step']['do'], O extends Option = T['option']> = StepRule<
  T,
  Extract<T['step'], { do: K }>,
  O
>

export interface Variant {
  readonly id: string
  readonly values: readonly string[]
  readonly default: string
  /** With how many players it makes a difference; without it: with any number. */
  readonly players?: { readonly min: number; readonly max: number }
  /** With which value of another variant it makes a difference; without it: with any. */
  readonly given?: { readonly id: string; readonly value: string }
}

export interface Meta {
  readonly id: string
  readonly title: string
  readonly authors: readonly string[]
  readonly publisher: string
  readonly year: number
  readonly edition: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly minutes: { readonly min: number; readonly max: number }
  readonly variants: readonly Variant[]
  /** Raised whenever the same answers could lead to another state. Part of every record. */
  readonly rulesVersion: number
  /**
   * More answers than a game takes in which anybody plays on. Simulations stop there and call it a fault; a table does not:
   * rules that let everybody idle for ever, as El Gaucho's do, go on for as long as people like.
   */
  readonly maxDecisions: number
  /**
   * False where the rules may crown somebody with fewer points, or nobody at all. Default: the highest total wins;
   * a lone player may lose to the game.
   */
  readonly highestWins?: false
  /** Names of the game's styles, for those who seat bots; see `GameDefinition.styles`. Default: none. */
  readonly styles?: readonly string[]
}

export interface Config {
  readonly players: number
  readonly variants: { readonly [id: string]: string }
}

/** Why something is not an option: a wording key, its amounts, and the rulebook section that says so. */
export interface Reason {
  readonly code: string
  readonly section: string
  readonly params: { readonly [name: string]: string | number }
}

export interface ScoreLine {
  readonly category: string
  readonly points: number
  /** What the points are for, in component ids and numbers; worded by the game's text. */
  readonly note?: { readonly [name: string]: string | number | readonly string[] }
}

export interface ScoreSheet {
  readonly seat: Seat
  readonly total: number
  /** 1 for the winner or winners, if there are any; equal ranks are shared. */
  readonly rank: number
  readonly lines: readonly ScoreLine[]
}

/** Weights of an outlook for one number of players, fitted from whole games. */
export interface Fit {
  /** What `npm run fit` was told to make it. */
  readonly made: string
  /** By feature, and one more: the constant. */
  readonly weights: readonly number[]
  /** How far final points lie from what was expected, at the start of a game and at its end. */
  readonly spread: readonly [number, number]
  /** Final points of a seat, on average. */
  readonly mean: number
}

/** A seat's final points as expected from what lies on the table. */
export interface Outlook<S> {
  readonly features: readonly string[]
  /**
   * What the features are about, for words: term by term. A feature that is counted once more for the share of the game that is
   * left ("money left") goes with its plain one. What says nothing to people, such as whose turn it is, is in none.
   */
  readonly terms?: { readonly [term: string]: readonly string[] }
  /**
   * What the inputs of the game's sight are about, by the same terms: how their names begin, after whose they are. The words that go furthest
   * with a name count.
   */
  readonly inputs?: { readonly [term: string]: readonly string[] }
  /** Writes the features of a seat, in the order of their names. */
  measure(this: void, s: Readonly<S>, seat: Seat, into: Float64Array): void
  /** How much of the game is still to come, from 1 to 0. */
  left(this: void, s: Readonly<S>): number
  /** How many times more iterations than usual a search needs to see clearly. Default: 1. */
  readonly effort?: number
  /**
   * At tables of two or more: how many rounds a search plays on before it asks for the outlook; more where a plan takes several
   * turns. Default: 1.
   */
  readonly rounds?: number
  /**
   * With three or more: how far a search goes by the comparison with the others, and how far by its own points alone. Default: 1,
   * comparison only. Where players hardly touch each other, what the others do by chance says little about one's own answer.
   */
  readonly rivalry?: number
  /** By number of players. */
  readonly fits: { readonly [players: number]: Fit | undefined }
}

/** A way to play: how much a position pleases the seat, in points. */
export interface Style<S> {
  pleasure(this: void, s: Readonly<S>, seat: Seat): number
}

export interface Styles<S> {
  readonly [name: string]: Style<S>
}

/** What a game package writes. */
export interface GameDefinition<T extends GameTypes> {
  readonly meta: Meta
  /** The position before the first step; dealing that others may see belongs in steps. */
  setup(config: Config, rng: Rng): T['state']
  readonly steps: { readonly [K in T['step']['do']]: StepRule<T, Extract<T['step'], { do: K }>> }
  /** Free actions open to a seat besides the question at hand. */
  anytime?(s: Readonly<T['state']>, seat: Seat): readonly T['option'][]
  /**
   * Seats that may use their free actions now although another seat is asked. Default: none. The exchange tokens of Great Western
   * Trail's Rails to the North are played so.
   */
  interrupters?(s: Readonly<T['state']>): readonly Seat[]
  playAnytime?(g: RuleContext<T>, seat: Seat, option: T['option']): void
  /** A deep copy. Steps and other immutable data may be shared. Default: a generic recursive copy. */
  clone?(this: void, s: Readonly<T['state']>): T['state']
  /** What a seat (null: a spectator) may see: built up from nothing, never stripped down. */
  view(s: Readonly<T['state']>, seat: Seat | null): T['view']
  /** Re-deals, in place, everything this seat (null: a spectator) cannot know. The kernel replaces the generator. */
  determinize(s: T['state'], seat: Seat | null, rng: Rng): void
  /** Things on the table one can ask "why not?" about, as this seat sees them. */
  targets?(s: Readonly<T['state']>, seat: Seat): readonly string[]
  explain?(s: Readonly<T['state']>, seat: Seat, target: string): readonly Reason[]
  /** Every category as on the game's score pad; during a game, the score so far. */
  scores(s: Readonly<T['state']>): readonly ScoreSheet[]
  /** How good the position is for a seat, in points of final score; bots look ahead with it. */
  evaluate?(s: Readonly<T['state']>, seat: Seat): number
  /**
   * Whether the position stands in the middle of something, so that `evaluate` says little about it: bots play that to
   * its end before they judge. Default: never.
   */
  unsettled?(s: Readonly<T['state']>): boolean
  /** Where a position leads, for bots that think further than their own turn. */
  readonly outlook?: Outlook<T['state']>
  /** What bots learn from, and what those that learned judge by. */
  readonly sight?: Sight<T['state']>
  /**
   * Ways to play it, each with what it takes a special pleasure in, in points: bots of one style go after the same victory by another road.
   * Default: everybody plays alike.
   */
  readonly styles?: Styles<T['state']>
  /** What a seat began with, from its answers in order: a name for statistics. Null: it never came to that. Default: nothing is. */
  opening?(answers: readonly string[]): string | null
  /** Counts of components; constant through a game. */
  census(s: Readonly<T['state']>): Readonly<Record<string, number>>
}

/** A definition made ready to play: the kernel's own steps added to its rules, defaults filled in. */
export interface Game<T extends GameTypes = GameTypes> extends Omit<GameDefinition<T>, 'clone' | 'steps'> {
  readonly rules: { readonly [kind: string]: StepRule<T> }
  clone(s: Readonly<T['state']>): T['state']
}
