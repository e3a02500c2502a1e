/** Names of things, and what they are for. */
import type { ComponentText } from '@waystation/kernel'
import { joined } from '@waystation/wording'
import { valueOfBreed } from '../../data/cards.ts'
import { minus } from '../grammar.ts'
import type { Words } from '../words.ts'
import { slotsHelp } from './figures.ts'

type Part = Pick<
  Words,
  | 'title'
  | 'tagline'
  | 'breeds'
  | 'cardWithPoints'
  | 'someCattle'
  | 'cattleHelp'
  | 'workers'
  | 'slotActions'
  | 'aWorker'
  | 'theWorker'
  | 'workerCount'
  | 'hazards'
  | 'hazard'
  | 'hazardHelp'
  | 'theTeepee'
  | 'teepeeCount'
  | 'teepees'
  | 'neutral'
  | 'building'
  | 'buildingHelp'
  | 'neutralHelp'
  | 'actionNotes'
  | 'places'
  | 'locations'
  | 'nodeHelp'
  | 'tasks'
  | 'objective'
  | 'theObjective'
  | 'objectiveWith'
  | 'objectiveHelp'
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

/** "station", "2 stations" */
const several =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? one : `${count} ${many}`
const MODULE = { without: 'without', with: 'with' } as const

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
  someCattle: (name, count) => (count === 1 ? `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}` : `${count} ${name}`),
  cattleHelp: (value, vp) => `Breeding value ${value}. Worth ${points(vp)} at the end of the game.`,
  workers: {
    cowboy: text('cowboy', `Buys cattle: the more cowboys, the more and the cheaper. ${slotsHelp}`),
    craftsman: text('craftsman', `Builds: a building needs as many craftsmen as its number says. ${slotsHelp}`),
    engineer: text('engineer', `Drives the engine: one space for each engineer. ${slotsHelp}`),
  },
  slotActions: (slots) =>
    slots.length === 0
      ? ''
      : `Whoever comes to a slot uses its action: ${slots.map(({ slot, action }) => `slot ${slot}, ${action}`).join('; ')}.`,
  aWorker: (worker) => (worker === 'engineer' ? 'an engineer' : `a ${worker}`),
  theWorker: (worker) => `the ${worker}`,
  workerCount: (worker, count) => `${count} ${count === 1 ? worker : PLURALS[worker]}`,
  hazards: { flood: 'flood', drought: 'drought', rockfall: 'rockfall' },
  hazard: (type, hand, vp) => `${type} (${HANDS[hand]}, ${points(vp)})`,
  hazardHelp: (vp) => `A location with a fee. Whoever removes it keeps it: ${points(vp)} at the end.`,
  theTeepee: (name) => `the ${name}`,
  teepeeCount: (colour, count) => `${count} ${colour} teepees`,
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
  actionNotes: {
    extraordinaryDelivery:
      'Move the engine back as far as you like and deliver to a city whose value is at most the number of spaces it went back; turnouts and spaces with other engines do not count. There is no transport to pay.',
    copy: 'A building is adjacent if no empty space and no other location lies between it and this one; whoever owns it.',
  },
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
  nodeHelp: (special, addOn, woods, leadsTo) =>
    [
      'A space of the trail; it counts as a step only while a tile lies on it.',
      ...(leadsTo === null ? [] : [`It leads to ${leadsTo}.`]),
      ...(special === null ? [] : [`A building here has one more action: ${special}.`]),
      ...(addOn === null ? [] : [`With the poker table the neutral building here has one more action: ${addOn}.`]),
      ...(woods ? ['A building here stands in the woods.'] : []),
    ].join(' '),
  tasks: {
    building: several('building', 'buildings'),
    'green-teepee': several('green teepee', 'green teepees'),
    'blue-teepee': several('blue teepee', 'blue teepees'),
    hazard: several('hazard', 'hazards'),
    station: several('station', 'stations'),
    'cattle-value-3': (n) => `${n === 1 ? '' : `${n} `}cattle of value ${valueOfBreed('holstein')}`,
    'west-highland': several('West Highland', 'West Highland'),
    'texas-longhorn': several('Texas Longhorn', 'Texas Longhorn'),
    'san-francisco-disc': several('delivery to San Francisco', 'deliveries to San Francisco'),
  },
  objective: (tasks, vp) => `objective “${tasks}” (${vp} VP)`,
  theObjective: (tasks, vp) => `the objective “${tasks}” (${vp} VP)`,
  objectiveWith: (card, immediate) => `${card}; when played: ${immediate}`,
  objectiveHelp: (immediate, tasks, vp, penalty) => {
    const action = immediate === null ? 'No immediate action.' : `When played: ${immediate}.`
    const loss = penalty === 0 ? 'no loss otherwise' : `${points(penalty)} otherwise`
    return `${action} Asks for ${tasks}: ${points(vp)} if all are there, ${loss}. Each item counts for one card only.`
  },
  variants: {
    'neutral-buildings': {
      name: 'Neutral buildings',
      values: { fixed: 'on their letters (first game)', shuffled: 'shuffled' },
    },
    'private-buildings': {
      name: 'Private buildings',
      values: {
        a: 'side a (first games)',
        b: 'side b',
        mixed: 'a random side of each',
        chosen: 'the first player chooses the side of each',
      },
    },
    'rails-north': { name: 'Rails to the North', values: MODULE },
    'poker-table': { name: 'At the Poker Table', values: MODULE },
    'building-sites': { name: 'Building sites: unbuilt tiles may be turned over', values: MODULE },
    'tile-11': { name: 'Building 11 (always with Rails to the North)', values: MODULE },
    'tile-13': { name: 'Building 13', values: MODULE },
    'promo-station-masters': { name: 'Promotional station masters (always with Rails to the North)', values: MODULE },
  },
  list: joined('and'),
  either: joined('or'),
}
