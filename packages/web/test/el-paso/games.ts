/** Games of El Paso, seen at every decision: random ones at every table, with every variant. */
import { type ElPaso, elPaso } from '@waystation/el-paso'
import type { Config, Variant } from '@waystation/kernel'
import { type PlayedPosition as At, playThrough as through } from '../support/play-through.ts'

type Variants = Config['variants']
export type PlayedPosition = At<ElPaso>
export const SEATS = [1, 2, 3, 4] as const

export const playThrough = (players: number, seed: string, look: (moment: PlayedPosition) => void): void =>
  through(elPaso, { players, seed }, look)

const where = ({ given }: Variant): Variants => (given === undefined ? {} : { [given.id]: given.value })

/** Every value of every variant once, where it makes a difference, the others as usual. */
export const VARIANTS: readonly Variants[] = elPaso.meta.variants.flatMap((variant: Variant) =>
  variant.values.map((value): Variants => ({ ...where(variant), [variant.id]: value })),
)

export const playVariant = (players: number, variants: Variants, look: (moment: PlayedPosition) => void): void =>
  through(elPaso, { players, seed: JSON.stringify(variants), variants }, look)
