/**
 * Neutral buildings A-G and private buildings, both sides. Rulebook: "Actions Lieu". Numbers 11 and 12 belong to Rails to the
 * North (11 was sold before, on its own), 13 was sold on its own.
 */
import { AUXILIARY, advance, BUY, discard, engine, hire, money, removeHazard, type Slot } from './actions.ts'
import type { NeutralLetter } from './tiles.ts'

export const NEUTRAL_BUILDINGS: { readonly [letter in NeutralLetter]: readonly Slot[] } = {
  A: [discard('guernsey', { money: 2 }), hire(0), hire(2)],
  B: [discard('dutch-belt', { money: 2 }), [{ type: 'build', price: 2 }]],
  C: [[{ type: 'certificates', amount: 1 }, { type: 'objective' }], engine('engineers')],
  D: [[{ type: 'trade' }, { type: 'engine', max: 2, price: 2 }], AUXILIARY],
  E: [discard('black-angus', { money: 2 }), BUY],
  F: [discard('pair', { money: 4 }), removeHazard(7)],
  G: [engine('engineers'), AUXILIARY],
}

const SIDES = ['a', 'b'] as const
type Side = (typeof SIDES)[number]
type BuildingNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13
export type BuildingId = `${BuildingNumber}${Side}`

export interface Building {
  readonly id: BuildingId
  readonly number: number
  readonly craftsmen: number
  readonly vp: number
  readonly green: boolean
  readonly black: boolean
  readonly slots: readonly Slot[]
}

type Hands = '' | 'green' | 'black' | 'green+black'
const building = (id: BuildingId, print: readonly [number, number, Hands], ...slots: readonly Slot[]): Building => ({
  id,
  number: Number.parseInt(id, 10),
  craftsmen: print[0],
  vp: print[1],
  green: print[2].startsWith('green'),
  black: print[2].endsWith('black'),
  slots,
})

/** Craftsmen, victory points, hands, then the local actions. */
const SIDE_A: readonly Building[] = [
  building('1a', [1, 1, 'green'], money(2, 'woods')),
  building('2a', [1, 1, ''], discard('guernsey', { money: 4 }), BUY),
  building('3a', [1, 1, ''], discard('pair', { money: 3 }), advance(1)),
  building('4a', [2, 3, 'black'], removeHazard(5), advance(2)),
  building('5a', [3, 4, ''], hire(-1), engine('engineers')),
  building('6a', [4, 5, ''], discard('holstein', { money: 10 }), AUXILIARY),
  building('7a', [5, 6, 'green+black'], [{ type: 'gainPer', per: 'teepeePairs', certificates: 2, money: 2 }]),
  building('8a', [5, 6, 'green'], [{ type: 'trade' }, { type: 'auxiliary' }], engine(2)),
  building('9a', [7, 9, ''], engine(3), [{ type: 'extraordinaryDelivery' }]),
  building('10a', [9, 13, 'black'], [{ type: 'maxCertificates' }], advance(5)),
  building('11a', [12, 25, ''], removeHazard(2)),
  building('12a', [3, 4, ''], [{ type: 'gainPer', per: 'bells', certificates: 1, money: 1 }]),
  building(
    '13a',
    [4, 5, 'green'],
    [{ type: 'discard', what: 'jersey', money: 0, certificates: 0, auxiliary: true }],
    [{ type: 'build', price: 1 }],
  ),
]
const SIDE_B: readonly Building[] = [
  building('1b', [1, 1, 'green'], discard('objective', { certificates: 2 }), [
    { type: 'engineBack', spaces: 1, money: 3 },
  ]),
  building(
    '2b',
    [1, 1, ''],
    [{ type: 'discard', what: 'jersey', money: 0, certificates: 0, engine: 1 }],
    discard('dutch-belt', { money: 3 }),
  ),
  building('3b', [2, 3, ''], AUXILIARY, advance(1)),
  building('4b', [2, 3, 'black'], [{ type: 'draw', max: 'cowboys' }], advance(3)),
  building('5b', [3, 4, ''], discard('black-angus', { certificates: 2 }), money(1, 'engineers')),
  building('6b', [4, 5, ''], [{ type: 'discard', what: 'any', money: 3, certificates: 0, objective: true }]),
  building('7b', [5, 6, 'green+black'], engine('woods')),
  building('8b', [6, 8, ''], [{ type: 'copy' }]),
  building('9b', [6, 8, ''], [{ type: 'upgradeBehind' }]),
  building('10b', [8, 11, 'black'], money(4, 'once'), engine(4), advance(4)),
  building('11b', [5, 10, ''], engine('hazards')),
  building('12b', [3, 4, ''], money(1, 'craftsmen'), [{ type: 'placeShop' }]),
  building('13b', [2, 4, ''], money(2, 'stations'), AUXILIARY),
]
export const BUILDINGS: readonly Building[] = [...SIDE_A, ...SIDE_B]
/** Numbers that were printed; which of them a player has depends on the modules. They run from 1. */
const NUMBERS = SIDE_A.length

/** Index into `BUILDINGS` of a number on the side it shows. `sides` has bit n set when building n shows its b side. */
export const faceIndex = (number: number, sides: number): number => number - 1 + ((sides >> number) & 1) * NUMBERS
export const faceOf = (number: number, sides: number): Building => BUILDINGS[faceIndex(number, sides)]
