// `npm run bot-ratings -- <game> --games N --seed S`: how strong the bots are at a game, from games among them.
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { runTool } from './lib/run.mjs'

requireNode()
await ensureInstalled()
const [game, ...rest] = process.argv.slice(2)
const rated = await runTool('tsx/dist/cli.mjs', ['packages/cli/fit/bot-ratings.ts', game ?? '', ...rest], {
  show: true,
})
process.exitCode = rated.code
if (rated.code === 0) {
  const file = `packages/catalog/src/bot-ratings/${game}.ts`
  const format = await runTool('@biomejs/biome/bin/biome', ['format', '--write', file])
  process.exitCode = format.code
}
