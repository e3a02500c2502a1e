/** Every figure of the railroad once more, as it is printed. */
import { describe, expect, test } from 'vitest'
import { BESIDE_THE_TRACK, END_OF_LINE_MONEY, spaceId, STATIONS } from '../../src/data/railroad.ts'
import {
  BUILDING_BONUS,
  DOLLARS_PER_VP,
  EXCHANGE_PAIR_BONUS,
  PAIR_BONUS,
  SECTION_BONUS,
  STATION_MASTERS,
  TOKEN_VP,
  WORKER_BONUS,
} from '../../src/data/station-masters.ts'
import { words } from '../support/figures.ts'

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
