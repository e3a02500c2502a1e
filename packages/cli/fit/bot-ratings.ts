/**
 * Rates the bots at a game: all of them against each other, two at a table, and writes the data file of their ratings. People are rated on that
 * scale. The same command makes the same file, as long as rules and bots stay the same.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { BOT_IDS } from '@waystation/bots'
import { type PlayedGame, scaleOf, schedule } from '@waystation/bots/arena'
import { findGame } from '@waystation/catalog'
import { checkConfig } from '@waystation/kernel'
import { ALONE } from '../src/arena/crew.ts'
import { memoryLedger, openLedger } from '../src/arena/ledger.ts'
import { en } from '../src/text/en.ts'
import { whole } from './ask.ts'

const PLAYERS = 2
/** Equal to somebody of whom nothing is known. */
const ANCHOR = 'greedy'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '120' },
    seed: { type: 'string', default: 'anchors' },
    /** Where games are kept, so that what was interrupted goes on: as \`waystation arena --out\` has it. */
    out: { type: 'string' },
  },
})
const [id = ''] = positionals
const { meta } = findGame(id)
const games = whole('--games', values.games, 1, 1_000_000)
const config = checkConfig(meta, { players: PLAYERS })
const terms = { game: id, rulesVersion: meta.rulesVersion, config, bots: BOT_IDS, seed: values.seed }
const ledger = values.out === undefined ? memoryLedger() : openLedger(values.out, terms, en)
const pairings = schedule({ bots: BOT_IDS, players: PLAYERS, games, seed: values.seed })
await ALONE({
  arena: { game: id, config },
  pairings: pairings.filter(({ index }) => !ledger.played.has(index)),
  workers: 1,
  stop: new AbortController().signal,
  finished: (pairing, result) => ledger.add(pairing, result),
})
ledger.close()

const played = pairings.flatMap(({ index, seats }): PlayedGame[] => {
  const result = ledger.played.get(index)
  return result ? [{ seats, ...result }] : []
})
const rounded = (value: number): number => Math.round(value * 100) / 100
const bots = [...scaleOf(BOT_IDS, played, ANCHOR)].map(([bot, { mu, sigma }]) => {
  return `'${bot}': { mu: ${rounded(mu)}, sigma: ${rounded(sigma)} },`
})
const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
writeFileSync(
  fileURLToPath(new URL(`../../catalog/src/bot-ratings/${id}.ts`, import.meta.url)),
  `import type { BotRatings } from './types.ts'

/** Made by \`npm run bot-ratings\`, not by hand. */
export const ${name}: BotRatings = {
  made: 'npm run bot-ratings -- ${id} --games ${games} --seed ${values.seed}',
  rules: ${meta.rulesVersion},
  players: ${PLAYERS},
  games: ${played.length},
  bots: {
    ${bots.join('\n    ')}
  },
}
`,
)
