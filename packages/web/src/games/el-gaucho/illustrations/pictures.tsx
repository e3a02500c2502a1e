/** Each illustration of El Gaucho's rules help, made of the pieces of the board. */
import { ACTION_AREAS, elGaucho, type ElGaucho, smallOf, type TileId, tileOf, valueOf } from '@waystation/el-gaucho'
import type { IllustrationProps } from '../../../adapter.ts'
import { CattleTile } from '../../../art/cow/CattleTile.tsx'
import { Die } from '../../../art/pieces/Die.tsx'
import { LyingGaucho, StandingGaucho } from '../../../art/pieces/Gaucho.tsx'
import { type PicturedPiece, PictureRow } from '../../../rules/picture-row.tsx'
import { TablePicture } from '../../../rules/table-picture.tsx'
import { breedOf } from '../names.ts'
import { LANDMARKS } from '../scene/Places.tsx'
import { boardWords } from '../text/words.ts'
import { ui } from '../ui.ts'
import { COMPLETE, DICE, FIGURES, HERD, JOINS, LYING, SELLS, SORTED, STANDING } from './examples.ts'

type Props = IllustrationProps<ElGaucho>

export const LANDMARK_BOX = '-62 -80 124 84'
export const TILE_BOX = '-2 -2 84 88'
/** With somebody on it. */
const RIDDEN_BOX = '-2 -34 84 120'

export function Table({ text }: Props) {
  return <TablePicture game={elGaucho} ui={ui} text={text} players={3} />
}

export function Dice() {
  const single = DICE.map((value) => die(value, String(value)))
  return <PictureRow pieces={[...single, { ...pairOfDice(), word: `${DICE.join(' + ')} = ${FIGURES.total}` }]} />
}

export function Pampa({ language }: Props) {
  return (
    <PictureRow
      pieces={[
        ridden(STANDING, 0, true, language, String(FIGURES.large)),
        ridden(LYING, 1, false, language, String(FIGURES.small)),
      ]}
    />
  )
}

export function Areas({ text }: Props) {
  return (
    <PictureRow
      pieces={ACTION_AREAS.map(({ id }) => {
        const Landmark = LANDMARKS[id]
        return { box: LANDMARK_BOX, drawing: <Landmark />, word: text.components[id].name }
      })}
    />
  )
}

export function RoundUp({ language }: Props) {
  return <PictureRow pieces={COMPLETE.map(({ tile, seat, standing }) => ridden(tile, seat, standing, language))} />
}

export function Herd({ language }: Props) {
  return (
    <PictureRow
      pieces={[line(HERD, [], language), line([JOINS], [JOINS], language), line([SELLS], [SELLS], language)]}
    />
  )
}

export function Sorted({ language }: Props) {
  const sorted = [...HERD.slice(0, SORTED), SELLS, ...HERD.slice(SORTED)]
  return <PictureRow pieces={[line(sorted, [SELLS], language)]} />
}

export function Tile({ id, language }: { readonly id: TileId; readonly language: Props['language'] }) {
  const tile = tileOf(id)
  const breed = breedOf(id)
  return (
    <CattleTile
      coat={breed}
      value={valueOf(tile)}
      small={smallOf(tile)}
      initial={boardWords(language).initials[breed]}
    />
  )
}

const die = (value: number, word: string): PicturedPiece => ({
  box: '-24 -24 48 48',
  drawing: <Die value={value} />,
  word,
  height: 52,
})

const pairOfDice = (): PicturedPiece => ({
  box: '-24 -24 96 48',
  drawing: DICE.map((value, i) => (
    <g key={value} transform={`translate(${i * 48} 0)`}>
      <Die value={value} />
    </g>
  )),
  height: 52,
})

/** Tiles side by side; those that arrive are raised. */
const line = (ids: readonly TileId[], arriving: readonly TileId[], language: Props['language']): PicturedPiece => ({
  box: `-2 -24 ${ids.length * 84} 110`,
  drawing: ids.map((id, i) => (
    <g key={id} transform={`translate(${i * 84} ${arriving.includes(id) ? -22 : 0})`}>
      <Tile id={id} language={language} />
    </g>
  )),
  height: 106,
})

function ridden(
  id: TileId,
  seat: number,
  standing: boolean,
  language: Props['language'],
  word?: string,
): PicturedPiece {
  const Gaucho = standing ? StandingGaucho : LyingGaucho
  const drawing = (
    <>
      <Tile id={id} language={language} />
      <g transform="translate(50 44)">
        <Gaucho seat={seat} />
      </g>
    </>
  )
  return { box: RIDDEN_BOX, drawing, height: 116, ...(word === undefined ? {} : { word }) }
}
