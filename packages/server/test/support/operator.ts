/** Whoever looks after the database, at a connection of their own. */
import pg from 'pg'
import { LISTEN } from '../../src/storage/postgres-listener.ts'

/** Holds for the connection that does upkeep. */
export const UPKEEP = `pid in (select pid from pg_locks where locktype = 'advisory')`

export class Operator {
  readonly client: pg.Client

  private constructor(client: pg.Client) {
    this.client = client
  }

  static async of(databaseUrl: string | null): Promise<Operator> {
    const client = new pg.Client({ connectionString: databaseUrl ?? '' })
    // A database that is stopped takes this connection along.
    client.on('error', () => {})
    await client.connect()
    return new Operator(client)
  }

  /** Cuts the connections of others that this holds for; gives how many there were. */
  async cut(where = 'true'): Promise<number> {
    const { rowCount } = await this.client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and ${where}`,
    )
    return rowCount ?? 0
  }

  /** Nobody else reads or writes this meanwhile. */
  async locking<T>(table: string, meanwhile: () => Promise<T>): Promise<T> {
    await this.client.query('begin')
    try {
      await this.client.query(`lock table ${table} in access exclusive mode`)
      return await meanwhile()
    } finally {
      await this.client.query('rollback')
    }
  }

  /** How many connections wait for something that another one has locked. */
  async waiting(): Promise<number> {
    // Within a transaction the view would stay as it was first read.
    await this.client.query('select pg_stat_clear_snapshot()')
    return await this.count(`wait_event_type = 'Lock'`)
  }

  /** The connections that listen to what other processes tell. */
  async listeners(): Promise<number[]> {
    const { rows } = await this.client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and query = $1 and state = 'idle'`,
      [LISTEN],
    )
    return rows.map(({ pid }) => pid)
  }

  /** How many connections hold the lock of those who do upkeep. */
  async keepers(): Promise<number> {
    return await this.count(UPKEEP)
  }

  private async count(where: string): Promise<number> {
    const { rowCount } = await this.client.query(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${where}`,
    )
    return rowCount ?? 0
  }

  /** Settles when this connection is cut too. */
  lost(): Promise<void> {
    return new Promise((resolve) => this.client.once('end', resolve))
  }

  end(): Promise<void> {
    return this.client.end()
  }
}
