/** Every figure once more, as it is printed on the board, the tiles and the cards. */
import { describe, expect, test } from 'vitest'
import { BUILDINGS, NEUTRAL_BUILDINGS } from '../src/data/buildings.ts'
import {
  BREEDS,
  CARDS_ADDED_BY_A_COWBOY,
  CATTLE,
  FIRST_MARKET_CARD,
  PURCHASES,
  STARTING_HERD,
} from '../src/data/cards.ts'
import { WEST } from '../src/data/cities.ts'
import { JOB_ROWS } from '../src/data/job-market.ts'
import { OBJECTIVES, STARTING_OBJECTIVES } from '../src/data/objectives.ts'
import {
  CERTIFICATE_LIMITS,
  CERTIFICATE_TRACK,
  DISC_SPOTS,
  SCORING_SLOTS,
  SLOT_VP,
  SLOTS_PER_ROW,
  STEP_VP_POINTS,
  WORKER_SLOTS,
} from '../src/data/player-board.ts'
import {
  BESIDE_THE_TRACK,
  COST_PER_CROSS,
  CROSSES_BEFORE,
  END_OF_LINE_MONEY,
  spaceId,
  STATIONS,
} from '../src/data/railroad.ts'
import {
  BUILDING_BONUS,
  DOLLARS_PER_VP,
  EXCHANGE_PAIR_BONUS,
  PAIR_BONUS,
  SECTION_BONUS,
  STATION_MASTERS,
  TOKEN_VP,
  WORKER_BONUS,
} from '../src/data/station-masters.ts'
import {
  OBJECTIVES_ON_DISPLAY,
  OPENING_TILES,
  STARTING_HAND,
  STARTING_MONEY,
  TABLE_SIZES,
} from '../src/data/table-size.ts'
import { FORESIGHT_TILES, HAZARDS, isWorker, SUPPLY, supplyTileId } from '../src/data/tiles.ts'
import { NODES } from '../src/data/trail.ts'
import { arrows, words } from './support/figures.ts'

describe('Cattle', () => {
  test('breeding value by breed', () => {
    expect(BREEDS.map(({ id, value }) => `${id} ${value}`)).toEqual([
      'jersey 1',
      'dutch-belt 2',
      'black-angus 2',
      'guernsey 2',
      'holstein 3',
      'brown-swiss 3',
      'ayrshire 3',
      'west-highland 4',
      'texas-longhorn 5',
    ])
  })
  test('points and copies of every card', () => {
    expect(CATTLE.map(({ breed, vp, starting, market }) => `${breed} ${vp}: ${starting}, ${market}`)).toEqual([
      'jersey 0: 5, 0',
      'dutch-belt 0: 3, 0',
      'black-angus 0: 3, 0',
      'guernsey 0: 3, 0',
      'holstein 1: 0, 7',
      'brown-swiss 2: 0, 7',
      'ayrshire 3: 0, 7',
      'west-highland 3: 0, 3',
      'west-highland 4: 0, 3',
      'west-highland 5: 0, 3',
      'texas-longhorn 5: 0, 2',
      'texas-longhorn 6: 0, 2',
      'texas-longhorn 7: 0, 2',
    ])
    expect([STARTING_HERD, FIRST_MARKET_CARD]).toEqual([14, 4])
  })
  test('what the market asks for', () => {
    const told = PURCHASES.map((p) => `${p.id}: ${p.cowboys} cowboys, ${p.money} dollars, ${p.cards} of ${p.value}`)
    expect(told).toEqual([
      'v3-one-1: 1 cowboys, 6 dollars, 1 of 3',
      'v3-one-2: 2 cowboys, 3 dollars, 1 of 3',
      'v3-two-3: 3 cowboys, 5 dollars, 2 of 3',
      'v4-one-1: 1 cowboys, 12 dollars, 1 of 4',
      'v4-one-3: 3 cowboys, 6 dollars, 1 of 4',
      'v4-two-5: 5 cowboys, 8 dollars, 2 of 4',
      'v5-one-2: 2 cowboys, 12 dollars, 1 of 5',
      'v5-one-4: 4 cowboys, 6 dollars, 1 of 5',
    ])
    expect(CARDS_ADDED_BY_A_COWBOY).toBe(2)
  })
})

