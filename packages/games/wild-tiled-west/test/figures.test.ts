/** Every figure once more, as it is printed, or as it was last balanced where the rulebook shows pictures only [house]. */
import { describe, expect, test } from 'vitest'
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
  UNDERTAKER_POINTS_PER_TOMBSTONE,
  WRANGLE_POINTS,
  YEARS,
} from '../src/data/figures.ts'
import { PARTNERS } from '../src/data/partners.ts'
import { BANDIT_CARDS, RANK_FROM, RANKS, rankOf, REVEAL_ROUNDS, RIDGE_BANDITS } from '../src/data/solo.ts'
import { COPIES, COSTS, PIECE_IDS, TILE_IDS } from '../src/data/tiles.ts'
import { FACES_OF, JUMP_COST } from '../src/data/trays.ts'

describe('Tuiles', () => {
  test('copies and cost in gold of every kind', () => {
    expect(TILE_IDS.map((id, tile) => `${id}: ${COPIES[tile]} for ${COSTS[tile]}`)).toEqual([
      'meadow-corner: 3 for 0',
      'stock-pen: 3 for 0',
      'cattle-lane: 3 for 1',
      'wild-corral: 3 for 1',
      'spade-trail: 3 for 0',
      'ranch-road: 3 for 0',
      'town-common: 3 for 0',
      'main-street: 3 for 0',
      'crossroads: 3 for 1',
      'heart-square: 3 for 0',
      'club-backstreets: 3 for 0',
      'diamond-steps: 3 for 0',
      'canyon-road: 3 for 0',
      'footpath: 3 for 0',
      'claim-stake: 3 for 1',
      'outlaw-hideout: 3 for 0',
      'wide-range: 2 for 1',
      'heart-drive: 2 for 1',
      'high-noon: 2 for 1',
      'spade-crossing: 2 for 0',
      'showdown: 2 for 0',
      'club-gulch: 2 for 0',
      'town-hall: 2 for 2',
      'barn: 2 for 1',
      'stables: 2 for 1',
      'grand-saloon: 2 for 2',
      'saloon: 2 for 0',
      'general-store: 2 for 1',
      'sawmill: 2 for 1',
      'hotel: 2 for 1',
      'wheelwright: 2 for 1',
      'bank: 2 for 0',
      'gunsmith: 2 for 1',
      'assay-office: 2 for 2',
      'church: 2 for 1',
      'blacksmith: 2 for 0',
      'schoolhouse: 2 for 2',
      'undertaker: 2 for 1',
      'sheriffs-office: 2 for 2',
      'bunkhouse: 2 for 2',
    ])
    expect(PIECE_IDS.slice(TILE_IDS.length)).toEqual(['alley', 'alley-pair'])
  })
})

describe('Plateaux', () => {
  /** What a town is worth, by its number of squares. */
  const BY_SIZE: { readonly [squares: number]: number } = { 4: 3, 5: 4, 6: 5, 7: 6, 8: 8, 9: 9, 10: 11, 11: 12 }

  test.each(SIDES.map((side) => [`${side.board} ${side.face}`, side] as const))(
    'towns of %s are worth what their size says',
    (_name, side) => {
      expect(side.towns.map(({ points }) => points)).toEqual(side.towns.map(({ size }) => BY_SIZE[size]))
    },
  )

  test('difficulty in stars, Classic and Conquest', () => {
    const stars = (face: string) =>
      SIDES.filter((side) => side.face === face).map((side) => `${side.board} ${side.stars}`)
    expect(stars('classic')).toEqual([
      'lone-star-flats 1',
      'red-mesa 1',
      'silver-creek 2',
      'dusty-gulch 1',
      'signal-butte 1',
      'iron-junction 2',
      'boot-hill 2',
      'longhorn-valley 1',
    ])
    expect(stars('conquest')).toEqual([
      'lone-star-flats 2',
      'red-mesa 2',
      'silver-creek 3',
      'dusty-gulch 2',
      'signal-butte 2',
      'iron-junction 2',
      'boot-hill 3',
      'longhorn-valley 2',
    ])
  })

  test('squares, hills, cows and towns of every side', () => {
    const count = (side: (typeof SIDES)[number], ...prints: readonly string[]) =>
      side.prints.filter((print) => prints.includes(print)).length
    const told = SIDES.map(
      (side) =>
        `${side.board} ${side.face}: ${count(side, 'hill', 'bandit-hill')} hills, ${count(side, 'bandit-hill')} bandits, ${count(side, 'cow')} cows, ${count(side, 'horseshoe')} horseshoes`,
    )
    expect(told).toEqual([
      'lone-star-flats classic: 8 hills, 2 bandits, 5 cows, 7 horseshoes',
      'lone-star-flats conquest: 9 hills, 3 bandits, 5 cows, 8 horseshoes',
      'red-mesa classic: 8 hills, 2 bandits, 5 cows, 8 horseshoes',
      'red-mesa conquest: 8 hills, 4 bandits, 5 cows, 8 horseshoes',
      'silver-creek classic: 8 hills, 2 bandits, 4 cows, 7 horseshoes',
      'silver-creek conquest: 8 hills, 3 bandits, 3 cows, 8 horseshoes',
      'dusty-gulch classic: 8 hills, 3 bandits, 5 cows, 7 horseshoes',
      'dusty-gulch conquest: 9 hills, 3 bandits, 5 cows, 8 horseshoes',
      'signal-butte classic: 8 hills, 2 bandits, 5 cows, 8 horseshoes',
      'signal-butte conquest: 9 hills, 3 bandits, 5 cows, 8 horseshoes',
      'iron-junction classic: 8 hills, 2 bandits, 5 cows, 6 horseshoes',
      'iron-junction conquest: 8 hills, 3 bandits, 3 cows, 8 horseshoes',
      'boot-hill classic: 9 hills, 4 bandits, 3 cows, 6 horseshoes',
      'boot-hill conquest: 9 hills, 4 bandits, 3 cows, 8 horseshoes',
      'longhorn-valley classic: 7 hills, 2 bandits, 7 cows, 7 horseshoes',
      'longhorn-valley conquest: 8 hills, 3 bandits, 5 cows, 8 horseshoes',
    ])
  })
})

