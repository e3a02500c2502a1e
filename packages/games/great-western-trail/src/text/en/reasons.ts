import type { Need } from '../../explain/question.ts'
import type { WorkerId } from '../../data/tiles.ts'
import { joined } from '@waystation/wording'
import type { CityId } from '../../data/cities.ts'
import type { TownId } from '../../data/rails/towns.ts'
import type { Words } from '../words.ts'

const either = joined('or')
const names = (list: string | number): string[] => String(list).split(' ').filter(Boolean)

/** What a target waits for. */
const needs: { readonly [need in Need]: string } = {
  move: 'It is not the moment to move.',
  hire: 'You can hire only with a hire action: neutral building A, building 5a, an engineer slot or a medium town.',
  build: 'You can build only with neutral building B, building 13a, a craftsman slot or the tile of a medium town.',
  deliver: 'You deliver when you have sold your herd in Kansas City, or with building 9a.',
  upgrade: 'You upgrade a station when your engine stops there, or with building 9b; one on the map with a shop.',
  buy: 'You buy cattle with neutral building E or building 2a.',
  auxiliary: 'Auxiliary actions are done in phase B, or where a tile shows them.',
  disc: 'Discs leave your board when you deliver or upgrade a station.',
  objective: 'Objective cards are played before phase A, or before or after an action of phase B.',
  location: 'You use a location in phase B, when your cattleman has stopped there.',
  shop: 'You place a shop with the auxiliary action of the annex, building 12b or a station master.',
}

export const reasons: Pick<Words, 'reasons'> = {
  reasons: (say) => ({
    'not-your-turn': () => 'It is not your turn.',
    'needs-action': (p) => needs[p.need as Need],
    'not-a-location': () => 'No tile lies here: it is not a location, you ride straight through.',
    'too-far': (p) => `It is ${p.needs} steps away; your limit is ${p.have}.`,
    'not-ahead': () => 'It does not lie ahead of your cattleman.',
    'never-kansas-city': () => 'An objective card never takes you into Kansas City.',
    'placing-first': () => 'Your first turn begins on a neutral building.',
    'site-taken': () => 'You build on an empty site or over one of your own lesser buildings.',
    craftsmen: (p) => `It needs ${say.workers('craftsman', Number(p.needs))}; you have ${p.have}.`,
    money: (p) => `It costs $${p.needs}; you have $${p.have}.`,
    'left-supply': () => 'You have already placed this building.',
    'token-row': (p) => `Row ${p.row} is still being filled: its workers cannot be hired yet.`,
    'row-full': (p) => `You have no room for another ${say.worker(p.worker as WorkerId)}.`,
    'not-there': () => 'There is none to take.',
    value: (p) => `It needs a breeding value of ${p.needs}; your hand and certificates make ${p.have}.`,
    'delivery-value': (p) => `It needs a value of ${p.needs}; this delivery reaches ${p.have}.`,
    'already-delivered': () => 'You have already delivered here.',
    'already-upgraded': () => 'You have already upgraded this station.',
    'engine-elsewhere': () => 'Your engine is not on this station’s turnout.',
    'no-disc': () => 'You have no disc you could place there and pay for.',
    cowboys: (p) => `It needs ${say.workers('cowboy', Number(p.needs))}; you have ${p.have}.`,
    'auxiliary-locked': () => 'Both discs of this action are still on your board.',
    'engine-back': () => 'Your engine cannot move back that far.',
    'nothing-to-draw': () => 'Your draw pile and your discard pile are both empty.',
    'white-frame': () => 'This place has a white frame: it only takes your white-framed discs while you have any.',
    'disc-gone': () => 'This disc has left your board.',
    'not-in-hand': () => 'This card is not in your hand.',
    'location-used': () => 'You have done this already, or something else in its place.',
    'counts-nothing': () => 'You have none of what it counts.',
    'nobody-to-hire': (p) => `There is nobody you could hire and have room for with $${p.have}.`,
    'nothing-to-build': () => 'There is no building you have craftsmen, money and a site for.',
    'nothing-to-buy': () => 'There is no cattle you have cowboys and money for, and the cattle deck is empty.',
    'no-station-behind': () => 'There is no station behind your engine that you could upgrade.',
    'nothing-to-copy': () => 'There is no other building next to this one.',
    'no-card': () => 'You have no such card in your hand.',
    'own-shop': () => 'You already have a shop in this town.',
    'no-way': (p) => {
      const towns = names(p.towns).map((id) => say.town(id as TownId))
      const cities = names(p.cities).map((id) => say.city(id as CityId))
      const ways = [...towns.map((town) => `a shop in ${town}`), ...cities.map((city) => `a disc in ${city}`)]
      return `No rail joins it to your network. It takes ${either(ways)}.`
    },
    'no-shops-left': () => 'All your shops have been placed.',
    'no-shop': () => 'You have no shop in this town yet.',
    'no-town': () => 'There is no town within reach whose trade space you could pay for.',
    'shop-elsewhere': () => 'You upgrade this station when you place a shop in its town.',
    'no-worker-to-seat': () => 'You have hired nobody who could sit down: the printed workers stay.',
    'table-full': (p) => `You have ${p.most} cards at the poker table already, and no more fit.`,
    'nothing-laid': () => 'You have no card at the poker table.',
  }),
}
