/** What an answer of Rails to the North costs and brings. */
import {
  BELLS_WITH_TOKEN,
  type GreatWesternTrail,
  type MediumTileId,
  NORTH,
  type Option,
  type PlayerView,
  SHOPS,
  SHOPS_PER_BELL,
  STATION_MASTERS,
  STATIONS,
  stationIn,
  TOWNS,
  type View,
} from '@waystation/great-western-trail'
import type { GameText, Language } from '@waystation/kernel'
import type { Consequence } from '../../../adapter.ts'
import { cost, gain, note } from '../consequences/telling.ts'
import { boardWords } from '../text/words.ts'
import { mediumTile } from './medium.ts'
import { withinReach } from './reach.ts'
import { northWords } from './text/words.ts'

type Shop = Extract<Option, { do: 'shop' }>

export function northConsequences(
  option: Option,
  view: View,
  player: PlayerView,
  text: GameText<GreatWesternTrail>,
): readonly Consequence[] {
  const words = boardWords(text.language)
  switch (option.do) {
    case 'shop':
      return [...printed(option, text), ...bell(player, text), ...town(option, view, player, text)]
    case 'master': {
      const { immediate, permanentCertificates } = STATION_MASTERS[option.index]
      const now = immediate.flatMap((action): Consequence[] => {
        if (action.type === 'money') return [gain(words.gain(words.money(action.amount)))]
        if (action.type === 'certificates') return [gain(words.gain(words.certificates(action.amount)))]
        return action.type === 'exchangeToken' ? [gain(words.gain(words.exchangeToken))] : []
      })
      const lasting = permanentCertificates > 0 ? [gain(words.gain(words.certificates(permanentCertificates)))] : []
      return [...now, ...lasting, note(text.components[option.master]?.name ?? '')]
    }
    case 'exchange':
      return [cost(words.cost(words.exchangeToken)), note(northWords(text.language).draws(option.count))]
    default:
      return []
  }
}

function printed({ print: { price, money, gives } }: Shop, { language }: GameText<GreatWesternTrail>): Consequence[] {
  const words = boardWords(language)
  return [
    ...(price > 0 ? [cost(words.cost(words.money(price)))] : []),
    ...(money > 0 ? [gain(words.gain(words.money(money)))] : []),
    ...(gives === 'certificate' ? [gain(words.gain(words.certificates(1)))] : []),
    ...(gives === 'exchangeToken' ? [gain(words.gain(words.exchangeToken))] : []),
    ...(gives === 'objective' ? [gain(words.gain(words.objective))] : []),
  ]
}

/** The last shop of a bell space: it counts for San Francisco, and some give a token. */
function bell({ annex }: PlayerView, { language }: GameText<GreatWesternTrail>): Consequence[] {
  const placed = SHOPS - (annex?.shopsLeft ?? SHOPS) + 1
  if (placed % SHOPS_PER_BELL !== 0) return []
  const number = placed / SHOPS_PER_BELL
  const words = boardWords(language)
  return [
    note(northWords(language).emptiesBell(number)),
    ...(BELLS_WITH_TOKEN.includes(number) ? [gain(words.gain(words.exchangeToken))] : []),
  ]
}

/** The tile of a medium town, which may be used once now. */
function then(id: MediumTileId, language: Language): string {
  const words = northWords(language)
  const { money } = boardWords(language)
  const tile = mediumTile(id)
  switch (tile.does) {
    case 'hire':
      return words.thenHire(money(-tile.less))
    case 'remove':
      return words.thenRemove(tile.cards)
    case 'engine':
      return words.thenEngine(tile.spaces)
    case 'moneyOrCattle':
      return words.thenMoneyOrCattle(money(tile.money), tile.value)
    case 'build':
      return words.thenBuild(money(tile.price))
  }
}

function town(option: Shop, view: View, player: PlayerView, text: GameText<GreatWesternTrail>): Consequence[] {
  const words = northWords(text.language)
  const index = TOWNS.findIndex(({ id }) => id === option.town)
  const { type } = TOWNS[index]
  const city = NORTH.cities.find(({ id }) => id === (option.town as string))
  const tile = view.map?.towns[index].tile ?? null
  const money = (dollars: number): string => boardWords(text.language).money(dollars)
  const more = withinReach(player, [option.town]).length - withinReach(player).length + 1
  return [
    ...(city === undefined ? [] : [note(words.opensCity(text.components[city.component]?.name ?? '', city.value))]),
    ...(type === 'station' ? [note(words.station(money(STATIONS[stationIn(option.town)].cost)))] : []),
    ...(tile === null ? [] : [note(then(tile, text.language))]),
    ...(more > 0 ? [note(words.opensTowns(more))] : []),
  ]
}
