/** The map of Rails to the North. */
import { SPACES_PER_TOWN, TOWNS } from '../../data/rails/towns.ts'
import type { RailsWords } from '../words/rails.ts'
import { number } from './figures.ts'

const TYPES = { small: 'small town', station: 'station town', medium: 'medium town', large: 'large town' } as const
const DOES = {
  small: 'A shop here triggers nothing else.',
  station: 'When you place a shop here you may upgrade its station, then or never.',
  medium: 'When you place a shop here you may use the town’s tile, then or never.',
  large: 'A shop here lets you deliver to this city.',
} as const

export const rails: RailsWords = {
  towns: {
    'green-gate': 'the green gate',
    'green-west': 'the town in the green west',
    memphis: 'Memphis',
    'green-station': 'the green station town',
    'green-corner': 'the town in the green corner',
    'blue-gate': 'the blue gate',
    'blue-middle': 'the town in the middle of the blue section',
    'blue-north': 'the town in the blue north',
    denver: 'Denver',
    'san-francisco': 'San Francisco',
    'purple-gate': 'the purple gate',
    'purple-west': 'the town in the purple west',
    milwaukee: 'Milwaukee',
    'red-west': 'the town in the red west',
    'green-bay': 'Green Bay',
    'red-station': 'the red station town',
    'red-crossroads': 'the red crossroads',
    'red-south': 'the town in the red south',
    'red-north': 'the town in the red north',
    minneapolis: 'Minneapolis',
    'red-east': 'the town in the red east',
    toronto: 'Toronto',
    montreal: 'Montreal',
    'red-corner': 'the town in the red corner',
    'teal-gate': 'the teal gate',
    'teal-west': 'the town in the teal west',
    'violet-gate': 'the violet gate',
    'violet-east': 'the town in the violet east',
  },
  mapStations: { green: 'the green station', red: 'the red station' },
  townTypes: TYPES,
  sectionNames: { green: 'green', blue: 'blue', purple: 'purple', red: 'red', teal: 'teal', violet: 'violet' },
  townHelp: ({ type, section, spaces, next, gates }) =>
    [
      `A ${TYPES[type]} of the ${section} section. ${DOES[type]}`,
      `Its ${number(SPACES_PER_TOWN)} trade spaces: ${spaces}.`,
      ...(gates === '' ? [] : [`Open from ${gates}.`]),
      `Rails lead to ${next}.`,
    ].join(' '),
  tradeSpace: {
    pay: (money) => `pay $${money}`,
    gain: (money) => `gain $${money}`,
    exchangeToken: 'an exchange token',
    certificate: 'a certificate',
    objective: 'an objective card',
    bare: 'nothing printed',
  },
  mediumTiles: {
    'medium-hire': 'hiring tile',
    'medium-remove': 'removal tile',
    'medium-engine': 'engine tile',
    'medium-money-or-cattle': 'money or cattle tile',
    'medium-build': 'building tile',
  },
  mediumHelp: (action) =>
    `The tile of a medium town. Everyone who places a shop there may do it once: ${action}. ${TOWNS.filter(({ type }) => type === 'medium').length} medium towns have one.`,
  townHall: 'the town hall of Kansas City',
}
