/** Name and help of cities, stations, station masters and towns. */
import { type CityBoard, type CityId, NO_TOWN, WEST } from '../../data/cities.ts'
import { BESIDE_THE_TRACK, spaceId, STATIONS } from '../../data/railroad.ts'
import { NORTH } from '../../data/rails/cities.ts'
import { MEDIUM_TILES } from '../../data/rails/medium-towns.ts'
import { FROM_TOWN_HALL, gatesOf, NEXT_TOWNS, type Town, TOWNS, type TradeSpace } from '../../data/rails/towns.ts'
import { STATION_MASTERS } from '../../data/station-masters.ts'
import { bareSpaceName } from '../phrases/places.ts'
import { tally } from '../phrases/cards.ts'
import type { Say } from '../phrases.ts'
import type { Words } from '../words.ts'
import { type Entry, slotsText } from './entries.ts'

/** Towns of a set, by name. */
export const townsIn = (say: Say, towns: number): string[] =>
  TOWNS.flatMap(({ id }, town) => ((towns >> town) & 1 ? [say.town(id)] : []))

function cities(words: Words, say: Say, { cities: all, arrows }: CityBoard, gates: (city: CityId) => number): Entry[] {
  return all.map((city, index): Entry => {
    const mine = arrows
      .filter((a) => a.from === index || a.to === index)
      .map((a) => {
        return words.arrow(say.city(all[a.from === index ? a.to : a.from].id), a)
      })
    const onMap = city.town !== NO_TOWN
    const opens = onMap ? [] : townsIn(say, gates(city.id))
    const print = {
      ...city,
      black: city.frame === 'black',
      onMap,
      opens: opens.length === 0 ? null : words.list(opens),
    }
    return [city.component, { name: say.city(city.id), help: words.cityHelp(print, mine) }]
  })
}

function stations(words: Words, say: Say): Entry[] {
  return STATIONS.map(({ id, cost, vp, frame, master, at }): Entry => {
    const place = at === BESIDE_THE_TRACK ? null : bareSpaceName(words, spaceId(at))
    const help = words.stationHelp({ cost, vp, black: frame === 'black', master, at: place })
    return [id, { name: say.station(id), help }]
  })
}

function masters(words: Words, say: Say): Entry[] {
  return STATION_MASTERS.map((m): Entry => {
    const immediate = m.immediate.length === 0 ? null : slotsText(words, say, [m.immediate])
    const help = words.masters(immediate, m.permanentCertificates, words.masterBonus[m.bonus])
    return [m.id, { name: say.master(m.id), help }]
  })
}

/** A trade space in a few words. */
export function spaceText({ tradeSpace }: Words, { price, money, gives }: TradeSpace): string {
  if (gives !== null) return tradeSpace[gives]
  if (price > 0) return tradeSpace.pay(price)
  return money > 0 ? tradeSpace.gain(money) : tradeSpace.bare
}

/** Where a network may come to this town from, besides its neighbours. */
function gatesTo(words: Words, town: number): string[] {
  const hall = (FROM_TOWN_HALL >> town) & 1 ? [words.townHall] : []
  const open = NORTH.cities.filter(({ id, town: own }) => own === NO_TOWN && (gatesOf(id) >> town) & 1)
  return [...hall, ...open.map(({ id }) => words.cities[id])]
}

function towns(words: Words, say: Say): Entry[] {
  return TOWNS.map(({ id, type, section, spaces }: Town, town): Entry => {
    const told = tally(spaces.map((space) => spaceText(words, space))).map(([text, n]) => words.zones.copies(n, text))
    const help = words.townHelp({
      type,
      section: words.sectionNames[section],
      spaces: words.list(told),
      next: words.list(townsIn(say, NEXT_TOWNS[town])),
      gates: words.list(gatesTo(words, town)),
    })
    return [`town-${id}`, { name: say.town(id), help }]
  })
}

const mediumTiles = (words: Words, say: Say): Entry[] =>
  MEDIUM_TILES.map(({ id, immediate }): Entry => {
    return [id, { name: say.mediumTile(id), help: words.mediumHelp(slotsText(words, say, [immediate])) }]
  })

export const railroadComponents = (words: Words, say: Say): Entry[] => [
  ...cities(words, say, WEST, () => 0),
  ...cities(words, say, NORTH, gatesOf),
  ...stations(words, say),
  ...masters(words, say),
  ...towns(words, say),
  ...mediumTiles(words, say),
]
