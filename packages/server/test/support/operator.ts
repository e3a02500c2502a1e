/** Whoever looks after the database, at a connection of their own. */
import pg from 'pg'

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

  end(): Promise<void> {
    return this.client.end()
  }
}
