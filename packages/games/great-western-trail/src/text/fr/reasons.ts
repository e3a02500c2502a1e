import type { Need } from '../../explain/question.ts'
import type { WorkerId } from '../../data/tiles.ts'
import { joined } from '@waystation/wording'
import type { CityId } from '../../data/cities.ts'
import type { TownId } from '../../data/rails/towns.ts'
import type { Words } from '../words.ts'
import { inTown } from './grammar.ts'

const either = joined('ou')
const names = (list: string | number): string[] => String(list).split(' ').filter(Boolean)

/** What a target waits for. */
const needs: { readonly [need in Need]: string } = {
  move: 'Ce n’est pas le moment de se déplacer.',
  hire: 'On ne recrute qu’avec une action de recrutement : bâtiment neutre A, bâtiment 5a, case d’ingénieur ou ville moyenne.',
  build:
    'On ne construit qu’avec le bâtiment neutre B, le bâtiment 13a, une case d’artisan ou la tuile d’une ville moyenne.',
  deliver: 'On livre après avoir vendu son troupeau à Kansas City, ou avec le bâtiment 9a.',
  upgrade:
    'On développe une gare quand la locomotive s’y arrête, ou avec le bâtiment 9b ; sur la carte, avec un magasin.',
  buy: 'On achète du bétail avec le bâtiment neutre E ou le bâtiment 2a.',
  auxiliary: 'Les actions de soutien se font en phase B, ou là où une tuile les montre.',
  disc: 'Les disques quittent votre plateau quand vous livrez ou développez une gare.',
  objective: 'Les cartes Objectif se jouent avant la phase A, ou avant ou après une action de la phase B.',
  location: 'On utilise un lieu en phase B, quand l’éleveur s’y est arrêté.',
  shop: 'On place un magasin avec l’action de soutien de l’annexe, le bâtiment 12b ou un chef de gare.',
}

export const reasons: Pick<Words, 'reasons'> = {
  reasons: (say) => ({
    'not-your-turn': () => 'Ce n’est pas à vous de jouer.',
    'needs-action': (p) => needs[p.need as Need],
    'not-a-location': () => 'Aucune tuile ici : ce n’est pas un lieu, vous le traversez sans vous arrêter.',
    'too-far': (p) => `C’est à ${p.needs} déplacements ; votre limite est de ${p.have}.`,
    'not-ahead': () => 'Ce n’est pas devant votre éleveur.',
    'never-kansas-city': () => 'Une carte Objectif ne mène jamais à Kansas City.',
    'placing-first': () => 'Votre premier tour commence sur un bâtiment neutre.',
    'site-taken': () => 'On construit sur un emplacement vide ou sur l’un de ses bâtiments de valeur inférieure.',
    craftsmen: (p) => `Il faut ${say.workers('craftsman', Number(p.needs))} ; vous en avez ${p.have}.`,
    money: (p) => `Cela coûte ${p.needs} $ ; vous avez ${p.have} $.`,
    'left-supply': () => 'Vous avez déjà placé ce bâtiment.',
    'token-row': (p) => `La rangée ${p.row} n’est pas encore complète : on ne peut pas y recruter.`,
    'row-full': (p) => `Vous n’avez plus de place pour un autre ${say.worker(p.worker as WorkerId)}.`,
    'not-there': () => 'Il n’y en a pas à prendre.',
    value: (p) => `Il faut une valeur d’élevage de ${p.needs} ; votre main et vos certificats font ${p.have}.`,
    'delivery-value': (p) => `Il faut une valeur de ${p.needs} ; cette livraison atteint ${p.have}.`,
    'already-delivered': () => 'Vous avez déjà livré ici.',
    'already-upgraded': () => 'Vous avez déjà développé cette gare.',
    'engine-elsewhere': () => 'Votre locomotive n’est pas sur l’embranchement de cette gare.',
    'no-disc': () => 'Vous n’avez aucun disque que vous puissiez y placer et payer.',
    cowboys: (p) => `Il faut ${say.workers('cowboy', Number(p.needs))} ; vous en avez ${p.have}.`,
    'auxiliary-locked': () => 'Les deux disques de cette action sont encore sur votre plateau.',
    'engine-back': () => 'Votre locomotive ne peut pas reculer autant.',
    'nothing-to-draw': () => 'Votre pioche et votre défausse sont vides.',
    'white-frame': () =>
      'Ce lieu a un cadre blanc : il n’accepte que vos disques à cadre blanc, tant qu’il vous en reste.',
    'disc-gone': () => 'Ce disque a quitté votre plateau.',
    'not-in-hand': () => 'Cette carte n’est pas dans votre main.',
    'location-used': () => 'C’est déjà fait, ou remplacé par autre chose.',
    'counts-nothing': () => 'Vous n’avez rien de ce qui est compté.',
    'nobody-to-hire': (p) => `Avec ${p.have} $, il n’y a personne à recruter pour qui vous ayez de la place.`,
    'nothing-to-build': () => 'Il n’y a aucun bâtiment pour lequel vous ayez les artisans, l’argent et un emplacement.',
    'nothing-to-buy': () =>
      'Il n’y a aucune bête pour laquelle vous ayez les cowboys et l’argent, et la pioche est vide.',
    'no-station-behind': () => 'Il n’y a aucune gare derrière votre locomotive que vous puissiez développer.',
    'nothing-to-copy': () => 'Il n’y a aucun autre bâtiment à côté de celui-ci.',
    'no-card': () => 'Vous n’avez pas la carte qu’il faut en main.',
    'own-shop': () => 'Vous avez déjà un magasin dans ce centre-ville.',
    'no-way': (p) => {
      const towns = names(p.towns).map((id) => say.town(id as TownId))
      const cities = names(p.cities).map((id) => say.city(id as CityId))
      const ways = [
        ...towns.map((town) => `un magasin ${inTown(town)}`),
        ...cities.map((city) => `un disque à ${city}`),
      ]
      return `Aucun rail ne le relie à votre réseau. Il faut ${either(ways)}.`
    },
    'no-shops-left': () => 'Tous vos magasins sont placés.',
    'no-shop': () => 'Vous n’avez pas encore de magasin dans ce centre-ville.',
    'no-town': () => 'Aucun centre-ville accessible n’a de case Commerce que vous puissiez payer.',
    'shop-elsewhere': () => 'On développe cette gare en plaçant un magasin dans sa ville.',
    'no-worker-to-seat': () => 'Vous n’avez recruté personne qui puisse s’asseoir : les travailleurs imprimés restent.',
    'table-full': (p) => `Vous avez déjà ${p.most} cartes à la table de poker : il n’y a plus de place.`,
    'nothing-laid': () => 'Vous n’avez aucune carte à la table de poker.',
  }),
}
