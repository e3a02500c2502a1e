/** Each illustration of Wild Tiled West's rules help, made of the pieces of the board. */
import {
  DICE,
  FACES_OF,
  type Suit,
  SUITS,
  type TileId,
  wildTiledWest,
  type WildTiledWest,
} from '@waystation/wild-tiled-west'
import type { ComponentChildren } from 'preact'
import type { IllustrationProps } from '../../../adapter.ts'
import { type PicturedPiece, PictureRow } from '../../../rules/picture-row.tsx'
import { TablePicture } from '../../../rules/table-picture.tsx'
import { shapeOf, waysOf } from '../laying/shape.ts'
import { Bandit, Boot, Sheriff, Tombstone } from '../pieces/people.tsx'
import { AceCard, Pickaxe } from '../pieces/things.tsx'
import { DieFace } from '../scene/Dice.tsx'
import { SmallPiece, V } from '../small/SmallTiles.tsx'
import { ui } from '../ui.ts'
import { LAND, SAME, SIGNED, TURNED } from './examples.ts'

type Props = IllustrationProps<WildTiledWest>

/** In pixels, on every illustration alike. */
const SQUARE = 34

export function Table({ text }: Props) {
  return <TablePicture game={wildTiledWest} ui={ui} text={text} players={3} answers={6} />
}

export function Trays({ text }: Props) {
  return <TablePicture game={wildTiledWest} ui={ui} text={text} players={3} answers={6} region="trays" />
}

export function Dice() {
  return (
    <PictureRow
      pieces={DICE.map((die) => ({
        box: '-18 -18 36 38',
        drawing: <DieFace die={die} value={FACES_OF[die]} />,
        height: 64,
      }))}
    />
  )
}

export function Land({ text }: Props) {
  return <PictureRow pieces={LAND.map((id) => ({ ...tile(id), word: text.components[id].name }))} />
}

export function Turned() {
  return <PictureRow pieces={waysOf(TURNED).map((turn) => tile(TURNED, turn))} />
}

export function Signs({ text }: Props) {
  return <PictureRow pieces={SIGNED.map((id) => ({ ...tile(id), word: text.components[id].name }))} />
}

export const Mine = () => <PictureRow pieces={[figure(<Pickaxe />)]} />

export const Cattle = () => <PictureRow pieces={[tile('wild-corral'), figure(<Boot />)]} />

export const Law = () => <PictureRow pieces={[figure(<Sheriff />), figure(<Bandit />), figure(<Tombstone />)]} />

export function Aces() {
  const set = (suits: readonly Suit[]): PicturedPiece => ({
    box: `-16 -20 ${30 * suits.length + 4} 42`,
    drawing: suits.map((suit, i) => (
      <g key={i} transform={`translate(${30 * i} 0)`}>
        <AceCard suit={suit} />
      </g>
    )),
    height: 64,
  })
  return <PictureRow pieces={[set(SAME), set(SUITS)]} />
}

/** A piece is as large as it is, so that sizes can be compared. */
export function tile(id: TileId, turn = 0): PicturedPiece {
  const { width, height } = shapeOf(id, turn)
  return {
    box: `-2 -2 ${width * V + 4} ${height * V + 5}`,
    drawing: <SmallPiece piece={id} turn={turn} />,
    height: SQUARE * height,
  }
}

const figure = (drawing: ComponentChildren): PicturedPiece => ({ box: '-24 -26 48 52', drawing, height: 72 })
