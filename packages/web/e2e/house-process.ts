/** Houses of their own: a client built and a server started for one test, as for nobody else. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const node = (args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

/** Builds a client with the games of a module on its shelf. */
export async function buildClient(webDir: string, shelf: string): Promise<void> {
  const args = ['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--outDir', webDir, '--logLevel', 'warn']
  const [code] = (await once(node(args, { WAYSTATION_GAMES: shelf }), 'exit')) as [number | null]
  if (code !== 0) throw new Error(`the client with the games of ${shelf} could not be built: ${code}`)
}

/** Two minutes: a house of its own with a database of its own takes its time on a busy machine. */
const MOST_TRIES = 480

async function answers(address: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const ok = await fetch(`${address}/api/games`).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    if (tries === MOST_TRIES) throw new Error(`no server at ${address}`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

export interface HousePlan {
  readonly port: string
  readonly dataDir: string
  /** Another build of the client than the usual one, and the games on its shelf. */
  readonly own?: { readonly webDir: string; readonly shelf: string }
}

export interface HouseProcess {
  readonly server: ChildProcess
  stop(): Promise<void>
}

/** A running server, started by one of our scripts. */
export async function openHouse(
  { port, dataDir, own }: HousePlan,
  script = 'scripts/e2e-server.mjs',
): Promise<HouseProcess> {
  const games = own && { WAYSTATION_E2E_WEB: own.webDir, WAYSTATION_E2E_GAMES: pathToFileURL(own.shelf).href }
  const server = node(['--import', 'tsx', script], { PORT: port, WAYSTATION_E2E_DATA: dataDir, ...games })
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  await answers(`http://localhost:${port}`).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { server, stop }
}
