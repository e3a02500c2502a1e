/** A place in the search tree: the answers that lead to it, not a state, since every iteration deals anew. */
import type { Seat } from '@waystation/kernel'

export class Node {
  /** Iterations that came through here. */
  visits = 0
  /** Sum of what the seat whose answer leads here tries to make large. */
  total = 0
  /** Sum of that seat's chances. */
  chances = 0
  /** What the game's evaluation thought of the answer leading here, in points. */
  readonly opinion: number
  /** By answer. The same words from another seat are another answer. */
  private readonly children: Map<string, Node>[] = []

  constructor(opinion: number) {
    this.opinion = opinion
  }

  child(seat: Seat, id: string): Node | undefined {
    return this.children[seat]?.get(id)
  }

  add(seat: Seat, id: string, child: Node): void {
    this.children[seat] ??= new Map()
    this.children[seat].set(id, child)
  }
}
