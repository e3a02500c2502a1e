/** The tiles of the medium towns, two of each. Rails to the North: "Actions immédiates des tuiles Ville moyenne". */
import { engine, hire, type Slot } from '../actions.ts'

interface MediumTile {
  readonly id: string
  readonly immediate: Slot
}

export const MEDIUM_TILES = [
  { id: 'medium-hire', immediate: hire(-2) },
  { id: 'medium-remove', immediate: [{ type: 'removeCards', count: 2 }] },
  { id: 'medium-engine', immediate: engine(3) },
  {
    id: 'medium-money-or-cattle',
    immediate: [
      { type: 'money', amount: 5, per: 'once' },
      { type: 'freeCattle', value: 3 },
    ],
  },
  { id: 'medium-build', immediate: [{ type: 'build', price: 0 }] },
] as const satisfies readonly MediumTile[]
export type MediumTileId = (typeof MEDIUM_TILES)[number]['id']
export const MEDIUM_TILE_COPIES = 2
