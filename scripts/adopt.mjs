// `npm run adopt -- <game> --players N --network FILE`: how truly a network tells chances, and the network into the catalog; `--dry` only looks.
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { runTool } from './lib/run.mjs'

requireNode()
await ensureInstalled()
const adopted = await runTool('tsx/dist/cli.mjs', ['packages/cli/fit/adopt.ts', ...process.argv.slice(2)], {
  show: true,
})
process.exitCode = adopted.code
if (adopted.code === 0) {
  const list = await runTool('@biomejs/biome/bin/biome', [
    'format',
    '--write',
    'packages/catalog/src/networks/index.ts',
  ])
  process.exitCode = list.code
}
