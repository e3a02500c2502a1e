/**
 * The trail: a directed graph from the start to Kansas City, and the three village spaces beside it.
 * Read off the printed board. A space is known by its index in `NODES`.
 */
import type { Slot } from './actions.ts'

type NodeKind = 'start' | 'neutral' | 'site' | 'hazard' | 'teepee' | 'kansas-city'

interface TrailNode {
  readonly id: string
  readonly kind: NodeKind
  readonly next: readonly string[]
  /** A corner touches the woods. */
  readonly woods?: true
  /** Printed beside the space: one more local action for the owner of a building there. */
  readonly special?: Slot
}

const JERSEY_CERTIFICATE: Slot = [{ type: 'discard', what: 'jersey', money: 2, certificates: 1 }]
const ANY_CERTIFICATE: Slot = [{ type: 'discard', what: 'any', money: 0, certificates: 1 }]

const SPACES = [
  { id: 'start', kind: 'start', next: ['neutral-a'] },
  { id: 'neutral-a', kind: 'neutral', next: ['site-a1', 'flood-1'] },
  { id: 'site-a1', kind: 'site', next: ['site-a2'] },
  { id: 'site-a2', kind: 'site', next: ['site-a3'] },
  { id: 'site-a3', kind: 'site', next: ['neutral-b'] },
  { id: 'flood-1', kind: 'hazard', next: ['flood-2'] },
  { id: 'flood-2', kind: 'hazard', next: ['flood-3'] },
  { id: 'flood-3', kind: 'hazard', next: ['flood-4'] },
  { id: 'flood-4', kind: 'hazard', next: ['site-flood-1'] },
  { id: 'site-flood-1', kind: 'site', next: ['site-flood-2'], special: JERSEY_CERTIFICATE },
  { id: 'site-flood-2', kind: 'site', next: ['neutral-b'], woods: true, special: JERSEY_CERTIFICATE },
  { id: 'neutral-b', kind: 'neutral', next: ['drought-1', 'site-b1'] },
  { id: 'drought-1', kind: 'hazard', next: ['drought-2'] },
  { id: 'drought-2', kind: 'hazard', next: ['drought-3'] },
  { id: 'drought-3', kind: 'hazard', next: ['drought-4'] },
  { id: 'drought-4', kind: 'hazard', next: ['site-drought-1'] },
  { id: 'site-drought-1', kind: 'site', next: ['neutral-c'], special: ANY_CERTIFICATE },
  { id: 'site-b1', kind: 'site', next: ['site-b2'], woods: true },
  { id: 'site-b2', kind: 'site', next: ['site-b3'] },
  { id: 'site-b3', kind: 'site', next: ['neutral-c'] },
  { id: 'neutral-c', kind: 'neutral', next: ['site-c1', 'site-cd'] },
  { id: 'site-c1', kind: 'site', next: ['site-c2'], woods: true },
  { id: 'site-c2', kind: 'site', next: ['neutral-e'], woods: true },
  { id: 'site-cd', kind: 'site', next: ['neutral-d', 'teepee-1'] },
  { id: 'neutral-d', kind: 'neutral', next: ['neutral-e'] },
  { id: 'teepee-1', kind: 'teepee', next: ['teepee-2'] },
  { id: 'teepee-2', kind: 'teepee', next: ['teepee-4'] },
  { id: 'teepee-4', kind: 'teepee', next: ['teepee-6'] },
  { id: 'teepee-6', kind: 'teepee', next: ['teepee-8'] },
  { id: 'teepee-8', kind: 'teepee', next: ['teepee-10'] },
  { id: 'teepee-10', kind: 'teepee', next: ['site-teepee-1'] },
  { id: 'site-teepee-1', kind: 'site', next: ['site-teepee-2'], special: ANY_CERTIFICATE },
  { id: 'site-teepee-2', kind: 'site', next: ['neutral-e'], special: JERSEY_CERTIFICATE },
  { id: 'neutral-e', kind: 'neutral', next: ['site-e1', 'rockfall-1'] },
  { id: 'site-e1', kind: 'site', next: ['site-e2'], woods: true },
  { id: 'site-e2', kind: 'site', next: ['neutral-f'], woods: true },
  { id: 'rockfall-1', kind: 'hazard', next: ['rockfall-2'] },
  { id: 'rockfall-2', kind: 'hazard', next: ['rockfall-3'] },
  { id: 'rockfall-3', kind: 'hazard', next: ['rockfall-4'] },
  { id: 'rockfall-4', kind: 'hazard', next: ['site-rockfall-1'] },
  { id: 'site-rockfall-1', kind: 'site', next: ['site-rockfall-2'], special: ANY_CERTIFICATE },
  { id: 'site-rockfall-2', kind: 'site', next: ['neutral-f'], woods: true, special: JERSEY_CERTIFICATE },
  { id: 'neutral-f', kind: 'neutral', next: ['site-f1', 'site-f2'] },
  { id: 'site-f1', kind: 'site', next: ['neutral-g'] },
  { id: 'site-f2', kind: 'site', next: ['neutral-g'], woods: true },
  { id: 'neutral-g', kind: 'neutral', next: ['site-g1', 'site-g2'] },
  { id: 'site-g1', kind: 'site', next: ['kansas-city'] },
  { id: 'site-g2', kind: 'site', next: ['kansas-city'] },
  { id: 'kansas-city', kind: 'kansas-city', next: [] },
  { id: 'teepee-minus-3', kind: 'teepee', next: [] },
  { id: 'teepee-minus-2', kind: 'teepee', next: [] },
  { id: 'teepee-minus-1', kind: 'teepee', next: [] },
] as const satisfies readonly TrailNode[]
export type NodeId = (typeof SPACES)[number]['id']

