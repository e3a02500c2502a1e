/**
 * The trail: a loop driven clockwise, with two forks. Fifteen spaces besides El Paso, six of them neutral; the graph,
 * the prices of spaces and the places are [house]. A space is known by its index; on a fork the outer way comes first.
 */
interface TrailSpace {
  readonly id: string
  readonly next: readonly string[]
  /** What building here costs besides the building; null on neutral spaces and El Paso. */
  readonly price: number | null
  /** Where it is drawn, on a square of 1000 by 1000 with y downwards. */
  readonly x: number
  readonly y: number
}

const SPACES = [
  { id: 'el-paso', next: ['s-1'], price: null, x: 500, y: 900 },
  { id: 's-1', next: ['n-b'], price: 0, x: 320, y: 885 },
  { id: 'n-b', next: ['s-2', 's-4'], price: null, x: 165, y: 825 },
  { id: 's-2', next: ['n-c'], price: 0, x: 65, y: 680 },
  { id: 'n-c', next: ['s-3'], price: null, x: 55, y: 510 },
  { id: 's-3', next: ['n-d'], price: 1, x: 65, y: 340 },
  { id: 's-4', next: ['s-5'], price: 1, x: 235, y: 620 },
  { id: 's-5', next: ['n-d'], price: 2, x: 235, y: 400 },
  { id: 'n-d', next: ['s-6'], price: null, x: 165, y: 185 },
  { id: 's-6', next: ['n-e'], price: 1, x: 330, y: 105 },
  { id: 'n-e', next: ['n-f'], price: null, x: 500, y: 85 },
  { id: 'n-f', next: ['s-7', 's-8'], price: null, x: 675, y: 105 },
  { id: 's-7', next: ['n-g'], price: 0, x: 900, y: 200 },
  { id: 's-8', next: ['n-g'], price: 2, x: 765, y: 300 },
  { id: 'n-g', next: ['s-9'], price: null, x: 920, y: 500 },
  { id: 's-9', next: ['el-paso'], price: 3, x: 835, y: 745 },
] as const satisfies readonly TrailSpace[]

export type NodeId = (typeof SPACES)[number]['id']
/** Index of a trail space. */
export type Node = number

export const NODES: readonly (TrailSpace & { readonly id: NodeId })[] = SPACES
export const NODE_IDS: readonly NodeId[] = SPACES.map((space) => space.id)
export const NODE_COUNT = SPACES.length
export const nodeOf = (id: NodeId): Node => NODE_IDS.indexOf(id)
export const EL_PASO = nodeOf('el-paso')
/** Before its first turn a rancher stands beside the board. */
export const OFF_TRAIL: Node = -1

/** Where the trail goes on; at a fork the outer way comes first. */
export const NEXT: readonly (readonly Node[])[] = NODES.map((space) => space.next.map((id) => nodeOf(id as NodeId)))
export const NEUTRAL_NODES: readonly Node[] = NODE_IDS.flatMap((id, node) => (id.startsWith('n-') ? [node] : []))
export const BUILDING_NODES: readonly Node[] = NODES.flatMap((space, node) => (space.price === null ? [] : [node]))
export const SPACE_PRICE: readonly number[] = NODES.map((space) => space.price ?? 0)

/** The spaces of each way from a fork to where the ways meet again. */
export interface Fork {
  readonly outer: readonly Node[]
  readonly inner: readonly Node[]
}

function wayFrom(node: Node, until: readonly Node[]): Node[] {
  return until.includes(node) || node === EL_PASO ? [] : [node, ...wayFrom(NEXT[node][0], until)]
}

/** By space; null where the trail does not fork. */
export const FORKS: readonly (Fork | null)[] = NEXT.map((next) => {
  if (next.length < 2) return null
  return { outer: wayFrom(next[0], wayFrom(next[1], [])), inner: wayFrom(next[1], wayFrom(next[0], [])) }
})
export const IS_INNER: readonly boolean[] = NODE_IDS.map((_, node) => FORKS.some((fork) => fork?.inner.includes(node)))
