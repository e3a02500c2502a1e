import { counted, joined, ordinal } from '@waystation/wording'
import { FINES, SHERIFF_FEE, STATION_ACTIVATIONS } from '../../data/figures.ts'
import { RAIL_TILES } from '../../data/plots.ts'
import type { Words } from '../words.ts'
import { cowboyHelp, fines, highestFine, number, times } from './figures.ts'

const PLURALS = { novice: 'greenhorns', gunslinger: 'gunslingers', veteran: 'trail bosses' } as const
const SINGULARS = { novice: 'greenhorn', gunslinger: 'gunslinger', veteran: 'trail boss' } as const

export const names: Omit<
  Words,
  'buildings' | 'decisions' | 'options' | 'reasons' | 'events' | 'sections' | 'zones' | 'changes' | 'prospects'
> = {
  title: 'Deadwood',
  tagline: 'Take over the shops of a lawless town before the railway and the cavalry arrive.',
  things: {
    novice: { name: 'Greenhorn', help: cowboyHelp('novice') },
    gunslinger: { name: 'Gunslinger', help: cowboyHelp('gunslinger') },
    veteran: { name: 'Trail boss', help: cowboyHelp('veteran') },
    rail: {
      name: 'Rails',
      help: 'Laid by the Town Hall, always to one of two plots. A building under them is destroyed; cowboys next to them may annex their building.',
    },
    'train-station': {
      name: 'Train Station',
      help: `Follows the ${ordinal('en')(RAIL_TILES)} rail tile and ends the game. Cowboys next to it may annex their building ${times(STATION_ACTIVATIONS)}. It is never annexed itself.`,
    },
    sheriff: {
      name: 'Sheriff',
      help: `Stands where three plots meet. Nobody may attack on those three, and when you place a cowboy on a building there, you pay $${SHERIFF_FEE} to the opponent who holds the Sheriff’s Office, if there is one.`,
    },
    money: { name: 'Money', help: 'Whoever is richest after the fines wins.' },
    cartridge: { name: 'Cartridge', help: 'One more die in a duel; one per duel, any number in the final duel.' },
    pony: { name: 'Pony', help: 'Lets your cowboy flee to the Abandoned Mine when he is attacked.' },
    poster: {
      name: 'Wanted poster',
      help: `Costs a fine at the end: ${fines} for one to ${number(FINES.length - 2)} posters, ${highestFine} for more.`,
    },
    pool: { name: 'Crime pool', help: 'Posters still to be taken. When it is empty the game ends after this turn.' },
    box: { name: 'Box', help: 'Posters out of play. The Telegraph Office can bring some back.' },
    ranch: { name: 'Ranch', help: 'Your cowboys at home, ready to go to town.' },
    reserve: { name: 'Reserve', help: 'Cowboys of your gang who are not hired yet. A Saloon hires them.' },
    mine: {
      name: 'Abandoned Mine',
      help: 'Where cowboys wait after fleeing, being driven off or being hired. They do nothing until they are called back to the ranch.',
    },
    'boot-hill': { name: 'Boot Hill', help: 'The graveyard. Nobody comes back from it.' },
    stack: { name: 'Stack of buildings', help: 'Face-down tiles. Town Hall and Stage Depot draw from the top.' },
    'empty-plot': { name: 'Empty plot', help: 'A building can be put here if it is next to another building.' },
  },
  oneCowboy: { novice: 'a greenhorn', gunslinger: 'a gunslinger', veteran: 'a trail boss' },
  countCowboys: (type, count) => `${count} ${count === 1 ? SINGULARS[type] : PLURALS[type]}`,
  fromOutside: { ranch: 'from the ranch', mine: 'from the Abandoned Mine', reserve: 'from the reserve' },
  back: (stack) => (stack === 0 ? 'A starting building.' : `From stack ${stack}.`),
  plot: (row, column) => `row ${row}, plot ${column}`,
  // The two plots of one row first: they "meet".
  crossing: (rows) =>
    `where ${rows
      .slice()
      .sort((a, b) => b.columns.length - a.columns.length)
      .map(
        ({ row, columns }) =>
          `${columns.length === 1 ? 'plot' : 'plots'} ${joined('and')(columns.map(String))} of row ${row}`,
      )
      .join(' meet ')}`,
  money: (amount) => (amount < 0 ? `−$${-amount}` : `$${amount}`),
  ends: {
    station: 'the Train Station is built',
    pool: 'the crime pool is empty',
    gang: 'a gang has no cowboy left alive',
  },
  categories: { money: 'Money', 'stage-depot': 'Stage Depot', fine: 'Fine' },
  variants: {},
  postersNote: (count) => counted('en')(count, 'poster', 'posters'),
  list: joined('and'),
  either: joined('or'),
  // "Gunsmith 2": a number needs no article.
  numbered({ bare }, number) {
    const name = `${bare} ${number}`
    return { bare: name, the: name, at: `at ${name}`, from: `from ${name}` }
  },
}
