import { tellsPrinted } from '@waystation/testkit/vitest'
import { SIDES } from '../src/data/boards.ts'
import {
  BARN_GOLD,
  BUNKHOUSE_POINTS_PER_BOOT,
  CONTRACT_BONUS,
  CROWDS,
  FIRST_SLOT,
  FULL_LINE_POINTS,
  GHOST_LAID,
  GHOST_LOOSE,
  HAT_SPACE,
  HOMESTEAD_EXTRA,
  HORSESHOE_POINTS,
  LASSO_POINTS,
  LINKED_ACE_POINTS,
  MARKET_POINTS,
  MAX_COWS,
  MIN_COWS,
  MINE_INCOME,
  MINE_POINTS,
  OFFICE_POINTS,
  PARTNER_ROW,
  PARTNERS_DEALT,
  PERIL_POINTS,
  RAIL_POINTS,
  REWARDS,
  SCHOOL_POINTS_PER_TOWN,
  SET_OF_FOUR,
  SET_OF_THREE,
  STABLES_POINTS,
  STARTING_SCORE,
  STORED_GOLD_MOST,
  STORED_GOLD_POINTS,
  TOMBSTONE_POINTS,
  UNDERTAKER_MOST_POINTS,
  UNDERTAKER_POINTS_PER_TOMBSTONE,
  WRANGLE_POINTS,
  YEARS,
} from '../src/data/figures.ts'
import { PARTNERS } from '../src/data/partners.ts'
import { BANDIT_CARDS, RANK_FROM, REVEAL_ROUNDS, RIDGE_BANDITS } from '../src/data/solo.ts'
import { BUILDING_TILES, LAND_TILES, type Sign, type TileSpec } from '../src/data/tile-specs.ts'
import { type Icon, ORIENTATIONS, TILE_IDS } from '../src/data/tiles.ts'
import { FACES_OF, JUMP_COST } from '../src/data/trays.ts'
import { en } from '../src/text/en.ts'
import { cards as english } from '../src/text/en/cards.ts'
import { fr } from '../src/text/fr.ts'
import { cards as french } from '../src/text/fr/cards.ts'

const told = (where: string) => () => ({ in: where })
const size = (where: string) => (_keys: readonly string[], amount: string | number) => {
  const count = Math.abs(Number(amount))
  return { in: where, en: String(count), fr: String(count) }
}
const TILES: readonly TileSpec[] = [...LAND_TILES, ...BUILDING_TILES]
const ONE = { aceCards: { en: 'one ace card', fr: 'une carte As' }, tombstones: { en: 'a tombstone', fr: 'une tombe' } }
/** By square, each icon and each bare ground of a tile with its number. */
const contents = TILE_IDS.map((_, tile) => {
  const [{ cells }] = ORIENTATIONS[tile]
  const names = cells.map(({ terrain, icon }) => icon ?? terrain)
  return Object.fromEntries(names.map((name) => [name, names.filter((other) => other === name).length]))
})
const nameOf = (words: typeof english, thing: string): string =>
  thing in words.icons ? words.icons[thing as Icon] : words.terrains[thing as keyof typeof words.terrains]

