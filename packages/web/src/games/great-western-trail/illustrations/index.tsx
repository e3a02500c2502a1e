/** The drawings in the rules help of Great Western Trail. */
import { DISC_SPOTS, type GreatWesternTrail, WORKERS } from '@waystation/great-western-trail'
import type { ComponentChildren } from 'preact'
import { Disc } from '../../../art/pieces/Disc.tsx'
import { seatIdentity } from '../../../art/seats.ts'
import { illustrated } from '../../../rules/illustrated.ts'
import { ComponentPicture } from '../../../rules/picture-row.tsx'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { NorthernMap, Poker } from './Modules.tsx'
import { KansasCity, Turn } from './Steps.tsx'
import { CARD_BOX, Certificates, Discs, Engines, Riders, Worker, Workers } from './pictures.tsx'

export const illustrations = illustrated<GreatWesternTrail, keyof typeof en>(
  {
    turn: Turn,
    movement: Riders,
    hire: Workers,
    engine: Engines,
    'kansas-city': KansasCity,
    discs: Discs,
    certificates: Certificates,
    rails: NorthernMap,
    poker: Poker,
  },
  { en, fr },
  { component, palette: 'gw-board' },
)

function component(id: string): ComponentChildren | null {
  const worker = WORKERS.find((known) => known === id)
  if (worker !== undefined) return <ComponentPicture box={CARD_BOX} drawing={<Worker id={worker} />} />
  const disc = DISC_SPOTS.find((known) => known.id === id)
  if (disc === undefined) return null
  return (
    <ComponentPicture
      box="-28 -28 56 62"
      drawing={<Disc identity={seatIdentity(0)} r={22} blackCorners={disc.frame === 'black'} />}
    />
  )
}
