/**
 * Compares version numbers such as 20.20.2 and 20.19.
 * @param {string} have
 * @param {string} want
 */
export function isAtLeast(have, want) {
  const a = have.split('.').map(Number)
  const b = want.split('.').map(Number)
  for (let i = 0; i < b.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}
