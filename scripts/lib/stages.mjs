/**
 * @typedef {import('../checks/index.mjs').Check} Check
 * @typedef {import('../checks/index.mjs').Verdict & { seconds: string }} Ended
 */

/**
 * @param {Check} check
 * @param {readonly string[]} folders
 * @returns {Promise<Ended>}
 */
async function ended({ run }, folders) {
  const began = Date.now()
  const verdict = await run(folders)
  return { ...verdict, seconds: `${((Date.now() - began) / 1000).toFixed(1)} s` }
}

/**
 * Begins checks, each when the one before has ended, until one has failed here or elsewhere.
 * @param {readonly Check[]} lane
 * @param {readonly string[]} folders
 * @param {{ failed: boolean }} all
 * @returns {Map<Check, Promise<Ended | null>>} null: not begun any more
 */
function begun(lane, folders, all) {
  /** @type {Map<Check, Promise<Ended | null>>} */
  const ends = new Map()
  /** @type {Promise<unknown>} */
  let before = Promise.resolve()
  for (const check of lane) {
    const end = before.then(async () => {
      if (all.failed) return null
      const verdict = await ended(check, folders)
      all.failed ||= !verdict.ok
      return verdict
    })
    before = end.catch(() => (all.failed = true))
    ends.set(check, end)
  }
  return ends
}

/**
 * Runs checks, a line for each in their order, and stops at the first that fails. Those that keep one core busy go on beside
 * the others, so that two cores have something to do.
 * @param {readonly Check[]} checks
 * @param {readonly string[]} folders what is looked at, by the checks that can look at a part
 * @returns {Promise<boolean>} whether all passed
 */
export async function runChecks(checks, folders = ['.']) {
  const all = { failed: false }
  const ends = new Map(
    [true, false].flatMap((beside) => [
      ...begun(
        checks.filter((check) => (check.beside ?? false) === beside),
        folders,
        all,
      ),
    ]),
  )
  for (const check of checks) {
    const end = await ends.get(check)
    if (!end) continue
    const { ok, detail, seconds } = end
    if (!ok) {
      console.error(`FAILED ${check.name} (${seconds})\n${detail}\nstopped at: ${check.name}`)
      return false
    }
    console.log(`ok ${check.name.padEnd(11)} ${seconds.padStart(7)}  ${detail}`.trimEnd())
  }
  return true
}
