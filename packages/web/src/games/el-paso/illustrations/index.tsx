/** The drawings in El Paso's rules help. */
import { BREED_IDS, type ElPaso, WORKER_IDS } from '@waystation/el-paso'
import type { ComponentChildren } from 'preact'
import { illustrated } from '../../../rules/illustrated.ts'
import { ComponentPicture } from '../../../rules/picture-row.tsx'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { Breeds, Buildings, CARD_BOX, Cow, Discs, Hand, part, Table, Tiles, Worker, Workers } from './pictures.tsx'

export const illustrations = illustrated<ElPaso, keyof typeof en>(
  {
    setup: Table,
    move: part('trail'),
    hire: Workers,
    market: Breeds,
    train: part('train'),
    tiles: Tiles,
    build: Buildings,
    'el-paso': part('town'),
    delivery: Hand,
    discs: Discs,
  },
  { en, fr },
  { component, palette: 'ep-board' },
)

function component(id: string): ComponentChildren | null {
  const breed = BREED_IDS.find((known) => known === id)
  if (breed !== undefined) return <ComponentPicture box={CARD_BOX} drawing={<Cow id={breed} />} />
  const worker = WORKER_IDS.find((known) => known === id)
  return worker === undefined ? null : <ComponentPicture box={CARD_BOX} drawing={<Worker id={worker} />} />
}
