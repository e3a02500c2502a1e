/** A player's place: hand and purse, which are on the dock of a phone; the own board and things won, which are not. */
import { AUXILIARIES, BUILDINGS, CERTIFICATE_TRACK, type DiscId, WORKERS } from '@waystation/great-western-trail'
import type { Spot } from '../../../board/Spots.tsx'
import { box, grown } from '../../../board/boxes.ts'
import { handBoxes, seenOf, sortedHand } from '../hand.ts'
import { sidesIn } from '../layout/offers.ts'
import { discOf, spotsIn } from '../scene/OwnBoard.tsx'
import { buildingBoxes } from '../scene/ToBuild.tsx'
import { wonThings } from '../scene/Won.tsx'
import { handTarget, thingTarget } from '../targets.ts'
import { type Scene, spot } from './scene.ts'

/** A ring lies on the rim of a card: the next one begins with its value. */
const RIM = 2

/** Cards that lie close together: all but the last can be touched only where they are seen. */
function handSpots({ view, layout: { home }, labels, seat }: Scene): readonly Spot[] {
  const { own } = view.players[seat]
  if (own === null) return []
  const hand = sortedHand(own.hand)
  const boxes = handBoxes(home, hand.length)
  return hand.map((card, i): Spot => {
    const { x, y, height } = boxes[i]
    const rect = box(x, y, seenOf(boxes, i), height)
    return { ...spot(handTarget(card), rect, labels.hand(card), 5, `hand ${i}`), glow: grown(rect, -RIM) }
  })
}

export function dockSpots(scene: Scene): readonly Spot[] {
  const { view, layout, labels, seat } = scene
  const { purse, drawPile, discardPile } = layout.home
  const { money, pileCount, discard } = view.players[seat]
  return [
    spot(thingTarget('money'), purse, labels.words.purse(money)),
    ...handSpots(scene),
    spot(thingTarget('draw-pile'), drawPile, labels.stack('draw-pile', pileCount)),
    spot(thingTarget('discard-pile'), discardPile, labels.stack('discard-pile', discard.length)),
  ]
}

/** Whose place this is may be somebody else's: then things can only be asked about. */
const isOwn = ({ view, seat }: Scene): boolean => view.players[seat].own !== null && !view.over

function auxiliarySpots(scene: Scene): readonly Spot[] {
  const { view, layout, labels, seat } = scene
  const { auxiliaries } = layout.home
  if (auxiliaries === null) return []
  return AUXILIARIES.flatMap(({ id }): readonly Spot[] => {
    const rect = auxiliaries[id]
    if (rect === undefined) return []
    const { action, spots } = spotsIn(rect)
    const disc = discOf(id)
    const covered = (view.players[seat].discs[disc] ?? 0) > 0
    return [
      spot(`auxiliary ${id}`, action, labels.auxiliary(id), 6),
      covered ? spot(`disc ${disc}`, spots, labels.disc(disc), 6) : spot(`double ${id}`, spots, labels.double(id), 6),
    ]
  })
}

function limitSpots({ view, layout, labels, seat }: Scene): readonly Spot[] {
  const { discs } = layout.home
  if (discs === null) return []
  return (['disc-step-money', 'disc-step-vp', 'disc-hand'] satisfies DiscId[]).flatMap((id) => {
    const rect = discs[id]
    const there = (view.players[seat].discs[id] ?? 0) > 0
    return rect === undefined ? [] : [spot(there ? `disc ${id}` : thingTarget(id), rect, labels.disc(id), 6)]
  })
}

function certificateSpots({ view, layout, labels, seat }: Scene): readonly Spot[] {
  const { certificates: track } = layout.home
  if (track === null) return []
  const { discs, certificates } = view.players[seat]
  return CERTIFICATE_TRACK.map((count, i) => {
    const disc = count === 4 ? 'disc-certificate-4' : count === 6 ? 'disc-certificate-6' : null
    return disc !== null && (discs[disc] ?? 0) > 0
      ? spot(`disc ${disc}`, track[i], labels.disc(disc), 4)
      : spot(`certificate ${i}`, track[i], labels.words.certificate(count, count === certificates), 4)
  })
}

/** The last one hired of each row is the one to give; before that, what the row does. */
function workerSpots({ view, layout, labels, seat }: Scene): readonly Spot[] {
  const { workers } = layout.home
  if (workers === null) return []
  return WORKERS.map((worker) => {
    const hired = Math.max(1, view.players[seat].workers[worker])
    const { x, y, width, height } = workers[worker][hired - 1]
    const first = workers[worker][0]
    return {
      ...spot(`worker ${worker}`, box(first.x, y, x + width - first.x, height), labels.atWork(worker, seat), 5),
      glow: box(x, y, width, height),
    }
  })
}

/** Tiles lie close together: a ring lies on the edge of its own. */
const EDGE = 2.4

function buildingSpots({ view, layout, labels, seat }: Scene): readonly Spot[] {
  const room = layout.home.buildings
  if (room === null) return []
  const { supply } = view.players[seat]
  const boxes = buildingBoxes(room, supply.length)
  return supply.map((id, i) => {
    const { number } = BUILDINGS.find((each) => each.id === id) ?? BUILDINGS[0]
    return { ...spot(`building ${number}`, boxes[i], labels.building(id), 3), glow: grown(boxes[i], -EDGE) }
  })
}

const WON_HELP: { readonly [id: string]: string } = { hazard: 'hazard-flood-1' }

function wonSpots({ view, layout, labels, seat }: Scene): readonly Spot[] {
  const room = layout.home.won
  if (room === null) return []
  return wonThings(room, view.players[seat]).map((thing, i) => {
    const help = WON_HELP[thing.id] ?? thing.id
    const won = labels.won(seat, help)
    const label = thing.kind === 'count' ? labels.words.inPile(won, String(thing.count)) : won
    return spot(thingTarget(help), thing.rect, label, 3, `won ${i}`)
  })
}

/** The two sides of a building, before the first turn. */
function sideSpots({ layout, labels, lit }: Scene): readonly Spot[] {
  const sides = BUILDINGS.filter(({ id }) => lit.has(`side ${id}`))
  const boxes = sidesIn(layout, Math.max(1, sides.length))
  return sides.map(({ id }, i) => spot(`side ${id}`, boxes[i], labels.side(id), 8))
}

export function homeSpots(scene: Scene): readonly Spot[] {
  const spots = [
    ...auxiliarySpots(scene),
    ...workerSpots(scene),
    ...limitSpots(scene),
    ...certificateSpots(scene),
    ...buildingSpots(scene),
    ...wonSpots(scene),
    ...sideSpots(scene),
  ]
  return isOwn(scene) ? spots : spots.map((each) => ({ ...each, target: asked(each.target) }))
}

/** The same thing, only to be asked about. */
function asked(target: string): string {
  const [kind, id] = target.split(' ')
  return kind === 'auxiliary' || kind === 'double' || kind === 'disc' || kind === 'worker' ? thingTarget(id) : target
}
