// `npm run format [-- path ...]`: rewrites the files in the house format.
import { requireNode } from './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runTool } from './lib/run.mjs'

requireNode()
await ensureInstalled()
const paths = process.argv.slice(2)
const { code } = await runTool(
  '@biomejs/biome/bin/biome',
  ['format', '--write', ...(paths.length > 0 ? paths : ['.'])],
  {
    show: true,
  },
)
process.exitCode = code
