/** What can be clicked on the map, on the annex and beside New York. */
import { BELLS, type CityId, STATIONS, stationIn, TOWNS } from '@waystation/great-western-trail'
import type { Box } from '../../../art/ink.ts'
import { around, box, centre, grown } from '../../../board/boxes.ts'
import type { Spot } from '../../../board/Spots.tsx'
import { type Scene, spot } from '../spots/scene.ts'
import { annexBoxes, masterBoxes, shopsOn } from './layout/annex.ts'
import { northLayout, type TownBox } from './layout/layout.ts'
import { closeUp } from './closeup.ts'
import { townLabel, tradeLabel } from './labels.ts'
import { EXCHANGE, newYorkTarget, townTarget, tradeTarget } from './targets.ts'
import { northWords } from './text/words.ts'
import { spacesOf } from './trade.ts'

/** As wide as a finger where the sheet is that of a phone. */
const FINGER = 45

function reachable({ layout: { kind } }: Scene, rect: Box): Box {
  if (kind !== 'tall') return rect
  const { x, y } = centre(rect)
  return around(x, y, Math.max(FINGER, rect.width), Math.max(FINGER, rect.height))
}

const withGlow = (one: Spot, scene: Scene): Spot => ({ ...one, rect: reachable(scene, one.rect), glow: one.rect })

/** The city or the station of a town: all of it while that can be chosen, otherwise its head and its discs. */
function emblem({ rect, head, discs }: TownBox, lit: boolean): Box {
  if (lit || head === null || discs === null) return rect
  return box(discs.x, head.y, rect.x + rect.width - discs.x, discs.y + discs.height - head.y)
}

function townSpots(scene: Scene, id: (typeof TOWNS)[number]['id'], boxes: TownBox): Spot[] {
  const { view, labels, lit } = scene
  const { type } = TOWNS.find((each) => each.id === id) ?? TOWNS[0]
  const town = withGlow(spot(townTarget(id), boxes.rect, townLabel(id, view, labels)), scene)
  if (type === 'large') {
    const target = `city ${id}`
    return [town, withGlow(spot(target, emblem(boxes, lit.has(target)), labels.city(id as CityId)), scene)]
  }
  if (type === 'station') {
    const station = STATIONS[stationIn(id)].id
    const target = `station ${station}`
    return [town, withGlow(spot(target, emblem(boxes, lit.has(target)), labels.station(station)), scene)]
  }
  return [town]
}

/** What can be chosen lies above what cannot: a town is as large as its city. */
export function northSpots(scene: Scene): readonly Spot[] {
  const { layout, lit, labels, view } = scene
  if (layout.north === null || view.map === null) return []
  const map = northLayout(layout.north)
  const town = scene.near ?? null
  const near = town === null ? null : closeUp(map, town, layout)
  const towns = TOWNS.flatMap(({ id }) => townSpots(scene, id, map.towns[id]))
  const spaces = TOWNS.flatMap(({ id }) =>
    spacesOf(id).flatMap((index, i) => {
      if (!lit.has(tradeTarget(index))) return []
      const rect = grown(near?.town === id ? near.boxes.spaces[i] : map.towns[id].spaces[i], -0.4)
      return [spot(tradeTarget(index), rect, tradeLabel(index, labels), 3)]
    }),
  )
  const [x, y] = map.supply
  const supply = spot(
    'thing exchange-token',
    around(x, y, 36 * Math.sqrt(map.scale), 24 * Math.sqrt(map.scale)),
    northWords(labels.language).supply(view.map.exchangeTokens),
  )
  const isLit = ({ target }: Spot): boolean => lit.has(target)
  // A click beside its trade spaces puts the town back.
  const backdrop =
    near === null ? [] : [spot(townTarget(near.town), near.boxes.rect, townLabel(near.town, view, labels), 8, 'near')]
  return [supply, ...towns.filter((one) => !isLit(one)), ...towns.filter(isLit), ...backdrop, ...spaces]
}

export function newYorkSpots({ layout, view, labels }: Scene): readonly Spot[] {
  const room = layout.railroad.newYork
  if (room === null || view.map === null) return []
  return masterBoxes(room, view.map.newYork.length).map((rect, i) => {
    const master = view.map?.newYork[i] ?? ''
    return spot(newYorkTarget(master), rect, northWords(labels.language).besideNewYork(labels.name(master)), 3)
  })
}

/** Five bells, and the exchange tokens: those of the seat whose place is shown. On a phone the tokens are at hand on the dock. */
export function annexSpots({ layout, view, labels, seat }: Scene): readonly Spot[] {
  const { annex } = view.players[seat]
  if (annex === null) return []
  const words = northWords(labels.language)
  const label = words.tokens(annex.exchangeTokens)
  const own = view.players[seat].own !== null
  const token = (rect: Box): Spot => spot(own ? EXCHANGE : 'thing exchange-token', rect, label, 4, 'own tokens')
  const { annex: room, tokens: onDock } = layout.home
  if (onDock !== null) return [token(onDock)]
  if (room === null) return []
  const { bells, tokens } = annexBoxes(room)
  return [
    ...Array.from({ length: BELLS }, (_, i) =>
      spot('thing bell-space', bells[i], words.bell(i + 1, shopsOn(annex.shopsLeft, i)), 3, `bell ${i + 1}`),
    ),
    token(tokens),
  ]
}
