/** What a screen reader says about the map. */
import { NORTH, type TownId, TOWNS, type TradeSpace, type View } from '@waystation/great-western-trail'
import { capitalized } from '@waystation/wording'
import type { Labels } from '../labels.ts'
import { northWords } from './text/words.ts'
import { printOf, spacesOf, townOfSpace } from './trade.ts'

function printLabel({ price, money, gives }: TradeSpace, labels: Labels): string {
  const words = northWords(labels.language)
  if (gives !== null) return words[gives]
  if (price > 0) return words.pay(labels.words.money(price))
  return money > 0 ? words.gain(labels.words.money(money)) : words.bare
}

/** Its name, its value, its tile, whose shops stand there and what else its trade spaces print. */
export function townLabel(id: TownId, view: View, labels: Labels): string {
  const words = northWords(labels.language)
  const town = view.map?.towns[TOWNS.findIndex((each) => each.id === id)]
  const city = NORTH.cities.find((each) => each.id === (id as string))
  const shops = (town?.spaces ?? []).flatMap((seat) => (seat === null ? [] : [words.shopOf(labels.names(seat))]))
  const free = spacesOf(id).filter((_, i) => town?.spaces[i] === null)
  const printed = new Set(
    free
      .map(printOf)
      .filter(isPrinted)
      .map((print) => printLabel(print, labels)),
  )
  return capitalized(
    words.town(labels.name(`town-${id}`), [
      ...(city === undefined ? [] : [String(city.value)]),
      ...(town?.tile === null || town === undefined ? [] : [labels.name(town.tile)]),
      ...shops,
      ...printed,
    ]),
  )
}

const isPrinted = ({ price, money, gives }: TradeSpace): boolean => price > 0 || money > 0 || gives !== null

export const tradeLabel = (index: number, labels: Labels): string =>
  northWords(labels.language).tradeSpace(labels.name(`town-${townOfSpace(index)}`), printLabel(printOf(index), labels))
