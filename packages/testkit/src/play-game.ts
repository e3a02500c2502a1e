/** One whole game, played in place and watched closely. */
import {
  apply,
  checkConfig,
  type Config,
  type Entry,
  type Game,
  type GameTypes,
  type Outcome,
  Play,
  Refusal,
  Rng,
  type ScoreSheet,
} from '@waystation/kernel'
import { AT_EVERY_DECISION, AT_SOME_DECISIONS, AT_THE_END, examine, named } from './checks/index.ts'
import { recordFaults } from './checks/record.ts'
import { secretFaults } from './checks/secrets.ts'
import { Shadow } from './checks/shadow.ts'
import { toldFaults } from './checks/told.ts'
import { type TwinCount, TwinWalk } from './checks/twin-walk.ts'
import { firstDifference } from './diff.ts'
import { type Policy, randomPolicy } from './policy.ts'
import { type Position, SETTINGS, type Settings } from './position.ts'
import { audiences } from './receives.ts'
import { type CheckName, type Fault, Ledger, type Violation } from './violation.ts'
import type { Watcher } from './watcher.ts'

export interface GameRun<T extends GameTypes> {
  readonly seed: string
  readonly config?: Partial<Config>
  readonly policy?: Policy<T>
  readonly checks?: Partial<Settings>
  readonly watch?: readonly Watcher<T>[]
}

export interface PlayedGame<T extends GameTypes> {
  readonly config: Config
  readonly seed: string
  /** The last state reached; the end of the game unless `over` is false. */
  readonly state: T['state']
  readonly over: boolean
  readonly log: readonly Entry[]
  readonly scores: readonly ScoreSheet[]
  readonly violations: readonly Violation[]
  /** How many re-dealt worlds were compared with the true one. */
  readonly twins: TwinCount
}

/** Plays to the end. What goes wrong on the way, even an error thrown by a rule, is told in `violations`. */
export function playGame<T extends GameTypes>(game: Game<T>, run: GameRun<T>): PlayedGame<T> {
  const session = begin(game, run)
  session.playThrough()
  return session.result()
}

/** Without a first position there is nothing to tell violations about. */
function begin<T extends GameTypes>(game: Game<T>, run: GameRun<T>): Session<T> {
  try {
    return new Session(game, run)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Error(`${game.meta.id} cannot begin with the seed ${run.seed}: ${String(error)}`, { cause: error })
  }
}

class Session<T extends GameTypes> {
  private readonly game: Game<T>
  private readonly run: GameRun<T>
  private readonly config: Config
  private readonly settings: Settings
  private readonly ledger: Ledger
  private readonly log: Entry[] = []
  private readonly play: Play<T>
  private readonly census: Readonly<Record<string, number>>
  /** Separate streams: looking closer must not change what is played. */
  private readonly policyRng: Rng
  private readonly checksRng: Rng
  private readonly walk: TwinWalk<T>
  private readonly shadow = new Shadow<T>()

  constructor(game: Game<T>, run: GameRun<T>) {
    this.game = game
    this.run = run
    this.config = checkConfig(game.meta, run.config ?? {})
    this.settings = { ...SETTINGS, ...run.checks }
    this.ledger = new Ledger(game.meta, this.config, { seed: run.seed, every: this.settings.every })
    this.policyRng = new Rng(`policy ${run.seed}`)
    this.checksRng = new Rng(`checks ${run.seed}`)
    this.walk = new TwinWalk(this.checksRng, this.settings)
    this.play = new Play(game, game.setup(this.config, new Rng(run.seed)), true)
    this.census = game.census(this.play.state)
  }

  playThrough(): void {
    try {
      this.heard(this.settings.every > 0)
      while (!this.play.over) {
        if (this.play.state.seq >= this.game.meta.maxDecisions) {
          return this.tell([{ check: 'ends', message: `not over after ${this.game.meta.maxDecisions} answers` }])
        }
        this.turn()
      }
      this.finish()
    } catch (error) {
      this.tell([{ check: 'throws', message: String(error) }])
    }
  }

