/** The auxiliary actions, as they are printed. Rulebook: "Effectuer une action de soutien"; the sixth is on the annex. */
import { type DiscId, spotOf } from './player-board.ts'

/** What an auxiliary action does once its requirement is met. */
type Effect = 'money' | 'draw' | 'certificate' | 'engine' | 'remove' | 'shop'

interface Auxiliary {
  readonly id: `aux-${Effect}`
  readonly effect: Effect
  /** The spot of its discs. */
  readonly disc: number
  /** Grey spots: free from the start. */
  readonly grey: 0 | 1
  /** Dollars to pay, and spaces the engine must go back, each time. */
  readonly price: number
  readonly back: number
}

const auxiliary = <E extends Effect>(effect: E, grey: 0 | 1, price: number, back: number) => ({
  id: `aux-${effect}` as const,
  effect,
  disc: spotOf(`disc-aux-${effect}` satisfies DiscId),
  grey,
  price,
  back,
})

export const AUXILIARIES: readonly Auxiliary[] = [
  auxiliary('money', 1, 0, 0),
  auxiliary('draw', 1, 0, 0),
  auxiliary('certificate', 0, 1, 1),
  auxiliary('engine', 0, 1, 0),
  auxiliary('remove', 0, 0, 1),
  auxiliary('shop', 1, 0, 0),
]
export type AuxiliaryId = Auxiliary['id']
