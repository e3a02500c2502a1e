/** A house with one more game on its shelf. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildClient, openHouse } from './house-process.ts'
import { test as base } from './house.ts'

const SHELF = fileURLToPath(new URL('../test/last-match/shelf.ts', import.meta.url))
/** Beside the port of the usual house. */
const PORT = String(Number(process.env['WAYSTATION_E2E_PORT']) + 20_000)

async function house(use: (address: string) => Promise<void>): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'waystation-toy-'))
  const webDir = join(dir, 'web')
  try {
    await buildClient(webDir, SHELF)
    const { stop } = await openHouse({ port: PORT, dataDir: join(dir, 'data'), own: { webDir, shelf: SHELF } })
    try {
      await use(`http://localhost:${PORT}`)
    } finally {
      await stop()
    }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** Tests at that house. */
export const test = base.extend<object, { toyHouse: string }>({
  // oxlint-disable-next-line no-empty-pattern -- how Playwright is told that a fixture needs no other
  toyHouse: [({}, use) => house(use), { scope: 'worker', timeout: 180_000 }],
  baseURL: ({ toyHouse }, use) => use(toyHouse),
})
