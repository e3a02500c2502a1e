/** The lobby as it changes. */
import type { LobbyMessage, TableInfo } from '@waystation/protocol'
import { useEffect, useState } from 'preact/hooks'
import { api } from '../../transport/api.ts'
import { introducedBefore } from '../../transport/introduced.ts'
import { Backoff } from '../../transport/backoff.ts'

export interface Lobby {
  readonly link: 'connecting' | 'online' | 'offline'
  readonly tables: readonly TableInfo[]
  readonly mine: readonly TableInfo[]
}

const newestFirst = (a: TableInfo, b: TableInfo): number => b.updatedAt - a.updatedAt

/** The list after a change: a table that is over, or new, or another than before. */
export function withTable(tables: readonly TableInfo[], table: TableInfo): readonly TableInfo[] {
  const others = tables.filter(({ id }) => id !== table.id)
  const shown = table.status === 'open' || table.status === 'running'
  return shown ? [table, ...others].sort(newestFirst) : others
}

export function useLobby(): Lobby {
  const [lobby, setLobby] = useState<Lobby>({ link: 'connecting', tables: [], mine: [] })
  useEffect(() => {
    const own = introducedBefore() ? api.myTables() : Promise.resolve([])
    own.then(
      (mine) =>
        setLobby((now) => ({ ...now, mine: mine.filter(({ status }) => status !== 'stopped').sort(newestFirst) })),
      () => undefined,
    )
    return follow(
      (message) =>
        setLobby((now) => {
          if (message.type === 'error') return now
          const tables = message.type === 'tables' ? message.tables : withTable(now.tables, message.table)
          return { ...now, link: 'online', tables }
        }),
      () => setLobby((now) => ({ ...now, link: 'offline' })),
    )
  }, [])
  return lobby
}

/** Follows the stream until told to stop. */
function follow(heard: (message: LobbyMessage) => void, lost: () => void): () => void {
  const backoff = new Backoff()
  let socket: WebSocket | null = null
  let stopped = false
  const connect = (): void => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    socket = new WebSocket(`${scheme}://${location.host}/api/lobby/stream`)
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      backoff.reset()
      heard(JSON.parse(data) as LobbyMessage)
    }
    socket.onclose = () => {
      if (stopped) return
      lost()
      backoff.wait(connect)
    }
  }
  connect()
  return () => {
    stopped = true
    backoff.cancel()
    socket?.close()
  }
}
