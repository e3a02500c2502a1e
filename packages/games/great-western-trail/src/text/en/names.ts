/** Names of things, and what they are for. */
import type { ComponentText } from '@waystation/kernel'
import { capitalized, joined } from '@waystation/wording'
import { valueOfBreed } from '../../data/cards.ts'
import { DOLLARS_PER_VP, TOKEN_VP } from '../../data/station-masters.ts'
import { minus } from '../grammar.ts'
import type { Words } from '../words.ts'
import { number, slotsHelp } from './figures.ts'

type Part = Pick<
  Words,
  | 'title'
  | 'tagline'
  | 'breeds'
  | 'cardWithPoints'
  | 'cattleHelp'
  | 'workers'
  | 'aWorker'
  | 'theWorker'
  | 'workerCount'
  | 'hazards'
  | 'hazard'
  | 'hazardHelp'
  | 'theTeepee'
  | 'teepees'
  | 'neutral'
  | 'building'
  | 'buildingHelp'
  | 'neutralHelp'
  | 'places'
  | 'locations'
  | 'nodeHelp'
  | 'tasks'
  | 'objective'
  | 'objectiveWith'
  | 'objectiveHelp'
  | 'things'
  | 'variants'
  | 'list'
  | 'either'
>

const text = (name: string, help: string): ComponentText => ({ name, help })
const points = (n: number): string => `${minus(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`
const HANDS = { green: 'green hand', black: 'black hand' } as const
const USES = {
  A: 'hiring',
  B: 'building',
  C: 'objectives, engine',
  D: 'trade',
  E: 'cattle market',
  F: 'hazards',
  G: 'engine',
} as const
const PLURALS = { cowboy: 'cowboys', craftsman: 'craftsmen', engineer: 'engineers' } as const

