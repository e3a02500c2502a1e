/** The strip of cities: value, frame, discs, what a delivery gives; and the green arrows between neighbours. */
import { type City, type CityArrow, NORTH, type View, WEST } from '@waystation/great-western-trail'
import { type Box } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { Disc } from '../../../art/pieces/Disc.tsx'
import { Count } from '../../../art/pieces/paper.tsx'
import { ExchangeSign, ObjectiveSign, TrainSign } from '../../../art/pieces/signs.tsx'
import { seatIdentity } from '../../../art/seats.ts'
import type { Labels } from '../labels.ts'
import type { RailroadLayout } from '../layout/types.ts'
import type { Money } from '../text/words.ts'
import { LEAST, Rosette } from './marks.tsx'
import { FRAMES } from './Stations.tsx'

const INK = 'var(--piece-ink)'
export const boardOf = ({ map }: View) => (map === null ? WEST : NORTH)

interface CitiesProps {
  readonly view: View
  readonly railroad: RailroadLayout
  readonly labels: Labels
}

export function Cities({ view, railroad, labels }: CitiesProps) {
  const { cities, arrows } = boardOf(view)
  return (
    <g>
      {arrows.map((arrow) => (
        <Arrow key={`${arrow.from} ${arrow.to}`} arrow={arrow} cities={cities} railroad={railroad} />
      ))}
      {cities.map((city) => {
        const rect = railroad.cities[city.id]
        return (
          rect !== undefined && (
            <CityPlate
              key={city.id}
              city={city}
              view={view}
              rect={rect}
              name={labels.name(city.component)}
              money={labels.words.money}
            />
          )
        )
      })}
    </g>
  )
}

/** Size of the points of an arrow, and the room they leave to the rings of the cities. */
const POINTS = 7.8
const BESIDE = 5.4

/** Works for whoever has a disc in both. */
function Arrow({
  arrow: { from, to, vp, gives },
  cities,
  railroad,
}: {
  readonly arrow: CityArrow
  readonly cities: readonly City[]
  readonly railroad: RailroadLayout
}) {
  const [a, b] = [railroad.cities[cities[from].id], railroad.cities[cities[to].id]]
  if (a === undefined || b === undefined) return null
  const upright = railroad.upright
  const x = upright ? a.x + a.width - 14 : (a.x + a.width + b.x) / 2
  const y = upright ? (a.y + a.height + b.y) / 2 : a.y + a.height * 0.74
  // Between high plates points stand above what else it gives: two in a row would cover the frames.
  const high = !upright && railroad.scale > 1
  const larger = high ? Math.min(1.4, (b.x - a.x - a.width - BESIDE) / (1.56 * POINTS)) : Math.min(1.4, railroad.scale)
  const aside = high ? { x: 0, y: 8 } : { x: 6.5, y: 0 }
  const reach = upright ? 11 : Math.min(16, (b.x - a.x - a.width) / 2 + 4)
  return (
    <g>
      <path
        d={`M${-reach} 0l6-6v3.2H${reach - 6}v-3.2l6 6l-6 6v-3.2H${-reach + 6}v3.2Z`}
        transform={`translate(${x} ${y}) rotate(${upright ? 90 : 0})`}
        fill="#3f7d43"
        stroke={INK}
        stroke-width="1"
      />
      <g transform={`translate(${upright ? x - 26 : x} ${upright ? y : a.y + a.height * 0.3}) scale(${larger})`}>
        {vp !== 0 && (
          <g transform={gives === null ? 'translate(0 0)' : `translate(${-aside.x} ${-aside.y})`}>
            <Rosette r={POINTS}>{vp}</Rosette>
          </g>
        )}
        {gives !== null && (
          <g transform={vp === 0 ? 'translate(0 0)' : `translate(${aside.x} ${aside.y})`}>
            {gives === 'objective' ? <ObjectiveSign size={13} /> : <ExchangeSign r={6.5} />}
          </g>
        )}
      </g>
    </g>
  )
}

interface PlateProps {
  readonly city: City
  readonly view: View
  readonly rect: Box
  readonly name: string
  readonly money: Money
}

/** A plate so large is drawn as on the whole board; a larger one larger. */
const USUAL = { width: 62, height: 54 }
const HIGH = 90

