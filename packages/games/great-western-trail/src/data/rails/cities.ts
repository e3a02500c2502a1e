/** The new strip of cities, its pairs, and the large towns one may deliver to. Rails to the North: "Livraison". */
import { type Arrow, city, type City, type CityBoard, type CityId, indexOfCity } from '../cities.ts'
import { townOfCity } from './towns.ts'

type Extras = Parameters<typeof city>[4]
const strip = (id: CityId, value: number, frame: City['frame'], extras: Extras = {}): City =>
  city(id, `northern-city-${id}`, value, frame, extras)
const large = (id: CityId, value: number, frame: City['frame'], extras: Extras = {}): City =>
  strip(id, value, frame, { town: townOfCity(id), ...extras })

const CITIES: readonly City[] = [
  strip('kansas-city', 0, 'white', { repeatable: true, money: 6, vp: -8 }),
  strip('columbia', 1, 'white'),
  strip('st-louis', 4, 'white'),
  strip('chicago', 6, 'white'),
  strip('detroit', 10, 'black', { objective: true }),
  strip('cleveland', 12, 'black'),
  strip('pittsburgh', 15, 'white'),
  strip('new-york', 18, 'black', { master: true, vp: 3 }),
  large('memphis', 3, 'white', { money: 2, objective: true }),
  large('denver', 8, 'black'),
  large('milwaukee', 11, 'black', { money: 3, objective: true }),
  large('green-bay', 12, 'white', { vp: 4 }),
  large('minneapolis', 13, 'black', { vp: 10 }),
  large('toronto', 14, 'black', { vp: 5 }),
  large('san-francisco', 18, 'black', { repeatable: true, vpPerBell: 2 }),
  large('montreal', 20, 'black', { vp: 15 }),
]
const pair = (from: CityId, to: CityId, vp: number, gives: Arrow['gives'] = null): Arrow => ({
  from: indexOfCity(CITIES, from),
  to: indexOfCity(CITIES, to),
  vp,
  gives,
})

export const NORTH: CityBoard = {
  cities: CITIES,
  arrows: [
    pair('columbia', 'st-louis', -5, 'exchangeToken'),
    pair('chicago', 'detroit', -5, 'exchangeToken'),
    pair('cleveland', 'pittsburgh', 4, 'objective'),
    pair('pittsburgh', 'new-york', 6),
  ],
  sanFrancisco: indexOfCity(CITIES, 'san-francisco'),
  mayRefuse: true,
}
