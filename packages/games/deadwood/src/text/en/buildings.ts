import { gainOf } from '../../data/buildings.ts'
import {
  CASINO_TAKE,
  COURT_FINE_PER_POSTER,
  DANCE_HALL_RETURNS,
  DEPOT_BONUS,
  GRIFTER_TARGETS,
  HOTEL_PAY,
  SHERIFF_FEE,
  TELEGRAPH_POSTERS,
  UNDERTAKER_PAY,
} from '../../data/figures.ts'
import type { Words } from '../words.ts'
import { brings, gold, number, price, upTo } from './figures.ts'

const the = (bare: string) => ({ bare, the: `the ${bare}`, at: `at the ${bare}`, from: `from the ${bare}` })

export const buildings: Words['buildings'] = {
  church: {
    ...the('Church'),
    help: 'Annex: discard one of your posters and, if you like, one more for each Laundry you hold. No duels here; every gang may have one cowboy.',
  },
  saloon: {
    ...the('Saloon'),
    help: `Annex: you may hire a cowboy, a greenhorn for ${price('novice')}, a gunslinger for ${price('gunslinger')} or a trail boss for ${price('veteran')}. He waits in the Abandoned Mine.`,
  },
  'sheriffs-office': {
    ...the('Sheriff’s Office'),
    help: `Annex: move the sheriff to another crossing that touches a building. While you hold it, others pay you $${SHERIFF_FEE} for each cowboy they place under his protection.`,
  },
  'town-hall': {
    ...the('Town Hall'),
    help: 'Annex: discard one of your posters, lay the next rail tile, then build the top tile of each stack.',
  },
  gunsmith: {
    ...the('Gunsmith'),
    help: `Annex: ${brings('gunsmith')} and ${number(gainOf('gunsmith').cartridges ?? 0)} cartridges.`,
  },
  bank: { ...the('Bank'), help: `Annex: ${brings('bank')} and one poster of the crime pool.` },
  blacksmith: { ...the('Blacksmith'), help: `Annex: ${brings('blacksmith')} and a pony.` },
  casino: { ...the('Casino'), help: `Annex: take $${CASINO_TAKE} from another player.` },
  'general-store': {
    ...the('General Store'),
    help: `Annex: ${brings('general-store')}, and you may move another of your cowboys from one building to another. He may duel and annex there.`,
  },
  hotel: {
    ...the('Hotel'),
    help: `Annex: ${brings('hotel')}. While you hold it: $${HOTEL_PAY.rail} for every rail tile laid and $${HOTEL_PAY.station} for the station, wherever they are.`,
  },
  laundry: {
    ...the('Laundry'),
    help: `Annex: ${brings('laundry')}. While you hold it, the Church can rid you of one more poster. A cowboy moved from here to the Church still counts.`,
  },
  'stage-depot': {
    ...the('Stage Depot'),
    help: `Annex: ${brings('stage-depot')}, then draw the top tile of a stack and build it. Hold it when the game ends without a station: $${DEPOT_BONUS}.`,
  },
  undertaker: {
    ...the('Undertaker'),
    help: `Annex: ${brings('undertaker')}. While you hold it: $${UNDERTAKER_PAY} for every cowboy killed. For a duel fought here, the survivor gets that dollar.`,
  },
  'gold-mine': {
    ...the('Gold Mine'),
    help: `Annex: roll a die. ${gold}.`,
  },
  'fortune-teller': {
    ...the('Fortune Teller'),
    help: `Annex: ${brings('fortune-teller')}, then look at one stack; you may put it back in any order.`,
  },
  courthouse: {
    ...the('Courthouse'),
    help: `Annex: every player with posters pays $${COURT_FINE_PER_POSTER} for each, or takes one more from the crime pool.`,
  },
  grifter: {
    ...the('Grifter'),
    help: `Annex: ${brings('grifter')}, and you may send up to ${number(GRIFTER_TARGETS)} opposing cowboys from buildings or ranches to the Abandoned Mine.`,
  },
  newspaper: {
    ...the('Newspaper'),
    help: `Annex: ${brings('newspaper')}, and give a poster of the crime pool to any player.`,
  },
  'dance-hall': {
    ...the('Dance Hall'),
    help: `Annex: ${brings('dance-hall')}, and you may call back ${upTo(DANCE_HALL_RETURNS)} of your cowboys, this one included.`,
  },
  'telegraph-office': {
    ...the('Telegraph Office'),
    help: `Annex: ${brings('telegraph-office')}, then add ${number(TELEGRAPH_POSTERS)} posters from the box to the crime pool, or take ${number(TELEGRAPH_POSTERS)} out of it.`,
  },
}
