import type { Need } from '../../explain/question.ts'
import type { WorkerId } from '../../data/tiles.ts'
import type { Words } from '../words.ts'

/** What a target waits for. */
const needs: { readonly [need in Need]: string } = {
  move: 'Ce n’est pas le moment de se déplacer.',
  hire: 'On ne recrute qu’avec une action de recrutement : bâtiment neutre A, bâtiment 5a ou case d’ingénieur.',
  build: 'On ne construit qu’avec le bâtiment neutre B ou une case d’artisan.',
  deliver: 'On livre après avoir vendu son troupeau à Kansas City, ou avec le bâtiment 9a.',
  upgrade: 'On développe une gare quand la locomotive s’y arrête, ou avec le bâtiment 9b.',
  buy: 'On achète du bétail avec le bâtiment neutre E ou le bâtiment 2a.',
  auxiliary: 'Les actions de soutien se font en phase B, ou là où une tuile les montre.',
  disc: 'Les disques quittent votre plateau quand vous livrez ou développez une gare.',
}

export const reasons: Pick<Words, 'reasons'> = {
  reasons: (say) => ({
    'not-your-turn': () => 'C’est le tour d’un autre joueur.',
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
    'row-full': (p) => `Vous n’avez plus de place dans cette rangée : ${say.worker(p.worker as WorkerId)}.`,
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
    'white-frame': () => 'Ce lieu a un cadre blanc : vos disques à cadre blanc passent d’abord.',
    'disc-gone': () => 'Ce disque a quitté votre plateau.',
  }),
}
