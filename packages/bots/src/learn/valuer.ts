/** What a network says of a position, from one seat. */
import type { Inputs } from '@waystation/kernel'

/** At the end of the game: the seat's own points, those of its best rival, and its chance to win, from 0 to 1. */
export type Prospect = [own: number, rival: number, chance: number]

/** Values positions that lie near one it was told of: only inputs that differ from it cost anything. */
export interface Valuer {
  /** The position to start from. */
  at(inputs: Inputs): void
  /** Of a position near it. The list is used again. */
  of(inputs: Inputs): Readonly<Prospect>
}

/** Points are learned as so many spreads above the usual. */
export interface PointScale {
  readonly usual: number
  readonly spread: number
}

export interface Shape {
  readonly inputs: number
  /** Hidden units of the first layer, and of the second: multiples of four. */
  readonly first: number
  readonly second: number
}

export const OUTPUTS = 3

const WIDEST = 64
/** A browser loads a network when somebody sits down: the first layer, which is nearly all of it, has no more weights than this. */
const MOST_WEIGHTS = 100_000

export function shapeFor(inputs: number): Shape {
  const fits = Math.floor(MOST_WEIGHTS / inputs / 4) * 4
  return { inputs, first: Math.min(WIDEST, fits), second: 32 }
}
