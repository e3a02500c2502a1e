/** What a seat's final points can be expected from; weights in outlook-weights.ts. */
import type { Outlook, Seat } from '@waystation/kernel'
import { isObjective } from '../data/objectives.ts'
import { DISC_SPOTS } from '../data/player-board.ts'
import { buildingsOf } from '../rules/build.ts'
import { permanentCertificates } from '../rules/certificates.ts'
import { handValue } from '../rules/kansas-city.ts'
import { bits } from '../scoring/bits.ts'
import { hazardCount, objectiveResult, points } from '../scoring.ts'
import type { Player, State } from '../state.ts'
import { arrowPromise } from './cities.ts'
import { progress } from './journey.ts'
import { networkWorth } from './north.ts'
import { FITS } from './outlook-weights.ts'
import { pokerWorth } from './poker.ts'
import { expectedSale, remaining } from './worth.ts'

/** Each counts as it is, and once more for the share of the game that is left. */
const PLAIN = [
  'points',
  'money',
  'cowboys',
  'craftsmen',
  'engineers',
  'certificates',
  'permanentCertificates',
  'engine',
  'discs',
  'herd',
  'hand',
  'near',
  'stops',
  'buildings',
  'teepees',
  'hazards',
  'objectivesInHand',
  'objectivesFailed',
  'arrows',
  'masters',
  'asked',
] as const

/** What people call these things; `prospects.ts` among the texts has the sentences. */
export const TERMS = {
  points: ['points'],
  money: ['money'],
  workers: ['cowboys', 'craftsmen', 'engineers'],
  certificates: ['certificates', 'permanentCertificates'],
  engine: ['engine'],
  discs: ['discs'],
  herd: ['herd', 'hand'],
  journey: ['near', 'stops'],
  buildings: ['buildings'],
  cleared: ['teepees', 'hazards'],
  objectives: ['objectivesInHand', 'objectivesFailed'],
  cities: ['arrows'],
  masters: ['masters'],
} as const satisfies { readonly [term: string]: readonly (typeof PLAIN)[number][] }

/** The same terms, by what a seat sees. */
const INPUTS: { readonly [term in keyof typeof TERMS]: readonly string[] } = {
  points: ['points', 'all points'],
  money: ['money'],
  workers: ['cowboy', 'craftsman', 'engineer'],
  certificates: ['certificates', 'permanent certificates'],
  engine: ['engine'],
  discs: [
    'disc-aux-money',
    'disc-aux-draw',
    'disc-aux-certificate',
    'disc-aux-engine',
    'disc-aux-remove',
    'disc-step-money',
    'disc-step-vp',
    'disc-hand',
    'disc-certificate-4',
    'disc-certificate-6',
    'disc-aux-shop',
  ],
  herd: [
    'card',
    'to come',
    'usual sale',
    'value',
    'jersey in hand',
    'dutch-belt in hand',
    'black-angus in hand',
    'guernsey in hand',
    'holstein in hand',
    'brown-swiss in hand',
    'ayrshire in hand',
    'west-highland in hand',
    'texas-longhorn in hand',
  ],
  journey: [
    'at',
    'on neutral building',
    'building ahead',
    'neutral building ahead',
    'next neutral building',
    'way behind',
    'stops ahead',
    'steps',
  ],
  buildings: ['building', 'buildings', 'building on site'],
  cleared: ['green teepees', 'blue teepees', 'pairs of teepees', 'hazards'],
  objectives: ['objectives in hand', 'objectives played', 'fulfilled', 'failed', 'element', 'lacking'],
  cities: ['city', 'city in the north', 'arrows', 'deliveries'],
  masters: ['station master'],
}

export const outlook: Outlook<State> = {
  fits: FITS,
  features: [...PLAIN, ...PLAIN.map((name) => `${name} left`), 'left'],
  terms: TERMS,
  inputs: INPUTS,
  measure,
  left: remaining,
}

const MOST_MONEY = 40

function measure(s: Readonly<State>, seat: Seat, into: Float64Array): void {
  const p = s.players[seat]
  const left = remaining(s)
  const objectives = objectiveResult(s, seat)
  const { near, stops } = progress(s, seat)
  // What the modules promise counts like points: nothing without them, so the fits of the base game hold.
  let sure = networkWorth(s, seat, left) + pokerWorth(s, seat, left)
  for (const n of points(s, seat, objectives)) sure += n
  const plain = [
    sure,
    Math.min(MOST_MONEY, p.money),
    p.workers[0],
    p.workers[1],
    p.workers[2],
    p.certificates,
    permanentCertificates(p),
    p.engine >> 1,
    discsGone(p),
    expectedSale(p),
    handValue(p),
    near,
    stops,
    buildingsOf(s, seat).length,
    p.green + p.blue,
    hazardCount(p),
    p.hand.filter(isObjective).length,
    objectives.failed.length,
    arrowPromise(s, p, 1),
    bits(p.masters),
    s.agenda.at(-1) !== undefined && asked(s) === seat ? 1 : 0,
  ]
  for (let i = 0; i < plain.length; i++) {
    into[i] = plain[i]
    into[plain.length + i] = plain[i] * left
  }
  into[2 * plain.length] = left
}

function asked(s: Readonly<State>): Seat {
  const step = s.agenda[s.agenda.length - 1]
  return 'seat' in step ? step.seat : -1
}

function discsGone(p: Readonly<Player>): number {
  let gone = 0
  for (let d = 0; d < p.discs.length; d++) gone += DISC_SPOTS[d].count - p.discs[d]
  return gone
}