tellsPrinted(
  { en, fr },
  {
    'tiles: copies and costs': {
      data: TILES.map(({ copies, cost, sign }) => ({ copies, cost, ...(sign !== undefined && { sign }) })),
      told([tile, field], fact) {
        const id = TILE_IDS[Number(tile)]
        if (field === 'copies') return { in: id, en: `${fact} tiles in the box`, fr: `${fact} tuiles dans la boîte` }
        if (field === 'sign') return { in: id, en: english.signs[fact as Sign], fr: french.signs[fact as Sign] }
        return fact === 0
          ? { in: id, en: 'Free.', fr: 'Gratuite.' }
          : { in: id, en: `Costs ${fact} gold`, fr: `Coûte ${fact} or` }
      },
    },
    'tiles: what is on their squares': {
      data: contents,
      told: ([tile, thing], count) => ({
        in: TILE_IDS[Number(tile)],
        en: `${count} ${nameOf(english, thing)}`,
        fr: `${count} ${nameOf(french, thing)}`,
      }),
    },
    'dice and tiles by number of players': {
      data: CROWDS,
      told: ([players, field], fact) => {
        if (field === 'removed') {
          const words = {
            each: { en: 'one tile of each kind left out', fr: 'une tuile de chaque sorte écartée' },
            triples: { en: 'of each kind that has three', fr: 'de chaque sorte qui en a trois' },
            none: { en: 'no tile left out', fr: 'aucune tuile écartée' },
          }
          return { in: 'preparation', ...words[fact as keyof typeof words] }
        }
        const { prairieDice, riverDice } = CROWDS[Number(players)]
        const s = (count: number): string => (count === 1 ? '' : 's')
        return {
          in: 'preparation',
          en: `with ${players}, ${prairieDice} prairie dice, ${riverDice} river ${riverDice === 1 ? 'die' : 'dice'}`,
          fr: `à ${players}, ${prairieDice} dés Prairie, ${riverDice} dé${s(riverDice)} Rivière`,
        }
      },
    },
    'faces of the dice': { data: FACES_OF, told: told('dice') },
    'a jump': { data: JUMP_COST, told: told('draft') },
    'what signs bring': {
      data: REWARDS,
      told: ([tile, what], count) =>
        count === 1 && what in ONE ? { in: tile, ...ONE[what as keyof typeof ONE] } : { in: tile },
    },
    Barn: { data: BARN_GOLD, told: told('barn') },
    'Sheriff’s Office': { data: OFFICE_POINTS, told: told('sheriffs-office') },
    Stables: { data: STABLES_POINTS, told: told('stables') },
    Schoolhouse: { data: SCHOOL_POINTS_PER_TOWN, told: told('schoolhouse') },
    Undertaker: { data: [UNDERTAKER_POINTS_PER_TOMBSTONE, UNDERTAKER_MOST_POINTS], told: told('undertaker') },
    Bunkhouse: { data: BUNKHOUSE_POINTS_PER_BOOT, told: told('bunkhouse') },
    'sides: stars and towns': {
      data: SIDES.map(({ stars, towns }) => ({ stars, towns: towns.map(({ points }) => points) })),
      told([side, field, town], fact) {
        const { board, face, towns } = SIDES[Number(side)]
        const where = `${board} ${face}`
        if (field === 'stars') return { in: where, en: `${fact} star`, fr: `${fact} étoile` }
        const sign = `${towns[Number(town)].name} ${fact}`
        return { in: where, en: sign, fr: sign }
      },
    },
    Carpenters: { data: [STORED_GOLD_MOST, STORED_GOLD_POINTS], told: told('carpenters') },
    Homestead: { data: [PERIL_POINTS, HOMESTEAD_EXTRA], told: size('homestead-in-peril') },
    'Pair of Aces': { data: LINKED_ACE_POINTS, told: told('pair-of-aces') },
    Lasso: { data: LASSO_POINTS, told: told('lasso') },
    Railroad: { data: [RAIL_POINTS, FULL_LINE_POINTS], told: told('railroad') },
    'Ghost Town': { data: [GHOST_LAID, GHOST_LOOSE], told: size('ghost-town') },
    'Cattle Drive': { data: MARKET_POINTS, told: told('cattle-drive') },
    years: {
      data: YEARS,
      told([, field]) {
        const where = { rounds: 'year', tussle: 'tussle', townBonus: 'towns' }
        return { in: where[field as keyof typeof where] }
      },
    },
    start: { data: [STARTING_SCORE, PARTNERS_DEALT, PARTNER_ROW], told: told('preparation') },
    cattle: { data: [MIN_COWS, MAX_COWS, ...WRANGLE_POINTS.slice(MIN_COWS)], told: told('cattle') },
    contracts: {
      data: CONTRACT_BONUS,
      told([contract], fact) {
        const words = {
          alleys: { en: fact === 1 ? '1 alley' : `${fact} alleys`, fr: fact === 1 ? '1 allée' : `${fact} allées` },
          gold: { en: `${fact} gold`, fr: `${fact} or` },
          bullets: { en: fact === 1 ? '1 bullet' : `${fact} bullets`, fr: fact === 1 ? '1 balle' : `${fact} balles` },
          points: { en: `${fact} points`, fr: `${fact} points` },
        }
        return { in: 'cattle', ...words[contract as keyof typeof words] }
      },
    },
    'the first contract': { data: FIRST_SLOT, told: told('cattle') },
    'income of the mining track': {
      data: MINE_INCOME,
      told: () => ({
        in: 'mines',
        en: `income is ${MINE_INCOME.join(', ')} gold`,
        fr: `sont ${MINE_INCOME.join(', ')} or`,
      }),
    },
    'points of the mining track': {
      data: MINE_POINTS,
      told: () => ({
        in: 'mines',
        en: `points are ${MINE_POINTS.join(', ')}`,
        fr: `les points ${MINE_POINTS.join(', ')}`,
      }),
    },
    'the hat': { data: HAT_SPACE, told: told('mines') },
    tombstones: { data: TOMBSTONE_POINTS, told: told('tombstone') },
    horseshoes: { data: HORSESHOE_POINTS, told: size('horseshoe') },
    'sets of aces': { data: [SET_OF_THREE, SET_OF_FOUR], told: told('aces') },
    partners: {
      data: PARTNERS,
      told([partner, , condition, field], fact) {
        const { id, conditions } = PARTNERS[Number(partner)]
        if (field === 'points') return { in: id, en: `${fact} point`, fr: `${fact} point` }
        if (field !== 'value') return null
        const { metric, is, value } = conditions[Number(condition)]
        return { in: id, en: english.metrics[metric](is, value), fr: french.metrics[metric](is, value) }
      },
    },
    'Bandit cards': {
      data: BANDIT_CARDS,
      told([card, field], fact) {
        const words = { cows: ['Cows', 'Vaches'], bandits: ['Bandits', 'Bandits'], bullets: ['Bullets', 'Balles'] }
        const [name, nom] = words[field as keyof typeof words] ?? []
        return name === undefined
          ? null
          : { in: BANDIT_CARDS[Number(card)].id, en: `${name}: ${fact}`, fr: `${nom} : ${fact}` }
      },
    },
    'the Ridge': { data: RIDGE_BANDITS, told: told('solo') },
    'when Bandit cards are turned up': {
      data: REVEAL_ROUNDS,
      told: ([year]) => {
        const rounds = REVEAL_ROUNDS[Number(year)]
        const list = (and: string): string => `${rounds.slice(0, -1).join(', ')} ${and} ${rounds[rounds.length - 1]}`
        return {
          in: 'solo',
          en: `year ${Number(year) + 1}: ${list('and')}`,
          fr: `an ${Number(year) + 1} : ${list('et')}`,
        }
      },
    },
    ranks: {
      data: RANK_FROM,
      told: (_keys, from) => (Number.isFinite(from) ? { in: 'solo' } : { why: 'below all others' }),
    },
  },
)
