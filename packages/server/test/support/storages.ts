/** Both databases, for suites that must hold on each. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { POSTGRES } from './made-once.ts'
import { databasesAt, startPostgres, type TestPostgres } from './postgres.ts'

export interface Where {
  dataDir: string
  databaseUrl: string | null
}

export interface Backend {
  readonly name: 'SQLite' | 'PostgreSQL'
  start(): Promise<void>
  /** An empty store. */
  fresh(): Promise<Where>
  stop(): Promise<void>
}

class Folders {
  private readonly dirs: string[] = []

  make(): string {
    const dir = mkdtempSync(join(tmpdir(), 'waystation-data-'))
    this.dirs.push(dir)
    return dir
  }

  clear(): void {
    for (const dir of this.dirs.splice(0)) rmSync(dir, { recursive: true, force: true })
  }
}

export function sqliteBackend(): Backend {
  const folders = new Folders()
  return {
    name: 'SQLite',
    start: () => Promise.resolve(),
    fresh: () => Promise.resolve({ dataDir: folders.make(), databaseUrl: null }),
    stop: () => Promise.resolve(folders.clear()),
  }
}

/** In the PostgreSQL of the whole run, where there is one; `own`: in one that may be harmed. */
export function postgresBackend({ own = false } = {}): Backend {
  const folders = new Folders()
  let server: TestPostgres | null = null
  return {
    name: 'PostgreSQL',
    async start() {
      const shared = process.env[POSTGRES]
      server = own || shared === undefined ? await startPostgres() : databasesAt(shared)
    },
    async fresh() {
      if (!server) throw new Error('not started')
      return { dataDir: folders.make(), databaseUrl: await server.database() }
    },
    async stop() {
      await server?.stop()
      folders.clear()
    },
  }
}
