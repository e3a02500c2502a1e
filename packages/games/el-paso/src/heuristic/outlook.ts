/** What a seat's final points can be expected from; weights in outlook-weights.ts. */
import type { Outlook, Seat } from '@waystation/kernel'
import { BONUSES } from '../data/bonuses.ts'
import { FIRST_WORKER_CARD, WORKER_COUNT } from '../data/cards.ts'
import { OBJECTIVE_POINTS } from '../data/objectives.ts'
import { DISC_COUNT } from '../data/player-board.ts'
import { matchObjectives } from '../scoring/objectives.ts'
import { deliveryValue } from '../rules/delivery.ts'
import {
  allCards,
  bonusPoints,
  buildingPoints,
  buildingTiles,
  cattlePoints,
  elementsOf,
  postPoints,
  workerPoints,
} from '../scoring.ts'
import type { State } from '../state.ts'
import { numberOf } from '../data/tiles.ts'
import { deliveryWorth, expectedValue, journeyWorth } from './delivery.ts'
import { FITS } from './outlook-weights.ts'
import { paceOf } from './pace.ts'

/** Each counts as it is, and once more for the share of the game that is left. */
const PLAIN = [
  'points',
  'money',
  'tokens',
  'certificates',
  'cowboys',
  'builders',
  'engineers',
  'wild',
  'spent',
  'discs',
  'herd',
  'hand',
  'buildings',
  'bonuses',
  'objectives',
  'openPoints',
  'own',
  'rival',
  'asked',
  'sites',
  'lasting',
  'way',
  'journey',
  'next',
] as const

/** What people call these things; `prospects.ts` among the texts has the sentences. */
export const TERMS = {
  points: ['points'],
  money: ['money'],
  tokens: ['tokens'],
  certificates: ['certificates', 'lasting'],
  workers: ['cowboys', 'builders', 'engineers', 'wild', 'spent'],
  discs: ['discs'],
  herd: ['herd', 'hand', 'next'],
  buildings: ['buildings', 'sites'],
  tiles: ['bonuses', 'objectives', 'openPoints'],
  pace: ['own', 'rival', 'way', 'journey'],
} as const satisfies { readonly [term: string]: readonly (typeof PLAIN)[number][] }

/** The same terms, by what a seat sees. */
const INPUTS: { readonly [term in keyof typeof TERMS]: readonly string[] } = {
  points: ['points', 'all points'],
  money: ['money'],
  tokens: ['tokens'],
  certificates: ['certificates'],
  workers: ['worker', 'ready', 'all ready', 'hired'],
  discs: ['disc gone'],
  herd: ['card', 'in hand', 'value', 'usual value', 'still to come', 'discarded'],
  buildings: ['buildings', 'building'],
  tiles: ['bonus', 'open objective', 'points of open objectives', 'objectives'],
  pace: [
    'at',
    'at place',
    'building ahead',
    'neutral building ahead',
    'next neutral building',
    'visits to come',
    'way behind',
    'steps to El Paso',
  ],
}

export const outlook: Outlook<State> = {
  fits: FITS,
  rivalry: 0.3,
  rounds: 2,
  features: [...PLAIN, ...PLAIN.map((name) => `${name} left`), 'left'],
  terms: TERMS,
  inputs: INPUTS,
  measure,
  left: (s) => (s.phase === 'over' ? 0 : paceOf(s, 0).left),
}

function measure(s: Readonly<State>, seat: Seat, into: Float64Array): void {
  const p = s.players[seat]
  const cards = allCards(p)
  const pace = paceOf(s, seat)
  const tiles = buildingTiles(s, seat)
  const matched = matchObjectives(p.objectives, elementsOf(s, seat, cards))
  let open = 0
  for (const objective of p.objectives) if (!matched.fulfilled.includes(objective)) open += OBJECTIVE_POINTS[objective]
  let spent = 0
  for (let worker = 0; worker < WORKER_COUNT; worker++) spent += cards[FIRST_WORKER_CARD + worker] - p.area[worker]
  let discs = 0
  for (let disc = 0; disc < DISC_COUNT; disc++) if (((p.discs >> disc) & 1) === 0) discs++
  const plain = [
    postPoints(p.posts) +
      cattlePoints(cards) +
      workerPoints(cards) +
      buildingPoints(tiles) +
      bonusPoints(p.bonuses) +
      matched.points,
    Math.min(30, p.money),
    p.tokens,
    p.certificates,
    p.area[0],
    p.area[1],
    p.area[2],
    p.area[3],
    spent,
    discs,
    expectedValue(p),
    deliveryValue(p),
    tiles.length,
    p.bonuses.length,
    p.objectives.length,
    open,
    Math.min(3, pace.own),
    Math.min(3, pace.rival),
    s.turn === seat ? 1 : 0,
    tiles.reduce((sum, tile) => sum + Math.sqrt(numberOf(tile)), 0),
    p.bonuses.filter((tile) => BONUSES[tile].kind === 'permanent-certificate').length,
    pace.way,
    journeyWorth(s, seat, pace),
    deliveryWorth(p, deliveryValue(p) + p.certificates, pace.left),
  ]
  for (let i = 0; i < plain.length; i++) {
    into[i] = plain[i]
    into[plain.length + i] = plain[i] * pace.left
  }
  into[2 * plain.length] = pace.left
}
