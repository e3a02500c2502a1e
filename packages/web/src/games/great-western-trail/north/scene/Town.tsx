/** A town of the map from the top left of its box, in units of its own: told apart by what is added to its trade spaces. */
import { type City, NORTH, type StationId, type Town, TOWNS, type TownView } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import type { Box } from '../../../../art/ink.ts'
import { Lettering } from '../../../../art/Lettering.tsx'
import { Disc } from '../../../../art/pieces/Disc.tsx'
import { Count, Dollars } from '../../../../art/pieces/paper.tsx'
import { Pennant } from '../../../../art/pieces/signs.tsx'
import { seatIdentity } from '../../../../art/seats.ts'
import { Rosette } from '../../scene/marks.tsx'
import { TOWN_PARTS } from '../layout/town.ts'
import { BellSign } from '../signs.tsx'
import type { Money } from '../../text/words.ts'
import { MediumPicture } from './MediumTile.tsx'
import { TradeSpaces } from './TradeSpaces.tsx'

const INK = 'var(--piece-ink)'

export interface Discs {
  readonly seat: Seat
  readonly count: number
}

export interface MapStation {
  readonly id: StationId
  readonly cost: number
  readonly vp: number
  readonly frame: 'white' | 'black'
}

interface TownProps {
  readonly view: TownView
  readonly name: string
  /** On its city or its station. */
  readonly discs: readonly Discs[]
  readonly station: MapStation | null
  /** The station master, or the worker in his place. */
  readonly master: ComponentChildren
  readonly money: Money
}

export function TownTile({ view, name, discs, station, master, money }: TownProps) {
  const town = TOWNS.find(({ id }) => id === view.town)
  if (town === undefined) return null
  const parts = TOWN_PARTS[view.town]
  const city = NORTH.cities.find(({ id }) => id === (town.id as string)) ?? null
  return (
    <g>
      <Ground town={town} width={parts.width} height={parts.height} />
      <TradeSpaces boxes={parts.spaces} printed={town.spaces} shops={view.spaces} />
      {parts.head !== null && city !== null && <CityHead box={parts.head} name={name} value={city.value} />}
      {parts.head !== null && station !== null && <StationHead box={parts.head} station={station} money={money} />}
      {parts.discs !== null && (
        <DiscSpaces box={parts.discs} discs={discs} black={(city ?? station)?.frame === 'black'} />
      )}
      {parts.extra !== null && (
        <Extra box={parts.extra}>
          {view.tile !== null && <MediumPicture id={view.tile} money={money} />}
          {town.type === 'large' && city !== null && <CityGives city={city} money={money} />}
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

interface HeadProps {
  readonly box: Box
}

function CityHead({
  box: { x, y, width, height },
  name,
  value,
}: HeadProps & { readonly name: string; readonly value: number }) {
  const room = width - 17
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="2" fill="var(--gn-space)" />
      <Lettering x={x + 2} y={y + 9.4} size={Math.min(9.6, room / (name.length * 0.53))} anchor="start" weight={750}>
        {name}
      </Lettering>
      <Lettering x={x + width - 1.6} y={y + 10} size={11.4} anchor="end">
        {value}
      </Lettering>
    </g>
  )
}

/** A signal box: dark, with price and points. */
function StationHead({
  box: { x, y, width, height },
  station,
  money,
}: HeadProps & { readonly station: MapStation; readonly money: Money }) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="2" fill="#553619" />
      <path
        d={`M${x + 4} ${y + height - 2.4}h14M${x + 4} ${y + height - 5.6}h14M${x + 6} ${y + height - 7.4}v6.4M${x + 11} ${y + height - 7.4}v6.4M${x + 16} ${y + height - 7.4}v6.4`}
        stroke="#f0dca6"
        stroke-width="1.2"
      />
      <Lettering x={x + 24} y={y + 9.7} size={10.2} anchor="start" fill="#fff6e2">
        {money(station.cost)}
      </Lettering>
      <g transform={`translate(${x + width - 9} ${y + height / 2})`}>
        <Rosette r={5.8}>{station.vp}</Rosette>
      </g>
    </g>
  )
}

/** Four spaces in a white or a black frame; discs fill them from the first. */
function DiscSpaces({
  box: { x, y, width, height },
  discs,
  black,
}: HeadProps & { readonly discs: readonly Discs[]; readonly black: boolean }) {
  return (
    <g>
      <rect
        x={x}
        y={y + 0.5}
        width={width}
        height={height - 1}
        rx="2.6"
        fill={black ? 'var(--gn-frame-black)' : 'var(--gn-frame-white)'}
        stroke={INK}
        stroke-width="0.9"
      />
      {[0, 1, 2, 3].map((i) => {
        const at = `translate(${x + width * (0.27 + (i % 2) * 0.46)} ${y + height * (0.27 + Math.floor(i / 2) * 0.46)})`
        const disc = discs[i]
        return (
          <g key={i} transform={at}>
            {disc === undefined ? (
              <circle r="4" fill="var(--gn-hole)" stroke="#8a6a3a" stroke-width="0.7" />
            ) : (
              <>
                <Disc identity={seatIdentity(disc.seat)} r={5} />
                {disc.count > 1 && (
                  <g transform="translate(4 -4)">
                    <Count r={3.6}>{disc.count}</Count>
                  </g>
                )}
              </>
            )}
          </g>
        )
      })}
    </g>
  )
}

function Extra({ box: { x, y, width, height }, children }: HeadProps & { readonly children: ComponentChildren }) {
  return (
    <g>
      <rect
        x={x}
        y={y + 0.5}
        width={width}
        height={height - 1}
        rx="2.4"
        fill="var(--gn-plate)"
        stroke={INK}
        stroke-width="0.8"
      />
      <g transform={`translate(${x + width / 2} ${y + height / 2})`}>{children}</g>
    </g>
  )
}

/** What a delivery there brings, and points at the end. */
function CityGives({
  city: { vp, vpPerBell, money: dollars, objective },
  money,
}: {
  readonly city: City
  readonly money: Money
}) {
  if (vpPerBell > 0)
    return (
      <>
        <g transform="translate(0 -6)">
          <BellSign size={11.5} />
        </g>
        <g transform="translate(0 6)">
          <Rosette r={5.8}>{vpPerBell}</Rosette>
        </g>
      </>
    )
  if (vp !== 0) return <Rosette r={8.6}>{vp}</Rosette>
  return (
    <>
      {objective && (
        <g transform="translate(0 -5.6)">
          <Pennant size={11.5} />
        </g>
      )}
      {dollars > 0 && (
        <g transform="translate(0 6)">
          <Dollars r={5.8}>{money(dollars)}</Dollars>
        </g>
      )}
    </>
  )
}
