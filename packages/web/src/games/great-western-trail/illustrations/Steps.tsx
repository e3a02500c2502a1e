/** How a turn goes, and a visit to Kansas City, as rows of pictures with the pieces of the board. */
import { BREEDS, type BreedId, type GreatWesternTrail, WEST } from '@waystation/great-western-trail'
import type { ComponentChildren } from 'preact'
import type { IllustrationProps } from '../../../adapter.ts'
import { CattleCard } from '../../../art/cow/CattleCard.tsx'
import { Lettering } from '../../../art/Lettering.tsx'
import { Disc } from '../../../art/pieces/Disc.tsx'
import { Count, Dollars } from '../../../art/pieces/paper.tsx'
import { Rider } from '../../../art/pieces/Rider.tsx'
import { seatIdentity } from '../../../art/seats.ts'
import { box } from '../../../board/boxes.ts'
import { PictureRow } from '../../../rules/picture-row.tsx'
import '../board.css'
import { NeutralHouse } from '../scene/House.tsx'
import { feesFor } from '../scene/marks.tsx'
import { SupplyTile } from '../scene/Tile.tsx'
import { boardWords } from '../text/words.ts'
import { stepWords } from './steps-words.ts'

type Props = IllustrationProps<GreatWesternTrail>

const INK = 'var(--piece-ink)'
const CARD = { width: 40, height: 56 }
const PLAYERS = 3
const BOX = '0 0 150 104'
const HEIGHT = 118

const at = (x: number, y: number, thing: ComponentChildren, scale = 1) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>{thing}</g>
)

function Card({ breed }: { readonly breed: BreedId }) {
  const value = BREEDS.find(({ id }) => id === breed)?.value ?? 0
  return <CattleCard breed={breed} size={CARD} value={value} points={0} />
}

const Road = () => (
  <g fill="none" stroke-linecap="round">
    <path d="M12 86C44 92 66 70 100 76S130 72 137 66" stroke={INK} stroke-width="19" />
    <path d="M12 86C44 92 66 70 100 76S130 72 137 66" stroke="#ecd9a8" stroke-width="16" />
  </g>
)

const Arrow = ({ x, y, length }: { readonly x: number; readonly y: number; readonly length: number }) => (
  <path
    d={`M${x} ${y - 3}h${length - 9}v-5l9 8l-9 8v-5h${9 - length}Z`}
    fill="var(--glow)"
    stroke={INK}
    stroke-width="1.2"
    stroke-linejoin="round"
  />
)

export function Turn({ language }: Props) {
  const [move, act, draw] = stepWords(language).turn
  const { money } = boardWords(language)
  const ride = (
    <>
      <Road />
      {at(62, 76, <SupplyTile id="green-teepee" size={24} fees={feesFor(PLAYERS)} />)}
      <NeutralHouse rect={box(94, 22, 52, 44)} letter="B" money={money} />
      {at(30, 87, <Rider identity={seatIdentity(0)} />, 0.62)}
      {at(62, 58, <Count r={7}>1</Count>)}
      {at(104, 80, <Count r={7}>2</Count>)}
    </>
  )
  const house = (
    <>
      <NeutralHouse rect={box(22, 38, 108, 52)} letter="B" money={money} />
      {at(26, 100, <Rider identity={seatIdentity(0)} />, 0.56)}
    </>
  )
  const hand = (
    <>
      {at(2, 24, <Back />)}
      <Arrow x={44} y={52} length={24} />
      {at(70, 24, <Card breed="guernsey" />)}
      {at(106, 24, <Card breed="black-angus" />)}
    </>
  )
  return (
    <PictureRow
      pieces={[
        { box: BOX, drawing: ride, word: move, height: HEIGHT },
        { box: BOX, drawing: house, word: act, height: HEIGHT },
        { box: BOX, drawing: hand, word: draw, height: HEIGHT },
      ]}
    />
  )
}

const Back = () => (
  <g>
    <rect {...CARD} rx="5" fill="#7b4a2a" stroke={INK} stroke-width="1.6" />
    <rect x="4" y="4" width={CARD.width - 8} height={CARD.height - 8} rx="3" fill="none" stroke="#e8c98a" />
  </g>
)

/** A sign with a city's value, in the frame that takes every disc. */
const City = ({ value }: { readonly value: number }) => (
  <g>
    <rect width="64" height="50" rx="5" fill="#fffaf0" stroke={INK} stroke-width="1.6" />
    <rect x="5" y="5" width="54" height="40" rx="3" fill="#f1e0b5" />
    <Lettering x={20} y={35} size={26}>
      {value}
    </Lettering>
  </g>
)

export function KansasCity({ language }: Props) {
  const [foresight, sale, delivery, disc, start] = stepWords(language).kansasCity
  const { money } = boardWords(language)
  const fees = feesFor(PLAYERS)
  const tiles = (
    <>
      {at(30, 34, <SupplyTile id="green-teepee" size={36} fees={fees} />)}
      {at(75, 34, <SupplyTile id="engineer" size={36} fees={fees} />)}
      {at(120, 34, <SupplyTile id="cowboy" size={36} fees={fees} />)}
      {at(30, 76, <SupplyTile id="blue-teepee" size={36} fees={fees} />)}
      {at(75, 76, <SupplyTile id="craftsman" size={36} fees={fees} />)}
      {at(120, 76, <SupplyTile id="engineer" size={36} fees={fees} />)}
    </>
  )
  const hand: readonly BreedId[] = ['jersey', 'guernsey', 'black-angus']
  const value = hand.reduce((sum, breed) => sum + (BREEDS.find(({ id }) => id === breed)?.value ?? 0), 0)
  const farthest = Math.max(...WEST.cities.filter((city) => city.value <= value).map((city) => city.value))
  const sold = (
    <>
      {hand.map((breed, i) => (
        <g key={breed}>{at(2 + i * 30, 24, <Card breed={breed} />)}</g>
      ))}
      {at(126, 52, <Dollars r={19}>{money(value)}</Dollars>)}
    </>
  )
  const city = (
    <>
      {at(80, 26, <City value={farthest} />)}
      <Arrow x={36} y={52} length={38} />
      {at(20, 52, <Disc identity={seatIdentity(0)} r={14} />)}
    </>
  )
  const freed = (
    <>
      <rect x="20" y="26" width="52" height="52" rx="6" fill="#f1e0b5" stroke={INK} stroke-width="1.6" />
      <circle cx="46" cy="52" r="15" fill="none" stroke={INK} stroke-width="1.4" stroke-dasharray="4 3" />
      <Arrow x={76} y={52} length={30} />
      {at(126, 52, <Disc identity={seatIdentity(0)} r={14} />)}
    </>
  )
  const back = (
    <>
      <Road />
      {at(40, 90, <Rider identity={seatIdentity(0)} />, 0.7)}
    </>
  )
  const piece = (drawing: ComponentChildren, word: string) => ({ box: BOX, drawing, word, height: HEIGHT })
  return (
    <PictureRow
      pieces={[
        piece(tiles, foresight),
        piece(sold, sale),
        piece(city, delivery),
        piece(freed, disc),
        piece(back, start),
      ]}
    />
  )
}
