/** A house with one more game on its shelf: a client built and a server started with it, as for nobody else. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { test as base } from './house.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const SHELF = fileURLToPath(new URL('../test/last-match/shelf.ts', import.meta.url))
/** Beside the port of the usual house. */
const PORT = String(Number(process.env['WAYSTATION_E2E_PORT']) + 20_000)
const ADDRESS = `http://localhost:${PORT}`

const node = (args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] })

async function build(webDir: string): Promise<void> {
  const args = ['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--outDir', webDir, '--logLevel', 'warn']
  const [code] = (await once(node(args, { WAYSTATION_GAMES: SHELF }), 'exit')) as [number | null]
  if (code !== 0) throw new Error(`the client with the toy game could not be built: ${code}`)
}

async function answers(): Promise<void> {
  for (let tries = 0; ; tries++) {
    const ok = await fetch(`${ADDRESS}/api/games`).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    if (tries === 240) throw new Error(`no server at ${ADDRESS}`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

async function house(use: (address: string) => Promise<void>): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'waystation-toy-'))
  const webDir = join(dir, 'web')
  await build(webDir)
  const server = node(['--import', 'tsx', 'scripts/e2e-server.mjs'], {
    PORT,
    WAYSTATION_E2E_DATA: join(dir, 'data'),
    WAYSTATION_E2E_WEB: webDir,
    WAYSTATION_E2E_GAMES: pathToFileURL(SHELF).href,
  })
  try {
    await answers()
    await use(ADDRESS)
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
    rmSync(dir, { recursive: true, force: true })
  }
}

/** Tests at that house. */
export const test = base.extend<object, { toyHouse: string }>({
  // oxlint-disable-next-line no-empty-pattern -- how Playwright is told that a fixture needs no other
  toyHouse: [({}, use) => house(use), { scope: 'worker', timeout: 180_000 }],
  baseURL: ({ toyHouse }, use) => use(toyHouse),
})