export function CityPlate({ city, view, rect: { x, y, width, height }, name, money }: PlateProps) {
  const owners = view.players.flatMap(({ seat, cities }) => {
    const here = cities.find((each) => each.city === city.id)
    return here === undefined ? [] : [{ seat, discs: here.discs }]
  })
  // A plate that is wide and low, as on a phone, has its value before its name.
  const long = width > 2.4 * height
  const low = height < 44
  // Where it gives something there is no room for places without a disc, and discs lie on its edge.
  const bare = low && (city.vp !== 0 || city.money > 0 || city.objective || city.master)
  const larger = Math.min(1.6, Math.max(1, height / USUAL.height), Math.max(1, width / USUAL.width))
  const size = Math.min(14, Math.max(LEAST, height * 0.23))
  const value = long ? height * 0.56 : low ? 15 : 17 * larger
  const valueWidth = (long ? 2 : String(city.value).length) * value * 0.62
  const middle = y + 4 + size + value * 0.84
  const high = height > HIGH
  // A high plate has what it gives in a row of its own, between value and discs.
  const room = high ? width - 12 : width - 12 - valueWidth
  const scale = Math.min(high ? 1.4 : long ? 1.2 : larger, room / giftsWidth(city, money))
  const given = giftsWidth(city, money) * scale
  const discs = long ? { from: 14 + valueWidth, to: 10 + given } : low ? { from: 26, to: 6 } : { from: 5, to: 5 }
  const between = Math.min(width - discs.from - discs.to, long ? 70 : width)
  const r = Math.min(
    high ? 10 : bare ? 4.8 : 6.2 * larger,
    between / (2.2 * (high ? 2 : view.players.length)),
    height * 0.16,
  )
  const gifts = high
    ? { x: x + width - 6, y: (middle + y + height - 4.4 * r) / 2 }
    : { x: x + width - 5, y: long ? y + height / 2 : low ? y + height - 12 : middle - value * 0.34 }
  return (
    <g>
      <rect x={x + 1.4} y={y + 2.4} width={width} height={height} rx="4" fill={INK} opacity="0.45" />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="4"
        fill={FRAMES[city.frame]}
        stroke={INK}
        stroke-width="1.3"
      />
      <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx="2.4" fill="#f1e0b5" />
      {long ? (
        <Lettering
          x={x + 14 + valueWidth}
          y={y + height * 0.44}
          size={12.6}
          anchor="start"
          within={width - discs.from - discs.to}
        >
          {name}
        </Lettering>
      ) : (
        <Lettering x={x + width / 2} y={y + 3.4 + size * 0.94} size={size} within={width - 8}>
          {name}
        </Lettering>
      )}
      {long ? (
        <Lettering x={x + 8 + valueWidth / 2} y={y + height / 2 + value * 0.36} size={value}>
          {city.value}
        </Lettering>
      ) : (
        <Lettering x={x + 6} y={low ? y + height - 5.4 : middle} size={value} anchor="start">
          {city.value}
        </Lettering>
      )}
      <g transform={`translate(${gifts.x} ${gifts.y}) scale(${scale})`}>
        <Gifts city={city} money={money} />
      </g>
      {view.players.map(({ seat }, i) => {
        const owner = owners[i]
        const columns = high ? 2 : view.players.length
        const cx = x + discs.from + r + ((i % columns) * (between - 2 * r)) / Math.max(1, columns - 1)
        const cy = y + height - (bare ? 0.6 : r + 3.8 + (high && i < 2 && view.players.length > 2 ? 2.2 * r : 0))
        return (
          <g key={seat} transform={`translate(${cx} ${cy})`}>
            {owner === undefined ? (
              bare ? null : (
                <circle r={r * 0.74} fill="#dcc790" stroke="#8a6a3a" stroke-width="0.7" />
              )
            ) : (
              <>
                <Disc identity={seatIdentity(owner.seat)} r={r} />
                {owner.discs > 1 && (
                  <g transform={`translate(${r * 0.9} ${-r * 0.5})`}>
                    <Count r={high ? 9 : 6.2}>{owner.discs}</Count>
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

/** How much room that needs. */
function giftsWidth({ vp, money: dollars, objective, master }: City, money: Money): number {
  if (master) return 36
  return (vp === 0 ? 2 : 21.4) + (dollars > 0 ? money(dollars).length * 6.4 : 0) + (objective ? 17 : 0)
}

/** From the origin to the left: points for a disc, money, an objective card, a station master. */
function Gifts({ city, money }: { readonly city: City; readonly money: Money }) {
  const points = city.vp
  return (
    <g>
      {points !== 0 && (
        <g transform="translate(-9 0)">
          <Rosette r={8.6}>{points}</Rosette>
        </g>
      )}
      {city.money > 0 && (
        <Lettering x={points === 0 ? -2 : -21.4} y={4} size={10.4} anchor="end" fill="#2f6a2c">
          {money(city.money)}
        </Lettering>
      )}
      {city.objective && (
        <g transform="translate(-9 0)">
          <ObjectiveSign size={13} />
        </g>
      )}
      {city.master && (
        <g transform="translate(-28 0)">
          <TrainSign size={12} />
        </g>
      )}
    </g>
  )
}
