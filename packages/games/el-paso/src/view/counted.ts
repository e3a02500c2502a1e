/** Cards by kind, as views show them. */
export interface Counted<I extends string> {
  readonly id: I
  readonly count: number
}

export function counted<I extends string>(ids: readonly I[], counts: readonly number[]): Counted<I>[] {
  return ids.map((id, i) => ({ id, count: counts[i] }))
}
export const present = <I extends string>(cards: readonly Counted<I>[]): Counted<I>[] =>
  cards.filter(({ count }) => count > 0)
