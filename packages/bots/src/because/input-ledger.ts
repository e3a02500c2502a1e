/**
 * What a network goes by: of two positions it is looked at which of the inputs moved, and what its opinion of the one would be with those of
 * the other. Inputs are taken together by what they are about and by whose things they are.
 */
import { type GameTypes, Inputs, namesSeen, type Outlook } from '@waystation/kernel'
import { aimed } from '../learn/aim.ts'
import { sightOf } from '../learn/lookahead.ts'
import type { Network } from '../learn/network.ts'
import type { Situation } from '../types.ts'
import type { Account, Ledger } from './ledger.ts'

type Terms = NonNullable<Outlook<never>['inputs']>

export class InputLedger<T extends GameTypes> implements Ledger<T> {
  readonly terms: readonly string[]
  private readonly situation: Situation<T>
  private readonly network: Network
  /** By seat and term: which inputs are about it. */
  private readonly places: readonly (readonly (readonly number[])[])[]

  constructor(situation: Situation<T>, network: Network, terms: Terms) {
    const { game, seat, seats, sample } = situation
    this.terms = Object.keys(terms)
    this.situation = situation
    this.network = network.twin()
    const names = namesSeen(game, sample(), seat)
    const about = names.map((name) => termOf(name.slice(name.indexOf(': ') + 2), terms))
    this.places = Array.from({ length: seats }, (_, whose) => {
      const whom = whose === seat ? 'own: ' : `rival ${(whose - seat + seats) % seats}: `
      return this.terms.map((term) =>
        names.flatMap((name, i) => (name.startsWith(whom) && about[i] === term ? [i] : [])),
      )
    })
  }

  /** Compared with the first of them. */
  of(states: readonly Readonly<T['state']>[]): readonly Account[] {
    const { network } = this
    const seen = states.map((state) => this.see(state))
    const [first] = seen
    network.at(first)
    const usual = aimed(network.of(first), network.aim)
    return seen.map(({ values }) =>
      this.places.map((terms) =>
        terms.map((places) => {
          const moved = places.filter((i) => values[i] !== first.values[i])
          return moved.length === 0 ? 0 : this.with(first, moved, values) - usual
        }),
      ),
    )
  }

  /** What is thought of a position in which these inputs are as in another one. */
  private with(inputs: Inputs, places: readonly number[], values: Readonly<Int8Array>): number {
    const { network } = this
    const kept = places.map((i) => inputs.values[i])
    for (const i of places) inputs.values[i] = values[i]
    const value = aimed(network.of(inputs), network.aim)
    for (const [n, i] of places.entries()) inputs.values[i] = kept[n]
    return value
  }

  private see(state: Readonly<T['state']>): Inputs {
    const inputs = new Inputs(this.network.inputs)
    sightOf(this.situation.game).see(state, this.situation.seat, inputs)
    return inputs
  }
}

/** The term whose words go furthest with a name: "points of open objectives" are no "points". */
export function termOf(name: string, terms: Terms): string | null {
  let longest = 0
  let found: string | null = null
  for (const [term, words] of Object.entries(terms)) {
    for (const word of words) {
      if (word.length <= longest || !(name === word || name.startsWith(`${word} `))) continue
      longest = word.length
      found = term
    }
  }
  return found
}
