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

const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`

/** Names of cards, tiles and places, and help that follows from what is printed on them. */
export const names: Omit<NameWords, 'things' | 'discs' | 'auxiliaries' | 'variants' | 'notes'> = {
  title: 'Great Western Trail: El Paso',
  tagline: 'Drive your herd around the loop and deliver it in El Paso, again and again.',
  money: (dollars) => `$${dollars}`,
  points,
  list: joined('and'),
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
        ? ` At the market it takes ${cowboys} ${cowboys === 1 ? 'cowboy or wild worker' : 'cowboys or wild workers'} and $${cowboys * DOLLARS_PER_WORKER}.`
        : ''
    const herd = startingHerd > 0 ? ` Every starting herd has ${startingHerd} of them.` : ''
    return `Cattle of breeding value ${value}, worth ${points(worth)} at the end. ${copies} cards.${herd}${price}`
  },
  workers: {
    cowboy: {
      one: 'cowboy',
      many: 'cowboys',
      help: 'Spent at the cattle market. Bonus: discard it while your rancher moves, for one step more.',
    },
    builder: {
      one: 'builder',
      many: 'builders',
      help: `Spent on buildings. Bonus: discard it and pay $${BUILDER_BONUS_PRICE} for a certificate, at any time during your turn.`,
    },
    engineer: {
      one: 'engineer',
      many: 'engineers',
      help: `Spent on the train. Bonus: discard it for $${ENGINEER_BONUS}, at any time during your turn.`,
    },
    wild: {
      one: 'wild worker',
      many: 'wild workers',
      help: `Stands for any worker when workers are spent. Hiring it costs $${WILD_SURCHARGE} more. Bonus: discard it for $${WILD_BONUS}; it never copies another bonus.`,
    },
  },
  workerHelp: ({ points: worth, copies }) => `${copies} cards, each worth ${points(worth)} at the end.`,
  elPaso: {
    name: 'El Paso',
    help: `Nobody passes it. Gain $${EL_PASO_DOLLARS}, take a Simmental, then deliver your hand; all three, in this order.`,
  },
  neutral: (letter) => `neutral building ${letter}`,
  building: (number, side) => `building ${number}${side}`,
  faceHelp: (actions) =>
    `Open to everyone: ${actions.join(' · ')}. Each once, in any order; or one auxiliary action instead.`,
  buildingHelp: ({ number, points: worth, actions }) =>
    `Takes ${number} ${number === 1 ? 'builder' : 'builders'} and $${number * DOLLARS_PER_WORKER}; worth ${points(worth)}. For its owner: ${actions.join(' · ')}. Others may only do an auxiliary action there.`,
  train: (engineers) => `train card ${engineers}`,
  trainHelp: (engineers, actions) =>
    `Takes ${engineers} ${engineers === 1 ? 'engineer' : 'engineers'} or wild workers and $${engineers * DOLLARS_PER_WORKER}: ${actions.join(' · ')}.`,
  space: (number) => `space ${number}`,
  neutralSpace: (letter) => `space ${letter}`,
  post: (value) => `trading post ${value}`,
  postHelp: ({ value, blackCorners, repeatable, reward, points: worth }) => {
    const parts = [`Asks for a breeding value of ${value}.`]
    if (reward === 'money') parts.push(`Immediately: $${POST_REWARD_DOLLARS}.`)
    if (reward === 'objective') parts.push('Immediately: an objective tile.')
    if (reward === 'hire') parts.push(`Immediately: hire a worker for free, a wild one for $${WILD_SURCHARGE}.`)
    if (worth > 0) parts.push(`Each disc here is worth ${points(worth)}.`)
    parts.push(blackCorners ? 'Takes any disc.' : 'Takes no disc with black corners.')
    parts.push(repeatable ? 'You may place several discs here.' : 'Only one of your discs may be here.')
    return parts.join(' ')
  },
  conditions: {
    cattle: (count, breed) => (count === 1 ? breed : `${count} ${breed}`),
    bonusTiles: (count) => `${count} ${count === 1 ? 'bonus tile' : 'bonus tiles'}`,
    buildingCost: (cost) => `buildings costing at least ${cost} builders`,
    post: (value) => `a disc on trading post ${value}`,
  },
  objective: (condition, worth) => `objective “${condition}” (${worth} VP)`,
  the: { objective: (name) => `the ${name}`, bonus: (name) => `the ${name}` },
  objectiveHelp: (condition, worth) =>
    `Worth ${points(worth)} at the end if you have: ${condition}. Nothing you have counts for two objectives.`,
  bonusKinds: {
    'triple-exchange': () => `${numeral('en')(TRIPLE_EXCHANGE)} exchanges`,
    'permanent-certificate': () => 'permanent certificate',
    'remove-cattle': () => 'remove one cattle card',
    'count-duplicate': () => 'count one duplicate',
    'remove-for-money': (dollars) => `remove one cattle card for $${dollars}`,
    'gain-money': (dollars) => `gain $${dollars}`,
  },
  bonus: (effect, worth) => `bonus “${effect}” (${worth} VP)`,
  bonusHelp: (effect, worth) => `Effect: ${effect}. Worth ${points(worth)} at the end. Equal permanent effects add up.`,
  soloCard: (letter, number) => `card ${letter}${number}`,
  soloSteps: (steps) =>
    typeof steps === 'number'
      ? `Sue moves ${steps} ${steps === 1 ? 'step' : 'steps'}.`
      : `Sue moves one step per ${steps}.`,
  soloActions: {
    market: 'She takes cattle from the market.',
    train: 'She uses the train.',
    build: 'She builds.',
    'best-of-three': 'She goes to the market, uses the train or builds, whichever she has most workers for.',
    'draw-1': 'She draws a card from her supply.',
    'draw-2': 'She draws two cards from her supply.',
    delivery: 'She delivers.',
  },
  phases: {
    setup: 'choosing objectives',
    rounds: 'under way',
    'last-simmental': 'the last Simmental is taken',
    'last-turns': 'last turns',
    over: 'over',
  },
  scored: (category, points) => `${category}: ${points}`,
  categories: {
    money: 'Money',
    buildings: 'Buildings',
    'trading-posts': 'Trading posts',
    workers: 'Workers',
    cattle: 'Cattle',
    'bonus-tiles': 'Bonus tiles',
    objectives: 'Objectives',
    'against-sue': 'Sue (not in the total, see note)',
  },
}
