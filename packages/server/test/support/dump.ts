/** A PostgreSQL database as plain SQL, made and read by the client alone: the server for tests brings no pg_dump. */
import pg from 'pg'

async function connected<R>(url: string, work: (client: pg.Client) => Promise<R>): Promise<R> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

interface Column {
  readonly name: string
  readonly type: string
  readonly required: boolean
}

async function texts(client: pg.Client, query: string, values: readonly string[] = []): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(query, [...values])
  return rows.map(({ text }) => text)
}

async function columnsOf(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [`"${table}"`],
  )
  return rows
}

/** Everything in the public schema: tables, rows, then what binds them. */
export async function dumpPostgres(url: string): Promise<string> {
  return await connected(url, async (client) => {
    const tables = await texts(
      client,
      `select relname as text from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition order by 1`,
    )
    const parts: string[] = []
    for (const table of tables) parts.push(...(await dumpTable(client, table)))
    // Primary keys before what refers to them. What partitions have of their whole they get with it.
    parts.push(
      ...(await texts(
        client,
        `select format('alter table %s add constraint %I %s;', conrelid::regclass, conname, pg_get_constraintdef(oid)) as text
         from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' and conparentid = 0 order by contype = 'f', conname`,
      )),
      ...(await texts(
        client,
        `select indexdef || ';' as text from pg_indexes where schemaname = 'public'
         and indexname not in (select conname from pg_constraint)
         and indexname not in (select relname from pg_class where relispartition) order by indexname`,
      )),
    )
    return `${parts.join('\n')}\n`
  })
}

async function dumpTable(client: pg.Client, table: string): Promise<string[]> {
  const columns = await columnsOf(client, table)
  const made = columns.map(({ name, type, required }) => `"${name}" ${type}${required ? ' not null' : ''}`)
  const { rows } = await client.query<Record<string, string | null>>(
    `select ${columns.map(({ name }) => `"${name}"::text`).join(', ')} from "${table}" order by 1, 2`,
  )
  const literal = (value: string | null): string => (value === null ? 'null' : client.escapeLiteral(value))
  const inserts = rows.map(
    (row) => `insert into "${table}" values (${columns.map(({ name }) => literal(row[name])).join(', ')});`,
  )
  // Rows of a partitioned table are its partitions', which take them from it.
  const partitions = await texts(
    client,
    `select format('create table %s partition of %s %s;', relname, $1::text, pg_get_expr(relpartbound, pg_class.oid)) as text
     from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = $1::regclass order by relname`,
    [`"${table}"`],
  )
  const [key = ''] = await texts(client, `select pg_get_partkeydef($1::regclass) as text`, [`"${table}"`])
  const by = key ? ` partition by ${key}` : ''
  return [`create table "${table}" (${made.join(', ')})${by};`, ...partitions, ...inserts]
}

export async function restorePostgres(url: string, dump: string): Promise<void> {
  await connected(url, (client) => client.query(dump))
}

/** By `table.column`: its type, and whether a row can be written without it. */
export async function postgresColumns(url: string): Promise<Map<string, string>> {
  return await connected(url, async (client) => {
    const { rows } = await client.query<{ name: string; text: string }>(
      `select table_name || '.' || column_name as name, data_type ||
        case when is_nullable = 'NO' and column_default is null then ' required' else '' end as text
       from information_schema.columns where table_schema = 'public'`,
    )
    return new Map(rows.map(({ name, text }) => [name, text]))
  })
}