  result(): PlayedGame<T> {
    const { play, config, log } = this
    const scores = play.over ? this.game.scores(play.state) : []
    const { violations } = this.ledger
    const { seed } = this.run
    return { config, seed, state: play.state, over: play.over, log, scores, violations, twins: this.walk.count }
  }

  private turn(): void {
    const { play, game } = this
    const position = this.position()
    const closely = this.settings.every > 0 && this.checksRng.int(this.settings.every) === 0
    this.tell(examine(AT_EVERY_DECISION, position))
    if (closely) {
      this.tell(examine(AT_SOME_DECISIONS, position))
      if (this.wants('leak', 'barrier')) this.tell(this.walk.look(position))
      if (!this.shadow.following || this.checksRng.int(2) === 0) this.shadow.load(game, play.state)
    }
    for (const watcher of this.watchers) watcher.position?.(position)
    const { decision, option } = (this.run.policy ?? randomPolicy)(play.decisions, this.policyRng, play.state)
    const { seat } = decision
    const pure = closely && this.wants('in-place') ? apply(game, play.state, seat, option.id) : null
    this.tell(this.walk.answer(seat, option.id))
    play.choose(decision, option)
    this.log.push({ seat, option: option.id })
    this.tell(named('round-trip', this.shadow.answer({ seat, id: option.id }, play.state)))
    if (pure !== null) this.tell(named('in-place', partings(pure, play)))
    for (const watcher of this.watchers) watcher.answered?.(decision, option)
    this.heard(closely)
  }

  /** What happened, at the start and after every answer. */
  private heard(closely: boolean): void {
    const { play } = this
    const events = play.context.events ?? []
    if (closely && this.wants('leak')) this.tell(named('leak', this.told(events)))
    this.tell(named('secrets', secretFaults(events)))
    const difference = firstDifference(this.census, this.game.census(play.state))
    if (difference !== null) this.tell([{ check: 'census', message: `components appear or vanish: ${difference}` }])
    for (const watcher of this.watchers) watcher.events?.(events, play.state, this.config.players)
  }

  private *told(events: readonly T['event'][]): Iterable<string> {
    const { game, config, settings, play, checksRng: rng } = this
    const lasting = events.filter((event) => !settings.passingEvents.includes(event.type))
    const seats = audiences(config.players)
    for (const seat of play.state.seq === 0 ? seats : [rng.pick(seats)]) {
      yield* toldFaults({ game, state: play.state, events: lasting, players: config.players, seat, rng })
    }
  }

  private finish(): void {
    const position = this.position()
    const { config, log, play, settings } = this
    this.tell(examine(AT_THE_END, position))
    if (settings.every > 0) {
      if (this.wants('leak', 'barrier')) this.tell(this.walk.look(position))
      if (this.wants('record')) {
        this.tell(named('record', recordFaults(this.game, { config, seed: this.run.seed, log, state: play.state })))
      }
    }
    for (const watcher of this.watchers) watcher.ended?.(position)
  }

  private get watchers(): readonly Watcher<T>[] {
    return this.run.watch ?? []
  }

  private position(): Position<T> {
    const { game, config, settings, play } = this
    return { game, config, state: play.state, decisions: play.decisions, rng: this.checksRng, settings }
  }

  private wants(...checks: readonly CheckName[]): boolean {
    return checks.some((check) => this.settings.only.includes(check))
  }

  private tell(faults: Iterable<Fault>): void {
    for (const fault of faults) {
      if (this.wants(fault.check)) this.ledger.add(fault, this.play.state.seq)
    }
  }
}

/** The same answer, on a copy and in place. */
function* partings<T extends GameTypes>(pure: Outcome<T>, play: Play<T>): Iterable<string> {
  const state = firstDifference(pure.state, play.state)
  if (state !== null) yield `on a copy, the same answer leads elsewhere: ${state}`
  const events = firstDifference(pure.events, play.context.events)
  if (events !== null) yield `on a copy, the same answer has other events: ${events}`
  if (pure.revealed !== play.context.revealed) yield 'on a copy, the same answer reveals something else'
}
