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

const feminine = (bare: string) => ({ bare, the: `la ${bare}`, at: `à la ${bare}`, from: `de la ${bare}` })
const masculine = (bare: string) => ({ bare, the: `le ${bare}`, at: `au ${bare}`, from: `du ${bare}` })
const elided = (bare: string) => ({ bare, the: `l’${bare}`, at: `à l’${bare}`, from: `de l’${bare}` })

export const buildings: Words['buildings'] = {
  church: {
    ...elided('Église'),
    help: 'Annexer : défaussez un de vos pions Wanted, et si vous voulez un de plus par Blanchisserie que vous contrôlez. Aucun duel ici ; chaque clan peut y avoir un cowboy.',
  },
  saloon: {
    ...masculine('Saloon'),
    help: `Annexer : vous pouvez recruter un cowboy, novice ${price('novice')}, confirmé ${price('gunslinger')} ou vétéran ${price('veteran')}. Il attend à la Mine abandonnée.`,
  },
  'sheriffs-office': {
    ...masculine('Bureau du Shérif'),
    help: `Annexer : déplacez le shérif sur une autre intersection qui touche un bâtiment. Contrôle : les autres vous versent ${SHERIFF_FEE} $ par cowboy placé sous sa protection.`,
  },
  'town-hall': {
    ...feminine('Mairie'),
    help: 'Annexer : défaussez un de vos pions Wanted, posez la tuile Rail suivante, puis placez la première tuile de chaque pile.',
  },
  gunsmith: {
    ...elided('Armurerie'),
    help: `Annexer : ${brings('gunsmith')} et ${number(gainOf('gunsmith').cartridges ?? 0)} cartouches.`,
  },
  bank: { ...feminine('Banque'), help: `Annexer : ${brings('bank')} et un pion Wanted de la jauge.` },
  blacksmith: { ...masculine('Maréchal-ferrant'), help: `Annexer : ${brings('blacksmith')} et un cheval.` },
  casino: { ...masculine('Casino'), help: `Annexer : prenez ${CASINO_TAKE} $ à un autre joueur.` },
  'general-store': {
    ...elided('Épicerie'),
    help: `Annexer : ${brings('general-store')}, et vous pouvez déplacer un autre de vos cowboys d’un bâtiment à un autre. Il peut s’y battre et annexer.`,
  },
  hotel: {
    ...elided('Hôtel'),
    help: `Annexer : ${brings('hotel')}. Contrôle : ${HOTEL_PAY.rail} $ à chaque tuile Rail et ${HOTEL_PAY.station} $ à la Gare, où qu’elles soient.`,
  },
  laundry: {
    ...feminine('Blanchisserie'),
    help: `Annexer : ${brings('laundry')}. Contrôle : l’Église peut vous enlever un pion Wanted de plus. Un cowboy déplacé d’ici à l’Église compte encore.`,
  },
  'stage-depot': {
    ...feminine('Diligence'),
    help: `Annexer : ${brings('stage-depot')}, puis piochez la première tuile d’une pile et placez-la. Contrôle : ${DEPOT_BONUS} $ si la partie finit sans Gare.`,
  },
  undertaker: {
    ...masculine('Croque-mort'),
    help: `Annexer : ${brings('undertaker')}. Contrôle : ${UNDERTAKER_PAY} $ par cowboy tué. Si le duel a lieu ici, ce dollar va au survivant.`,
  },
  'gold-mine': {
    ...feminine('Mine d’or'),
    help: `Annexer : lancez un dé. ${gold}.`,
  },
  'fortune-teller': {
    ...feminine('Voyante'),
    help: `Annexer : ${brings('fortune-teller')}, puis regardez une pile ; vous pouvez la remettre dans l’ordre de votre choix.`,
  },
  courthouse: {
    ...masculine('Tribunal'),
    help: `Annexer : chaque joueur qui a des pions Wanted paye ${COURT_FINE_PER_POSTER} $ par pion, ou en prend un de plus dans la jauge.`,
  },
  grifter: {
    ...masculine('Bonimenteur'),
    help: `Annexer : ${brings('grifter')}, et vous pouvez envoyer jusqu’à ${number(GRIFTER_TARGETS)} cowboys adverses, d’un bâtiment ou d’un ranch, à la Mine abandonnée.`,
  },
  newspaper: {
    ...masculine('Journal'),
    help: `Annexer : ${brings('newspaper')}, et donnez un pion Wanted de la jauge au joueur de votre choix.`,
  },
  'dance-hall': {
    ...masculine('Bastringue'),
    help: `Annexer : ${brings('dance-hall')}, et vous pouvez rappeler ${upTo(DANCE_HALL_RETURNS)} de vos cowboys, celui-ci compris.`,
  },
  'telegraph-office': {
    ...masculine('Télégraphe'),
    help: `Annexer : ${brings('telegraph-office')}, puis ajoutez ${number(TELEGRAPH_POSTERS)} pions Wanted de la boîte à la jauge, ou retirez-en ${number(TELEGRAPH_POSTERS)}.`,
  },
}
