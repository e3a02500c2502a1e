/**
 * Runs checks one after the other, a line for each, and stops at the first that fails.
 * @param {readonly import('../checks/index.mjs').Check[]} checks
 * @param {readonly string[]} folders what is looked at, by the checks that can look at a part
 * @returns {Promise<boolean>} whether all passed
 */
export async function runChecks(checks, folders = ['.']) {
  for (const { name, run } of checks) {
    const began = Date.now()
    const { ok, detail } = await run(folders)
    const seconds = `${((Date.now() - began) / 1000).toFixed(1)} s`
    if (!ok) {
      console.error(`FAILED ${name} (${seconds})\n${detail}\nstopped at: ${name}`)
      return false
    }
    console.log(`ok ${name.padEnd(11)} ${seconds.padStart(7)}  ${detail}`.trimEnd())
  }
  return true
}
