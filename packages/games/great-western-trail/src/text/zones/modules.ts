/** The map of Rails to the North and the poker table, and a player's part of them. */
import type { Zone, ZoneItem, ZoneRow } from '@waystation/kernel'
import { itemsOr } from '@waystation/wording'
import { NORTH } from '../../data/rails/cities.ts'
import { FROM_TOWN_HALL, gatesOf, SECTIONS, TOWN_LINES, TOWNS } from '../../data/rails/towns.ts'
import { spaceText, townsIn } from '../components/railroad.ts'
import type { PlayerView } from '../../view.ts'
import type { TownView } from '../../view/modules.ts'
import type { Reader } from '../zones.ts'
import { cardItems, row } from './cards.ts'

/** Who has a shop there, what its free trade spaces print, and the tile of a medium town. */
function townItem({ names, words, say }: Reader, { town, spaces, tile }: TownView, index: number): ZoneItem {
  const told = spaces.map((seat, i) =>
    seat === null ? spaceText(words, TOWNS[index].spaces[i]) : words.zones.owned(words.things.shop.name, names(seat)),
  )
  const parts = [...(tile === null ? [] : [say.mediumTile(tile)]), ...new Set(told)]
  const text = words.zones.labelled(words.zones.heading(say.town(town)), parts.join(', '))
  return { text, component: `town-${town}`, target: `town ${town}` }
}

/** Where a network may begin. */
function waysIn({ words, say }: Reader): ZoneItem[] {
  const { zones } = words
  const opened = (towns: number): string => words.list(townsIn(say, towns))
  const cities = NORTH.cities.filter(({ id }) => gatesOf(id) !== 0)
  return [
    { text: zones.fromTownHall(opened(FROM_TOWN_HALL), words.townHall) },
    ...cities.map(({ id, component }) => ({ text: zones.withDisc(opened(gatesOf(id)), say.city(id)), component })),
  ]
}

export function mapZones(reader: Reader): Zone[] {
  const { view, words, say } = reader
  const { map } = view
  if (map === null) return []
  const rows = SECTIONS.map((section): ZoneRow => {
    const items = map.towns.flatMap((town, i) => (TOWNS[i].section === section ? [townItem(reader, town, i)] : []))
    return { label: words.zones.section(words.sectionNames[section]), items }
  })
  const lines = TOWN_LINES.map((line): ZoneItem => ({ text: words.list(line.map(say.town)) }))
  rows.push(row(words.zones.lines, lines), row(words.zones.waysIn, waysIn(reader)))
  const masters = map.newYork.map((id): ZoneItem => ({ text: say.master(id), component: id }))
  rows.push({ label: words.zones.newYork, items: itemsOr(masters, { text: words.zones.none }) })
  const tokens: ZoneItem = { text: words.zones.supply(map.exchangeTokens), component: 'exchange-token' }
  rows.push({ label: words.zones.exchangeTokens, items: [tokens] })
  return [{ id: 'map', kind: 'board', title: words.zones.map, rows }]
}

export function pokerZones({ view, words }: Reader): Zone[] {
  const { poker } = view
  if (poker === null) return []
  const { zones } = words
  const pot: ZoneItem = { text: zones.dollars(poker.pot), component: 'poker-table' }
  const tokens = poker.tokens.map((token): ZoneItem => {
    return { text: zones.bonusToken(token.vp, token.money), component: 'bonus-token' }
  })
  const rows = [row(zones.pot, [pot]), row(zones.bonusTokens, itemsOr(tokens, { text: zones.none }))]
  return [{ id: 'poker', kind: 'board', title: zones.poker, rows }]
}

export function annexRows({ annex }: PlayerView, { words, say }: Reader): ZoneRow[] {
  if (annex === null) return []
  const { zones } = words
  const shops = annex.shops.map((id): ZoneItem => ({ text: say.town(id), component: `town-${id}` }))
  return [
    row(zones.annex, [{ text: zones.annexOf(annex.shopsLeft, annex.emptyBells), component: 'bell-space' }]),
    row(zones.shops, itemsOr(shops, { text: zones.none })),
    row(zones.exchangeTokens, [{ text: String(annex.exchangeTokens), component: 'exchange-token' }]),
  ]
}

export function tableRows({ atPokerTable: seat }: PlayerView, reader: Reader): ZoneRow[] {
  if (seat === null) return []
  const { zones } = reader.words
  const worker: ZoneItem = {
    text: zones.seatedWorker(reader.say.worker(seat.worker), seat.vp),
    component: 'bonus-token',
  }
  const cards = seat.cards === null ? [] : cardItems(reader, seat.cards)
  const count: ZoneItem = { text: zones.cardCount(seat.cardCount), component: 'poker-table' }
  return [row(zones.atTable, [worker, count, ...(seat.cardCount > 0 ? cards : [])])]
}
