/** The drawings in the rules help of Wild Tiled West. */
import { TILE_IDS, type WildTiledWest } from '@waystation/wild-tiled-west'
import type { ComponentChildren } from 'preact'
import { illustrated } from '../../../rules/illustrated.ts'
import { ComponentPicture } from '../../../rules/picture-row.tsx'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { Aces, Cattle, Dice, Land, Law, Mine, Signs, Table, tile, Trays, Turned } from './pictures.tsx'

export const illustrations = illustrated<WildTiledWest, keyof typeof en>(
  {
    preparation: Table,
    dice: Dice,
    draft: Trays,
    placing: Turned,
    resolving: Land,
    mines: Mine,
    buildings: Signs,
    cattle: Cattle,
    sheriffs: Law,
    aces: Aces,
  },
  { en, fr },
  { component, palette: 'wtw' },
)

function component(id: string): ComponentChildren | null {
  const known = TILE_IDS.find((each) => each === id)
  return known === undefined ? null : <ComponentPicture {...tile(known)} />
}
