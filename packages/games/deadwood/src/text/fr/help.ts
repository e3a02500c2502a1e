import { capitalized } from '@waystation/wording'
import { LAUNDRIES } from '../../data/buildings.ts'
import {
  COURT_FINE_PER_POSTER,
  COWBOYS_PER_TYPE,
  DEPOT_BONUS,
  FINES,
  GRIFTER_TARGETS,
  HOTEL_PAY,
  SHERIFF_FEE,
  STAR_PLOTS,
  START,
  STATION_ACTIVATIONS,
  TILES_IN_OPENING,
  TOKENS,
  WOUNDS_TO_KILL,
} from '../../data/figures.ts'
import { RAIL_TILES } from '../../data/plots.ts'
import type { Words } from '../words.ts'
import { churchDiscard, dealtPlots, faces, fines, firstPlots, highestFine, number, price, rows } from './figures.ts'

/** The rules in our own words; section ids are those that reasons point to. */
export const help: Pick<Words, 'sections'> = {
  sections: {
    goal: {
      title: 'But du jeu',
      paragraphs: [
        'Envoyez vos cowboys en ville, prenez ses commerces et gagnez de l’argent. Le plus riche à la fin, une fois payées les amendes des pions Wanted, l’emporte.',
      ],
    },
    preparation: {
      title: 'Mise en place',
      paragraphs: [
        `La ville a des rangées de ${rows} cases, de haut en bas. La Mairie, le Bureau du Shérif et l’Église occupent la première rangée (${firstPlots}). ${capitalized(number(TILES_IN_OPENING))} tuiles de la première pile et un Saloon vont au hasard sur ${number(STAR_PLOTS.length)} cases en dessous (${dealtPlots}).`,
        `La jauge de criminalité reçoit ${number(START.postersPerPlayer)} pions Wanted par joueur ; les autres restent dans la boîte. Chacun commence avec ${START.money} $, une cartouche, un cheval et un cowboy de chaque force. Le dé le plus fort désigne le premier joueur. Chaque clan a ${number(COWBOYS_PER_TYPE)} cowboys de chaque force ; la boîte contient ${TOKENS.cartridges} cartouches, ${TOKENS.ponies} chevaux et ${TOKENS.posters} pions Wanted.`,
      ],
    },
    turn: {
      title: 'Votre tour',
      paragraphs: [
        'Au choix : rappeler des cowboys au ranch, ou en envoyer un en ville. On ne passe pas. Puis c’est au joueur suivant, dans le sens horaire.',
      ],
    },
    ranch: {
      title: 'Revenir au ranch',
      paragraphs: [
        'Reprenez autant de vos cowboys que vous voulez, au moins un, sur les bâtiments et à la Mine abandonnée.',
      ],
    },
    town: {
      title: 'Aller en ville',
      paragraphs: [
        'Placez un cowboy du ranch sur un bâtiment où vous n’en avez pas encore. Ni case vide, ni rail, ni Gare, ni mine.',
        'Si un autre clan s’y trouve, il y a duel. Si votre cowboy est encore là ensuite, il peut annexer le bâtiment et s’en servir.',
      ],
    },
    duels: {
      title: 'Duels',
      paragraphs: [
        'L’attaquant prend un pion Wanted. Le défenseur peut fuir : il dépense un cheval, son cowboy va à la Mine abandonnée et l’attaquant peut annexer.',
        'Sinon l’attaquant, puis le défenseur, dit s’il utilise une cartouche. Chacun a autant de dés que la force de son cowboy, un de plus avec une cartouche.',
        `Celui qui a le plus de dés lance d’abord la différence. Ensuite chacun lance un dé, en même temps, jusqu’à ce qu’un cowboy meure ou qu’il n’y ait plus de dés. Un ${faces('kill')} tue ; un ${faces('wound')} blesse, et ${number(WOUNDS_TO_KILL)} blessures tuent.`,
        'Si seul le défenseur meurt, l’attaquant reste et peut annexer. Si seul l’attaquant meurt, le défenseur reste. Si les deux meurent, le bâtiment est libre. Si les deux survivent, l’attaquant va à la Mine abandonnée. Les morts vont au Cimetière ; les blessures guérissent après le duel.',
      ],
    },
    sheriff: {
      title: 'Le shérif',
      paragraphs: [
        `Il se tient là où trois cases se touchent. Personne ne peut y attaquer un cowboy. Y placer un cowboy sur un bâtiment coûte ${SHERIFF_FEE} $, versé à l’adversaire qui contrôle le Bureau du Shérif ; sans ce dollar, c’est impossible.`,
        'Annexer le Bureau du Shérif le déplace sur une autre intersection qui touche au moins un bâtiment, même à côté d’un rail. Un rail posé à côté de lui ne le fait pas bouger.',
      ],
    },
    buildings: {
      title: 'Bâtiments',
      paragraphs: [
        'Annexer un bâtiment déclenche son effet une fois, à l’arrivée du cowboy. On peut y renoncer. Certains bâtiments profitent aussi au joueur qui les contrôle, tant que le cowboy y reste.',
        'Cartouches, chevaux et pions Wanted peuvent manquer ; l’argent jamais.',
      ],
    },
    saloon: {
      title: 'Saloon',
      paragraphs: [
        `Recrutez un cowboy de votre réserve : novice ${price('novice')}, confirmé ${price('gunslinger')}, vétéran ${price('veteran')}. Il va à la Mine abandonnée, d’où vous pourrez le rappeler.`,
      ],
    },
    church: {
      title: 'Église et Blanchisseries',
      paragraphs: [
        `L’Église vous enlève un pion Wanted ; vous pouvez en défausser jusqu’à ${churchDiscard(1)} si vous contrôlez une Blanchisserie, ${churchDiscard(LAUNDRIES.length)} si vous contrôlez les deux. Un cowboy qu’une Épicerie déplace d’une Blanchisserie à l’Église compte encore pour elle.`,
        'Aucun duel à l’Église : chaque clan peut y avoir un cowboy.',
      ],
    },
    store: {
      title: 'Épicerie',
      paragraphs: [
        'Vous pouvez déplacer un autre de vos cowboys d’un bâtiment à un autre. C’est comme le placer : il peut devoir payer le shérif, se battre, et il peut annexer.',
      ],
    },
    construction: {
      title: 'Nouveaux bâtiments',
      paragraphs: [
        'Les nouvelles tuiles vont sur des cases vides à côté d’un bâtiment. La Mairie place la première tuile de chaque pile, dans l’ordre de votre choix, la Diligence celle d’une seule. Sans place, la tuile va sous sa pile.',
      ],
    },
    'fortune-teller': {
      title: 'Voyante',
      paragraphs: ['Regardez une pile. Vous pouvez décider, tuile par tuile depuis le sommet, de son nouvel ordre.'],
    },
    courthouse: {
      title: 'Tribunal',
      paragraphs: [
        `En commençant par le joueur qui l’annexe, chaque joueur qui a des pions Wanted paye ${COURT_FINE_PER_POSTER} $ par pion ou en prend un de plus. Quand la jauge est vide, seul celui qui ne peut pas payer s’en tire.`,
      ],
    },
    grifter: {
      title: 'Bonimenteur',
      paragraphs: [
        `Jusqu’à ${number(GRIFTER_TARGETS)} cowboys adverses, sur des bâtiments ou dans des ranchs, vont à la Mine abandonnée. Ce n’est pas une attaque : le shérif n’y peut rien.`,
      ],
    },
    railway: {
      title: 'La voie ferrée',
      paragraphs: [
        `Chaque tuile Rail va sur l’une des deux cases au-dessus de la précédente. Un bâtiment qui s’y trouve va sous sa pile et ses cowboys à la Mine abandonnée. L’Hôtel rapporte ${HOTEL_PAY.rail} $.`,
        'Puis chaque cowboy sur un bâtiment voisin de la tuile peut annexer ce bâtiment immédiatement, dans l’ordre choisi par le joueur qui l’a posée.',
        `Après ${number(RAIL_TILES)} tuiles Rail, la Mairie place la Gare. L’Hôtel rapporte ${HOTEL_PAY.station} $, les cowboys voisins peuvent annexer ${number(STATION_ACTIVATIONS)} fois, et la partie est terminée.`,
      ],
    },
    outskirts: {
      title: 'Les environs de la ville',
      paragraphs: [
        'À la Mine abandonnée un cowboy n’attaque pas et n’est pas attaqué. Il y reste jusqu’à ce que vous le rappeliez. Personne ne revient du Cimetière.',
      ],
    },
    end: {
      title: 'Fin de la partie',
      paragraphs: [
        `La partie s’arrête après la Gare et les annexions qu’elle déclenche, ou à la fin du tour où la jauge se vide ou pendant lequel un clan perd son dernier cowboy recruté. Sans Gare, le joueur qui contrôle la Diligence reçoit ${DEPOT_BONUS} $.`,
        `Les pions Wanted coûtent ${fines} pour un à ${number(FINES.length - 2)}, et ${highestFine} pour ${number(FINES.length - 1)} ou plus. Le plus riche l’emporte.`,
      ],
    },
    'final-duel': {
      title: 'Duel final',
      paragraphs: [
        'Si les plus riches sont à égalité, chacun choisit un cowboy et autant de cartouches qu’il veut. À plus de deux, on annonce la cible de chaque dé avant de le lancer, et un lancer de plusieurs dés peut se partager.',
        'Ceux qui ont le plus de dés tirent jusqu’à en avoir autant que le suivant ; puis chacun lance un dé à la fois. S’il reste plusieurs survivants, on recommence. S’il n’en reste pas, le plus riche de ceux qui ne se battaient pas gagne ; si tous se battaient, personne.',
      ],
    },
  },
}
