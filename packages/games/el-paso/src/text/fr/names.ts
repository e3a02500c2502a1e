import { joined, numeral } from '@waystation/wording'
import { TRIPLE_EXCHANGE } from '../../data/bonuses.ts'
import {
  BUILDER_BONUS_PRICE,
  DOLLARS_PER_WORKER,
  ENGINEER_BONUS,
  WILD_BONUS,
  WILD_SURCHARGE,
} from '../../data/cards.ts'
import { POST_REWARD_DOLLARS } from '../../data/posts.ts'
import { EL_PASO_DOLLARS } from '../../data/table.ts'
import type { NameWords } from '../words.ts'

const points = (n: number): string => (n < 2 ? `${n} point` : `${n} points`)

/** Noms des cartes, des tuiles et des lieux, et l'aide qui découle de ce qui y est imprimé. */
export const names: Omit<NameWords, 'things' | 'discs' | 'auxiliaries' | 'variants' | 'notes'> = {
  title: 'Great Western Trail : El Paso',
  tagline: 'Menez votre troupeau autour de la boucle et livrez-le à El Paso, encore et encore.',
  money: (dollars) => `${dollars} $`,
  points,
  list: joined('et'),
  breeds: {
    criollo: 'Criollo',
    pineywoods: 'Pineywoods',
    galloway: 'Galloway',
    'santa-gertrudis': 'Santa Gertrudis',
    'black-angus': 'Black Angus',
    corriente: 'Corriente',
    shorthorn: 'Shorthorn',
    hereford: 'Hereford',
    simmental: 'Simmental',
  },
  breedHelp: ({ value, points: worth, copies, startingHerd, cowboys }) => {
    const price =
      cowboys > 0
        ? ` Au marché : ${cowboys} ${cowboys === 1 ? 'cowboy ou joker' : 'cowboys ou jokers'} et ${cowboys * DOLLARS_PER_WORKER} $.`
        : ''
    const herd = startingHerd > 0 ? ` Chaque troupeau de départ en compte ${startingHerd}.` : ''
    return `Bétail de valeur d’élevage ${value}, ${points(worth)} à la fin. ${copies} cartes.${herd}${price}`
  },
  workers: {
    cowboy: {
      one: 'cowboy',
      many: 'cowboys',
      help: 'Se dépense au marché au bétail. Bonus : défaussez-le pendant un déplacement, pour une étape de plus.',
    },
    builder: {
      one: 'bâtisseur',
      many: 'bâtisseurs',
      help: `Se dépense pour les bâtiments. Bonus : défaussez-le et payez ${BUILDER_BONUS_PRICE} $ pour un certificat, à tout moment de votre tour.`,
    },
    engineer: {
      one: 'ingénieur',
      many: 'ingénieurs',
      help: `Se dépense pour le train. Bonus : défaussez-le pour ${ENGINEER_BONUS} $, à tout moment de votre tour.`,
    },
    wild: {
      one: 'ouvrier joker',
      many: 'ouvriers jokers',
      help: `Remplace n’importe quel ouvrier dans un coût. L’engager coûte ${WILD_SURCHARGE} $ de plus. Bonus : défaussez-le pour ${WILD_BONUS} $ ; il ne copie jamais un autre bonus.`,
    },
  },
  workerHelp: ({ points: worth, copies }) => `${copies} cartes, ${points(worth)} chacune à la fin.`,
  elPaso: {
    name: 'El Paso',
    help: `Personne ne le dépasse. Recevez ${EL_PASO_DOLLARS} $, prenez une Simmental, puis livrez votre main : les trois, dans cet ordre.`,
  },
  neutral: (letter) => `bâtiment neutre ${letter}`,
  building: (number, side) => `bâtiment ${number}${side}`,
  faceHelp: (actions) =>
    `Ouvert à tous : ${actions.join(' · ')}. Chacune une fois, dans l’ordre voulu ; ou bien une action auxiliaire.`,
  buildingHelp: ({ number, points: worth, actions }) =>
    `Coûte ${number} ${number === 1 ? 'bâtisseur' : 'bâtisseurs'} et ${number * DOLLARS_PER_WORKER} $ ; vaut ${points(worth)}. Pour son propriétaire : ${actions.join(' · ')}. Les autres n’y ont droit qu’à une action auxiliaire.`,
  train: (engineers) => `carte Train ${engineers}`,
  trainHelp: (engineers, actions) =>
    `Coûte ${engineers} ${engineers === 1 ? 'ingénieur' : 'ingénieurs'} ou jokers et ${engineers * DOLLARS_PER_WORKER} $ : ${actions.join(' · ')}.`,
  space: (number) => `case ${number}`,
  neutralSpace: (letter) => `case ${letter}`,
  post: (value) => `comptoir ${value}`,
  postHelp: ({ value, blackCorners, repeatable, reward, points: worth }) => {
    const parts = [`Demande une valeur d’élevage de ${value}.`]
    if (reward === 'money') parts.push(`Immédiatement : ${POST_REWARD_DOLLARS} $.`)
    if (reward === 'objective') parts.push('Immédiatement : une tuile Objectif.')
    if (reward === 'hire')
      parts.push(`Immédiatement : engagez un ouvrier gratuitement, un joker pour ${WILD_SURCHARGE} $.`)
    if (worth > 0) parts.push(`Chaque disque y vaut ${points(worth)}.`)
    parts.push(blackCorners ? 'Accepte tous les disques.' : 'N’accepte pas les disques aux angles noirs.')
    parts.push(repeatable ? 'Vous pouvez y poser plusieurs disques.' : 'Un seul de vos disques peut s’y trouver.')
    return parts.join(' ')
  },
  conditions: {
    cattle: (count, breed) => (count === 1 ? breed : `${count} ${breed}`),
    bonusTiles: (count) => `${count} ${count === 1 ? 'tuile' : 'tuiles'} Bonus`,
    buildingCost: (cost) => `bâtiments coûtant au moins ${cost} bâtisseurs`,
    post: (value) => `un disque au comptoir ${value}`,
  },
  objective: (condition, worth) => `objectif « ${condition} » (${worth} PV)`,
  the: { objective: (name) => `l’${name}`, bonus: (name) => `le ${name}` },
  objectiveHelp: (condition, worth) =>
    `Vaut ${points(worth)} à la fin si vous possédez : ${condition}. Rien de ce que vous avez ne sert à deux objectifs.`,
  bonusKinds: {
    'triple-exchange': () => `${numeral('fr')(TRIPLE_EXCHANGE)} échanges`,
    'permanent-certificate': () => 'certificat permanent',
    'remove-cattle': () => 'retirer une carte Bétail',
    'count-duplicate': () => 'compter un doublon',
    'remove-for-money': (dollars) => `retirer une carte Bétail pour ${dollars} $`,
    'gain-money': (dollars) => `recevoir ${dollars} $`,
  },
  bonus: (effect, worth) => `bonus « ${effect} » (${worth} PV)`,
  bonusHelp: (effect, worth) =>
    `Effet : ${effect}. Vaut ${points(worth)} à la fin. Les effets permanents identiques se cumulent.`,
  soloCard: (letter, number) => `carte ${letter}${number}`,
  soloSteps: (steps) =>
    typeof steps === 'number'
      ? `Sue avance ${steps === 1 ? 'd’une étape' : `de ${steps} étapes`}.`
      : `Sue avance d’une étape par ${steps}.`,
  soloActions: {
    market: 'Elle prend du bétail au marché.',
    train: 'Elle utilise le train.',
    build: 'Elle construit.',
    'best-of-three':
      'Elle va au marché, utilise le train ou construit, selon les ouvriers qu’elle a en plus grand nombre.',
    'draw-1': 'Elle pioche une carte de sa réserve.',
    'draw-2': 'Elle pioche deux cartes de sa réserve.',
    delivery: 'Elle livre.',
  },
  phases: {
    setup: 'choix des objectifs',
    rounds: 'en cours',
    'last-simmental': 'la dernière Simmental est prise',
    'last-turns': 'derniers tours',
    over: 'terminée',
  },
  scored: (category, points) => `${category} : ${points}`,
  categories: {
    money: 'Argent',
    buildings: 'Bâtiments',
    'trading-posts': 'Comptoirs commerciaux',
    workers: 'Ouvriers',
    cattle: 'Bétail',
    'bonus-tiles': 'Tuiles Bonus',
    objectives: 'Objectifs',
    'against-sue': 'Sue (hors total, voir le détail)',
  },
}
