// What no test can notice is explained in a table of the game's RULES.md, one row per place:
// | file | code | change | why |

/**
 * @typedef {{ file: string, code: string, change: string }} Explained
 * @typedef {import('./sites.mjs').Mutant} Mutant
 */

const HEADING = '## What no test notices'

/** @param {string} cell */
const plain = (cell) =>
  cell
    .trim()
    .replace(/^`+ ?| ?`+$/g, '')
    .replaceAll('\\|', '|')

/**
 * @param {string} rules the text of RULES.md
 * @returns {Explained[]}
 */
export function explainedIn(rules) {
  const section = rules.split(/^(?=## )/m).find((part) => part.startsWith(HEADING)) ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, file, code, change] = line.split(/(?<!\\)\|/).map(plain)
      return { file, code, change }
    })
}

/**
 * @param {string} dir the game's folder
 * @param {Explained} row
 * @param {Mutant} mutant
 */
const explains = (dir, { file, code, change }, mutant) =>
  mutant.file === `${dir}/src/${file}` && mutant.text.includes(code) && change === `${mutant.was} -> ${mutant.now}`

/**
 * @param {string} dir the game's folder
 * @param {readonly Explained[]} rows
 * @param {Mutant} mutant
 */
export const isExplained = (dir, rows, mutant) => rows.some((row) => explains(dir, row, mutant))

/**
 * @param {string} dir the game's folder
 * @param {readonly Explained[]} rows
 * @param {readonly Mutant[]} unnoticed
 */
export function compared(dir, rows, unnoticed) {
  return {
    unexplained: unnoticed.filter((mutant) => !isExplained(dir, rows, mutant)),
    outdated: rows.filter((row) => !unnoticed.some((mutant) => explains(dir, row, mutant))),
  }
}
