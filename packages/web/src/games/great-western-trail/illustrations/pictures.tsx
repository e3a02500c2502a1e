/** The pieces of Great Western Trail in its rules help. */
import { type GreatWesternTrail, WORKERS, type WorkerId } from '@waystation/great-western-trail'
import type { IllustrationProps } from '../../../adapter.ts'
import { Disc } from '../../../art/pieces/Disc.tsx'
import { Locomotive } from '../../../art/pieces/Locomotive.tsx'
import { Certificate } from '../../../art/pieces/paper.tsx'
import { Rider } from '../../../art/pieces/Rider.tsx'
import { WorkerCard, type WorkerLook } from '../../../art/pieces/workers.tsx'
import { seatIdentity } from '../../../art/seats.ts'
import { type PicturedPiece, PictureRow } from '../../../rules/picture-row.tsx'

type Props = IllustrationProps<GreatWesternTrail>

const SEATS = [0, 1, 2, 3]
const CARD = { width: 66, height: 70 }
export const CARD_BOX = '-2 -2 72 78'
const LOOKS: { readonly [worker in WorkerId]: WorkerLook } = {
  cowboy: 'cowboy',
  craftsman: 'builder',
  engineer: 'engineer',
}

export function Riders() {
  return (
    <PictureRow
      pieces={SEATS.map((seat) => ({
        box: '-50 -80 80 86',
        drawing: <Rider identity={seatIdentity(seat)} />,
        height: 96,
      }))}
    />
  )
}

export function Workers({ text }: Props) {
  return (
    <PictureRow
      pieces={WORKERS.map((id) => ({ box: CARD_BOX, drawing: <Worker id={id} />, word: text.components[id].name }))}
    />
  )
}

export function Engines() {
  return (
    <PictureRow
      pieces={SEATS.map((seat) => ({ box: '-54 -82 112 86', drawing: <Locomotive seat={seat} />, height: 96 }))}
    />
  )
}

export function Discs() {
  const disc = (blackCorners: boolean): PicturedPiece => ({
    box: '-28 -28 56 62',
    drawing: <Disc identity={seatIdentity(0)} r={22} blackCorners={blackCorners} />,
    height: 64,
  })
  return <PictureRow pieces={[disc(false), disc(true)]} />
}

export function Certificates() {
  const paper = (permanent: boolean): PicturedPiece => ({
    box: '-24 -30 48 60',
    drawing: <Certificate height={54} permanent={permanent} />,
    height: 70,
  })
  return <PictureRow pieces={[paper(false), paper(true)]} />
}

export const Worker = ({ id }: { readonly id: WorkerId }) => <WorkerCard look={LOOKS[id]} size={CARD} />
