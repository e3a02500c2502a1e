/** What flies over the board for events of Rails to the North: a shop to its town, a token, a station master. */
import { type Event, SPACES_PER_TOWN, STATIONS, stationIn, type TownId, TOWNS } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import { Disc } from '../../../art/pieces/Disc.tsx'
import { ExchangeSign } from '../../../art/pieces/signs.tsx'
import { seatIdentity } from '../../../art/seats.ts'
import { centre } from '../../../board/boxes.ts'
import { homeOf, type Stage } from '../animation/flights.ts'
import type { Journey } from '../animation/journey.ts'
import { MasterTile } from '../scene/MasterTile.tsx'
import type { Money } from '../text/words.ts'
import { masterBoxes } from './layout/annex.ts'
import { northLayout } from './layout/layout.ts'
import { Shop } from './scene/TradeSpaces.tsx'

const MASTER = { width: 46, height: 36 }

/** `stage.view` is the position before the event. */
export function northJourney(stage: Stage, e: Event, money: Money): Journey | null {
  const { layout, view } = stage
  switch (e.type) {
    case 'shopPlaced': {
      if (layout.north === null || !layout.shows.includes('north')) return null
      const map = northLayout(layout.north)
      const town = view.map?.towns[TOWNS.findIndex(({ id }) => id === e.town)]
      const space = Math.max(0, town?.spaces.indexOf(null) ?? 0) % SPACES_PER_TOWN
      const load = (
        <g transform={`scale(${map.scale * 1.6})`}>
          <Shop seat={e.seat} />
        </g>
      )
      return { from: homeOf(stage, e.seat), to: centre(map.towns[e.town].spaces[space]), load }
    }
    case 'exchangeTokenTaken': {
      if (layout.north === null || !layout.shows.includes('north')) return null
      const [x, y] = northLayout(layout.north).supply
      return { from: { x, y }, to: homeOf(stage, e.seat), load: <ExchangeSign r={14} /> }
    }
    case 'newYorkMasterTaken': {
      const { newYork } = layout.railroad
      const masters = view.map?.newYork ?? []
      const rect =
        newYork === null || !layout.shows.includes('railroad')
          ? undefined
          : masterBoxes(newYork, masters.length)[masters.indexOf(e.tile)]
      if (rect === undefined) return null
      const load = (
        <g transform={`translate(${-MASTER.width / 2} ${-MASTER.height / 2})`}>
          <MasterTile id={e.tile} size={MASTER} money={money} />
        </g>
      )
      return { from: centre(rect), to: homeOf(stage, e.seat), load }
    }
    case 'delivered':
      return discTo(stage, e.seat, TOWNS.find(({ id }) => id === (e.city as string))?.id)
    case 'stationUpgraded':
      return discTo(stage, e.seat, TOWNS.find(({ id }) => STATIONS[stationIn(id)]?.id === e.station)?.id)
    default:
      return null
  }
}

/** To the city or the station of a town; null where those stand beside the track. */
function discTo(stage: Stage, seat: Seat, town: TownId | undefined): Journey | null {
  const { north, shows } = stage.layout
  const discs =
    north === null || town === undefined || !shows.includes('north') ? null : northLayout(north).towns[town].discs
  if (discs === null) return null
  return { from: homeOf(stage, seat), to: centre(discs), load: <Disc identity={seatIdentity(seat)} r={12} /> }
}
