/** Les actions imprimées. Avec un argument elles disent ce qui est choisi ; sans, ce que dit la tuile. */
import type { Measure } from '../../data/actions.ts'
import { AUXILIARIES } from '../../data/auxiliaries.ts'
import { BREEDS } from '../../data/cards.ts'
import { cardId } from '../../options.ts'
import type { Say } from '../phrases.ts'
import type { Words } from '../words.ts'

type Discard = Parameters<ReturnType<Words['actions']>['discard']>[0]

/** Ce que compte « autant que vous en avez », au singulier. */
const PER: { readonly [measure in Measure]: string } = {
  once: '',
  cowboys: 'cowboy',
  craftsmen: 'artisan',
  engineers: 'ingénieur',
  woods: 'bâtiment à vous dans les bois',
  teepeePairs: 'paire d’un tipi vert et d’un tipi bleu',
  hazards: 'tuile Danger que vous possédez',
  stations: 'gare où se trouve un de vos disques',
  bells: 'espace Cloche libéré',
}

function discarded(say: Say, { what }: Discard, arg: number | null): string {
  if (what === 'pair') return arg === null ? 'deux cartes d’une même race' : `deux ${say.breed(BREEDS[arg].id)}`
  if (arg !== null) return say.aCard(cardId(arg))
  if (what === 'any') return 'une carte Bétail quelconque'
  return what === 'objective' ? 'une carte Objectif' : say.aCard(what as Parameters<Say['aCard']>[0])
}

const certificates = (n: number): string => (n === 1 ? `${n} certificat` : `jusqu’à ${n} certificats`)
const spaces = (n: number): string => (n === 1 ? `d’${n} case` : `de ${n} cases`)

function reward(a: Discard): string {
  const parts: string[] = []
  if (a.certificates > 0) parts.push(certificates(a.certificates))
  if (a.money > 0) parts.push(`${a.money} $`)
  if (a.engine !== undefined) parts.push(`${a.engine} case de locomotive`)
  if (a.objective) parts.push('une carte Objectif en main')
  if (a.auxiliary) parts.push('une action de soutien simple')
  return parts.join(' et ')
}

export const actions: Words['actions'] = (say) => ({
  discard: (a, arg) => `défausser ${discarded(say, a, arg)} pour ${reward(a)}`,
  money: (a, arg) => {
    if (arg !== null) return `gagner ${arg} $`
    return a.per === 'once' ? `gagner ${a.amount} $` : `gagner ${a.amount} $ par ${PER[a.per]}`
  },
  certificates: (a) => `gagner ${certificates(a.amount)}`,
  maxCertificates: () => 'gagner des certificats jusqu’à votre limite',
  gainPer: (a, arg) =>
    arg === null
      ? `gagner ${certificates(a.certificates)} et ${a.money} $ par ${PER[a.per]}`
      : `gagner ${certificates(a.certificates * arg)} et ${a.money * arg} $`,
  hire: (a) => {
    if (a.modifier === 0) return 'recruter un travailleur'
    return `recruter un travailleur pour ${Math.abs(a.modifier)} $ de ${a.modifier > 0 ? 'plus' : 'moins'}`
  },
  build: (a) => `construire un bâtiment ${a.price === 0 ? 'gratuitement' : `à ${a.price} $ par artisan`}`,
  objective: () => 'prendre une carte Objectif',
  engine: (a, arg) => {
    const cost = a.price > 0 ? `payer ${a.price} $ pour avancer` : 'avancer'
    if (arg !== null) return `${cost} la locomotive ${spaces(arg)}${arg === 1 ? '' : ' au plus'}`
    if (typeof a.max !== 'number') return `${cost} la locomotive d’1 case au plus par ${PER[a.max]}`
    return `${cost} la locomotive ${spaces(a.max)} au plus`
  },
  engineBack: (a) => `reculer la locomotive ${spaces(a.spaces)} pour ${a.money} $`,
  trade: () => 'commercer avec les Indiens',
  auxiliary: (_, arg) =>
    arg === null
      ? 'une action de soutien, simple ou double'
      : `action de soutien : ${say.auxiliaryClause(AUXILIARIES[arg >> 1].id, (arg & 1) === 0 ? 1 : 2)}`,
  buy: () => 'acheter du bétail',
  removeHazard: (a) => (a.price === 0 ? 'retirer un danger gratuitement' : `retirer un danger pour ${a.price} $`),
  advance: (a) =>
    `déplacer l’éleveur ${a.max === 1 ? `d’${a.max} lieu` : `de ${a.max} lieux au plus`} et utiliser ce lieu`,
  ride: (a) => `déplacer l’éleveur de ${a.max} lieux au plus sans taxes`,
  draw: (a, arg) => {
    if (arg !== null) return `piocher ${arg}, puis défausser ${arg}`
    return typeof a.max === 'number'
      ? `piocher jusqu’à ${a.max} cartes, puis en défausser autant`
      : `piocher jusqu’à 1 carte par ${PER[a.max]}, puis en défausser autant`
  },
  extraordinaryDelivery: () => 'faire une livraison spéciale en reculant la locomotive',
  upgradeBehind: () => 'développer une gare derrière votre locomotive',
  copy: () => 'copier un bâtiment adjacent',
  removeCards: (a) => `retirer du jeu jusqu’à ${a.count} cartes de votre main`,
  freeCattle: (a) => `prendre gratuitement au marché une carte Bétail de valeur ${a.value}`,
  placeShop: () => 'placer un magasin',
  exchangeToken: () => 'prendre un jeton Échange',
  ante: () => 's’asseoir à la table de poker ou y poser des cartes',
  showdown: () => 'montrer les jeux à la table de poker',
})
