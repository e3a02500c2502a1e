import type { NorthWords } from './words.ts'

export const en: NorthWords = {
  town: (name, parts) => [name, ...parts].join(', '),
  shopOf: (name) => `shop of ${name}`,
  tradeSpace: (town, print) => `Trade space in ${town}: ${print}`,
  pay: (money) => `pay ${money}`,
  gain: (money) => `gain ${money}`,
  bare: 'nothing printed',
  certificate: 'a certificate',
  objective: 'an objective card',
  exchangeToken: 'an exchange token',
  besideNewYork: (master) => `Beside New York: ${master}`,
  tokens: (count) => `Exchange tokens: ${count}`,
  bell: (number, shops) => `Bell space ${number}, ${shops} ${shops === 1 ? 'shop' : 'shops'} left`,
  supply: (count) => `Exchange tokens in the supply: ${count}`,
  opensCity: (city, value) => `opens ${city} (${value})`,
  opensTowns: (count) => `${count} more ${count === 1 ? 'town' : 'towns'} within reach`,
  station: (price) => `its station may be upgraded for ${price}`,
  emptiesBell: (number) => `empties bell space ${number}`,
  draws: (count) => `draw ${count}, discard ${count}`,
}
