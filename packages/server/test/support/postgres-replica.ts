/** A replica of a cluster of PostgreSQL that follows it by streaming, made as a backup is: the server for tests brings no pg_basebackup. */
import { execFileSync } from 'node:child_process'
import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, clusterFolder, clusterIn, clusterUrl, freePort } from './postgres.ts'

export interface TestReplica {
  readonly url: string
  /** From then on it falls behind. */
  pause(): Promise<void>
  /** Until it has all that the primary has now. */
  catchUp(): Promise<void>
  kill(): Promise<void>
  revive(): Promise<void>
  /** For good. */
  remove(): Promise<void>
}

async function ask<R extends pg.QueryResultRow>(url: string, query: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: `${url}postgres` })
  await client.connect()
  try {
    return (await client.query<R>(query)).rows
  } finally {
    await client.end()
  }
}

export async function startReplica(primary: Cluster): Promise<TestReplica> {
  const dir = clusterFolder()
  await copyFiles(primary, dir)
  const [port, { hostname, port: primaryPort, username, password }] = [await freePort(), new URL(primary.url)]
  const source = `host=${hostname} port=${primaryPort} user=${username} password=${password}`
  const server = clusterIn(dir, port, [`primary_conninfo=${source}`], true)
  const url = clusterUrl(port)
  const start = async (): Promise<void> => {
    // This settles only where somebody may write too.
    server.start().catch(() => {})
    while (!(await ask(url, 'select 1').catch(() => null))) await pause(50)
  }
  await start()
  return {
    url,
    async pause() {
      await ask(url, 'select pg_wal_replay_pause()')
    },
    async catchUp() {
      await ask(url, 'select pg_wal_replay_resume()')
      const [{ at }] = await ask<{ at: string }>(primary.url, 'select pg_current_wal_flush_lsn()::text as at')
      const behind = `select 1 where pg_last_wal_replay_lsn() is null or pg_last_wal_replay_lsn() < '${at}'`
      while ((await ask(url, behind)).length > 0) await pause(20)
    },
    kill: () => server.stop(),
    revive: start,
    async remove() {
      await server.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** While the primary runs, with what is written meanwhile. */
async function copyFiles({ url, dir }: Cluster, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}postgres` })
  await client.connect()
  await client.query(`select pg_backup_start('replica', fast => true)`)
  execFileSync('cp', ['-a', join(dir, 'db'), join(to, 'db')])
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  rmSync(join(to, 'db', 'postmaster.pid'))
  const { uid, gid } = statSync(join(to, 'db'))
  for (const [name, text] of Object.entries({ backup_label: rows[0].labelfile, 'standby.signal': '' })) {
    writeFileSync(join(to, 'db', name), text)
    chownSync(join(to, 'db', name), uid, gid)
  }
}