describe('Cities', () => {
  test('value, money and points of every city, and the crosses on the way', () => {
    expect(
      WEST.cities.map(
        (c) => `${c.id} ${c.value}: ${c.money} dollars, ${c.vp} points, ${CROSSES_BEFORE[c.value]} crosses`,
      ),
    ).toEqual([
      'kansas-city 0: 6 dollars, -6 points, 0 crosses',
      'topeka 1: 0 dollars, 0 points, 0 crosses',
      'wichita 4: 0 dollars, 0 points, 1 crosses',
      'colorado-springs 6: 0 dollars, 0 points, 3 crosses',
      'santa-fe 8: 0 dollars, 0 points, 4 crosses',
      'albuquerque 10: 0 dollars, 0 points, 5 crosses',
      'el-paso 12: 0 dollars, 0 points, 7 crosses',
      'san-diego 14: 0 dollars, 0 points, 8 crosses',
      'sacramento 16: 0 dollars, 6 points, 9 crosses',
      'san-francisco 18: 0 dollars, 9 points, 11 crosses',
    ])
    expect(COST_PER_CROSS).toBe(1)
  })
  test('points between neighbours', () => {
    expect(arrows(WEST)).toEqual([
      'topeka wichita -3, objective',
      'wichita colorado-springs -1',
      'colorado-springs santa-fe 0, objective',
      'santa-fe albuquerque 0, objective',
      'albuquerque el-paso 6',
      'el-paso san-diego 8',
      'san-diego sacramento 4',
    ])
  })
})

describe('Railroad', () => {
  test('place, price and points of every station', () => {
    expect(
      STATIONS.map((s) => `${s.at === BESIDE_THE_TRACK ? 'map' : spaceId(s.at)}: ${s.cost} dollars, ${s.vp} points`),
    ).toEqual([
      'turnout-4: 2 dollars, 1 points',
      'turnout-7: 2 dollars, 1 points',
      'turnout-10: 4 dollars, 2 points',
      'turnout-13: 4 dollars, 2 points',
      'turnout-16: 6 dollars, 3 points',
      'turnout-21: 8 dollars, 5 points',
      'turnout-25: 7 dollars, 6 points',
      'turnout-29: 6 dollars, 7 points',
      'turnout-33: 5 dollars, 8 points',
      'rail-39: 3 dollars, 9 points',
      'map: 7 dollars, 6 points',
      'map: 15 dollars, 8 points',
    ])
    expect(END_OF_LINE_MONEY).toBe(3)
  })
  test('station masters, and what is counted at the end', () => {
    expect(STATION_MASTERS.map((m) => `${m.id}: ${words([m.immediate])}; ${m.permanentCertificates}`)).toEqual([
      'sm-money-workers: money 2 once; 0',
      'sm-hazard-or-trade-objectives: removeHazard 0 or trade; 0',
      'sm-certificate-hazards: ; 1',
      'sm-certificate-teepees: ; 1',
      'sm-certificate-certificates: ; 1',
      'sm-certificate-stations: ; 1',
      'sm-certificates-buildings: certificates 2; 0',
      'sm-shop-exchange-tokens: placeShop; 0',
      'sm-exchange-token-sections: exchangeToken; 0',
      'sm-two-certificates: ; 2',
      'sm-twelve-dollars: money 12 once; 0',
    ])
    expect([WORKER_BONUS, PAIR_BONUS, TOKEN_VP, DOLLARS_PER_VP]).toEqual([1, 3, 2, 5])
    expect([BUILDING_BONUS, EXCHANGE_PAIR_BONUS, SECTION_BONUS]).toEqual([2, 5, 2])
  })
})

describe('Job market and table', () => {
  test('what workers cost, row by row', () => {
    expect(JOB_ROWS.map(({ cost }) => cost)).toEqual([6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4])
  })
  test('fees, steps, workers and cattle by number of players', () => {
    expect(TABLE_SIZES).toEqual({
      2: { columns: 2, openingWorkers: 3, market: 7, greenFee: 2, blackFee: 2, steps: 3, stepMoney: 1, stepVp: 1 },
      3: { columns: 3, openingWorkers: 5, market: 10, greenFee: 2, blackFee: 1, steps: 3, stepMoney: 2, stepVp: 1 },
      4: { columns: 4, openingWorkers: 7, market: 13, greenFee: 1, blackFee: 2, steps: 4, stepMoney: 2, stepVp: 1 },
    })
    expect([STARTING_MONEY, STARTING_HAND, OPENING_TILES, OBJECTIVES_ON_DISPLAY, FORESIGHT_TILES]).toEqual([
      [6, 7, 8, 9],
      4,
      7,
      4,
      2,
    ])
  })
})

