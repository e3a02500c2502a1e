import { numeral } from '@waystation/wording'
import type { en } from './en.ts'
import { FIGURES } from './examples.ts'

const number = numeral('fr')
const { dice, total, large, lainOn, small, goHome, stay, herd, best, price, joins, sells } = FIGURES

export const fr: { readonly [section in keyof typeof en]: string } = {
  preparation: 'La table au début : les pâturages de la pampa, les secteurs Action, les dés, un ranch pour chacun.',
  turn: `Un ${dice[0]} et un ${dice[1]} : une action avec chacun, ou une seule avec les deux, pour ${total}.`,
  pampa: `À gauche, un gaucho debout sur le ${large} : des dés qui totalisent ${large}. À droite, un gaucho couché sur le ${lainOn} : son petit nombre est ${small}.`,
  areas: 'Les secteurs Action, tels qu’on les voit au village et autour.',
  'round-up': `Chaque bœuf de ce pâturage porte un gaucho. Le ${goHome.join(' et le ')} rentrent ; le ${stay.join(' et le ')} reste, sous un gaucho couché.`,
  herds: `Cette ligne monte jusqu’à ${best}. Un ${joins} la prolongerait. Si c’est un ${sells} qui arrive, le troupeau est vendu ${herd} × ${best} = ${price} pesos, et le ${sells} en commence un nouveau.`,
  sort: `Avec le Tri, le ${sells} entre dans la ligne, qui compte maintenant ${number(herd + 1)} bœufs.`,
}
