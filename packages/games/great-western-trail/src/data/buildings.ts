/** Neutral buildings A-G and private buildings 1-10, both sides. Rulebook: "Actions Lieu". */
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
type BuildingNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
export type BuildingId = `${BuildingNumber}${Side}`

export interface Building {
  readonly id: BuildingId
  readonly craftsmen: number
  readonly vp: number
  readonly green: boolean
  readonly black: boolean
  readonly slots: readonly Slot[]
}

type Hands = '' | 'green' | 'black' | 'green+black'
const building = (id: BuildingId, print: readonly [number, number, Hands], ...slots: readonly Slot[]): Building => ({
  id,
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
  building('7a', [5, 6, 'green+black'], [{ type: 'teepeePairs', certificates: 2, money: 2 }]),
  building('8a', [5, 6, 'green'], [{ type: 'trade' }, { type: 'auxiliary' }], engine(2)),
  building('9a', [7, 9, ''], engine(3), [{ type: 'extraordinaryDelivery' }]),
  building('10a', [9, 13, 'black'], [{ type: 'maxCertificates' }], advance(5)),
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
]
export const BUILDINGS: readonly Building[] = [...SIDE_A, ...SIDE_B]
/** How many private buildings each player has; their numbers run from 1. */
export const BUILDINGS_EACH = SIDE_A.length

/** Index into `BUILDINGS` of a number on the side in play. `sides` has bit n set when building n shows its b side. */
export const faceIndex = (number: number, sides: number): number =>
  number - 1 + ((sides >> number) & 1) * BUILDINGS_EACH
export const faceOf = (number: number, sides: number): Building => BUILDINGS[faceIndex(number, sides)]
