/** Something that flies over the board, from where to where. */
import type { ComponentChildren } from 'preact'
import type { Spot } from '../layout/types.ts'

export interface Journey {
  readonly from: Spot
  readonly to: Spot
  /** Centred on the origin. */
  readonly load: ComponentChildren
}
