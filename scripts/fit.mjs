// `npm run fit -- <game> --games N --searched N --seed S`: weights of a game's outlook, from whole games of greedy players and of
// players who search.
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { runTool } from './lib/run.mjs'

requireNode()
await ensureInstalled()
const [game, ...rest] = process.argv.slice(2)
const fit = await runTool('tsx/dist/cli.mjs', ['packages/cli/fit/outlook.ts', game ?? '', ...rest], { show: true })
process.exitCode = fit.code
if (fit.code === 0) {
  const file = `packages/games/${game}/src/heuristic/outlook-weights.ts`
  const format = await runTool('@biomejs/biome/bin/biome', ['format', '--write', file])
  process.exitCode = format.code
}
