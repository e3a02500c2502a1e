/** The partner cards [house]: every condition that is met at the end pays its points. */
export const METRICS = [
  'boots',
  'largest-wrangle',
  'sheriffs',
  'tombstones',
  'mine-space',
  'towns',
  'uncovered-horseshoes',
  'aces',
  'distinct-suits',
  'most-aces-of-one-suit',
  'buildings',
  'sign-colours',
  'unspent-gold',
  'standing-bandits',
  'alleys',
  'edges-touched',
  'covered-cells',
] as const
export type Metric = (typeof METRICS)[number]

export interface Condition {
  readonly metric: Metric
  /** `least`: this many or more; `most`: this many or fewer. */
  readonly is: 'least' | 'most'
  readonly value: number
  readonly points: number
}

interface PartnerSpec {
  readonly id: string
  readonly conditions: readonly Condition[]
}

export const PARTNERS = [
  {
    id: 'rancher',
    conditions: [
      { metric: 'boots', is: 'least', value: 2, points: 4 },
      { metric: 'boots', is: 'least', value: 3, points: 5 },
    ],
  },
  {
    id: 'trail-boss',
    conditions: [
      { metric: 'largest-wrangle', is: 'least', value: 4, points: 4 },
      { metric: 'largest-wrangle', is: 'least', value: 6, points: 5 },
    ],
  },
  {
    id: 'marshal',
    conditions: [
      { metric: 'sheriffs', is: 'least', value: 2, points: 3 },
      { metric: 'sheriffs', is: 'least', value: 4, points: 5 },
    ],
  },
  {
    id: 'gravedigger',
    conditions: [
      { metric: 'tombstones', is: 'least', value: 3, points: 3 },
      { metric: 'tombstones', is: 'least', value: 6, points: 5 },
    ],
  },
  {
    id: 'prospector',
    conditions: [
      { metric: 'mine-space', is: 'least', value: 5, points: 2 },
      { metric: 'mine-space', is: 'least', value: 7, points: 3 },
      { metric: 'mine-space', is: 'least', value: 9, points: 4 },
    ],
  },
  {
    id: 'mayor',
    conditions: [
      { metric: 'towns', is: 'least', value: 3, points: 2 },
      { metric: 'towns', is: 'least', value: 4, points: 2 },
      { metric: 'towns', is: 'least', value: 5, points: 4 },
    ],
  },
  {
    id: 'surveyor',
    conditions: [
      { metric: 'uncovered-horseshoes', is: 'most', value: 2, points: 2 },
      { metric: 'uncovered-horseshoes', is: 'most', value: 0, points: 5 },
    ],
  },
  {
    id: 'gambler',
    conditions: [
      { metric: 'aces', is: 'least', value: 4, points: 3 },
      { metric: 'aces', is: 'least', value: 6, points: 5 },
    ],
  },
  {
    id: 'card-sharp',
    conditions: [
      { metric: 'distinct-suits', is: 'least', value: 3, points: 3 },
      { metric: 'distinct-suits', is: 'least', value: 4, points: 3 },
      { metric: 'most-aces-of-one-suit', is: 'least', value: 3, points: 3 },
    ],
  },
  {
    id: 'architect',
    conditions: [
      { metric: 'buildings', is: 'least', value: 5, points: 3 },
      { metric: 'buildings', is: 'least', value: 7, points: 5 },
    ],
  },
  {
    id: 'sign-painter',
    conditions: [
      { metric: 'sign-colours', is: 'least', value: 3, points: 2 },
      { metric: 'sign-colours', is: 'least', value: 4, points: 4 },
    ],
  },
  {
    id: 'banker',
    conditions: [
      { metric: 'unspent-gold', is: 'least', value: 6, points: 3 },
      { metric: 'unspent-gold', is: 'least', value: 10, points: 5 },
    ],
  },
  {
    id: 'peacemaker',
    conditions: [
      { metric: 'standing-bandits', is: 'most', value: 4, points: 4 },
      { metric: 'standing-bandits', is: 'most', value: 2, points: 4 },
    ],
  },
  {
    id: 'outlaw',
    conditions: [
      { metric: 'standing-bandits', is: 'least', value: 4, points: 5 },
      { metric: 'standing-bandits', is: 'least', value: 6, points: 5 },
    ],
  },
  {
    id: 'paver',
    conditions: [
      { metric: 'alleys', is: 'least', value: 5, points: 3 },
      { metric: 'alleys', is: 'least', value: 8, points: 4 },
    ],
  },
  {
    id: 'homesteader',
    conditions: [
      { metric: 'edges-touched', is: 'least', value: 4, points: 3 },
      { metric: 'covered-cells', is: 'least', value: 72, points: 5 },
    ],
  },
] as const satisfies readonly PartnerSpec[]

export type PartnerId = (typeof PARTNERS)[number]['id']
/** Index of a partner card. */
export type Partner = number
export const PARTNER_IDS: readonly PartnerId[] = PARTNERS.map(({ id }) => id)
export const CONDITIONS: readonly (readonly Condition[])[] = PARTNERS.map(({ conditions }) => conditions)
