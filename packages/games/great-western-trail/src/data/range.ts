/** Whole numbers from one to another, both included. */
export const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)