describe('Tiles', () => {
  test('hand and points of the hazards', () => {
    expect(HAZARDS.map(({ id, hand, vp }) => `${id} ${hand} ${vp}`)).toEqual([
      'hazard-flood-1 green 4',
      'hazard-flood-2 green 4',
      'hazard-flood-3 green 3',
      'hazard-flood-4 green 2',
      'hazard-flood-5 black 3',
      'hazard-flood-6 black 2',
      'hazard-drought-1 green 4',
      'hazard-drought-2 green 4',
      'hazard-drought-3 green 3',
      'hazard-drought-4 green 2',
      'hazard-drought-5 black 3',
      'hazard-drought-6 black 2',
      'hazard-rockfall-1 green 4',
      'hazard-rockfall-2 green 4',
      'hazard-rockfall-3 green 3',
      'hazard-rockfall-4 green 2',
      'hazard-rockfall-5 black 3',
      'hazard-rockfall-6 black 2',
    ])
  })
  test('what lies in the three piles of Kansas City', () => {
    const pile = (i: number) =>
      Object.fromEntries(
        [...new Set(SUPPLY[i].map(supplyTileId))]
          .filter((id) => !id.startsWith('hazard'))
          .map((id) => [id, SUPPLY[i].filter((tile) => supplyTileId(tile) === id).length]),
      )
    expect([pile(0), pile(1), pile(2)]).toEqual([
      { 'green-teepee': 9, 'blue-teepee': 8 },
      { cowboy: 11, craftsman: 11, engineer: 11 },
      { cowboy: 7, craftsman: 7, engineer: 7, 'green-teepee': 2, 'blue-teepee': 3 },
    ])
    expect(SUPPLY[0].some(isWorker)).toBe(false)
  })
  test('craftsmen and points of the private buildings', () => {
    expect(
      BUILDINGS.map(
        ({ id, craftsmen, vp, green, black }) =>
          `${id}: ${craftsmen}, ${vp}${green ? ' green' : ''}${black ? ' black' : ''}`,
      ),
    ).toEqual([
      '1a: 1, 1 green',
      '2a: 1, 1',
      '3a: 1, 1',
      '4a: 2, 3 black',
      '5a: 3, 4',
      '6a: 4, 5',
      '7a: 5, 6 green black',
      '8a: 5, 6 green',
      '9a: 7, 9',
      '10a: 9, 13 black',
      '11a: 12, 25',
      '12a: 3, 4',
      '13a: 4, 5 green',
      '1b: 1, 1 green',
      '2b: 1, 1',
      '3b: 2, 3',
      '4b: 2, 3 black',
      '5b: 3, 4',
      '6b: 4, 5',
      '7b: 5, 6 green black',
      '8b: 6, 8',
      '9b: 6, 8',
      '10b: 8, 11 black',
      '11b: 5, 10',
      '12b: 3, 4',
      '13b: 2, 4',
    ])
  })
  test('actions of the private buildings', () => {
    expect(BUILDINGS.map(({ id, slots }) => `${id}: ${words(slots)}`)).toEqual([
      '1a: money 2 woods',
      '2a: discard guernsey 4 0, buy',
      '3a: discard pair 3 0, advance 1',
      '4a: removeHazard 5, advance 2',
      '5a: hire -1, engine engineers 0',
      '6a: discard holstein 10 0, auxiliary',
      '7a: gainPer teepeePairs 2 2',
      '8a: trade or auxiliary, engine 2 0',
      '9a: engine 3 0, extraordinaryDelivery',
      '10a: maxCertificates, advance 5',
      '11a: removeHazard 2',
      '12a: gainPer bells 1 1',
      '13a: discard jersey 0 0 true, build 1',
      '1b: discard objective 0 2, engineBack 1 3',
      '2b: discard jersey 0 0 1, discard dutch-belt 3 0',
      '3b: auxiliary, advance 1',
      '4b: draw cowboys, advance 3',
      '5b: discard black-angus 0 2, money 1 engineers',
      '6b: discard any 3 0 true',
      '7b: engine woods 0',
      '8b: copy',
      '9b: upgradeBehind',
      '10b: money 4 once, engine 4 0, advance 4',
      '11b: engine hazards 0',
      '12b: money 1 craftsmen, placeShop',
      '13b: money 2 stations, auxiliary',
    ])
  })
  test('actions of the neutral buildings', () => {
    expect(Object.entries(NEUTRAL_BUILDINGS).map(([letter, slots]) => `${letter}: ${words(slots)}`)).toEqual([
      'A: discard guernsey 2 0, hire 0, hire 2',
      'B: discard dutch-belt 2 0, build 2',
      'C: certificates 1 or objective, engine engineers 0',
      'D: trade or engine 2 2, auxiliary',
      'E: discard black-angus 2 0, buy',
      'F: discard pair 4 0, removeHazard 7',
      'G: engine engineers 0, auxiliary',
    ])
  })
  test('actions printed beside building sites', () => {
    const printed = NODES.flatMap((node) =>
      node.special === undefined ? [] : [`${node.id}: ${words([node.special])}`],
    )
    expect(printed).toEqual([
      'site-flood-1: discard jersey 2 1',
      'site-flood-2: discard jersey 2 1',
      'site-drought-1: discard any 0 1',
      'site-teepee-1: discard any 0 1',
      'site-teepee-2: discard jersey 2 1',
      'site-rockfall-1: discard any 0 1',
      'site-rockfall-2: discard jersey 2 1',
    ])
  })
})

