/** Tiles and cards that turn over where they lie: first their back, then what they show. */
import type { BuildingId, Event, View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import { CardBack, CattleCard } from '../../../art/cow/CattleCard.tsx'
import type { Box } from '../../../art/ink.ts'
import { centre } from '../../../board/boxes.ts'
import type { Layout } from '../layout/types.ts'
import { cattleFace } from '../scene/CattleMarket.tsx'
import { feesFor } from '../scene/marks.tsx'
import { foresightBoxes } from '../scene/Markets.tsx'
import { Objective } from '../scene/Objective.tsx'
import { BuildingTile, buildingBoxes } from '../scene/ToBuild.tsx'
import { SupplyTile, TileBack } from '../scene/Tile.tsx'
import type { Money } from '../text/words.ts'

/** Both sides around the middle of where it lies. */
interface Turned {
  readonly rect: Box
  readonly back: ComponentChildren
  readonly face: ComponentChildren
}

interface TurningProps {
  readonly event: Event
  /** The position on stage. */
  readonly view: View
  readonly layout: Layout
  /** Whose place is shown. */
  readonly seat: Seat
  readonly money: Money
  readonly ms: number
}

export function Turning(props: TurningProps) {
  return (
    <g aria-hidden="true" style={{ '--ms': `${props.ms}ms` }}>
      {turned(props).map(({ rect, back, face }, i) => {
        const { x, y } = centre(rect)
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            <g class="gw-turn-back">{back}</g>
            <g class="gw-turn-face">{face}</g>
          </g>
        )
      })}
    </g>
  )
}

const MARKET_BACK = '#7a5a32'

/** What turns over at an event, as far as it is on this sheet. */
export function turned({ event, view, layout, seat, money }: Omit<TurningProps, 'ms'>): readonly Turned[] {
  const { markets, shows } = layout
  const cornered = ({ width, height }: Box, picture: ComponentChildren): ComponentChildren => (
    <g transform={`translate(${-width / 2} ${-height / 2})`}>{picture}</g>
  )
  const card = (rect: Box, face: ComponentChildren): Turned => ({
    rect,
    back: cornered(rect, <CardBack size={rect} colour={MARKET_BACK} />),
    face: cornered(rect, face),
  })
  if (event.type === 'buildingTurned') {
    const rect = event.seat === seat && shows.includes('home') ? buildingBox(layout, view, event) : null
    return rect === null ? [] : [building(rect, event, view, money)]
  }
  if (!shows.includes('markets')) return []
  switch (event.type) {
    case 'foresightRefilled': {
      const boxes = foresightBoxes(markets.foresight)
      const fees = feesFor(view.players.length)
      const free = view.foresight.map((tiles) => tiles.flatMap((tile, i) => (tile === null ? [i] : [])))
      return event.tiles.flatMap(({ column, tile }): Turned[] => {
        const at = free[column - 1].shift()
        if (at === undefined) return []
        const rect = boxes[column - 1][at]
        return [
          {
            rect,
            back: <TileBack pile={column} size={rect.width} />,
            face: <SupplyTile id={tile} size={rect.width} fees={fees} />,
          },
        ]
      })
    }
    case 'objectiveShown': {
      const rect = markets.cards[view.objectives.length]
      return rect === undefined ? [] : [card(rect, <Objective id={event.card} size={rect} money={money} />)]
    }
    case 'cattleAdded':
      return [...new Set(event.cards)].flatMap((id) => {
        const rect = markets.stacks[id]
        return rect === undefined ? [] : [card(rect, <CattleCard {...cattleFace(id)} size={rect} />)]
      })
    default:
      return []
  }
}

type BuildingTurned = Extract<Event, { type: 'buildingTurned' }>

function buildingBox({ home }: Layout, { players }: View, { seat, building: id }: BuildingTurned): Box | null {
  const { supply } = players[seat]
  return home.buildings === null ? null : (buildingBoxes(home.buildings, supply.length)[supply.indexOf(id)] ?? null)
}

/** A building has a face on both sides. */
function building(rect: Box, { seat, building: id }: BuildingTurned, { players }: View, money: Money): Turned {
  const other = `${Number.parseInt(id, 10)}${id.endsWith('a') ? 'b' : 'a'}` as BuildingId
  const around = { ...rect, x: -rect.width / 2, y: -rect.height / 2 }
  const side = (face: BuildingId) => (
    <BuildingTile id={face} rect={around} seat={seat} fees={feesFor(players.length)} money={money} />
  )
  return { rect, back: side(other), face: side(id) }
}
