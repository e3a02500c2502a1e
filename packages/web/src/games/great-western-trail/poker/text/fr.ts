import type { PokerWords } from './words.ts'

export const fr: PokerWords = {
  place: (name, parts) => `${name} à la table de poker : ${parts.join(', ')}`,
  empty: 'pas encore installé',
  cards: (count) => `${count} ${count > 1 ? 'cartes' : 'carte'} face cachée`,
  pot: (money, bank) => `Mises : ${money}, et ${bank} de la banque`,
  tokens: (tokens) => `Jetons bonus : ${tokens.length === 0 ? 'aucun' : tokens.join(' ; ')}`,
  token: (points, money) => `${points} points et ${money}`,
  toThePot: (money) => `${money} aux mises`,
  potWould: (money) => `le meilleur jeu remporte ${money}`,
  yourHand: (value) => `votre jeu vaut ${value}`,
  against: (cards) => `contre ${cards} ${cards > 1 ? 'cartes' : 'carte'}`,
}
