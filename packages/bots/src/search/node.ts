/** A place in the search tree: the answers that lead to it, not a state, since every iteration deals anew. */
import type { Seat } from '@waystation/kernel'

export class Node {
  /** Iterations that came through here. */
  visits = 0
  /** Sum of the utilities for the seat whose answer leads here. */
  total = 0
  /** Iterations in which the answer leading here could have been given. */
  offered = 0
  /** What the evaluation expected, before any visit. */
  readonly prior: number
  /** By answer. The same words from another seat are another answer. */
  private readonly children: Map<string, Node>[] = []

  constructor(prior: number) {
    this.prior = prior
  }

  child(seat: Seat, id: string): Node | undefined {
    return this.children[seat]?.get(id)
  }

  add(seat: Seat, id: string, child: Node): void {
    this.children[seat] ??= new Map()
    this.children[seat].set(id, child)
  }

  /** Mean utility, with the prior counted like a few visits. */
  mean(priorWeight: number): number {
    return (this.total + this.prior * priorWeight) / (this.visits + priorWeight)
  }
}
