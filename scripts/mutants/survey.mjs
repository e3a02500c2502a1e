// Tries every mutant of a game and tells which of them no test noticed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../lib/paths.mjs'
import { bundler, sharedBundle } from './bundle.mjs'
import { Notes } from './notes.mjs'
import { isLong, Order } from './order.mjs'
import { PATIENCE_MS, Runner } from './runner.mjs'
import { decides, mutantsOf } from './sites.mjs'

/**
 * @typedef {import('./sites.mjs').Mutant} Mutant
 * @typedef {{ base: string, dir: string, only?: string, all?: boolean, patience?: number, memory?: number,
 *   among?: (mutant: Mutant) => boolean, tell?: (line: string) => void, notes?: string, seconds?: number,
 *   last?: (mutant: Mutant) => boolean }} Survey
 *   `dir`: the game's folder below `base`; `only`: part of the paths to look at; `all`: the long tests too;
 *   `patience`: milliseconds after which a test that says nothing never ends; `memory`: megabytes that no sound test needs;
 *   `notes`: a file with what earlier runs found, which are not tried again; `seconds`: after which no further one is tried;
 *   `last`: what is tried at the end
 */

/** All tests, once, on a busy machine. */
const FIRST_RUN_MS = 600_000
const TOLD_EVERY = 50
/** A test that takes so many times longer than the slowest without any change never ends; a busy machine is no mutant. */
const TIMES_LONGER = 10

/** @param {Mutant} mutant */
export const described = ({ file, line, was, now, text }) => `${file}:${line}  ${was} -> ${now}   ${text}`

/** @param {Survey} survey */
function mutantsIn({ base, dir, only = '' }) {
  const inside = (/** @type {string} */ file) => file.slice(`${dir}/src/`.length)
  return filesIn(`${dir}/src`, /\.ts$/, base)
    .filter((file) => decides(inside(file)) && inside(file).includes(only))
    .flatMap((file) => mutantsOf(file, readFileSync(join(base, file), 'utf8')))
}

/** @param {Survey} survey */
function testsIn({ base, dir, all = false }) {
  return filesIn(`${dir}/test`, /(?<!\.long)\.test\.ts$/, base).filter((file) => all || !isLong(file))
}

/**
 * @param {Survey} survey
 * @returns {Promise<{ mutants: number, unnoticed: Mutant[], untried: number }>}
 */
export async function survey(survey) {
  const began = Date.now()
  const tests = testsIn(survey)
  const notes = survey.notes === undefined ? null : new Notes(survey.notes, survey.base, tests)
  const bundles = await bundler(survey.base, tests)
  const runner = new Runner(await sharedBundle(survey.base), survey.memory)
  const order = new Order()
  const tell = survey.tell ?? (() => undefined)
  try {
    const sound = await runner.run({ code: await bundles.make(null), order: [], goOn: true }, FIRST_RUN_MS)
    if (sound.caught !== null) throw new Error(`without any change: ${failures(sound) || sound.caught}`)
    order.took(sound.ran)
    const slowest = Math.max(...sound.ran.map(({ ms }) => ms))
    const patience = survey.patience ?? Math.max(PATIENCE_MS, TIMES_LONGER * slowest)
    const mutants = mutantsIn(survey).filter(survey.among ?? (() => true))
    tell(`${mutants.length} mutants, ${sound.ran.length} tests in ${tests.length} files`)
    const unnoticed = mutants.filter((mutant) => notes?.noticed(mutant) === false)
    const isLast = survey.last ?? (() => false)
    const open = mutants
      .filter((mutant) => (notes?.noticed(mutant) ?? null) === null)
      .sort((a, b) => Number(isLast(a)) - Number(isLast(b)))
    for (const [i, mutant] of open.entries()) {
      if (Date.now() - began > 1000 * (survey.seconds ?? Infinity))
        return { mutants: mutants.length, unnoticed, untried: open.length - i }
      const code = await bundles.make(mutant)
      const { caught, ran } = await runner.run({ code, order: order.sorted(tests, mutant.file), goOn: false }, patience)
      order.took(ran)
      const last = ran.at(-1)
      if (caught === null) {
        unnoticed.push(mutant)
        tell(`not noticed: ${described(mutant)}`)
      } else if (last) order.noticed(last.file, mutant.file)
      else tell(`${caught}: ${described(mutant)}`)
      notes?.keep(mutant, caught !== null)
      if ((i + 1) % TOLD_EVERY === 0) tell(`${i + 1} of ${open.length} tried, ${unnoticed.length} not noticed`)
    }
    return { mutants: mutants.length, unnoticed, untried: 0 }
  } finally {
    runner.close()
    await bundles.close()
  }
}

/** @param {import('./runner.mjs').Outcome} outcome */
function failures({ ran }) {
  return ran.flatMap(({ name, failed }) => (failed === null ? [] : [`${name}: ${failed}`])).join('\n')
}
