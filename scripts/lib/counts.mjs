/** @typedef {{ passed: number, failed: number, skipped: number, again?: number }} Counts `again`: of those passed, at the second attempt */

/**
 * @param {readonly Counts[]} parts
 * @returns {Counts}
 */
export const sum = (parts) =>
  parts.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
      again: (a.again ?? 0) + (b.again ?? 0),
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/**
 * The closing line of `npm test`.
 * @param {Counts} counts
 */
export function countLine({ passed, failed, skipped, again = 0 }) {
  const rest = [
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(again > 0 ? [`${again} at the second attempt`] : []),
  ]
  return [`tests: ${passed} passed`, `${failed} failed`, ...rest].join(', ')
}
