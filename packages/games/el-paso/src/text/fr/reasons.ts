import { counted } from '@waystation/wording'
import type { WorkerId } from '../../data/cards.ts'
import { LOWEST_BLACK_POST } from '../../data/posts.ts'
import type { Words } from '../words.ts'
import { severalDiscs } from './figures.ts'

export const reasons: Words['reasons'] = (say) => ({
  'not-your-turn': () => 'Ce n’est pas à vous de jouer.',
  'finish-exchange': () => 'Défaussez d’abord une carte : un échange se termine aussitôt.',
  'start-on-neutral': () => 'L’éleveur commence sur un bâtiment neutre.',
  'objective-first': () => 'Chacun choisit d’abord un objectif.',
  'no-location': (p) =>
    `Rien ne se trouve ici : on ne peut pas s’y arrêter. Y construire coûte ${p.price} $ en plus du bâtiment.`,
  'behind-you': () => 'C’est derrière vous : on n’avance que dans le sens horaire, et El Paso vient d’abord.',
  'too-far': (p) =>
    `C’est à ${p.steps} étapes ; vous avez droit à ${p.limit}, et à ${p.cowboys} de plus avec vos cowboys.`,
  'no-move-here': () => 'Votre déplacement est fait ; ce lieu n’en offre pas d’autre.',
  'space-taken': (p) => `Le bâtiment ${p.number} va sur une case vide, ou à la place d’un plus petit des vôtres.`,
  'no-building-fits': () => 'Aucun bâtiment commun ne se place ici.',
  'choose-the-building': () => 'Un bâtiment est choisi : dites où il va, ou revenez aux actions du lieu.',
  'no-market-here': () => 'Ce lieu ne vend pas de bétail maintenant. Le marché est au bâtiment neutre D.',
  'no-hire-here': () => 'Ce lieu n’engage personne maintenant. On engage au bâtiment neutre B.',
  'second-hire-differs': () => 'Le second ouvrier engagé ici doit être d’un autre type.',
  'no-train-here': () => 'Le train s’utilise au bâtiment neutre F.',
  'no-builders-here': () => 'On construit depuis le bâtiment neutre E.',
  'no-marker-left': (p) =>
    `Vos ${p.markers} marqueurs Propriété sont placés ; seul un remplacement par un bâtiment plus grand est possible.`,
  'no-space-affordable': (p) => `Avec le prix d’une case, il faut au moins ${p.needs} $ ; vous avez ${p.have} $.`,
  'no-tile-here': () => 'Aucune action ouverte ici ne donne une telle tuile.',
  'stack-empty': () => 'Il n’en reste plus.',
  'needs-workers': (p) => {
    const type = p.worker as WorkerId
    return `Il faut ${say.worker(type, Number(p.needs))} ; vous avez ${say.worker(type, Number(p.have))} et ${say.worker('wild', Number(p.wilds))}.`
  },
  'needs-money': (p) => `Cela coûte ${p.needs} $ ; vous avez ${p.have} $.`,
  'deliver-at-el-paso': (p) => `On livre à El Paso. Votre main vaut ${p.value} maintenant.`,
  'value-too-low': (p) =>
    `Il demande ${p.needs} ; votre main vaut ${p.have} et vous avez ${counted('fr')(Number(p.certificates), 'certificat', 'certificats')}.`,
  'own-disc-there': (p) => `Un de vos disques est déjà sur ${p.post} ; seuls ${severalDiscs} en acceptent plusieurs.`,
  'disc-gone': () => 'Ce disque a quitté votre plateau.',
  'black-corners': (p) => `Un disque aux angles noirs va au ${LOWEST_BLACK_POST} ou plus ; vous atteignez ${p.have}.`,
  'no-disc-fits': () => 'Aucun disque de votre plateau ne peut y aller, ou vous ne pouvez pas le payer.',
  'auxiliary-locked': () => 'Bloquée : son disque est encore sur votre plateau.',
  'no-auxiliary-here': () => 'Aucune action auxiliaire ne vous est ouverte maintenant.',
  'auxiliary-done': () => 'La seconde action auxiliaire doit être différente.',
  'certificates-full': (p) => `Vous avez ${counted('fr')(Number(p.have), 'certificat', 'certificats')}, le maximum.`,
  'removal-limit': (p) => `Vous avez retiré ${p.limit} cartes Bétail, le maximum d’une partie.`,
  'hand-empty': () => 'Vous n’avez aucune carte Bétail en main.',
  'nothing-to-draw': () => 'Vous n’avez aucune carte à piocher : vos deux piles sont vides.',
  'no-token': () => 'Vous n’avez pas de jeton Échange.',
  'hand-is-open': () => 'Votre main est révélée : elle ne change plus.',
  'no-such-worker': (p) => `Vous n’avez pas de ${say.worker(p.worker as WorkerId)} disponible.`,
  'cowboy-while-moving': () => 'Les cowboys se défaussent en se déplaçant : choisissez un lieu plus éloigné.',
})
