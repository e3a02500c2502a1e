/**
 * Looks at how truly a network tells chances, in games of Gunslingers who go by it, and puts it into the catalog with what corrects them. Whether
 * it plays well enough to be there is for the arena to say: `waystation arena <game> --bots legend@<file>,legend`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { botBy, networkFor } from '@waystation/bots'
import { bandsOf, surenessOf, tellGame } from '@waystation/bots/arena'
import { findGame } from '@waystation/catalog'
import type { StoredNetwork } from '@waystation/kernel'
import { refuse, whole } from './ask.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '2' },
    network: { type: 'string', default: '' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'calibration' },
    /** Only look. */
    dry: { type: 'boolean', default: false },
  },
})
const [id = ''] = positionals
const entry = findGame(id)
const { seats } = entry.meta
const players = whole('--players', values.players, seats.min, seats.max)
const games = whole('--games', values.games, 1, 1_000_000)
const FOLDER = new URL('../../catalog/src/networks/', import.meta.url)
const place = fileURLToPath(new URL(`${id}-${players}.json`, FOLDER))
const { sureness: _before, ...stored } = readNetwork(values.network === '' ? place : values.network)
const game = await entry.load()
const network = networkFor(game, players, stored)
if (network === null) refuse(`this network is not one for ${players} at ${id} as its rules are now`)
const bots = Array.from({ length: players }, () => botBy('gunslinger', network))
const positions = Array.from({ length: games }, (_, n) =>
  tellGame(game, network, { config: { players }, seed: `${values.seed} ${n}`, bots }),
).flat()
const sureness = surenessOf(positions)
for (const [title, by] of [
  ['as it was', 1],
  [`corrected, ${sureness} times as sure`, sureness],
] as const) {
  console.log(`${title}:\n  told        positions   mean told   won`)
  for (const { from, to, count, told, won } of bandsOf(positions, by)) {
    const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(8)
    console.log(`  ${percent(from)} - ${percent(to)} ${String(count).padStart(7)} ${percent(told)} ${percent(won)}`)
  }
}
if (!values.dry) {
  writeFileSync(place, `${JSON.stringify({ ...stored, sureness })}\n`)
  writeFileSync(new URL('index.ts', FOLDER), listOf(readdirSync(FOLDER)))
}

function readNetwork(file: string): StoredNetwork {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredNetwork
  } catch {
    return refuse(`${file}: no network can be read there`)
  }
}

/** The module that loads each of the files in the folder. */
function listOf(files: readonly string[]): string {
  const known = files.flatMap((file) => {
    const [, of, seats] = /^(.+)-(\d)\.json$/.exec(file) ?? []
    return of === undefined || seats === undefined ? [] : [{ file, of, seats }]
  })
  const games = [...new Set(known.map(({ of }) => of))].sort()
  const entries = games.map((of) => {
    const own = known.filter((one) => one.of === of).sort((a, b) => a.seats.localeCompare(b.seats))
    return `  '${of}': { ${own.map(({ file, seats }) => `${seats}: async () => (await import('./${file}')).default`).join(', ')} },\n`
  })
  return `/** What has learned a game, by number of players. Made by \`npm run adopt\`, not by hand. */
import type { NetworksOf } from '../entry.ts'

export const NETWORKS: { readonly [game: string]: NetworksOf | undefined } = {
${entries.join('')}}
`
}
