/** A player's place: hand, workers and purse, which are on the dock of a phone; slots, piles and tiles, which are not. */
import { AUXILIARIES, fulfilledNow, WORKER_IDS, type WorkerId } from '@waystation/el-paso'
import { capitalized } from '@waystation/wording'
import type { Box } from '../../../art/ink.ts'
import type { Spot } from '../../../board/Spots.tsx'
import { handBoxes, handOf } from '../hand.ts'
import { box } from '../../../board/boxes.ts'
import { tileBoxes, tilesOf } from '../scene/OwnTiles.tsx'
import { PURSE, purseBoxes, type PurseThing } from '../scene/Purse.tsx'
import { handTarget, thingTarget, WILD_STAFF } from '../targets.ts'
import { discSpots } from './discs.ts'
import type { RanchScene } from './spots.ts'

/** Cards that lie close together: all but the last can be touched only where they are seen. */
function handSpots({ view, layout: { ranch }, labels, seat }: RanchScene): Spot[] {
  const hand = handOf(view, seat)
  if (hand === null) return []
  const boxes = handBoxes(ranch, hand.length)
  return hand.map((breed, i): Spot => {
    const { x, y, width, height } = boxes[i]
    const seen = i + 1 < hand.length ? Math.min(width, boxes[i + 1].x - x) : width
    return {
      key: `hand ${i}`,
      target: handTarget(breed),
      rect: box(x, y, seen, height),
      // On the edge of the card: beside it lies the name of the next one.
      glow: box(x + 2, y + 2, seen - 4, height - 4),
      label: labels.hand(breed),
      round: 5,
    }
  })
}

function workerSpots({ view, layout: { ranch }, labels, seat }: RanchScene): Spot[] {
  const own = view.seat === seat || view.seat === null
  return WORKER_IDS.flatMap((id): Spot[] => {
    const target = id === 'wild' && own ? WILD_STAFF : thingTarget(id)
    return [
      { key: `staff ${id}`, target, rect: ranch.workers[id], label: labels.atWork(id, seat), round: 5 },
      ...(ranch.slips[id].width === 0 ? [] : [slip(id)]),
    ]
  })

  function slip(id: WorkerId): Spot {
    return {
      key: `bonus ${id}`,
      target: own ? `bonus ${id}` : thingTarget(id),
      rect: ranch.slips[id],
      label: labels.words.bonusOf(labels.name(id), labels.gives(id)),
      round: 5,
    }
  }
}

function purseSpots({ view, layout: { ranch }, labels, seat }: RanchScene): Spot[] {
  const { money, tokens, certificates, permanentCertificates, removed } = view.players[seat]
  const { purse } = labels.words
  const said: { readonly [thing in PurseThing]: string } = {
    money: purse.money(money),
    'exchange-token': purse.tokens(tokens),
    certificate: purse.certificates(certificates),
    'permanent-certificate': purse.permanent(permanentCertificates),
    'property-marker': purse.markers(view.trail.filter(({ owner }) => owner === seat).length),
    'reject-pile': purse.removed(removed.length),
  }
  const boxes = purseBoxes(ranch.purse)
  return PURSE.flatMap((thing): Spot[] => {
    const rect = thing === 'exchange-token' && ranch.token !== null ? ranch.token : boxes[thing]
    if (rect === undefined) return []
    const target = thing === 'exchange-token' ? 'token' : thingTarget(thing)
    return [{ key: `purse ${thing}`, target, rect, label: said[thing], round: 5 }]
  })
}

export const dockSpots = (scene: RanchScene): readonly Spot[] => [
  ...purseSpots(scene),
  ...handSpots(scene),
  ...workerSpots(scene),
]

export function ranchSpots(scene: RanchScene): readonly Spot[] {
  const { view, layout, labels, seat } = scene
  const { slots, tiles, drawPile, discardPile } = layout.ranch
  if (slots === null) return []
  const { discs, pileSize, discard } = view.players[seat]
  const auxiliaries = AUXILIARIES.map((id): Spot => {
    const target = `auxiliary ${id}`
    const open = !discs.includes(`disc-${id}`) || id === 'aux-money' || id === 'aux-exchange'
    return { key: target, target, rect: slots[`disc-${id}`], label: labels.auxiliary(id, open), round: 6 }
  })
  const pile = (id: string, rect: Box, count: number): Spot => ({
    key: id,
    target: thingTarget(id),
    rect,
    label: capitalized(labels.words.stack(labels.name(id), count)),
    round: 5,
  })
  return [
    pile('draw-pile', drawPile, pileSize),
    pile(
      'discard-pile',
      discardPile,
      discard.reduce((sum, { count }) => sum + count, 0),
    ),
    ...auxiliaries,
    ...discSpots(scene, slots, 'disc'),
    ...(tiles === null ? [] : tileSpots(scene, tiles)),
  ]
}

function tileSpots({ view, labels, seat }: RanchScene, rect: Box): Spot[] {
  const tiles = tilesOf(view, seat)
  const done: readonly string[] = fulfilledNow(view, seat)
  const boxes = tileBoxes(rect, tiles.length)
  return tiles.map(
    ({ id }, i): Spot => ({
      key: `own ${id}`,
      target: thingTarget(id),
      rect: boxes[i],
      label: labels.words.tileOf(labels.name(id), done.includes(id)),
      round: 5,
    }),
  )
}
