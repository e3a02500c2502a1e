/** What the option about to be taken would do: a ghost of the piece on its place, and the numbers beside it. */
import type { GreatWesternTrail, Option, SupplyTileId, View } from '@waystation/great-western-trail'
import type { GameText, Seat } from '@waystation/kernel'
import type { Box } from '../../art/ink.ts'
import { Disc } from '../../art/pieces/Disc.tsx'
import { Rider } from '../../art/pieces/Rider.tsx'
import { seatIdentity } from '../../art/seats.ts'
import { centre } from '../../board/boxes.ts'
import { At, Ghosts } from '../../board/Ghost.tsx'
import type { Spot } from '../../board/Spots.tsx'
import { consequences } from './consequences/consequences.ts'
import { jobFor, nodeFor } from './consequences/foresight.ts'
import type { Layout } from './layout/types.ts'
import { NorthGhost } from './north/Ghost.tsx'
import { PrivateHouse } from './scene/House.tsx'
import { jobCells, tileIn } from './scene/Jobs.tsx'
import { feesFor } from './scene/marks.tsx'
import { Engine, engineAt } from './scene/Railroad.tsx'
import { SupplyTile } from './scene/Tile.tsx'
import { standing } from './layout/stands.ts'
import { targets } from './targets.ts'
import { boardWords } from './text/words.ts'
import { boxOf } from './where.ts'

interface GhostProps {
  readonly option: Option
  readonly view: View
  readonly layout: Layout
  readonly text: GameText<GreatWesternTrail>
  readonly seat: Seat
  readonly spots: readonly Spot[]
  readonly avoid: readonly Box[]
}

export function Ghost(props: GhostProps) {
  const { option, view, layout, text, spots, avoid } = props
  return (
    <Ghosts
      thing={boxOf(targets(option, view), spots)}
      consequences={consequences(option, view, text)}
      layout={layout}
      avoid={avoid}
    >
      <Piece {...props} />
    </Ghosts>
  )
}

function Piece({ option, view, layout, text, seat, spots }: GhostProps) {
  const { trail, railroad, shows } = layout
  switch (option.do) {
    case 'place':
    case 'move': {
      const others = view.trail.find(({ node }) => node === option.node)?.cattlemen.length ?? 0
      return shows.includes('trail') ? (
        <At spot={standing(trail, option.node, others)} scale={trail.rider}>
          <Rider identity={seatIdentity(seat)} />
        </At>
      ) : null
    }
    case 'site': {
      const { building } = view.asked
      return building === null || !shows.includes('trail') ? null : (
        <g>
          <PrivateHouse
            rect={trail.nodes[option.node]}
            building={building}
            owner={seat}
            fees={feesFor(view.players.length)}
            money={boardWords(text.language).money}
          />
        </g>
      )
    }
    case 'engine':
      return shows.includes('railroad') ? (
        <At spot={engineAt(railroad, option.space)}>
          <Engine seat={seat} railroad={railroad} space={option.space} />
        </At>
      ) : null
    case 'deliver': {
      const rect = boxOf([`city ${option.city}`], spots)
      return rect === null ? null : (
        <At spot={{ x: centre(rect).x, y: rect.y + rect.height - 8 }}>
          <Disc identity={seatIdentity(seat)} r={8} />
        </At>
      )
    }
    case 'disc': {
      const { station, city } = view.asked
      const rect = boxOf(station === null ? [`city ${city}`] : [`station ${station}`], spots)
      return rect === null ? null : (
        <At spot={{ x: centre(rect).x, y: rect.y + rect.height - 8 }}>
          <Disc identity={seatIdentity(seat)} r={8} />
        </At>
      )
    }
    case 'foresight':
      return <Placed tile={option.tile} view={view} layout={layout} />
    default:
      return <NorthGhost option={option} layout={layout} seat={seat} />
  }
}

/** A tile of Kansas City where it comes to lie, as far as that is in sight. */
function Placed({ tile, view, layout }: PlacedProps) {
  const rect = placeOf(tile, view, layout)
  return rect === null ? null : (
    <At spot={centre(rect)}>
      <SupplyTile id={tile} size={rect.width} fees={feesFor(view.players.length)} />
    </At>
  )
}

function placeOf(tile: SupplyTileId, view: View, { trail, markets, shows }: Layout): Box | null {
  const job = jobFor(tile, view)
  if (job !== null && shows.includes('markets'))
    return tileIn(jobCells(markets.jobs, view.players.length)[job.row][job.column])
  const node = nodeFor(tile, view)
  return node !== null && shows.includes('trail') ? trail.nodes[node] : null
}

interface PlacedProps extends Pick<GhostProps, 'view' | 'layout'> {
  readonly tile: SupplyTileId
}