export const NODES: readonly (TrailNode & { readonly id: NodeId })[] = SPACES
export const NODE_COUNT = SPACES.length

const indexOf = (id: string): number => NODES.findIndex((n) => n.id === id)
export const nodeAt = (id: NodeId): number => indexOf(id)
const indices = (keep: (n: TrailNode) => boolean): readonly number[] =>
  NODES.flatMap((n, index) => (keep(n) ? [index] : []))

/** Spaces one may go to from each space. */
export const NEXT: readonly (readonly number[])[] = NODES.map((n) => n.next.map(indexOf))
export const START = nodeAt('start')
export const KANSAS_CITY = nodeAt('kansas-city')
export const OFF_TRAIL = -1
export const NEUTRAL_SPACES = indices((n) => n.kind === 'neutral')
export const SITES = indices((n) => n.kind === 'site')
export const WOODS = indices((n) => n.woods === true)

/** Spaces joined by one edge, whichever way it points: what a copying building calls adjacent. */
export const NEIGHBOURS: readonly (readonly number[])[] = NODES.map(({ id }, index) => [
  ...NEXT[index],
  ...indices((n) => n.next.includes(id)),
])

/** A fork's bit in a route: set when the second branch is taken. 0 where the trail does not fork. */
const forks = NEXT.flatMap((next, index) => (next.length > 1 ? [index] : []))
export const FORK_BIT: readonly number[] = NODES.map((_, index) => {
  const fork = forks.indexOf(index)
  return fork < 0 ? 0 : 1 << fork
})
export const ROUTES = 1 << forks.length

/** Village spaces from the lowest value up, which is also the order in which they fill; and what a tile there is worth. */
export const VILLAGE: readonly number[] = (
  [
    'teepee-minus-3',
    'teepee-minus-2',
    'teepee-minus-1',
    'teepee-1',
    'teepee-2',
    'teepee-4',
    'teepee-6',
    'teepee-8',
    'teepee-10',
  ] as const
).map(nodeAt)
export const TRADE_VALUES: readonly number[] = [-3, -2, -1, 1, 2, 4, 6, 8, 10]

/** The four spaces of each hazard area, from 1 to 4. */
export const HAZARD_AREAS: readonly (readonly number[])[] = (['flood', 'drought', 'rockfall'] as const).map((type) =>
  ([1, 2, 3, 4] as const).map((n) => nodeAt(`${type}-${n}`)),
)
