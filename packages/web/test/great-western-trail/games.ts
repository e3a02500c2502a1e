/** Games of Great Western Trail, seen at every decision: random ones at every table, with every module. */
import { type GreatWesternTrail, greatWesternTrail } from '@waystation/great-western-trail'
import type { Config } from '@waystation/kernel'
import { type PlayedPosition as At, playThrough as through } from '../support/play-through.ts'

type Variants = Config['variants']
export type PlayedPosition = At<GreatWesternTrail>
export const SEATS = [2, 3, 4] as const

export const playThrough = (players: number, seed: string, look: (moment: PlayedPosition) => void): void =>
  through(greatWesternTrail, { players, seed }, look)

/** Every value of every variant once, the others as usual; and everything that can be added at once. */
export const VARIANTS: readonly Variants[] = [
  ...greatWesternTrail.meta.variants.flatMap(({ id, values }) => values.map((value): Variants => ({ [id]: value }))),
  Object.fromEntries(greatWesternTrail.meta.variants.map(({ id, values }) => [id, values[values.length - 1]])),
]

export const playVariant = (
  players: number,
  seed: string,
  variants: Variants,
  look: (moment: PlayedPosition) => void,
): void => through(greatWesternTrail, { players, seed: `${seed} ${JSON.stringify(variants)}`, variants }, look)
