/**
 * @typedef {{ passed: number, failed: number, skipped: number, again: readonly string[] }} Counts `again`: of those passed, the
 * names of the ones that needed a second attempt
 */

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
      again: [...a.again, ...b.again],
    }),
    { passed: 0, failed: 0, skipped: 0, again: [] },
  )

/**
 * The closing lines of `npm test`: what passed at the second attempt only, by name, then the counts.
 * @param {Counts} counts
 */
export function closing({ passed, failed, skipped, again }) {
  const rest = [
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(again.length > 0 ? [`${again.length} at the second attempt`] : []),
  ]
  const counts = [`tests: ${passed} passed`, `${failed} failed`, ...rest].join(', ')
  return [...again.map((name) => `at the second attempt: ${name}`), counts].join('\n')
}
