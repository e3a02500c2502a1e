// `npm run lockfile`: puts back what the lockfile lacks for other platforms. To be run after every `npm install`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/paths.mjs'
import { missingPlatforms } from './lib/platforms.mjs'

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = Object.entries(missingPlatforms(lock.packages))
const unknown = missing.filter(([, entry]) => entry === null).map(([path]) => path)
if (unknown.length > 0) {
  console.error(`no platform in the name of: ${unknown.join(', ')}`)
  process.exitCode = 1
} else if (missing.length === 0) {
  console.log('package-lock.json is complete')
} else {
  const entries = [...Object.entries(lock.packages), ...missing].sort(([a], [b]) => a.localeCompare(b, 'en'))
  lock.packages = Object.fromEntries(entries)
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`package-lock.json: put back ${missing.length} packages of other platforms`)
}
