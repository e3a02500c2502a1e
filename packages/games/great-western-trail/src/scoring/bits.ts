/** How many there are of what a mask stands for: a set of at most thirty things, a bit each. */
export const bits = (mask: number): number => {
  let count = 0
  for (let m = mask; m !== 0; m &= m - 1) count++
  return count
}

/** The things a mask stands for, by index. */
export function members(mask: number): number[] {
  const out: number[] = []
  for (let m = mask; m !== 0; m &= m - 1) out.push(31 - Math.clz32(m & -m))
  return out
}
