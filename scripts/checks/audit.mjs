// Known weaknesses of what is installed for serving, as the registry tells them. A mirror may not tell: then that is said, and nothing fails.
import { run } from '../lib/run.mjs'

/** These fail the check; lesser ones are counted. */
const GRAVE = ['high', 'critical']

/**
 * @typedef {{ name: string, severity: string, via: readonly (string | { title: string })[] }} Weakness
 * @param {string} output what `npm audit --json` printed, warnings included
 * @returns {{ problems: string[], told: string }}
 */
export function readAudit(output) {
  const report = parsed(output)
  if (!report?.vulnerabilities) return { problems: [], told: 'not audited: the registry at hand does not offer it' }
  /** @type {Weakness[]} */
  const found = Object.values(report.vulnerabilities)
  const grave = found.filter(({ severity }) => GRAVE.includes(severity))
  const problems = grave.map(({ name, severity, via }) => {
    const titles = via.flatMap((one) => (typeof one === 'string' ? [] : [one.title]))
    return `${name} (${severity}): ${titles.join('; ') || 'by what it depends on'}`
  })
  return { problems, told: `${found.length - grave.length} lesser weaknesses known` }
}

/** @param {string} output */
function parsed(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return null
  }
}

/** @returns {Promise<{ problems: string[], told: string }>} */
export async function checkAudit() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000']
  const { output } = await run('npm', args, { shell: process.platform === 'win32' })
  return readAudit(output)
}
