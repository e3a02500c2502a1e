import { numeral } from '@waystation/wording'
import type { en } from './en.ts'
import { FIGURES } from './examples.ts'

const number = numeral('fr')
const { values, certificates, total } = FIGURES

export const fr: { readonly [section in keyof typeof en]: string } = {
  setup: 'La table au début : la piste et ses bâtiments, El Paso, le train, la réserve et votre ranch.',
  move: 'La piste. Les éleveurs la suivent jusqu’à la porte d’El Paso ; les bâtiments neutres y sont dès le début.',
  hire: 'Les quatre sortes d’ouvriers. Le joker remplace n’importe quel autre.',
  market: 'Les races : en haut à gauche la valeur d’élevage, en haut à droite les points à la fin.',
  train: 'Le train : une carte pour chaque nombre d’ingénieurs, avec ce qu’elle permet.',
  tiles:
    'Les tuiles Objectif, au fanion, demandent quelque chose à la fin ; les tuiles Bonus, à l’étoile, aident aussitôt ou durablement.',
  build: 'Les bâtiments communs, face a. Le numéro dit combien de bâtisseurs il faut.',
  'el-paso': 'El Paso et ses comptoirs, chacun avec la valeur qu’il demande.',
  delivery: `Chaque race compte une fois : ${values.join(' + ')}, et ${number(certificates)} certificats, font ${total}.`,
  discs: 'Un disque sans angles noirs va à tous les comptoirs, un disque à angles noirs seulement aux plus chers.',
}
