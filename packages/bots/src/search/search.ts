/**
 * Information-set Monte Carlo tree search. Every iteration samples a world the seat could be in, walks down the tree along
 * answers that are legal in that world, adds what it finds, plays on to the seat's next turn (or the one after) and asks
 * what can be expected from there. Dice fall anew each time, so a node stands for all the worlds its answers can lead to.
 */
import { type Decision, type GameTypes, Play, type Rng, type Seat } from '@waystation/kernel'
import type { Situation } from '../types.ts'
import { Settler } from '../settle.ts'
import { Node } from './node.ts'
import { Playout, type PlayoutSettings, Rounds, waited } from './playout.ts'
import { Utility } from './utility.ts'

export interface SearchSettings {
  /** Weight of curiosity against success so far. */
  readonly exploration: number
  /** Points by which an answer must look worse for the search to be far less curious about it. */
  readonly trust: number
  /** Wide decisions open up slowly: so many answers, plus visits to this power. */
  readonly widen: { readonly base: number; readonly power: number }
  readonly playout: PlayoutSettings
}

export const DEFAULTS: SearchSettings = {
  exploration: 0.8,
  trust: 1.5,
  widen: { base: 4, power: 0.5 },
  playout: { looks: 99, rounds: 1 },
}

interface Passed {
  readonly node: Node
  readonly seat: Seat
}

interface Branch<O> {
  readonly option: O
  readonly child: Node
}

export class Search<T extends GameTypes> {
  private readonly utility: Utility<T>
  private readonly settings: SearchSettings
  private readonly play: Play<T>
  private readonly probe: Play<T>
  private readonly settler: Settler<T>
  private readonly playout: Playout<T>
  private readonly rounds: Rounds
  readonly root: Node

  constructor(situation: Situation<T>, rng: Rng, settings: SearchSettings, root: Node = new Node(0)) {
    const { game, seat, sample } = situation
    this.settings = settings
    this.root = root
    this.play = new Play(game, sample())
    this.probe = new Play(game, sample())
    this.settler = new Settler(game, this.play.state)
    const seats = game.scores(this.play.state).length
    const { looks, rounds } = settings.playout
    const further = seats > 1 ? (game.outlook?.rounds ?? 1) : 1
    this.playout = new Playout(game, this.play.state, rng, { looks, rounds: rounds * further })
    this.rounds = new Rounds(seat, seats)
    this.utility = new Utility(game, seats)
  }

  /** One world, one walk, one lesson. */
  iterate(world: T['state']): void {
    const { play, rounds } = this
    play.reset(world)
    rounds.restart()
    const passed: Passed[] = []
    let node = this.root
    while (!play.over && (node === this.root || node.visits > 0)) {
      const decision = waited(play.decisions)
      rounds.asked(decision.seat)
      const chosen = this.select(node, decision)
      play.choose(decision, chosen.option)
      node = chosen.child
      passed.push({ node, seat: decision.seat })
    }
    const end = this.playout.run(play, rounds)
    const { chances, aims } = this.utility.of(end.state)
    this.root.visits++
    for (const { node: visited, seat } of passed) {
      visited.visits++
      visited.total += aims[seat]
      visited.chances += chances[seat]
    }
  }

  /** The most promising answer among those opened so far; opens more of them as visits grow. */
  private select(node: Node, decision: Decision<T['option']>): Branch<T['option']> {
    const { exploration, trust } = this.settings
    const branches = this.opened(node, decision)
    if (branches.length === 1) return branches[0]
    const top = branches[0].child.opinion
    let visits = 0
    let total = 0
    let share = 0
    for (const { child } of branches) {
      visits += child.visits
      total += child.total
      share += Math.exp((child.opinion - top) / trust)
    }
    const usual = visits === 0 ? 0 : total / visits
    const curiosity = (exploration * Math.sqrt(visits + 1)) / share
    let best = branches[0]
    let bestScore = Number.NEGATIVE_INFINITY
    for (const branch of branches) {
      const { child } = branch
      const success = child.visits === 0 ? usual : child.total / child.visits
      const score = success + (curiosity * Math.exp((child.opinion - top) / trust)) / (1 + child.visits)
      if (score > bestScore) {
        best = branch
        bestScore = score
      }
    }
    return best
  }

  /** The answers of this world that the node is wide enough for, those the evaluation likes best first. */
  private opened(node: Node, decision: Decision<T['option']>): Branch<T['option']>[] {
    const { base, power } = this.settings.widen
    const { seat } = decision
    const branches = decision.options.map((option): Branch<T['option']> => {
      let child = node.child(seat, option.id)
      if (child === undefined) {
        child = new Node(this.opinion(decision, option))
        node.add(seat, option.id, child)
      }
      return { option, child }
    })
    branches.sort((a, b) => b.child.opinion - a.child.opinion)
    const width = Math.ceil(base + node.visits ** power)
    return branches.length > width ? branches.slice(0, width) : branches
  }

  /** What the position right after the answer is worth to the seat that gives it. */
  private opinion(decision: Decision<T['option']>, option: T['option']): number {
    const { play, probe, settler } = this
    probe.follow(play)
    probe.choose(decision, option)
    return settler.valueAfter(probe, decision.seat)
  }

  /** The seat's options with what the search found out about them, most visited first. */
  findings(decision: Decision<T['option']>): { option: T['option']; visits: number; chance: number }[] {
    return decision.options
      .map((option) => {
        const child = this.root.child(decision.seat, option.id)
        const visits = child?.visits ?? 0
        return { option, visits, chance: child && visits > 0 ? child.chances / visits : 0 }
      })
      .sort((a, b) => b.visits - a.visits || b.chance - a.chance)
  }
}
