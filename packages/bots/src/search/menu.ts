/** A list of options that came up at a place of the tree, with where they lead, made once and used at every visit. */
import type { Option, Seat } from '@waystation/kernel'
import { exponential } from '../exponential.ts'
import type { Node } from './node.ts'

export class Menu {
  private readonly seat: Seat
  private readonly options: readonly Option[]
  /** Where the options lead, those liked best first, and which option each of them is. */
  readonly children: readonly Node[]
  readonly places: readonly number[]
  /** How curious to be about each, and about all up to it. */
  private readonly weights: readonly number[]
  private readonly sums: readonly number[]

  /** `children` in the order of the options; `trust`: points by which one must be liked less to be far less curious about it. */
  constructor(seat: Seat, options: readonly Option[], children: readonly Node[], trust: number) {
    this.seat = seat
    this.options = options
    const { places, ranked } = byOpinion(children)
    this.places = places
    this.children = ranked
    const top = ranked[0].opinion
    let sum = 0
    this.weights = ranked.map(({ opinion }) => exponential((opinion - top) / trust))
    this.sums = this.weights.map((weight) => (sum += weight))
  }

  child(seat: Seat, id: string): Node | undefined {
    if (seat !== this.seat) return undefined
    const { options, places } = this
    for (let i = 0; i < places.length; i++) if (options[places[i]].id === id) return this.children[i]
    return undefined
  }

  /** Whether it is of these options, in this order. */
  lists(seat: Seat, options: readonly Option[]): boolean {
    const known = this.options
    if (options === known) return true
    if (seat !== this.seat || options.length !== known.length) return false
    for (let i = 0; i < known.length; i++) if (options[i] !== known[i] && options[i].id !== known[i].id) return false
    return true
  }

  /** Which of the first `width` is the most promising, by success so far and curiosity (PUCT). */
  mostPromising(width: number, exploration: number): number {
    const { children, weights, sums } = this
    let visits = 0
    let total = 0
    for (let i = 0; i < width; i++) {
      visits += children[i].visits
      total += children[i].total
    }
    const usual = visits === 0 ? 0 : total / visits
    const curiosity = (exploration * Math.sqrt(visits + 1)) / sums[width - 1]
    let best = 0
    let bestScore = Number.NEGATIVE_INFINITY
    for (let i = 0; i < width; i++) {
      const child = children[i]
      const success = child.visits === 0 ? usual : child.total / child.visits
      const score = success + (curiosity * weights[i]) / (1 + child.visits)
      if (score > bestScore) {
        best = i
        bestScore = score
      }
    }
    return best
  }
}

/** Those liked best first, equals as they came; short lists, so that each is put where it belongs among those before. */
function byOpinion(children: readonly Node[]): { places: number[]; ranked: Node[] } {
  const places: number[] = []
  const ranked: Node[] = []
  for (let place = 0; place < children.length; place++) {
    const child = children[place]
    let at = place
    for (; at > 0 && ranked[at - 1].opinion < child.opinion; at--) {
      ranked[at] = ranked[at - 1]
      places[at] = places[at - 1]
    }
    ranked[at] = child
    places[at] = place
  }
  return { places, ranked }
}
