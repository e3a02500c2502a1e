/** Games of El Paso, seen at every decision: random ones at every table, with every variant. */
import { type ElPaso, elPaso } from '@waystation/el-paso'
import type { Config } from '@waystation/kernel'
import { type PlayedPosition as At, playThrough as through } from '../support/play-through.ts'

type Variants = Config['variants']
export type PlayedPosition = At<ElPaso>
export const SEATS = [1, 2, 3, 4] as const

export const playThrough = (players: number, seed: string, look: (moment: PlayedPosition) => void): void =>
  through(elPaso, { players, seed }, look)

/** Every value of every variant once, the others as usual. */
export const VARIANTS: readonly Variants[] = elPaso.meta.variants.flatMap(({ id, values }) =>
  values.map((value): Variants => ({ [id]: value })),
)

export const playVariant = (players: number, variants: Variants, look: (moment: PlayedPosition) => void): void =>
  through(elPaso, { players, seed: JSON.stringify(variants), variants }, look)
