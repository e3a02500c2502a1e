/** The drawings in El Gaucho's rules help. */
import { AREA_IDS, type ElGaucho, TILE_IDS } from '@waystation/el-gaucho'
import type { Language } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import { illustrated } from '../../../rules/illustrated.ts'
import { ComponentPicture } from '../../../rules/picture-row.tsx'
import { LANDMARKS } from '../scene/Places.tsx'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { Areas, Dice, Herd, LANDMARK_BOX, Pampa, RoundUp, Sorted, Table, Tile, TILE_BOX } from './pictures.tsx'

export const illustrations = illustrated<ElGaucho, keyof typeof en>(
  {
    preparation: Table,
    turn: Dice,
    pampa: Pampa,
    areas: Areas,
    'round-up': RoundUp,
    herds: Herd,
    sort: Sorted,
  },
  { en, fr },
  { component, palette: 'eg-board' },
)

function component(id: string, language: Language): ComponentChildren | null {
  const tile = TILE_IDS.find((known) => known === id)
  if (tile !== undefined) return <ComponentPicture box={TILE_BOX} drawing={<Tile id={tile} language={language} />} />
  const area = AREA_IDS.find((known) => known === id)
  if (area === undefined) return null
  const Landmark = LANDMARKS[area]
  return <ComponentPicture box={LANDMARK_BOX} drawing={<Landmark />} />
}
