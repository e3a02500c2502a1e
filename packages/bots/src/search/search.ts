/**
 * Information-set Monte Carlo tree search. Every iteration samples a world the seat could be in, walks down the tree along
 * answers that are legal in that world, adds what it finds, plays on to the seat's next turn (or the one after) and asks
 * what can be expected from there. Dice fall anew each time, so a node stands for all the worlds its answers can lead to.
 */
import { type Decision, type GameTypes, Play, type Rng, type Seat } from '@waystation/kernel'
import type { Judge } from '../judge/judge.ts'
import type { Situation } from '../types.ts'
import type { Menu } from './menu.ts'
import { Node } from './node.ts'
import { Playout, Rounds, waited } from './playout.ts'
import type { SearchSettings } from './settings.ts'

export class Search<T extends GameTypes> {
  private readonly judge: Judge<T>
  private readonly settings: SearchSettings
  private readonly play: Play<T>
  private readonly probe: Play<T>
  private readonly playout: Playout<T>
  private readonly rounds: Rounds
  /** The way down of the present iteration, and whose answers it is made of. */
  private readonly way: Node[] = []
  private readonly seats: Seat[] = []
  readonly root: Node

  constructor(
    situation: Situation<T>,
    rng: Rng,
    settings: SearchSettings,
    by: { readonly judge: Judge<T>; readonly root?: Node | undefined },
  ) {
    const { game, seat, seats, sample } = situation
    const { judge, root = new Node(0) } = by
    this.settings = settings
    this.judge = judge
    this.root = root
    this.play = new Play(game, sample())
    this.probe = new Play(game, sample())
    const { looks, rounds } = settings.playout
    this.playout = new Playout(this.play, rng, judge, { looks, rounds: rounds * judge.rounds })
    this.rounds = new Rounds(seat, seats)
  }

  /** One world, one walk, one lesson. */
  iterate(world: T['state']): void {
    const { play, rounds, way, seats, root } = this
    play.reset(world)
    rounds.restart()
    let node = root
    let length = 0
    while (!play.over && (node === root || node.visits > 0)) {
      const decision = waited(play.decisions)
      rounds.asked(decision.seat)
      const menu = this.menu(node, decision)
      const chosen = menu.mostPromising(this.width(node, decision), this.settings.exploration)
      play.choose(decision, decision.options[menu.places[chosen]])
      node = menu.children[chosen]
      way[length] = node
      seats[length++] = decision.seat
    }
    const end = this.playout.run(play, rounds)
    const { chances, aims } = this.judge.prospects(end.state)
    root.visits++
    for (let i = 0; i < length; i++) {
      const passed = way[i]
      passed.visits++
      passed.total += aims[seats[i]]
      passed.chances += chances[seats[i]]
    }
  }

  /** How many of the answers are weighed: more of them as visits grow, those the judge likes best first. */
  private width({ visits }: Node, { options }: Decision<T['option']>): number {
    const { base, power } = this.settings.widen
    return options.length <= base ? options.length : Math.min(options.length, Math.ceil(base + visits ** power))
  }

  private menu(node: Node, decision: Decision<T['option']>): Menu {
    const { seat, options } = decision
    return node.menuOf(seat, options) ?? this.newMenu(node, decision)
  }

  private newMenu(node: Node, decision: Decision<T['option']>): Menu {
    const { judge, play } = this
    const { seat, options } = decision
    const children: Node[] = []
    let asked = false
    for (const option of options) {
      let child = node.child(seat, option.id)
      if (child === undefined) {
        if (!asked) judge.from(play.state, seat)
        asked = true
        child = new Node(this.opinion(decision, option))
      }
      children.push(child)
    }
    return node.addMenu(seat, options, children, this.settings.trust)
  }

  /** What the position right after the answer is worth to the seat that gives it. */
  private opinion(decision: Decision<T['option']>, option: T['option']): number {
    const { play, probe, judge } = this
    probe.follow(play)
    probe.choose(decision, option)
    return judge.worth(probe, decision.seat)
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
