/** What the option about to be taken would do: a ghost of the piece on its place, and the numbers beside it. */
import { type ElPaso, type Option, POSTS, type View } from '@waystation/el-paso'
import type { GameText, Seat } from '@waystation/kernel'
import type { Box } from '../../art/ink.ts'
import { Disc } from '../../art/pieces/Disc.tsx'
import { Rider } from '../../art/pieces/Rider.tsx'
import { At, Ghosts } from '../../board/Ghost.tsx'
import { consequences } from './consequences.ts'
import { identityOf } from './identity.ts'
import type { Layout } from './layout/types.ts'
import { PlaceTile } from './scene/Place.tsx'
import { doorstep, ownersOf } from './scene/Town.tsx'
import { standing } from './scene/Trail.tsx'
import { boardWords } from './text/words.ts'
import { boxOf } from './where.ts'

interface GhostProps {
  readonly option: Option
  readonly view: View
  readonly layout: Layout
  readonly text: GameText<ElPaso>
  readonly avoid: readonly Box[]
}

export function Ghost(props: GhostProps) {
  const { option, view, layout, text, avoid } = props
  const seat = view.seat ?? 0
  return (
    <Ghosts
      thing={boxOf(option, view, layout, seat)}
      consequences={consequences(option, view, text)}
      layout={layout}
      avoid={avoid}
    >
      <Piece {...props} seat={seat} />
    </Ghosts>
  )
}

function Piece({ option, view, layout, text, seat }: GhostProps & { readonly seat: Seat }) {
  const { trail, town, shows } = layout
  switch (option.do) {
    case 'place':
    case 'move': {
      if (!shows.includes('trail')) return null
      const others = view.trail.find(({ node }) => node === option.node)?.ranchers.length ?? 0
      return (
        <At spot={standing(trail, option.node, others, others + 1)} scale={trail.rider}>
          <Rider identity={identityOf(seat)} />
        </At>
      )
    }
    case 'site': {
      const number = view.buildings.find(({ id }) => id === building(view, option))
      const rect = trail.nodes[option.node]
      if (number === undefined || !shows.includes('trail')) return null
      return (
        <At spot={rect}>
          <PlaceTile
            place={number.id}
            owner={seat}
            size={rect}
            chooseOne2a={view.rules.chooseOne2a}
            words={boardWords(text.language)}
          />
        </At>
      )
    }
    case 'deliver': {
      const owners = ownersOf(view)
      if (!shows.includes('town')) return null
      return (
        <At spot={doorstep(town.posts[POSTS[option.at].id], owners.indexOf(seat), owners.length)}>
          <Disc identity={identityOf(seat)} r={9.4} />
        </At>
      )
    }
    default:
      return null
  }
}

/** The building that goes there: as many builders as it takes, and on an own building the difference to it. */
function building(view: View, { node, workers, wilds }: Extract<Option, { do: 'site' }>): string | undefined {
  const there = view.trail.find((space) => space.node === node)?.place ?? null
  const old = there === null ? 0 : Number(there.slice('building-'.length, -1))
  return view.buildings[workers + wilds + old - 1]?.id
}
