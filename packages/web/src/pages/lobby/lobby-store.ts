/** The lobby as it changes. */
import type { LobbyMessage, TableInfo } from '@waystation/protocol'
import { useEffect, useState } from 'preact/hooks'
import { heardHouse } from '../../house/news.ts'
import { follow } from '../../transport/stream.ts'

export interface Lobby {
  readonly link: 'connecting' | 'online' | 'offline'
  readonly tables: readonly TableInfo[]
}

const newestFirst = (a: TableInfo, b: TableInfo): number => b.updatedAt - a.updatedAt

/** The list after a change: a table that is over, or new, or another than before. */
export function withTable(tables: readonly TableInfo[], table: TableInfo): readonly TableInfo[] {
  const others = tables.filter(({ id }) => id !== table.id)
  const shown = table.status === 'open' || table.status === 'running'
  return shown ? [table, ...others].sort(newestFirst) : others
}

export function useLobby(): Lobby {
  const [lobby, setLobby] = useState<Lobby>({ link: 'connecting', tables: [] })
  useEffect(
    () =>
      follow<LobbyMessage>('/api/lobby/stream', {
        message: (message) =>
          setLobby((now) => {
            // My own stream tells it too; whoever has none hears it here.
            if (message.type === 'house') heardHouse(message)
            if (message.type === 'error' || message.type === 'house') return now
            const tables = message.type === 'tables' ? message.tables : withTable(now.tables, message.table)
            return { link: 'online', tables }
          }),
        lost: () => setLobby((now) => ({ ...now, link: 'offline' })),
      }),
    [],
  )
  return lobby
}
