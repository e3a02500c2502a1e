/**
 * Information-set Monte Carlo tree search. Every iteration samples a world the seat could be in, walks down the tree along
 * answers that are legal in that world, adds what it finds, plays on a little and asks the game's evaluation. Dice fall
 * anew each time, so a node stands for all the worlds its answers can lead to.
 */
import { type Decision, type Game, type GameTypes, Play, type Rng, type Seat } from '@waystation/kernel'
import type { Situation } from '../types.ts'
import { Node } from './node.ts'
import { Playout, type PlayoutSettings, waited } from './playout.ts'
import { utilities } from './utility.ts'

export interface SearchSettings {
  /** Weight of curiosity against success so far. */
  readonly exploration: number
  /** The heuristic's opinion of an answer counts like this many visits. */
  readonly priorWeight: number
  /** Wide decisions open up slowly: so many answers, plus visits to this power. */
  readonly widen: { readonly base: number; readonly power: number }
  readonly playout: PlayoutSettings
}

export const DEFAULTS: SearchSettings = {
  exploration: 0.5,
  priorWeight: 3,
  widen: { base: 4, power: 0.5 },
  playout: { looks: 3, horizon: 8 },
}

interface Passed {
  readonly node: Node
  readonly seat: Seat
}

export class Search<T extends GameTypes> {
  private readonly game: Game<T>
  private readonly seats: number
  private readonly settings: SearchSettings
  private readonly play: Play<T>
  private readonly probe: Play<T>
  private readonly playout: Playout<T>
  readonly root: Node

  constructor(situation: Situation<T>, rng: Rng, settings: SearchSettings, root: Node = new Node(0)) {
    const { game, sample } = situation
    this.game = game
    this.settings = settings
    this.root = root
    this.play = new Play(game, sample())
    this.probe = new Play(game, sample())
    this.playout = new Playout(game, this.play.state, rng, settings.playout)
    this.seats = game.scores(this.play.state).length
  }

  /** One world, one walk, one lesson. */
  iterate(world: T['state']): void {
    const { play, game } = this
    play.reset(world)
    const passed: Passed[] = []
    let node = this.root
    while (!play.over && (node === this.root || node.visits > 0)) {
      const decision = waited(play.decisions)
      const chosen = this.select(node, decision)
      play.choose(decision, chosen.option)
      node = chosen.child
      passed.push({ node, seat: decision.seat })
    }
    const end = this.playout.run(play)
    const reward = utilities(game, end.state, this.seats)
    this.root.visits++
    for (const { node: visited, seat } of passed) {
      visited.visits++
      visited.total += reward[seat]
    }
  }

  /** The most promising answer among those opened so far; opens more of them as visits grow. */
  private select(node: Node, decision: Decision<T['option']>): { option: T['option']; child: Node } {
    const { exploration, priorWeight, widen } = this.settings
    const children = this.open(node, decision)
    const allowed = Math.ceil(widen.base + node.visits ** widen.power)
    const ranked =
      children.length <= allowed
        ? children
        : [...children].sort((a, b) => b.child.prior - a.child.prior).slice(0, allowed)
    let best = ranked[0]
    let bestScore = Number.NEGATIVE_INFINITY
    for (const one of ranked) {
      const { child } = one
      child.offered++
      const curiosity = exploration * Math.sqrt(Math.log(child.offered + 1) / (child.visits + priorWeight))
      const score = child.mean(priorWeight) + curiosity
      if (score > bestScore) {
        best = one
        bestScore = score
      }
    }
    return best
  }

  /** The children for the options of this world; new ones get the heuristic's opinion in this world. */
  private open(node: Node, decision: Decision<T['option']>): { option: T['option']; child: Node }[] {
    const { seat, options } = decision
    return options.map((option) => {
      let child = node.child(seat, option.id)
      if (child === undefined) {
        child = new Node(this.opinion(decision, option))
        node.add(seat, option.id, child)
      }
      return { option, child }
    })
  }

  /** What the position right after the answer promises the seat that gives it. */
  private opinion(decision: Decision<T['option']>, option: T['option']): number {
    const { game, play, probe } = this
    probe.follow(play)
    probe.choose(decision, option)
    return utilities(game, probe.state, this.seats)[decision.seat]
  }

  /** The seat's options with what the search found out about them, most visited first. */
  findings(decision: Decision<T['option']>): { option: T['option']; visits: number; chance: number }[] {
    return decision.options
      .map((option) => {
        const child = this.root.child(decision.seat, option.id)
        return { option, visits: child?.visits ?? 0, chance: child?.mean(this.settings.priorWeight) ?? 0 }
      })
      .sort((a, b) => b.visits - a.visits || b.chance - a.chance)
  }
}
