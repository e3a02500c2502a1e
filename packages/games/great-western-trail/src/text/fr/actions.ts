/** Les actions imprimées. Avec un argument elles disent ce qui est choisi ; sans, ce que dit la tuile. */
import { BREEDS } from '../../data/cards.ts'
import { AUXILIARIES } from '../../data/player-board.ts'
import { cardId } from '../../options.ts'
import type { Say } from '../phrases.ts'
import type { Words } from '../words.ts'

type Discard = Parameters<ReturnType<Words['actions']>['discard']>[0]

function discarded(say: Say, { what }: Discard, arg: number | null): string {
  if (what === 'pair') return arg === null ? 'deux cartes d’une même race' : `deux ${say.breed(BREEDS[arg].id)}`
  if (arg !== null) return say.card(cardId(arg))
  if (what === 'any') return 'une carte Bétail quelconque'
  return what === 'objective' ? 'une carte Objectif' : say.breed(what)
}

function reward(a: Discard): string {
  const parts: string[] = []
  if (a.certificates > 0)
    parts.push(a.certificates === 1 ? `${a.certificates} certificat` : `jusqu’à ${a.certificates} certificats`)
  if (a.money > 0) parts.push(`${a.money} $`)
  if (a.engine !== undefined) parts.push(`${a.engine} case de locomotive`)
  if (a.objective) parts.push('une carte Objectif en main')
  return parts.join(' et ')
}

export const actions: Words['actions'] = (say) => ({
  discard: (a, arg) => `défausser ${discarded(say, a, arg)} pour ${reward(a)}`,
  money: (a, arg) => {
    if (arg !== null) return `gagner ${arg} $`
    if (a.per === 'woods') return `gagner ${a.amount} $ par bâtiment à vous dans les bois`
    return a.per === 'engineers' ? `gagner ${a.amount} $ par ingénieur` : `gagner ${a.amount} $`
  },
  certificates: (a) => `gagner ${a.amount} certificat`,
  maxCertificates: () => 'gagner des certificats jusqu’à votre limite',
  teepeePairs: (a, arg) =>
    arg === null
      ? `gagner jusqu’à ${a.certificates} certificats et ${a.money} $ par paire de tipis`
      : `gagner jusqu’à ${a.certificates * arg} certificats et ${a.money * arg} $ pour vos paires de tipis`,
  hire: (a) => {
    if (a.modifier === 0) return 'recruter un travailleur'
    return `recruter un travailleur pour ${Math.abs(a.modifier)} $ de ${a.modifier > 0 ? 'plus' : 'moins'}`
  },
  build: (a) => `construire un bâtiment à ${a.price} $ par artisan`,
  objective: () => 'prendre une carte Objectif',
  engine: (a, arg) => {
    const cost = a.price > 0 ? `payer ${a.price} $ pour avancer` : 'avancer'
    if (arg !== null) return `${cost} la locomotive ${arg === 1 ? `d’${arg} case` : `de ${arg} cases au plus`}`
    if (a.max === 'engineers') return `${cost} la locomotive d’autant de cases que d’ingénieurs au plus`
    if (a.max === 'woods') return `${cost} la locomotive d’autant de cases que de bâtiments dans les bois au plus`
    return `${cost} la locomotive de ${a.max} cases au plus`
  },
  engineBack: (a) => `reculer la locomotive de ${a.spaces} case pour ${a.money} $`,
  trade: () => 'commercer avec les Indiens',
  auxiliary: (_, arg) =>
    arg === null
      ? 'une action de soutien, simple ou double'
      : `action de soutien : ${say.auxiliaryClause(AUXILIARIES[arg >> 1], (arg & 1) === 0 ? 1 : 2)}`,
  buy: () => 'acheter du bétail',
  removeHazard: (a) => (a.price === 0 ? 'retirer un danger gratuitement' : `retirer un danger pour ${a.price} $`),
  advance: (a) => `déplacer l’éleveur de ${a.max} ${a.max === 1 ? 'lieu' : 'lieux au plus'} et utiliser ce lieu`,
  ride: (a) => `déplacer l’éleveur de ${a.max} lieux au plus sans taxes`,
  draw: (a, arg) => {
    if (arg !== null) return `piocher ${arg}, puis défausser ${arg}`
    return a.max === 'cowboys'
      ? 'piocher autant de cartes que de cowboys au plus, puis en défausser autant'
      : `piocher jusqu’à ${a.max} cartes, puis en défausser autant`
  },
  extraordinaryDelivery: () => 'faire une livraison spéciale en reculant la locomotive',
  upgradeBehind: () => 'développer une gare derrière votre locomotive',
  copy: () => 'copier un bâtiment adjacent',
})
