import { filesIn, packageDirs, root } from './paths.mjs'

/**
 * The folders whose tests have one of these words in their path; all folders (null) when there are no words.
 * @param {readonly string[]} filters
 * @param {string} base
 * @returns {string[] | null}
 */
export function concerned(filters, base = root) {
  if (filters.length === 0) return null
  return [...packageDirs(base), 'scripts'].filter((dir) =>
    filesIn(dir, /\.(test|spec)\.ts$/, base).some((path) => filters.some((filter) => path.includes(filter))),
  )
}
