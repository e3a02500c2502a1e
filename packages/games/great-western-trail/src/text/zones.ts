/** The whole table as readable zones, for the terminal, the generic web table and screen readers. */
import type { Zone, ZoneItem, ZoneRow } from '@waystation/kernel'
import { itemsOr, type Telling } from '@waystation/wording'
import { BESIDE_THE_TRACK, RED_CROSSES, spaceId, STATIONS } from '../data/railroad.ts'
import { JOB_ROWS } from '../data/job-market.ts'
import { NODES } from '../data/trail.ts'
import type { SpaceView, View } from '../view.ts'
import { bareSpaceName } from './phrases/places.ts'
import { mapZones, pokerZones } from './zones/modules.ts'
import { playerZones } from './zones/player.ts'
import { marksOf, type Say } from './phrases.ts'
import type { Words } from './words.ts'

export type Reader = Telling<View, Words, Say>

export function zones(reader: Reader): Zone[] {
  return [
    trail(reader),
    village(reader),
    cityStrip(reader),
    railroad(reader),
    ...mapZones(reader),
    ...pokerZones(reader),
    jobMarket(reader),
    foresight(reader),
    market(reader),
    objectives(reader),
    ...here(reader),
    ...reader.view.players.flatMap((player) => playerZones(player, reader)),
  ]
}

/** What is printed where the cattleman stands of whoever is in phase B. */
function here({ view, names, words, say }: Reader): Zone[] {
  const { place, actions, actionIds } = view.asked
  if (place === null || actions.length === 0) return []
  const items = actions.map(
    (action, i): ZoneItem => ({
      text: say.action(action, null),
      target: `action ${actionIds[i]}`,
    }),
  )
  const label = words.zones.heading(say.location(place.node, place.tile, names))
  return [{ id: 'here', kind: 'board', title: words.zones.actionsHere, rows: [{ label, items }] }]
}

const cattlemen = ({ names, words }: Reader, { cattlemen: seats }: SpaceView): ZoneItem[] =>
  seats.map((seat) => ({
    text: words.zones.labelled(names(seat), words.zones.cattleman),
    component: 'cattleman',
    seat,
  }))

/** The tile on a space. */
function tileItem({ names, words, say }: Reader, { node, tile }: SpaceView): ZoneItem {
  const target = `node ${node}`
  if (tile === null) return { text: words.zones.free, component: `space-${node}`, target }
  if (tile.kind === 'neutral') {
    return { text: say.neutral(tile.letter), component: `neutral-building-${tile.letter.toLowerCase()}`, target }
  }
  if (tile.kind !== 'building') return { text: say.tile(tile.tile), component: tile.tile, target }
  const text = words.zones.owned(say.building(tile.building), names(tile.owner))
  return { text, component: `building-${tile.building}`, target, seat: tile.owner }
}

/** A site by name and marks, since one may build there; a village space by value; empty hazard spaces are left out. */
function spaceItems(reader: Reader, index: number): ZoneItem[] {
  const { words, say, view } = reader
  const { id, kind } = NODES[index]
  const space = view.trail[index]
  const riders = cattlemen(reader, space)
  const item = tileItem(reader, space)
  if (kind !== 'site' && kind !== 'teepee') return [...(space.tile === null ? [] : [item]), ...riders]
  if (kind === 'teepee' && space.tile === null) return riders
  const marks = marksOf(words, id)
  const place = words.zones.heading(say.node(id))
  const name = marks.length === 0 ? place : `${place} (${marks.join(', ')})`
  return [{ ...item, text: words.zones.labelled(name, item.text) }, ...riders]
}

const offTrail = (index: number): boolean => NODES[index].id.includes('minus')
/** Spaces that follow each other without a fork, a join or a neutral building between them. */
const STRETCHES: readonly (readonly number[])[] = NODES.reduce<number[][]>((stretches, node, index) => {
  const before = index > 0 ? NODES[index - 1] : undefined
  const joined = before?.next.length === 1 && before.next[0] === node.id
  const landmark = (kind: string): boolean => kind === 'neutral' || kind === 'start' || kind === 'kansas-city'
  if (offTrail(index)) return stretches
  if (joined && !landmark(node.kind) && !landmark(before.kind)) stretches[stretches.length - 1].push(index)
  else stretches.push([index])
  return stretches
}, [])

function trail(reader: Reader): Zone {
  const { words, say } = reader
  const rows = STRETCHES.map((stretch): ZoneRow => {
    const first = say.node(NODES[stretch[0]].id)
    const last = say.node(NODES[stretch[stretch.length - 1]].id)
    const label = stretch.length === 1 ? words.zones.heading(first) : words.zones.stretch(first, last)
    const items = stretch.flatMap((index) => spaceItems(reader, index))
    const empty = stretch.every((index) => NODES[index].kind === 'kansas-city' || NODES[index].kind === 'start')
    return { label, items: itemsOr(items, { text: empty ? words.zones.nobody : words.zones.free }) }
  })
  return { id: 'trail', kind: 'board', title: words.zones.trail, rows }
}

