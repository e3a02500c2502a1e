/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {readonly Counts[]} parts
 * @returns {Counts}
 */
export const sum = (parts) =>
  parts.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/**
 * The closing line of `npm test`.
 * @param {Counts} counts
 */
export function countLine({ passed, failed, skipped }) {
  const counts = `tests: ${passed} passed, ${failed} failed`
  return skipped > 0 ? `${counts}, ${skipped} skipped` : counts
}
