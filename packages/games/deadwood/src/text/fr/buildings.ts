import type { Words } from '../words.ts'

const feminine = (bare: string) => ({ bare, the: `la ${bare}`, at: `à la ${bare}`, from: `de la ${bare}` })
const masculine = (bare: string) => ({ bare, the: `le ${bare}`, at: `au ${bare}`, from: `du ${bare}` })
const elided = (bare: string) => ({ bare, the: `l’${bare}`, at: `à l’${bare}`, from: `de l’${bare}` })

export const buildings: Words['buildings'] = {
  church: {
    ...elided('Église'),
    help: 'Annexer : défaussez un de vos pions Wanted, un de plus par Blanchisserie que vous tenez. Aucun duel ici ; chaque clan peut y avoir un cowboy.',
  },
  saloon: {
    ...masculine('Saloon'),
    help: 'Annexer : vous pouvez recruter un cowboy, novice gratuit, confirmé pour 1 $ ou vétéran pour 3 $. Il attend à la Mine abandonnée.',
  },
  'sheriffs-office': {
    ...masculine('Bureau du Shérif'),
    help: 'Annexer : déplacez le shérif sur une autre intersection qui touche un bâtiment. Contrôle : les autres vous versent 1 $ par cowboy placé sous sa protection.',
  },
  'town-hall': {
    ...feminine('Mairie'),
    help: 'Annexer : défaussez un de vos pions Wanted, posez la tuile Rail suivante, puis placez la première tuile de chaque pile.',
  },
  gunsmith: { ...elided('Armurerie'), help: 'Annexer : 1 $ et deux cartouches.' },
  bank: { ...feminine('Banque'), help: 'Annexer : 5 $ et un pion Wanted de la jauge.' },
  blacksmith: { ...masculine('Maréchal-ferrant'), help: 'Annexer : 1 $ et un cheval.' },
  casino: { ...masculine('Casino'), help: 'Annexer : prenez 1 $ à un autre joueur.' },
  'general-store': {
    ...elided('Épicerie'),
    help: 'Annexer : 1 $, et vous pouvez déplacer un autre de vos cowboys d’un bâtiment à un autre. Il peut s’y battre et annexer.',
  },
  hotel: {
    ...elided('Hôtel'),
    help: 'Annexer : 2 $. Contrôle : 2 $ à chaque tuile Rail et 4 $ à la Gare, où qu’elles soient.',
  },
  laundry: {
    ...feminine('Blanchisserie'),
    help: 'Annexer : 1 $. Contrôle : l’Église vous enlève un pion Wanted de plus. Un cowboy déplacé d’ici à l’Église compte encore.',
  },
  'stage-depot': {
    ...feminine('Diligence'),
    help: 'Annexer : 2 $, puis piochez la première tuile d’une pile et placez-la. Contrôle : 10 $ si la partie finit sans Gare.',
  },
  undertaker: {
    ...masculine('Croque-mort'),
    help: 'Annexer : 1 $. Contrôle : 1 $ par cowboy tué. Pour un duel sur place, il revient au seul survivant.',
  },
  'gold-mine': {
    ...feminine('Mine d’or'),
    help: 'Annexer : lancez un dé. 1 ou 2 : rien, 3 : 1 $, 4 : 2 $, 5 : 3 $, 6 : 5 $.',
  },
  'fortune-teller': {
    ...feminine('Voyante'),
    help: 'Annexer : 1 $, puis regardez une pile ; vous pouvez la remettre dans l’ordre voulu.',
  },
  courthouse: {
    ...masculine('Tribunal'),
    help: 'Annexer : chacun paye 1 $ par pion Wanted en sa possession, ou en prend un de plus dans la jauge.',
  },
  grifter: {
    ...masculine('Bonimenteur'),
    help: 'Annexer : 1 $, et vous pouvez envoyer jusqu’à deux cowboys adverses, d’un bâtiment ou d’un ranch, à la Mine abandonnée.',
  },
  newspaper: {
    ...masculine('Journal'),
    help: 'Annexer : 1 $, et donnez un pion Wanted de la jauge au joueur de votre choix.',
  },
  'dance-hall': {
    ...masculine('Bastringue'),
    help: 'Annexer : 1 $, et vous pouvez rappeler un ou deux de vos cowboys, celui-ci compris.',
  },
  'telegraph-office': {
    ...masculine('Télégraphe'),
    help: 'Annexer : 1 $, puis ajoutez deux pions Wanted de la boîte à la jauge, ou retirez-en deux.',
  },
}
