import { tellsPrinted } from '@waystation/testkit/vitest'
import { BUILDINGS, type Gain, gainOf, LAUNDRIES } from '../src/data/buildings.ts'
import {
  CASINO_TAKE,
  CHURCH_DISCARD,
  COURT_FINE_PER_POSTER,
  COWBOY_TYPES,
  COWBOYS_PER_TYPE,
  DANCE_HALL_RETURNS,
  DEPOT_BONUS,
  FINES,
  FIXED_BUILDINGS,
  GOLD,
  GRIFTER_TARGETS,
  HIRE_COSTS,
  HOTEL_PAY,
  LAUNDRY_DISCARD,
  RAIL_ACTIVATIONS,
  SHERIFF_FEE,
  SHOTS,
  STAR_PLOTS,
  START,
  STATION_ACTIVATIONS,
  STRENGTHS,
  TELEGRAPH_POSTERS,
  TILES_IN_OPENING,
  TOKENS,
  TOWN_HALL_DISCARD,
  UNDERTAKER_PAY,
  WOUNDS_TO_KILL,
} from '../src/data/figures.ts'
import { columnOf, RAIL_TILES, ROWS, rowOf } from '../src/data/plots.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'

const told = (where: string) => () => ({ in: where })
const dollars = (where: string) => (_keys: readonly string[], amount: string | number) => ({
  in: where,
  en: `$${amount}`,
  fr: `${amount} $`,
})
const ONE: { readonly [token in keyof Gain]?: { en: string; fr: string } } = {
  posters: { en: 'one poster', fr: 'un pion Wanted' },
  ponies: { en: 'a pony', fr: 'un cheval' },
}

tellsPrinted(
  { en, fr },
  {
    'what annexing brings': {
      data: BUILDINGS.map(({ type }) => gainOf(type)),
      told([building, token], amount) {
        const { id } = BUILDINGS[Number(building)]
        if (token === 'money') return dollars(id)([], amount)
        return { in: id, ...(amount === 1 && ONE[token as keyof Gain]) }
      },
    },
    'number on the back of a building': {
      data: BUILDINGS.map(({ stack }) => stack),
      told: ([building], stack) => {
        const { id } = BUILDINGS[Number(building)]
        return stack === 0
          ? { in: id, en: 'A starting building', fr: 'Bâtiment de départ' }
          : { in: id, en: `From stack ${stack}`, fr: `De la pile ${stack}` }
      },
    },
    'rows of the town': {
      data: ROWS,
      told: () => ({
        in: 'preparation',
        en: `rows of ${ROWS.join(', ')} plots`,
        fr: `rangées de ${ROWS.join(', ')} cases`,
      }),
    },
    'where buildings stand at first': {
      data: [...FIXED_BUILDINGS.map(({ plot }) => plot), ...STAR_PLOTS],
      told: (_keys, plot) => {
        const [row, column] = [rowOf(Number(plot)), columnOf(Number(plot))]
        return { in: 'preparation', en: `row ${row}, plot ${column}`, fr: `rangée ${row}, case ${column}` }
      },
    },
    'tiles dealt at the start': { data: [TILES_IN_OPENING, STAR_PLOTS.length], told: told('preparation') },
    'cowboys of a gang': { data: COWBOYS_PER_TYPE, told: told('preparation') },
    'tokens in the box': {
      data: TOKENS,
      told: ([token], count) => {
        const words = { cartridges: 'cartouches', ponies: 'chevaux', posters: 'pions Wanted' }
        return { in: 'preparation', en: `${count} ${token}`, fr: `${count} ${words[token as keyof typeof words]}` }
      },
    },
    'wounds that kill': {
      data: WOUNDS_TO_KILL,
      told: () => ({ in: 'duels', en: 'two wounds kill', fr: 'deux blessures tuent' }),
    },
    'strength of the cowboys': { data: STRENGTHS, told: ([i]) => ({ in: COWBOY_TYPES[Number(i)] }) },
    'what cowboys cost': {
      data: HIRE_COSTS,
      told: ([i], cost) =>
        cost === 0
          ? { in: COWBOY_TYPES[Number(i)], en: 'for free', fr: 'gratuitement' }
          : dollars(COWBOY_TYPES[Number(i)])([], cost),
    },
    'what cowboys cost at the Saloon': {
      data: HIRE_COSTS.slice(1),
      told: (keys, cost) => dollars('saloon')(keys, cost),
    },
    'what everyone starts with': {
      data: START,
      told([key], count) {
        const words: { readonly [key: string]: { en: string; fr: string } } = {
          money: { en: `$${count}`, fr: `${count} $` },
          cartridges: { en: 'a cartridge', fr: 'une cartouche' },
          ponies: { en: 'a pony', fr: 'un cheval' },
          ranchOfEachType: { en: 'one cowboy of each strength', fr: 'un cowboy de chaque force' },
        }
        return { in: 'preparation', ...words[key] }
      },
    },
    'faces of the die': {
      data: SHOTS.flatMap((shot, i) => (shot === 'miss' ? [] : [i + 1])),
      told: told('duels'),
    },
    fee: { data: SHERIFF_FEE, told: dollars('sheriff') },
    'fee at the office': { data: SHERIFF_FEE, told: dollars('sheriffs-office') },
    'what the Hotel gets': { data: HOTEL_PAY, told: dollars('hotel') },
    'what the Stage Depot gets': { data: DEPOT_BONUS, told: dollars('stage-depot') },
    'what the Undertaker gets': { data: UNDERTAKER_PAY, told: dollars('undertaker') },
    'what the Casino takes': { data: CASINO_TAKE, told: dollars('casino') },
    'what the court asks': { data: COURT_FINE_PER_POSTER, told: dollars('courthouse') },
    'what the Church takes': {
      data: [1, LAUNDRIES.length].map((held) => CHURCH_DISCARD + LAUNDRY_DISCARD * held),
      told: told('church'),
    },
    'what the Town Hall takes': {
      data: TOWN_HALL_DISCARD,
      told: () => ({ in: 'town-hall', en: 'discard one of your posters', fr: 'défaussez un de vos pions' }),
    },
    'whom the Grifter lures': { data: GRIFTER_TARGETS, told: told('grifter') },
    'whom the Dance Hall calls': { data: DANCE_HALL_RETURNS, told: told('dance-hall') },
    'what the Telegraph moves': { data: TELEGRAPH_POSTERS, told: told('telegraph-office') },
    'gold by face': {
      data: GOLD,
      told: ([face], amount) =>
        amount === 0
          ? { in: 'gold-mine', en: 'nothing', fr: 'rien' }
          : { in: 'gold-mine', en: `${Number(face) + 1} gives $${amount}`, fr: `${Number(face) + 1} : ${amount} $` },
    },
    fines: { data: FINES.slice(1), told: told('poster') },
    'fines in the rules': { data: FINES.slice(1), told: told('end') },
    'rail tiles': { data: RAIL_TILES, told: told('railway') },
    'annexations by a rail': {
      data: RAIL_ACTIVATIONS,
      told: () => ({ in: 'railway', en: 'may annex that building', fr: 'peut annexer ce bâtiment' }),
    },
    'annexations by the station': {
      data: STATION_ACTIVATIONS,
      told: () => ({ in: 'railway', en: 'annex twice', fr: 'annexer deux fois' }),
    },
  },
)