describe('Partenaires', () => {
  test('what every card asks for and pays, as last balanced [house]', () => {
    const told = PARTNERS.flatMap(({ id, conditions }) =>
      conditions.map(({ metric, is, value, points }) => `${id}: ${metric} at ${is} ${value}: ${points}`),
    )
    expect(told).toEqual([
      'rancher: boots at least 2: 4',
      'rancher: boots at least 3: 5',
      'trail-boss: largest-wrangle at least 4: 4',
      'trail-boss: largest-wrangle at least 6: 5',
      'marshal: sheriffs at least 2: 3',
      'marshal: sheriffs at least 4: 5',
      'gravedigger: tombstones at least 3: 3',
      'gravedigger: tombstones at least 6: 5',
      'prospector: mine-space at least 5: 2',
      'prospector: mine-space at least 7: 3',
      'prospector: mine-space at least 9: 4',
      'mayor: towns at least 3: 2',
      'mayor: towns at least 4: 2',
      'mayor: towns at least 5: 4',
      'surveyor: uncovered-horseshoes at most 2: 2',
      'surveyor: uncovered-horseshoes at most 0: 5',
      'gambler: aces at least 4: 3',
      'gambler: aces at least 6: 5',
      'card-sharp: distinct-suits at least 3: 3',
      'card-sharp: distinct-suits at least 4: 3',
      'card-sharp: most-aces-of-one-suit at least 3: 3',
      'architect: buildings at least 5: 3',
      'architect: buildings at least 7: 5',
      'sign-painter: sign-colours at least 3: 2',
      'sign-painter: sign-colours at least 4: 4',
      'banker: unspent-gold at least 6: 3',
      'banker: unspent-gold at least 10: 5',
      'peacemaker: standing-bandits at most 4: 4',
      'peacemaker: standing-bandits at most 2: 4',
      'outlaw: standing-bandits at least 4: 5',
      'outlaw: standing-bandits at least 6: 5',
      'paver: alleys at least 5: 3',
      'paver: alleys at least 8: 4',
      'homesteader: edges-touched at least 4: 3',
      'homesteader: covered-cells at least 72: 5',
    ])
  })
})

