/** Adding rounded-up tiles to the herds: their owner chooses the order, and may use Sort on one of them ("Tri"). */
import { bit, SORT } from '../data/action-areas.ts'
import { breedOf, tileOf } from '../data/cattle.ts'
import { ADD, type BringHomeOption, SORT_IN } from '../options.ts'
import type { Rule } from '../types.ts'
import { leaveArea } from './gauchos.ts'
import { addToHerd, sortIntoHerd, sortPosition } from './herds.ts'

/** Order matters only among tiles of one breed, so breeds are asked about one after the other. */
export const bringHome: Rule<'bringHome', BringHomeOption> = {
  ask(s, { seat }) {
    const { incoming, herds, areas } = s.players[seat]
    if (incoming.length === 0) return null
    const breed = breedOf(incoming[0])
    const arriving = incoming.filter((tile) => breedOf(tile) === breed)
    const options = arriving.map((tile) => ADD[tile] as BringHomeOption)
    if ((areas & bit(SORT)) !== 0) {
      for (const tile of arriving) if (sortPosition(herds[breed], tile) >= 0) options.push(SORT_IN[tile])
    }
    return { seat, kind: 'bringHome', options }
  },
  choose(g, step, option) {
    const { seat } = step
    const tile = tileOf(option.tile)
    const player = g.s.players[seat]
    player.incoming = player.incoming.filter((other) => other !== tile)
    if (option.do === 'sort') {
      leaveArea(g, seat, SORT)
      g.emit({ type: 'areaUsed', seat, area: 'sort' })
      sortIntoHerd(g, seat, tile)
    } else addToHerd(g, seat, tile)
    g.then(step)
  },
}
