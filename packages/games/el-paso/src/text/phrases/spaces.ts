/** The spaces of the trail as they are called in sentences: by number, or by the letter of a neutral building. */
import { FORKS, NODE_IDS, NODES } from '../../data/trail.ts'

const called = (node: number): string => NODE_IDS[node].slice(NODE_IDS[node].indexOf('-') + 1).toUpperCase()

/** Spaces for buildings, the cheapest first. */
export function byPrice(): readonly { price: number; spaces: readonly string[] }[] {
  const prices = [...new Set(NODES.flatMap(({ price }) => (price === null ? [] : [price])))].sort((a, b) => a - b)
  return prices.map((price) => ({
    price,
    spaces: NODES.flatMap((space, node) => (space.price === price ? [called(node)] : [])),
  }))
}

export function forkedWays(): readonly { after: string; outer: readonly string[]; inner: readonly string[] }[] {
  return FORKS.flatMap((fork, node) =>
    fork === null ? [] : [{ after: called(node), outer: fork.outer.map(called), inner: fork.inner.map(called) }],
  )
}
