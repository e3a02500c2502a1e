import type { NorthWords } from './words.ts'

export const fr: NorthWords = {
  town: (name, parts) => [name, ...parts].join(', '),
  shopOf: (name) => `magasin de ${name}`,
  tradeSpace: (town, print) => `Case Commerce, ${town} : ${print}`,
  pay: (money) => `payer ${money}`,
  gain: (money) => `gagner ${money}`,
  bare: 'rien d’imprimé',
  certificate: 'un certificat',
  objective: 'une carte Objectif',
  exchangeToken: 'un jeton Échange',
  besideNewYork: (master) => `À côté de New York : ${master}`,
  tokens: (count) => `Jetons Échange : ${count}`,
  bell: (number, shops) => `Espace Cloche ${number}, ${shops} ${shops > 1 ? 'magasins restants' : 'magasin restant'}`,
  supply: (count) => `Jetons Échange dans la réserve : ${count}`,
  opensCity: (city, value) => `ouvre ${city} (${value})`,
  opensTowns: (count) => `${count} ${count > 1 ? 'centres-villes' : 'centre-ville'} de plus à portée`,
  station: (price) => `sa gare peut être développée pour ${price}`,
  emptiesBell: (number) => `libère l’espace Cloche ${number}`,
  draws: (count) => `piochez ${count}, défaussez ${count}`,
}
