/** How many there are of what a mask stands for. */
export const bits = (mask: number): number => {
  let count = 0
  for (let m = mask; m !== 0; m &= m - 1) count++
  return count
}
