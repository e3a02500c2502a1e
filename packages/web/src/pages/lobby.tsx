/** A game is looked for, open tables, my games, and those one can watch; and a new one of each game. */
import type { TableInfo } from '@waystation/protocol'
import { FindGame } from '../company/finder/find-game.tsx'
import { FriendsCard } from '../company/friends-card.tsx'
import { boxes, titleOf } from '../games/index.ts'
import { MyGames } from '../mine/my-games.tsx'
import { isEmpty, useMyGroups } from '../mine/my-groups.ts'
import { myGames } from '../mine/store.ts'
import { AskName } from '../names/ask-name.tsx'
import { t } from '../text/index.ts'
import { Cover } from '../ui/cover.tsx'
import { online } from '../ui/online.ts'
import { useTitle } from '../ui/title.ts'
import { useLobby } from './lobby/lobby-store.ts'
import { TableRow } from './lobby/table-row.tsx'

export function LobbyPage() {
  const { lobby } = t()
  useTitle(lobby.title)
  const { link, tables } = useLobby()
  const groups = useMyGroups()
  /** Those of the others; while the house cannot be reached nobody knows of any. */
  const of = (wanted: TableInfo['status']): readonly TableInfo[] =>
    tables.filter(({ id, status }) => status === wanted && !myGames.value.some((game) => game.id === id))
  return (
    <div class="page beside lobby">
      <header>
        <h1>{lobby.title}</h1>
        <p class="tagline">{lobby.lead}</p>
      </header>
      <div class="lists">
        {link === 'offline' && online.value && (
          <p class="notice" role="status">
            {lobby.noServer}
          </p>
        )}
        {link !== 'offline' && <FindGame />}
        {link !== 'offline' && <Tables title={lobby.open} empty={lobby.noneOpen} tables={of('open')} />}
        {!isEmpty(groups) && (
          <section>
            <h2>{t().mine.title}</h2>
            <MyGames groups={groups} deletes />
          </section>
        )}
        {link !== 'offline' && <Tables title={lobby.running} empty={lobby.noneRunning} tables={of('running')} />}
      </div>
      <div class="lists">
        <FriendsCard />
        <NewTables />
      </div>
      <AskName />
    </div>
  )
}

function NewTables() {
  const { lobby, home } = t()
  return (
    <section class="card new-tables" aria-labelledby="new-tables">
      <h2 id="new-tables">{lobby.create}</h2>
      <ul>
        {boxes().map(({ id, meta: { seats, minutes } }) => (
          <li key={id}>
            <a class="new-table" href={`/new/${id}/friends`}>
              <Cover game={id} />
              <span>
                <strong>{titleOf(id)}</strong>
                <small>
                  {home.players(seats.min, seats.max)} · {home.minutes(minutes.min, minutes.max)}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TablesProps {
  readonly title: string
  readonly tables: readonly TableInfo[]
  /** Said when there are none. */
  readonly empty: string
}

function Tables({ title, tables, empty }: TablesProps) {
  return (
    <section>
      <h2>
        {title} {tables.length > 0 && <span class="count">{tables.length}</span>}
      </h2>
      {tables.length === 0 ? (
        <p class="empty">{empty}</p>
      ) : (
        <ul class="table-list">
          {tables.map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  )
}
