/** Spaces of the trail and the stack of Simmental. */
import { type SpaceView, stepsAhead } from '@waystation/el-paso'
import type { Spot } from '../../../board/Spots.tsx'
import { thingTarget } from '../targets.ts'
import type { Scene } from './spots.ts'

/** "s-3" is called 3, "n-b" is called B. */
const nameOf = (node: string): string => node.slice(node.indexOf('-') + 1).toUpperCase()

export function trailSpots({ view, layout: { trail }, labels, seat, stops }: Scene): readonly Spot[] {
  const steps = view.turn === seat ? stepsAhead(view, seat) : null
  const mayStop = ({ node }: SpaceView): string | null => {
    const cards = stops.at.get(node)
    return cards === undefined ? null : labels.words.sueMayStop(cards, stops.cards)
  }
  const spaces = view.trail.map((space): Spot => {
    const target = `space ${space.node}`
    const number = space.node === 'el-paso' ? 'A' : nameOf(space.node)
    const ahead = space.place === null ? undefined : steps?.get(space.node)
    return {
      key: target,
      target,
      rect: trail.nodes[space.node],
      label: labels.space(space, number, ahead, mayStop(space)),
      round: 7,
    }
  })
  const simmental: Spot = {
    key: 'simmental',
    target: thingTarget(view.simmental.left > 0 ? 'simmental' : 'simmental-space'),
    rect: trail.simmental,
    label: `${labels.name('simmental')}, ${labels.words.left(view.simmental.left)}`,
    round: 6,
  }
  return [...spaces, simmental]
}
