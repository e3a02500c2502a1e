import { capitalized, numeral } from '@waystation/wording'
import type { en } from './en.ts'
import { FIGURES } from './examples.ts'

const number = numeral('fr')
const { three, four, tombstone, cows, wrangled } = FIGURES

export const fr: { readonly [section in keyof typeof en]: string } = {
  preparation:
    'La table au début de la première année : les plateaux de tuiles, votre terre, les autres, et ce qu’il y a à gagner.',
  dice: 'Un dé Prairie, pour les rangées, et un dé Rivière, pour les colonnes.',
  draft: 'Les plateaux : un dé donne la tuile la plus proche de sa ligne ; le prix est près de chaque pile.',
  placing: 'Une même tuile, tournée et retournée : on peut la poser de toutes ces façons.',
  resolving: 'Quelques tuiles : des prés avec vaches, des routes avec bandits, shérifs, balles, or, pioches et as.',
  mines: 'Une pioche sur une tuile fait monter le marqueur de la mine.',
  buildings:
    'Les enseignes blanches paient aussitôt, les rouges quand le bâtiment est entouré, les roses à la fin ; les jaunes aident durablement.',
  cattle: `${capitalized(number(cows))} vaches d’un même pâturage s’attroupent pour ${wrangled} points. La santiag le marque.`,
  sheriffs: `Un shérif qui a une balle abat le bandit qu’il voit ; il reste une tombe, ${tombstone} points à la fin.`,
  aces: `Trois d’une couleur rapportent ${three}, un de chaque ${four}.`,
}
