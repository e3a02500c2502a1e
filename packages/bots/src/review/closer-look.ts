/**
 * Which answers of a game would better have been others. Few of them are worth a long thought, so that many are looked at briefly
 * and only those where something else promised more are searched on, the most doubtful first.
 */
import { type Decision, type Game, type GameTypes, type Option, Play, Rng } from '@waystation/kernel'
import type { Judge } from '../judge/judge.ts'
import { Search } from '../search/search.ts'
import type { Finding } from '../search/think.ts'
import { situate } from '../situation.ts'
import type { Situation } from '../types.ts'

export interface Verdict<O extends Option> {
  readonly chosen: Finding<O>
  readonly best: Finding<O>
  /** What the choice cost, in chance; 0 if it was the best. */
  readonly cost: number
}

/** So many iterations more for those that are left, of which a share goes on; `until`: so much of the time may be spent by then. */
const STAGES = [
  { iterations: 12, goOn: 0.5, until: 0.55 },
  { iterations: 24, goOn: 0.5, until: 0.75 },
  { iterations: 64, goOn: 0, until: 1 },
] as const
/** Of a short game all are searched to the end. */
const LEAST = 12
/** Playing on by a few options drawn at random costs a fraction, and comparing two answers does not need more. */
const LOOKS = 4
/** Fewer say little about an answer. */
const FEW_VISITS = 4
const WORLDS = 16

export interface Answered<T extends GameTypes> {
  readonly state: Readonly<T['state']>
  readonly decision: Decision<T['option']>
  readonly option: T['option']
}

export class CloserLook<T extends GameTypes> {
  private readonly situation: Situation<T>
  private readonly search: Search<T>
  private readonly judge: Judge<T>
  private readonly decision: Decision<T['option']>
  private readonly option: T['option']
  /** As far as it was searched. */
  verdict: Verdict<T['option']>

  constructor(game: Game<T>, judge: Judge<T>, { state, decision, option }: Answered<T>, rng: Rng) {
    this.judge = judge
    this.decision = decision
    this.option = option
    this.situation = situate(game, state, decision.seat, rng)
    const { search } = judge
    const quick = { ...search, playout: { ...search.playout, looks: Math.min(LOOKS, search.playout.looks) } }
    this.search = new Search(this.situation, rng, quick, { judge })
    this.verdict = this.further(STAGES[0].iterations)
  }

  further(iterations: number): Verdict<T['option']> {
    for (let n = 0; n < iterations; n++) this.search.iterate(this.situation.sample())
    this.verdict = verdictOn(this.situation, this.judge, this.search.findings(this.decision), this.option)
    return this.verdict
  }
}

interface Doubt<T extends GameTypes> {
  /** Which of the answers. */
  readonly at: number
  readonly look: CloserLook<T>
}

/**
 * One step per look; returns the verdicts on those that were searched on, by answer. Those that come first are looked at if there
 * is not time for all. `spent`: how much of the time, from 0 to 1.
 */
export function* lookCloser<T extends GameTypes>(
  game: Game<T>,
  judge: Judge<T>,
  answers: readonly Answered<T>[],
  seed: string,
  spent: () => number,
): Generator<{ readonly done: number; readonly all: number }, ReadonlyMap<number, Verdict<T['option']>>, void> {
  let doubts: Doubt<T>[] = []
  const sizes = stageSizes(answers.length)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  let done = 0
  for (const [at, answer] of answers.entries()) {
    if (spent() > STAGES[0].until) break
    doubts.push({ at, look: new CloserLook(game, judge, answer, new Rng(`${seed}\n${at}`)) })
    yield { done: ++done, all }
  }
  const verdicts = new Map<number, Verdict<T['option']>>()
  for (const [i, { iterations, until }] of STAGES.entries()) {
    if (i === 0) continue
    doubts = doubts.sort((a, b) => b.look.verdict.cost - a.look.verdict.cost).slice(0, sizes[i])
    for (const { at, look } of doubts) {
      if (spent() > until) break
      verdicts.set(at, look.further(iterations))
      yield { done: ++done, all }
    }
  }
  return verdicts
}

function stageSizes(answers: number): readonly number[] {
  let left = answers
  return STAGES.map(({ goOn }) => {
    const size = left
    left = Math.min(left, Math.max(LEAST, Math.ceil(left * goOn)))
    return size
  })
}

/** The best is what the search would have played; another of the same worth is no mistake. */
function verdictOn<T extends GameTypes>(
  situation: Situation<T>,
  judge: Judge<T>,
  findings: readonly Finding<T['option']>[],
  option: T['option'],
): Verdict<T['option']> {
  const [best] = findings
  const found = findings.find((finding) => finding.option.id === option.id)
  if (found !== undefined && found.visits >= FEW_VISITS) {
    return { chosen: found, best, cost: Math.max(0, best.chance - found.chance) }
  }
  // The search hardly looked at it: compare the two by what can be expected right after them.
  const cost = Math.max(0, expectedAfter(situation, judge, best.option) - expectedAfter(situation, judge, option))
  return { chosen: { option, visits: found?.visits ?? 0, chance: Math.max(0, best.chance - cost) }, best, cost }
}

/** The seat's chance right after an answer, over some worlds. */
function expectedAfter<T extends GameTypes>(
  { game, seat, sample }: Situation<T>,
  judge: Judge<T>,
  { id }: T['option'],
): number {
  let total = 0
  for (let n = 0; n < WORLDS; n++) {
    const play = new Play(game, sample())
    play.answer(seat, id)
    total += judge.prospects(play.state).chances[seat]
  }
  return total / WORLDS
}
