/** `npm run freeze -- <game> ...`: the rules of these games as they are now; `--all` for every game. */
import { allGames, findGame } from '@waystation/catalog'
import { Refusal } from '@waystation/kernel'
import { freeze } from './freeze.ts'
import { writeList } from './list.ts'

const asked = process.argv.slice(2)
const ids = asked.includes('--all') ? allGames().map(({ id }) => id) : asked
try {
  if (ids.length === 0) throw new Refusal('unknown-game', 'npm run freeze -- <game> ... or --all')
  for (const entry of ids.map(findGame)) {
    const { game, rules, bytes } = await freeze(entry, new Date().toISOString().slice(0, 10))
    console.log(`rules ${rules} of ${game}: ${bytes} bytes`)
  }
  writeList()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
