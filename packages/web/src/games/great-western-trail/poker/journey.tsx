/** What flies over the board for events at the poker table: a worker who sits down, a card face down, the pot. */
import type { Event } from '@waystation/great-western-trail'
import { Dollars } from '../../../art/pieces/paper.tsx'
import { centre } from '../../../board/boxes.ts'
import { homeOf, type Stage } from '../animation/flights.ts'
import type { Journey } from '../animation/journey.ts'
import { WorkerTile } from '../scene/Tile.tsx'
import type { Money } from '../text/words.ts'
import { CardBack } from './Cards.tsx'
import { placeBox, pokerLayout, potBox } from './layout.ts'

export function pokerJourney(stage: Stage, e: Event, money: Money): Journey | null {
  const { poker, shows } = stage.layout
  if (poker === null || !shows.includes('poker')) return null
  const table = pokerLayout(poker)
  switch (e.type) {
    case 'satDown':
      return {
        from: homeOf(stage, e.seat),
        to: centre(placeBox(table, e.seat)),
        load: <WorkerTile worker={e.worker} size={30} />,
      }
    case 'cardLaid':
      return {
        from: homeOf(stage, e.seat),
        to: centre(placeBox(table, e.seat)),
        load: (
          <g transform="scale(2.4)">
            <CardBack />
          </g>
        ),
      }
    case 'potWon':
      return {
        from: centre(potBox(table)),
        to: homeOf(stage, e.winners[0]),
        load: <Dollars r={15}>{money(e.each)}</Dollars>,
      }
    default:
      return null
  }
}
