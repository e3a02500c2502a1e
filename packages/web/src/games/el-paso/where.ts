/** Where on the sheet the thing lies that an option is about; null where it is on another sheet or nowhere. */
import type { Option, View } from '@waystation/el-paso'
import type { Seat } from '@waystation/kernel'
import type { Box } from '../../art/ink.ts'
import { handBoxes, handOf } from './hand.ts'
import type { Layout, MarketBreed, RegionName } from './layout/types.ts'

export function boxOf(option: Option, view: View, layout: Layout, seat: Seat): Box | null {
  const on = (region: RegionName, rect: Box | undefined): Box | null =>
    rect !== undefined && layout.shows.includes(region) ? rect : null
  const { trail, town, train, store, ranch } = layout
  switch (option.do) {
    case 'place':
    case 'move':
    case 'site':
      return on('trail', trail.nodes[option.node])
    case 'sell':
    case 'remove':
    case 'discard': {
      const hand = handOf(view, seat) ?? []
      return on('ranch', handBoxes(ranch, hand.length)[hand.indexOf(option.breed)])
    }
    case 'hire':
      return on('store', store.hands[option.worker])
    case 'buy':
    case 'cattle':
      return on('store', store.market[option.breed as MarketBreed])
    case 'train':
      return on('train', train.cars[option.train])
    case 'build':
      return on('store', store.yard[option.number - 1])
    case 'takeObjective':
      return on('train', train.objectives.tiles[view.objectives.shown.indexOf(option.tile)])
    case 'takeBonus':
      return on('train', train.bonuses.tiles[view.bonuses.shown.indexOf(option.tile)])
    case 'drawObjective':
      return on('train', train.objectives.stack)
    case 'drawBonus':
      return on('train', train.bonuses.stack)
    case 'auxiliary':
    case 'onlyAuxiliary':
      return on('ranch', ranch.slots?.[`disc-${option.auxiliary}`])
    case 'deliver':
      return on('town', town.posts[option.post])
    case 'bonus':
      return on('ranch', ranch.slips[option.worker])
    case 'useToken':
      return on('ranch', ranch.purse)
    default:
      return null
  }
}
