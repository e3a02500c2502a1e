/** Tables on the server: mine, open ones, and those one can watch. */
import type { TableInfo } from '@waystation/protocol'
import { listed, namesOf } from '../people.ts'
import { shelf, titleOf } from '../shelf.ts'
import { language, t } from '../text/index.ts'
import { useTitle } from '../ui/title.ts'
import { useLobby } from './lobby/lobby-store.ts'

export function LobbyPage() {
  const { lobby } = t()
  useTitle(lobby.title)
  const { link, tables, mine } = useLobby()
  const others = tables.filter(({ id }) => !mine.some((table) => table.id === id))
  return (
    <div class="page narrow lobby">
      <h1>{lobby.title}</h1>
      <div class="row">
        {shelf().map(
          ({ id, face, entry }) =>
            entry && (
              <a key={id} class="button primary" href={`/new/${id}/friends`}>
                {lobby.create}: {face.title}
              </a>
            ),
        )}
      </div>
      {link === 'offline' && (
        <p class="notice" role="status">
          {lobby.noServer}
        </p>
      )}
      {mine.length > 0 && <Tables title={lobby.mine} tables={mine} mine />}
      <Tables title={lobby.open} tables={others.filter(({ status }) => status === 'open')} />
      <Tables title={lobby.running} tables={others.filter(({ status }) => status === 'running')} />
    </div>
  )
}

interface TablesProps {
  readonly title: string
  readonly tables: readonly TableInfo[]
  readonly mine?: boolean
}

function Tables({ title, tables, mine = false }: TablesProps) {
  return (
    <section>
      <h2>{title}</h2>
      {tables.length === 0 ? (
        <p class="soft">{t().lobby.none}</p>
      ) : (
        <ul class="table-list">
          {tables.map((table) => (
            <TableRow key={table.id} table={table} mine={mine} />
          ))}
        </ul>
      )}
    </section>
  )
}

function TableRow({ table, mine }: { readonly table: TableInfo; readonly mine: boolean }) {
  const { lobby } = t()
  const free = table.seats.filter(({ kind }) => kind === 'open').length
  const seated = table.seats.filter(({ kind }) => kind !== 'open')
  const names = listed(seated.map(({ seat }) => namesOf(table.seats)(seat)))
  const when = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(table.createdAt)
  const action = mine ? lobby.enter : table.status === 'open' ? lobby.join : lobby.watch
  return (
    <li class="card row">
      <div class="grow">
        <strong>{titleOf(table.game)}</strong> <span>{names}</span>
        <br />
        <span class="soft">
          {lobby.opened(when)}
          {free > 0 && ` · ${lobby.free(free)}`}
          {table.visibility === 'private' && ` · ${lobby.private}`}
        </span>
      </div>
      <a class="button" href={`/table/${table.id}`}>
        {action}
      </a>
    </li>
  )
}
