import { counted } from '@waystation/wording'
import type { StatisticsText } from './types.ts'

const games = (n: number): string => counted('fr')(n, 'partie', 'parties')

export const fr: StatisticsText = {
  title: (game) => `Statistiques de ${game}`,
  of: (name, game) => `${name} à ${game}`,
  house: 'La maison',
  all: 'Tout',
  players: 'Joueurs',
  year: 'Année',
  variant: 'Variante',
  variantIs: (name, value) => `${name} : ${value}`,
  counted: (who, n) => `${who}, places comptées : ${n}`,
  back: 'Revenir au profil',
  whatCounts:
    'Comptent les parties terminées, jouées ici depuis leur début, avec chaque place que son propriétaire a jouée ; celles de la Légende sont à des tables avec des personnes.',
  besideHouse: (by) =>
    by === 0
      ? 'La moitié des parties finissent au niveau de la maison.'
      : `La moitié des parties finissent ${Math.abs(by)} ${by > 0 ? 'au-dessus' : 'au-dessous'} de la maison.`,
  besideLegend: (by) =>
    by === 0
      ? 'C’est le niveau de la Légende.'
      : `C’est ${Math.abs(by)} ${by > 0 ? 'au-dessus' : 'au-dessous'} de la Légende.`,
  winnersDid: (category, winners, all) =>
    `Les vainqueurs se distinguent surtout ici : ${category}, ${winners} contre ${all}.`,
  wins: (who, percent, low, high) =>
    `${who} : ${percent} % de victoires. La vérité peut se trouver entre ${low} et ${high} %.`,
  place: (n) => `Rang ${n}`,
  opening: 'Victoires selon le début',
  openings: {
    area: 'Victoires selon la première action spéciale',
    building: 'Victoires selon le premier bâtiment',
    partner: 'Victoires selon le partenaire',
    place: 'Victoires selon le premier bâtiment visité',
  },
  openingsSay: (fewest) => `Ce par quoi la place a commencé, à partir de ${games(fewest)}, avec la marge d’erreur.`,
  building: (number) => `Bâtiment ${number}`,
  minutesMost: (low, high) => `neuf parties sur dix : ${low} à ${high} min`,
  answers: (n) => `· ${counted('fr')(n, 'réponse', 'réponses')} par place`,
  none: 'Aucune partie terminée.',
  few: (n) => `${games(n)}. Les comparaisons commencent à 10.`,
  totals: 'Score final',
  totalsSay: 'Boîte : la moitié centrale des parties ; trait : neuf parties sur dix.',
  sheet: 'D’où ils viennent',
  sheetSay: 'Moyenne par catégorie, et celle des vainqueurs.',
  mean: 'Moyenne',
  winners: 'Vainqueurs',
  places: 'Rangs',
  seats: 'Victoires selon la place',
  seatsSay: 'Dans l’ordre du tour, avec la marge d’erreur.',
  seat: (n) => `Place ${n}`,
  share: (percent) => `${percent} %`,
  between: (low, high, n) => `${low} à ${high} %, ${games(n)}`,
  length: 'Durée',
  minutes: (who, n) => `${who} : ${n} min`,
  median: 'La moitié des parties durent au plus',
  csv: 'Télécharger les chiffres (CSV)',
  best: 'Les meilleurs',
  least: 'Minimum',
  most: 'Maximum',
}
