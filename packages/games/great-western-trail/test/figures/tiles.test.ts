/** Every figure of tiles once more, as it is printed. */
import { describe, expect, test } from 'vitest'
import { BUILDINGS, NEUTRAL_BUILDINGS } from '../../src/data/buildings.ts'
import { HAZARDS, isWorker, SUPPLY, supplyTileId } from '../../src/data/tiles.ts'
import { NODES } from '../../src/data/trail.ts'
import { words } from '../support/figures.ts'

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
