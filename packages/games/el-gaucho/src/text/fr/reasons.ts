import { SMALLEST_SALE } from '../../data/setup.ts'
import type { Words } from '../words.ts'
import { anyOf, number } from './figures.ts'

/** Numbers of which one is enough. */
const either = (numbers: string | number): string => anyOf(String(numbers).split(', '))

/** What the unused dice make. */
const dice = (have: string | number): string =>
  have === '' ? 'il ne vous reste pas de dé' : `vos dés font ${either(have)}`

export const reasons: Words['reasons'] = () => ({
  'not-your-turn': () => 'Ce n’est pas à vous de jouer.',
  'finish-first': () => 'Terminez d’abord l’action commencée.',
  'take-dice-first': (p) =>
    p.needs === '' ? 'Prenez d’abord deux dés.' : `Prenez d’abord les dés qu’il faut : ${either(p.needs)}.`,
  'no-pair-makes-it': (p) => `Il faut ${either(p.needs)} : aucune paire de dés restante ne le donne.`,
  'dice-do-not-match': (p) => `Il faut ${either(p.needs)} : ${dice(p.have)}. Un Souhait aiderait.`,
  'tile-taken': () => 'Un autre gaucho est déjà sur ce bœuf.',
  'already-standing': () => 'Votre gaucho y est déjà debout.',
  'no-gaucho-left': () => 'Votre réserve est vide. Reprenez d’abord un gaucho.',
  'area-touched': () => 'Pendant ce tour, un de vos gauchos est déjà entré dans ce secteur ou en est sorti.',
  'area-needs': (p) => `Ce secteur demande ${either(p.needs)} : ${dice(p.have)}.`,
  'sort-at-round-up': () =>
    'Le Tri ne s’utilise que quand vos bœufs rentrent, à la fin d’une manche et à la fin de la partie.',
  'no-herd-to-sell': () => `Vous n’avez aucun troupeau d’au moins ${number(SMALLEST_SALE)} bœufs.`,
  'nothing-to-steal': () => 'Aucun autre joueur n’a de bœuf.',
  'nobody-lying': () => 'Aucun gaucho n’est couché dans la pampa.',
  'steppe-empty': () => 'La steppe est vide.',
  'no-free-space': () => 'Aucun pâturage n’a de case libre.',
  'sale-needs-gaucho': () =>
    'Pour vendre maintenant, il faut sur la Vente immédiate un gaucho qui n’y a pas été placé ce tour-ci.',
  'herd-too-small': (p) => `Un troupeau se vend à partir de ${p.needs} bœufs ; celui-ci en a ${p.size}.`,
  'theft-needs-gaucho': () => 'Pour voler, il faut sur le Vol de bœuf un gaucho qui n’y a pas été placé ce tour-ci.',
  'dice-must-be-used': (p) => `Vos dés peuvent encore servir (${p.have}) : il faut les utiliser.`,
})