describe('Plateau Score', () => {
  test('dice by number of players', () => {
    const dice = [1, 2, 3, 4, 5].map((players) => [CROWDS[players].prairieDice, CROWDS[players].riverDice])
    expect(dice).toEqual([
      [2, 1],
      [2, 1],
      [3, 1],
      [3, 2],
      [4, 2],
    ])
    expect(FACES_OF).toEqual({ prairie: 20, river: 8 })
  })

  test('rounds, tussle and town bonus of every year', () => {
    expect(YEARS).toEqual([
      { rounds: 5, tussle: 2, townBonus: 3, hillBandits: true },
      { rounds: 4, tussle: 3, townBonus: 2, hillBandits: true },
      { rounds: 4, tussle: 4, townBonus: 1, hillBandits: true },
      { rounds: 3, tussle: 5, townBonus: 0, hillBandits: false },
    ])
  })

  test('3 to 7 cows, and what they are worth; contracts from 4 cows on', () => {
    expect([MIN_COWS, MAX_COWS, FIRST_SLOT]).toEqual([3, 7, 4])
    expect(WRANGLE_POINTS).toEqual([0, 0, 0, 2, 4, 6, 8, 10])
    expect(CONTRACT_BONUS).toEqual({
      alleys: { big: 2, small: 1 },
      gold: { big: 2, small: 1 },
      bullets: { big: 2, small: 1 },
      points: { big: 4, small: 2 },
    })
  })

  test('the mining track: income, points at the end, a hat on the fourth space', () => {
    expect(MINE_INCOME).toEqual([2, 3, 3, 4, 4, 5, 5, 6, 6, 7])
    expect(MINE_POINTS).toEqual([0, 1, 2, 3, 5, 7, 9, 12, 15, 18])
    expect(HAT_SPACE).toBe(4)
  })

  test('5 points to begin with, 2 partners dealt, 3 in the row; a jump costs 1 gold', () => {
    expect([STARTING_SCORE, PARTNERS_DEALT, PARTNER_ROW, JUMP_COST]).toEqual([5, 2, 3, 1])
  })

  test('tombstones, horseshoes and sets of aces', () => {
    expect([TOMBSTONE_POINTS, HORSESHOE_POINTS, SET_OF_THREE, SET_OF_FOUR]).toEqual([2, -1, 6, 12])
  })
})

describe('Bâtiments', () => {
  test('what white and red signs bring', () => {
    expect(REWARDS).toEqual({
      'grand-saloon': { aceCards: 1 },
      'general-store': { gold: 1, bullets: 1, alleys: 1 },
      bank: { gold: 3 },
      gunsmith: { bullets: 3 },
      'assay-office': { pickaxes: 2 },
      'town-hall': { points: 10 },
      saloon: { points: 4 },
      hotel: { points: 6 },
      church: { points: 5, tombstones: 1 },
      blacksmith: { pickaxes: 2 },
    })
  })

  test('what yellow and pink signs bring', () => {
    expect([BARN_GOLD, OFFICE_POINTS, STABLES_POINTS]).toEqual([1, 1, 8])
    expect([SCHOOL_POINTS_PER_TOWN, UNDERTAKER_POINTS_PER_TOMBSTONE, BUNKHOUSE_POINTS_PER_BOOT]).toEqual([2, 1, 3])
  })
})

describe('Faces Conquête', () => {
  test('stored gold, threats, linked aces, lassos, rails, ghosts and markets', () => {
    expect([STORED_GOLD_MOST, STORED_GOLD_POINTS]).toEqual([2, 2])
    expect([PERIL_POINTS, HOMESTEAD_EXTRA]).toEqual([-1, 4])
    expect([LINKED_ACE_POINTS, LASSO_POINTS, RAIL_POINTS, FULL_LINE_POINTS]).toEqual([3, 3, 1, 5])
    expect([GHOST_LAID, GHOST_LOOSE, MARKET_POINTS]).toEqual([4, -2, 4])
  })
})

describe('Solo', () => {
  test('cows, bandits and bullets of the Bandit cards; two bandits on the Ridge', () => {
    expect(BANDIT_CARDS.map(({ cows, bandits, bullets }) => `${cows} ${bandits} ${bullets}`)).toEqual([
      '3 1 0',
      '2 0 0',
      '1 2 0',
      '2 1 0',
      '1 1 0',
      '3 0 0',
      '0 2 0',
      '0 1 1',
      '0 0 2',
      '1 0 1',
      '1 2 0',
    ])
    expect(RIDGE_BANDITS).toBe(2)
    expect(REVEAL_ROUNDS).toEqual([
      [2, 3, 5],
      [2, 4],
      [2, 4],
      [1, 3],
    ])
  })

  test('a rank is reached with its first point, and not one before', () => {
    expect(RANKS.slice(1).map((rank) => RANK_FROM[rank])).toEqual([90, 105, 120, 140])
    for (const [i, rank] of RANKS.slice(1).entries()) {
      expect(rankOf(RANK_FROM[rank])).toBe(rank)
      expect(rankOf(RANK_FROM[rank] - 1)).toBe(RANKS[i])
    }
  })
})
