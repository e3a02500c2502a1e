import { joined } from '@waystation/kernel'
import type { NameWords } from '../words.ts'

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`)

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
  breedHelp: ({ value, points: worth, copies, cowboys }) => {
    const price =
      cowboys > 0
        ? ` At the market it takes ${cowboys === 1 ? '1 cowboy or wild worker' : `${cowboys} cowboys or wild workers`} and $${cowboys * 2}.`
        : ''
    return `Cattle of breeding value ${value}, worth ${points(worth)} at the end. ${copies} cards.${price}`
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
      help: 'Spent on buildings. Bonus: discard it and pay $2 for a certificate, at any time of your turn.',
    },
    engineer: {
      one: 'engineer',
      many: 'engineers',
      help: 'Spent on the train. Bonus: discard it for $1, at any time of your turn.',
    },
    wild: {
      one: 'wild worker',
      many: 'wild workers',
      help: 'Stands for any worker when workers are spent. Hiring it costs $4 more. Bonus: discard it for $2; it never copies another bonus.',
    },
  },
  elPaso: {
    name: 'El Paso',
    help: 'Nobody passes it. Gain $5, take a Simmental, then deliver your hand; all three, in this order.',
  },
  neutral: (letter) => `neutral building ${letter}`,
  building: (number, side) => `building ${number}${side}`,
  faceHelp: (actions) =>
    `Open to everyone: ${actions.join(' · ')}. Each once, in any order; or one auxiliary action instead.`,
  buildingHelp: ({ number, points: worth, actions }) =>
    `Takes ${number === 1 ? '1 builder' : `${number} builders`} and $${number * 2}; worth ${points(worth)}. For its owner: ${actions.join(' · ')}. Others may only do an auxiliary action there.`,
  train: (engineers) => `train card ${engineers}`,
  trainHelp: (engineers, actions) =>
    `Takes ${engineers === 1 ? '1 engineer' : `${engineers} engineers`} or wild workers and $${engineers * 2}: ${actions.join(' · ')}.`,
  space: (number) => `space ${number}`,
  neutralSpace: (letter) => `space ${letter}`,
  post: (value) => `trading post ${value}`,
  postHelp: ({ value, blackCorners, repeatable, reward, points: worth }) => {
    const parts = [`Asks for a breeding value of ${value}.`]
    if (reward === 'money') parts.push('At once: $2.')
    if (reward === 'objective') parts.push('At once: an objective tile.')
    if (reward === 'hire') parts.push('At once: hire a worker for free, a wild one for $4.')
    if (worth > 0) parts.push(`Each disc here is worth ${points(worth)}.`)
    parts.push(blackCorners ? 'Takes any disc.' : 'Takes no disc with black corners.')
    parts.push(repeatable ? 'You may place several discs here.' : 'Only one of your discs may lie here.')
    return parts.join(' ')
  },
  conditions: {
    cattle: (count, breed) => (count === 1 ? breed : `${count} ${breed}`),
    bonusTiles: (count) => (count === 1 ? '1 bonus tile' : `${count} bonus tiles`),
    buildingCost: (cost) => `buildings for ${cost} builders`,
    post: (value) => `a disc on ${value}`,
  },
  objective: (condition, worth) => `objective “${condition}” (${worth} VP)`,
  objectiveHelp: (condition, worth) =>
    `Worth ${points(worth)} at the end if you have: ${condition}. Nothing you have counts for two objectives.`,
  bonusKinds: {
    'triple-exchange': () => 'three exchanges',
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
      ? `Sue moves ${steps === 1 ? '1 step' : `${steps} steps`}.`
      : `Sue moves one step per ${steps}.`,
  soloActions: {
    market: 'She takes cattle from the market.',
    train: 'She uses the train.',
    build: 'She builds.',
    'best-of-three': 'She goes to the market, uses the train or builds, whichever she has most workers for.',
    'draw-1': 'She draws a card of her supply.',
    'draw-2': 'She draws two cards of her supply.',
    delivery: 'She delivers.',
  },
  phases: {
    setup: 'choosing objectives',
    rounds: 'under way',
    'last-simmental': 'the last Simmental is taken',
    'last-turns': 'last turns',
    over: 'over',
  },
  categories: {
    money: 'Money',
    buildings: 'Buildings',
    'trading-posts': 'Trading posts',
    workers: 'Workers',
    cattle: 'Cattle',
    'bonus-tiles': 'Bonus tiles',
    objectives: 'Objectives',
    'against-sue': 'Sue’s points (see note)',
  },
}
