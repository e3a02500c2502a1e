/** Each illustration of El Paso's rules help, made of the pieces of the board. */
import { BREED_IDS, type BreedId, elPaso, type ElPaso, WORKER_IDS, type WorkerId } from '@waystation/el-paso'
import type { ComponentChildren } from 'preact'
import type { IllustrationProps } from '../../../adapter.ts'
import { CattleCard } from '../../../art/cow/CattleCard.tsx'
import { Disc } from '../../../art/pieces/Disc.tsx'
import { Certificate } from '../../../art/pieces/paper.tsx'
import { WorkerCard } from '../../../art/pieces/workers.tsx'
import { seatIdentity } from '../../../art/seats.ts'
import { type PicturedPiece, PictureRow } from '../../../rules/picture-row.tsx'
import { TablePicture } from '../../../rules/table-picture.tsx'
import { cattle } from '../cattle.ts'
import type { RegionName } from '../layout/types.ts'
import { PlaceTile } from '../scene/Place.tsx'
import { Bonus, Objective } from '../scene/Tiles.tsx'
import { boardWords } from '../text/words.ts'
import { ui } from '../ui.ts'
import { BONUSES_SHOWN, BUILDINGS_SHOWN, CERTIFICATES, HAND, OBJECTIVES_SHOWN } from './examples.ts'

type Props = IllustrationProps<ElPaso>

const CARD = { width: 66, height: 84 }
export const CARD_BOX = '-2 -2 72 92'
const TILE = { width: 76, height: 60 }
const TILE_BOX = '-2 -2 82 66'
const PLACE = { width: 96, height: 74 }

export function Table({ text }: Props) {
  return <TablePicture game={elPaso} ui={ui} text={text} players={3} />
}

/** A part of the board as it begins. */
export const part = (region: RegionName) =>
  function Part({ text }: Props) {
    return <TablePicture game={elPaso} ui={ui} text={text} players={3} region={region} />
  }

export function Workers({ text }: Props) {
  return (
    <PictureRow
      pieces={WORKER_IDS.map((id) => ({ box: CARD_BOX, drawing: <Worker id={id} />, word: text.components[id].name }))}
    />
  )
}

export function Breeds({ text }: Props) {
  return <PictureRow pieces={BREED_IDS.map((id) => card(<Cow id={id} name={text.components[id].name} />))} />
}

export function Hand({ text }: Props) {
  const papers = Array.from(
    { length: CERTIFICATES },
    (): PicturedPiece => ({
      box: '-22 -28 44 56',
      drawing: <Certificate height={50} />,
      height: 64,
    }),
  )
  return <PictureRow pieces={[...HAND.map((id) => card(<Cow id={id} name={text.components[id].name} />)), ...papers]} />
}

export function Tiles({ language }: Props) {
  const { money } = boardWords(language)
  const tile = (drawing: ComponentChildren): PicturedPiece => ({ box: TILE_BOX, drawing, height: 74 })
  return (
    <PictureRow
      pieces={[
        ...OBJECTIVES_SHOWN.map((id) => tile(<Objective id={id} size={TILE} />)),
        ...BONUSES_SHOWN.map((id) => tile(<Bonus id={id} size={TILE} money={money} />)),
      ]}
    />
  )
}

export function Buildings({ language }: Props) {
  const words = boardWords(language)
  return (
    <PictureRow
      pieces={BUILDINGS_SHOWN.map((place) => ({
        box: '-2 -2 102 82',
        drawing: <PlaceTile place={place} owner={null} size={PLACE} chooseOne2a={false} words={words} />,
        height: 92,
      }))}
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

export const Worker = ({ id }: { readonly id: WorkerId }) => <WorkerCard look={id} size={CARD} />

/** With its name, or two letters. */
export function Cow({ id, name }: { readonly id: BreedId; readonly name?: string }) {
  return <CattleCard breed={id} size={CARD} {...cattle(id)} {...(name === undefined ? {} : { name })} />
}

const card = (drawing: ComponentChildren): PicturedPiece => ({ box: CARD_BOX, drawing, height: 100 })
