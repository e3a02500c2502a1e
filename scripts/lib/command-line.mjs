// What a script of the house is asked for. How it is called is said before anything is installed, built or begun.
import { parseArgs } from 'node:util'
import { packageDirs } from './paths.mjs'

/** As the `waystation` command has it: it could not be carried out as given. */
export const WRONG_USE = 2

/**
 * @typedef {{ values: Record<string, string | boolean | undefined>, positionals: string[] }} Asked
 * @typedef {{ usage: string, about: readonly string[], options?: Record<string, 'string' | 'boolean'>, names?: readonly string[],
 *   least?: number, most?: number }} Call usage: what stands behind `npm run`; names: what may be named, at least and at most so many of them
 */

/** The games that scripts work at. */
export const gameNames = () =>
  packageDirs().flatMap((dir) => (dir.startsWith('packages/games/') ? [dir.split('/').at(-1) ?? ''] : []))

/** @param {Call} call */
const howTo = ({ usage, about }) => [`npm run ${usage}`, ...about.map((line) => `  ${line}`)].join('\n')

/**
 * @param {unknown} error of parseArgs
 * @returns {string} its first sentence; the others are about a dash at the beginning of a name
 */
const firstSentence = (error) => `${String(error instanceof Error ? error.message : error).split(/\. |\n/)[0]}.`

/**
 * @param {readonly string[]} args
 * @param {Call} call
 * @returns {{ asked: Asked } | { help: string } | { problem: string }}
 */
export function read(args, call) {
  const { names = [], least = 0, most = names.length > 0 ? 1 : 0 } = call
  const options = Object.fromEntries(Object.entries(call.options ?? {}).map(([name, type]) => [name, { type }]))
  /** @type {Asked} */
  let asked
  try {
    const help = { type: /** @type {const} */ ('boolean'), short: 'h' }
    asked = parseArgs({ args: [...args], allowPositionals: true, options: { ...options, help } })
  } catch (error) {
    return { problem: `${firstSentence(error)}\n${howTo(call)}` }
  }
  if (asked.values['help'] === true) return { help: howTo(call) }
  const { positionals } = asked
  const unknown = positionals.find((name) => !names.includes(name))
  if (unknown !== undefined) {
    const known = names.length > 0 ? `; there are ${names.join(', ')}` : ''
    return { problem: `Nothing here is called "${unknown}"${known}.\n${howTo(call)}` }
  }
  if (positionals.length < least) return { problem: `One of these must be named: ${names.join(', ')}.\n${howTo(call)}` }
  if (positionals.length > most) return { problem: `Only ${most} can be named at a time.\n${howTo(call)}` }
  return { asked }
}

/**
 * Ends the process when help was asked for, or something that does not exist.
 * @param {Call} call
 * @returns {Asked}
 */
export function askedFor(call) {
  const found = read(process.argv.slice(2), call)
  if ('asked' in found) return found.asked
  if ('help' in found) {
    console.log(found.help)
    process.exit(0)
  }
  console.error(found.problem)
  process.exit(WRONG_USE)
}
