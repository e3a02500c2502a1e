/** The drawings in Deadwood's rules help. */
import { BUILDINGS, COWBOY_TYPES, type Deadwood } from '@waystation/deadwood'
import type { ComponentChildren } from 'preact'
import { Cowboy } from '../../../art/pieces/Cowboy.tsx'
import { illustrated } from '../../../rules/illustrated.ts'
import { ComponentPicture } from '../../../rules/picture-row.tsx'
import { strengthOf } from '../labels.ts'
import { Emblem } from '../town/Facade.tsx'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { Buildings, Duel, Fines, Hired, Railway, Sheriff, Table } from './pictures.tsx'

export const illustrations = illustrated<Deadwood, keyof typeof en>(
  {
    preparation: Table,
    saloon: Hired,
    duels: Duel,
    sheriff: Sheriff,
    buildings: Buildings,
    railway: Railway,
    end: Fines,
  },
  { en, fr },
  { component, palette: 'dw-board' },
)

function component(id: string): ComponentChildren | null {
  const building = BUILDINGS.find((known) => known.id === id)
  if (building !== undefined) {
    return <ComponentPicture box="-21 -21 42 42" drawing={<Emblem type={building.type} x={0} y={0} size={40} />} />
  }
  const cowboy = COWBOY_TYPES.find((known) => known === id)
  if (cowboy === undefined) return null
  return <ComponentPicture box="-34 -64 68 68" drawing={<Cowboy seat={0} strength={strengthOf(cowboy)} />} />
}
