/** What a judge expects of positions, split up by what it expects it from. */
import type { GameTypes, Outlook, Seat } from '@waystation/kernel'
import type { Network } from '../learn/network.ts'
import type { Situation } from '../types.ts'
import { InputLedger } from './input-ledger.ts'

/** Points that the asking seat owes to each seat's things, by term, in the order of `terms`; what is good for a rival counts against it. */
export type Account = readonly (readonly number[])[]

export interface Ledger<T extends GameTypes> {
  readonly terms: readonly string[]
  /** Of positions that different answers led to in one world. */
  of(states: readonly Readonly<T['state']>[]): readonly Account[]
}

/** Null where the game has no words for what is expected. */
export function ledgerOf<T extends GameTypes>(situation: Situation<T>, network: Network | null): Ledger<T> | null {
  const { outlook } = situation.game
  if (outlook?.terms === undefined) return null
  if (network === null) return new OutlookLedger(situation, outlook)
  return outlook.inputs === undefined ? null : new InputLedger(situation, network, outlook.inputs)
}

class OutlookLedger<T extends GameTypes> implements Ledger<T> {
  readonly terms: readonly string[]
  private readonly seat: Seat
  private readonly seats: number
  private readonly outlook: Outlook<T['state']>
  private readonly row: Float64Array
  private readonly weights: readonly number[]
  /** By term: where its features stand. */
  private readonly places: readonly (readonly number[])[]

  constructor({ game, seat, seats }: Situation<T>, outlook: Outlook<T['state']>) {
    const { features, fits, terms = {} } = outlook
    const fit = fits[seats]
    if (fit === undefined) throw new Error(`${game.meta.id}: no outlook for ${seats} players`)
    this.terms = Object.keys(terms)
    this.seat = seat
    this.seats = seats
    this.outlook = outlook
    this.row = new Float64Array(features.length)
    this.weights = fit.weights
    this.places = Object.values(terms).map((names) =>
      features.flatMap((feature, i) => (names.includes(feature.replace(/ left$/, '')) ? [i] : [])),
    )
  }

  of(states: readonly Readonly<T['state']>[]): readonly Account[] {
    return states.map((state) => Array.from({ length: this.seats }, (_, seat) => this.expected(state, seat)))
  }

  private expected(state: Readonly<T['state']>, seat: Seat): readonly number[] {
    this.outlook.measure(state, seat, this.row)
    const sign = seat === this.seat ? 1 : -1 / (this.seats - 1)
    return this.places.map((places) => sign * places.reduce((sum, i) => sum + this.weights[i] * this.row[i], 0))
  }
}