describe('Player board', () => {
  test('the discs of board and annex: how many alike, what they cost and bring', () => {
    expect(DISC_SPOTS.map(({ id, frame, count, cost, money }) => `${id} ${frame} ${count}: ${cost}, ${money}`)).toEqual(
      [
        'disc-aux-money white 1: 0, 0',
        'disc-aux-draw white 1: 0, 0',
        'disc-aux-certificate white 2: 0, 0',
        'disc-aux-engine white 2: 0, 0',
        'disc-aux-remove white 2: 0, 0',
        'disc-step-money black 1: 0, 3',
        'disc-step-vp black 1: 0, 0',
        'disc-hand black 2: 5, 0',
        'disc-certificate-4 white 1: 0, 0',
        'disc-certificate-6 black 1: 0, 0',
        'disc-aux-shop white 1: 2, 0',
      ],
    )
    expect(STEP_VP_POINTS).toBe(3)
  })
  test('certificates 0, 1, 2, 3, 4 and 6', () => {
    expect(CERTIFICATE_TRACK).toEqual([0, 1, 2, 3, 4, 6])
    expect(Object.values(CERTIFICATE_LIMITS).map((at) => CERTIFICATE_TRACK[at])).toEqual([3, 4, 6])
  })
  test('six workers in a row; the fifth and sixth are worth 4 points', () => {
    expect([SLOTS_PER_ROW, SCORING_SLOTS, SLOT_VP]).toEqual([6, [5, 6], 4])
    expect(WORKER_SLOTS.map(words)).toEqual([
      ', , , removeHazard 0, , trade',
      ', , , build 1, , build 1',
      ', discard jersey 0 1, discard jersey 2 0, hire -2, discard jersey 0 2, discard jersey 4 0',
    ])
  })
})

describe('Objective cards', () => {
  test('immediate action, tasks, points, penalty and copies', () => {
    const told = OBJECTIVES.map(
      (o) => `${o.id}: ${words([o.immediate])}; ${o.tasks.join(' ')}; ${o.vp} ${o.penalty} x${o.copies}`,
    )
    expect(told).toEqual([
      'objective-start-1: ; cattle-value-3 west-highland building; 3 0 x1',
      'objective-start-2: ; station station green-teepee; 3 0 x1',
      'objective-start-3: ; building building hazard; 3 0 x1',
      'objective-start-4: ; blue-teepee hazard hazard; 3 0 x1',
      'objective-money-1: money 2 once; building blue-teepee blue-teepee; 3 -2 x1',
      'objective-money-2: money 2 once; building green-teepee blue-teepee; 3 -2 x1',
      'objective-money-3: money 2 once; west-highland hazard hazard; 3 -2 x1',
      'objective-money-4: money 2 once; station station hazard; 3 -2 x1',
      'objective-money-5: money 2 once; cattle-value-3 cattle-value-3 cattle-value-3 building; 4 -2 x1',
      'objective-san-francisco: auxiliary; san-francisco-disc; 5 -3 x4',
      'objective-draw-1: draw 3; building building hazard; 3 -2 x1',
      'objective-draw-2: draw 3; station green-teepee blue-teepee; 3 -2 x1',
      'objective-draw-3: draw 3; texas-longhorn hazard; 3 -2 x1',
      'objective-draw-4: draw 3; station green-teepee green-teepee; 3 -2 x1',
      'objective-draw-5: draw 3; cattle-value-3 cattle-value-3 cattle-value-3 station; 4 -2 x1',
      'objective-engine-1: engine 2 0; west-highland west-highland station green-teepee; 5 -3 x1',
      'objective-engine-2: engine 2 0; cattle-value-3 west-highland texas-longhorn; 5 -3 x1',
      'objective-engine-3: engine 2 0; building building green-teepee green-teepee; 5 -3 x1',
      'objective-engine-4: engine 3 0; building blue-teepee hazard hazard; 5 -3 x1',
      'objective-engine-5: engine 3 0; station station hazard hazard; 5 -3 x1',
      'objective-move-1: ride 3; building building hazard hazard; 5 -2 x1',
      'objective-move-2: ride 3; station station blue-teepee blue-teepee; 5 -2 x1',
      'objective-move-3: ride 3; cattle-value-3 west-highland texas-longhorn; 5 -2 x1',
      'objective-move-4: ride 3; cattle-value-3 west-highland hazard hazard; 5 -2 x1',
      'objective-move-5: ride 3; station station building building; 5 -2 x1',
    ])
    expect(STARTING_OBJECTIVES).toBe(4)
  })
})
