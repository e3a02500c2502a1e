import type { PokerWords } from './words.ts'

export const en: PokerWords = {
  place: (name, parts) => `${name} at the poker table: ${parts.join(', ')}`,
  empty: 'not seated yet',
  cards: (count) => `${count} ${count === 1 ? 'card' : 'cards'} face down`,
  pot: (money, bank) => `Pot: ${money}, and ${bank} from the bank`,
  tokens: (tokens) => `Bonus tokens: ${tokens.length === 0 ? 'none left' : tokens.join('; ')}`,
  token: (points, money) => `${points} points and ${money}`,
  toThePot: (money) => `${money} to the pot`,
  potWould: (money) => `the best hand takes ${money}`,
  yourHand: (value) => `your hand is worth ${value}`,
  against: (cards) => `against ${cards} ${cards === 1 ? 'card' : 'cards'}`,
}
