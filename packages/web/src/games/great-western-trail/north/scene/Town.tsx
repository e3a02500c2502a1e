/** A town of the map from the top left of its box, in units of its own: told apart by what is added to its trade spaces. */
import { NORTH, type Town, TOWNS, type TownView } from '@waystation/great-western-trail'
import type { ComponentChildren } from 'preact'
import type { Money } from '../../text/words.ts'
import { TOWN_PARTS } from '../layout/town.ts'
import { MediumPicture } from './MediumTile.tsx'
import { CityGives, CityHead, type Discs, DiscSpaces, Extra, type MapStation, StationHead } from './TownParts.tsx'
import { TradeSpaces } from './TradeSpaces.tsx'

const INK = 'var(--piece-ink)'

/** Where a town has room for everything that is printed on it. */
export const ROOMY_LETTERS = 9.6

interface TownProps {
  /** Size of its smallest letters. */
  readonly letters: number
  readonly view: TownView
  readonly name: string
  /** On its city or its station. */
  readonly discs: readonly Discs[]
  readonly station: MapStation | null
  /** The station master, or the worker in his place. */
  readonly master: ComponentChildren
  readonly money: Money
}

export function TownTile({ view, letters, name, discs, station, master, money }: TownProps) {
  const town = TOWNS.find(({ id }) => id === view.town)
  if (town === undefined) return null
  const parts = TOWN_PARTS[view.town]
  const city = NORTH.cities.find(({ id }) => id === (town.id as string)) ?? null
  return (
    <g>
      <Ground town={town} width={parts.width} height={parts.height} />
      <TradeSpaces boxes={parts.spaces} printed={town.spaces} shops={view.spaces} far={letters > ROOMY_LETTERS} />
      {parts.head !== null && city !== null && (
        <CityHead box={parts.head} letters={letters} name={name} value={city.value} />
      )}
      {parts.head !== null && station !== null && (
        <StationHead box={parts.head} letters={letters} station={station} money={money} />
      )}
      {parts.discs !== null && (
        <DiscSpaces box={parts.discs} discs={discs} black={(city ?? station)?.frame === 'black'} />
      )}
      {parts.extra !== null && (
        <Extra box={parts.extra}>
          {view.tile !== null && <MediumPicture id={view.tile} letters={letters} money={money} />}
          {town.type === 'large' && city !== null && <CityGives city={city} letters={letters} money={money} />}
          {town.type === 'station' && master}
        </Extra>
      )}
    </g>
  )
}

function Ground({
  town: { section, type },
  width,
  height,
}: {
  readonly town: Town
  readonly width: number
  readonly height: number
}) {
  const round = type === 'small' ? 4 : 3.4
  return (
    <>
      <rect x="1" y="1.7" width={width} height={height} rx={round} fill={INK} opacity="0.4" />
      <rect width={width} height={height} rx={round} fill={`var(--gn-${section})`} stroke={INK} stroke-width="1.2" />
    </>
  )
}
