/** Each illustration of Deadwood's rules help, made of the pieces of the board. */
import { type BuildingId, COWBOY_TYPES, type CowboyType, deadwood, type Deadwood, fineFor } from '@waystation/deadwood'
import type { ComponentChildren } from 'preact'
import type { IllustrationProps } from '../../../adapter.ts'
import { Cowboy } from '../../../art/pieces/Cowboy.tsx'
import { Die } from '../../../art/pieces/Die.tsx'
import { Poster } from '../../../art/pieces/Poster.tsx'
import { Bullet, Star } from '../../../art/pieces/small.tsx'
import { type PicturedPiece, PictureRow } from '../../../rules/picture-row.tsx'
import { TablePicture } from '../../../rules/table-picture.tsx'
import { priceOf, strengthOf } from '../labels.ts'
import { PRESETS } from '../layout/presets.ts'
import { boardWords } from '../text/words.ts'
import { Track } from '../town/Rails.tsx'
import { Tile } from '../town/Tile.tsx'
import { ui } from '../ui.ts'
import { DUEL, RAIL, SAMPLE, WATCHED } from './examples.ts'

type Props = IllustrationProps<Deadwood>

const { tile: SIZE, pitch: PITCH } = PRESETS.wide
const TILE_BOX = `-4 -22 ${SIZE.width + 8} ${SIZE.height + 26}`
const COWBOY_BOX = '-26 -64 52 70'

export function Table({ text }: Props) {
  return <TablePicture game={deadwood} ui={ui} text={text} players={3} />
}

/** Everybody who can be hired, with name and price. */
export function Hired({ text, language }: Props) {
  const { money } = boardWords(language)
  const pieces = COWBOY_TYPES.map((type) => ({
    ...cowboy(0, type),
    word: `${text.components[type].name}, ${money(priceOf(type))}`,
  }))
  return <PictureRow pieces={pieces} />
}

export function Duel() {
  const { attacker, defender, cartridges } = DUEL
  const dice = (type: CowboyType, more: number): PicturedPiece =>
    inLine(Array.from({ length: strengthOf(type) + more }, (_, i) => <Die key={i} value={DUEL.faces[i]} size={34} />))
  return (
    <PictureRow
      pieces={[
        cowboy(0, attacker),
        dice(attacker, 0),
        dice(defender, cartridges),
        { box: '-16 -24 32 48', drawing: <Bullet />, height: 40 },
        cowboy(1, defender, true),
      ]}
    />
  )
}

/** Three plots meet where he stands. */
export function Sheriff({ text }: Props) {
  const [left, right, below] = WATCHED
  const at = { x: PITCH.x, y: PITCH.y }
  return (
    <PictureRow
      pieces={[
        {
          box: `-8 -26 ${2 * PITCH.x} ${2 * PITCH.y + 30}`,
          drawing: (
            <>
              <At x={0} y={0}>
                {house(left, text)}
              </At>
              <At x={at.x} y={0}>
                {house(right, text)}
              </At>
              <At x={at.x / 2} y={at.y}>
                {house(below, text)}
              </At>
              <At x={at.x - (PITCH.x - SIZE.width) / 2} y={at.y - (PITCH.y - SIZE.height) / 2}>
                <Star />
              </At>
            </>
          ),
          height: 220,
        },
      ]}
    />
  )
}

export function Buildings({ text }: Props) {
  return <PictureRow pieces={SAMPLE.map((id) => ({ box: TILE_BOX, drawing: house(id, text), height: 96 }))} />
}

/** A line of rails between the houses beside it. */
export function Railway({ text }: Props) {
  const boxes = RAIL.plots.map((shift, i) => ({
    x: PITCH.x * shift,
    y: PITCH.y * (RAIL.plots.length - 1 - i),
    width: SIZE.width,
    height: SIZE.height,
  }))
  return (
    <PictureRow
      pieces={[
        {
          box: `-8 -26 ${2.5 * PITCH.x} ${RAIL.plots.length * PITCH.y + 30}`,
          drawing: (
            <>
              <Track boxes={boxes} pitch={PITCH.y} />
              {RAIL.beside.map(({ building, shift, row }) => (
                <At key={building} x={PITCH.x * shift} y={PITCH.y * row}>
                  {house(building, text)}
                </At>
              ))}
            </>
          ),
          height: 220,
        },
      ]}
    />
  )
}

/** What so many posters cost at the end. */
export function Fines({ language }: Props) {
  const { money } = boardWords(language)
  const pieces = [1, 2, 3, 4].map((count) => ({
    box: `-18 -22 ${24 + 14 * count} 46`,
    drawing: Array.from({ length: count }, (_, i) => (
      <At key={i} x={14 * i} y={0}>
        <Poster />
      </At>
    )),
    word: `−${money(fineFor(count))}`,
    height: 62,
  }))
  return <PictureRow pieces={pieces} />
}

const house = (id: BuildingId, text: Props['text']): ComponentChildren => (
  <Tile id={id} name={text.components[id].name} size={SIZE} />
)

function cowboy(seat: number, type: CowboyType, turned = false): PicturedPiece {
  return { box: COWBOY_BOX, drawing: <Cowboy seat={seat} strength={strengthOf(type)} turned={turned} />, height: 96 }
}

interface AtProps {
  readonly x: number
  readonly y: number
  readonly children: ComponentChildren
}

const At = ({ x, y, children }: AtProps) => <g transform={`translate(${x} ${y})`}>{children}</g>

const inLine = (dice: readonly ComponentChildren[]): PicturedPiece => ({
  box: `-20 -20 ${40 * dice.length} 40`,
  drawing: dice.map((die, i) => (
    <At key={i} x={40 * i} y={0}>
      {die}
    </At>
  )),
  height: 40,
})