/** The village spaces beside the trail; the others are part of it. */
function village(reader: Reader): Zone {
  const { words, say, view } = reader
  const rows = NODES.flatMap(({ id }, index): ZoneRow[] =>
    offTrail(index) ? [{ label: words.zones.heading(say.node(id)), items: [tileItem(reader, view.trail[index])] }] : [],
  )
  return { id: 'village', kind: 'board', title: words.zones.village, rows }
}

function cityStrip({ view, names, words, say }: Reader): Zone {
  const rows = view.cities.map(({ city: id, component, value }): ZoneRow => {
    const target = `city ${id}`
    const items = view.players.flatMap(({ seat, cities }): ZoneItem[] => {
      const discs = cities.find((c) => c.city === id)?.discs ?? 0
      if (discs === 0) return []
      return [{ text: words.zones.copies(discs, names(seat)), component, target, seat }]
    })
    const empty: ZoneItem = { text: words.zones.none, component, target }
    return { label: `${say.city(id)} (${words.zones.value(value)})`, items: itemsOr(items, empty) }
  })
  return { id: 'cities', kind: 'track', title: words.zones.cities, rows }
}

function railroad({ view, names, words, say }: Reader): Zone {
  const engines = view.players.map(
    ({ seat, engine }): ZoneItem => ({
      text: words.zones.labelled(names(seat), say.space(engine)),
      component: 'engine',
      seat,
    }),
  )
  const stations = view.stationMasters.map((master, i): ZoneRow => {
    const { id, cost, vp, at } = STATIONS[i]
    const items: ZoneItem[] = view.players
      .filter((p) => p.stations.includes(id))
      .map(({ seat }) => ({ text: names(seat), component: id, target: `station ${id}`, seat }))
    if (master.master) items.push({ text: say.master(master.master), component: master.master })
    if (master.worker) items.push({ text: say.worker(master.worker), component: master.worker })
    const empty: ZoneItem = { text: words.zones.none, component: id, target: `station ${id}` }
    const place = at === BESIDE_THE_TRACK ? null : bareSpaceName(words, spaceId(at))
    const label = `${words.zones.heading(say.station(id))} (${words.zones.cost(cost, vp, place)})`
    return { label, items: itemsOr(items, empty) }
  })
  const crosses: ZoneItem = { text: words.zones.crossesAfter(RED_CROSSES), component: 'red-cross' }
  return {
    id: 'railroad',
    kind: 'track',
    title: words.zones.railroad,
    rows: [
      { label: words.zones.engineAt, items: engines },
      { label: words.zones.crosses, items: [crosses] },
      ...stations,
    ],
  }
}

function jobMarket({ view, names, words, say }: Reader): Zone {
  const rows = view.jobMarket.map(({ row, cost, workers }): ZoneRow => {
    const items = workers.flatMap((w): ZoneItem[] =>
      w === null ? [] : [{ text: say.worker(w), component: w, target: `row ${row} ${w}` }],
    )
    if (view.tokenRow === row) items.push({ text: words.zones.token, component: 'job-market-token' })
    return {
      label: words.zones.row(row, cost, JOB_ROWS[row - 1].arrow),
      items: itemsOr(items, { text: words.zones.none }),
    }
  })
  if (view.tokenHolder !== null) {
    const text = words.zones.tokenTaken(names(view.tokenHolder))
    rows.push({ items: [{ text, component: 'job-market-token', seat: view.tokenHolder }] })
  }
  return { id: 'job-market', kind: 'market', title: words.zones.jobMarket, rows: rows.slice(0, JOB_ROWS.length + 1) }
}

function foresight({ view, words, say }: Reader): Zone {
  const rows = view.foresight.map((tiles, i): ZoneRow => {
    const items = tiles.flatMap((tile): ZoneItem[] =>
      tile === null ? [] : [{ text: say.tile(tile), component: tile }],
    )
    items.push({ text: words.zones.supply(view.supply[i]), component: 'supply-pile' })
    return { label: words.zones.column(i + 1), items }
  })
  return { id: 'foresight', kind: 'market', title: words.zones.foresight, rows }
}

function market({ view, words, say }: Reader): Zone {
  const cards = view.market.map(
    ({ card, count }): ZoneItem => ({
      text: words.zones.copies(count, say.card(card)),
      component: card,
      target: `cattle ${card}`,
    }),
  )
  const deck: ZoneItem = { text: words.zones.deck(view.marketDeck), component: 'market-deck' }
  return {
    id: 'market',
    kind: 'market',
    title: words.zones.market,
    rows: [{ items: itemsOr(cards, { text: words.zones.none }) }, { items: [deck] }],
  }
}

function objectives({ view, words, say }: Reader): Zone {
  const cards = view.objectives.map((id): ZoneItem => ({ text: say.objective(id), component: id }))
  const deck: ZoneItem = { text: words.zones.deck(view.objectiveDeck), component: 'objective-deck' }
  return {
    id: 'objectives',
    kind: 'market',
    title: words.zones.objectives,
    rows: [{ items: itemsOr(cards, { text: words.zones.none }) }, { items: [deck] }],
  }
}