export const names: Part = {
  title: 'Great Western Trail',
  tagline: 'Drive your herd to Kansas City and send it west by rail.',
  breeds: {
    jersey: 'Jersey',
    'dutch-belt': 'Dutch Belt',
    'black-angus': 'Black Angus',
    guernsey: 'Guernsey',
    holstein: 'Holstein',
    'brown-swiss': 'Brown Swiss',
    ayrshire: 'Ayrshire',
    'west-highland': 'West Highland',
    'texas-longhorn': 'Texas Longhorn',
  },
  cardWithPoints: (breed, vp) => `${breed} (${vp})`,
  cattleHelp: (value, vp) => `Breeding value ${value}. Worth ${points(vp)} at the end of the game.`,
  workers: {
    cowboy: text('cowboy', `Buys cattle: the more cowboys, the more and the cheaper. ${slotsHelp}`),
    craftsman: text('craftsman', `Builds: a building needs as many craftsmen as its number says. ${slotsHelp}`),
    engineer: text('engineer', `Drives the engine: one space for each engineer. ${slotsHelp}`),
  },
  aWorker: (worker) => (worker === 'engineer' ? 'an engineer' : `a ${worker}`),
  theWorker: (worker) => `the ${worker}`,
  workerCount: (worker, count) => `${count} ${count === 1 ? worker : PLURALS[worker]}`,
  hazards: { flood: 'flood', drought: 'drought', rockfall: 'rockfall' },
  hazard: (type, hand, vp) => `${type} (${HANDS[hand]}, ${points(vp)})`,
  hazardHelp: (vp) => `A location with a fee. Whoever removes it keeps it: ${points(vp)} at the end.`,
  theTeepee: (name) => `the ${name}`,
  teepees: {
    green: text('green teepee', 'A location with a green hand. Trade with the Indians to take it.'),
    blue: text('blue teepee', 'A location with a black hand. Trade with the Indians to take it.'),
  },
  neutral: (letter) => `neutral building ${letter} (${USES[letter]})`,
  building: (number, side) => `building ${number}${side}`,
  buildingHelp: ({ craftsmen, vp, hands }, actions) => {
    const fee = hands.length === 0 ? 'No fee' : `Fee: ${hands.map((h) => HANDS[h]).join(' and ')}`
    return `Needs ${craftsmen} ${craftsmen === 1 ? 'craftsman' : 'craftsmen'}, worth ${points(vp)}. ${fee}. Actions: ${actions}.`
  },
  neutralHelp: (actions) => `Everyone may use it. Actions: ${actions}.`,
  places: {
    start: 'the start of the trail',
    neutral: (letter) => `space ${letter}`,
    site: (name) => `site ${name}`,
    hazard: (type, n) => `${type} space ${n}`,
    hazardSite: (type, n) => `${type} site ${n}`,
    village: (value) => `village space ${minus(value)}`,
    villageSite: (n) => `village site ${n}`,
  },
  locations: {
    neutral: (letter) => `neutral building ${letter} (${USES[letter]})`,
    building: (name, owner, site) => `${owner}’s ${name} on ${site}`,
    hazard: (type, hand, vp) => `the ${type} (${HANDS[hand]}, ${points(vp)})`,
    teepee: (name, place) => `the ${name} on ${place}`,
  },
  nodeHelp: (special, woods, leadsTo) =>
    [
      'A space of the trail; it counts as a step only while a tile lies on it.',
      ...(leadsTo === null ? [] : [`It leads to ${leadsTo}.`]),
      ...(special === null ? [] : [`A building here has one more action: ${special}.`]),
      ...(woods ? ['A building here stands in the woods.'] : []),
    ].join(' '),
  tasks: {
    building: 'building',
    'green-teepee': 'green teepee',
    'blue-teepee': 'blue teepee',
    hazard: 'hazard',
    station: 'station',
    'cattle-value-3': `cattle of value ${valueOfBreed('holstein')}`,
    'west-highland': 'West Highland',
    'texas-longhorn': 'Texas Longhorn',
    'san-francisco-disc': 'delivery to San Francisco',
  },
  objective: (tasks, vp) => `objective ${tasks} (${vp})`,
  objectiveWith: (card, immediate) => `${card}; when played: ${immediate}`,
  objectiveHelp: (immediate, tasks, vp, penalty) => {
    const action = immediate === null ? 'No immediate action.' : `When played: ${immediate}.`
    const loss = penalty === 0 ? 'no loss otherwise' : `${points(penalty)} otherwise`
    return `${action} Asks for ${tasks}: ${points(vp)} if all are there, ${loss}. Each thing serves one card only.`
  },
  things: {
    cattleman: text(
      'cattleman',
      'Your rider on the trail. He moves from location to location, always towards Kansas City.',
    ),
    engine: text(
      'engine',
      'Your locomotive. Reaching a city’s space makes delivering there free; turnouts lead to stations.',
    ),
    money: text('money', `Dollars. ${capitalized(number(DOLLARS_PER_VP))} of them are worth one point at the end.`),
    certificate: text(
      'certificate',
      'Spend temporary certificates in Kansas City for one more breeding value each. Permanent ones always count.',
    ),
    'job-market-token': text(
      'job market token',
      `Stands in the row being filled. Whoever fills the last row takes it: ${points(TOKEN_VP)}, and the last turns begin.`,
    ),
    'market-deck': text('cattle deck', 'Cattle that has not come to the market yet.'),
    'objective-deck': text(
      'objective deck',
      'Face-down objective cards. The top one may be taken instead of one on display.',
    ),
    'supply-pile': text(
      'Kansas City supply',
      'Face-down tiles that will come to the foresight spaces of the same number.',
    ),
    hand: text('hand', 'Your cards; only you see them.'),
    'draw-pile': text(
      'draw pile',
      'You draw from it up to your hand limit. It is made from the discard pile only when a card is due and it is empty.',
    ),
    'discard-pile': text('discard pile', 'Face-up cards you have used or bought.'),
    'herd-value': text('breeding value', 'Each different breed in your hand counts once.'),
  },
  variants: {
    'neutral-buildings': {
      name: 'Neutral buildings',
      values: { fixed: 'on their letters (first game)', shuffled: 'shuffled' },
    },
    'private-buildings': {
      name: 'Private buildings',
      values: { a: 'side a (first games)', b: 'side b', mixed: 'a random side of each' },
    },
  },
  list: joined('and'),
  either: joined('or'),
}
