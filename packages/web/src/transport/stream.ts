/** A stream of the server that only tells: it comes back by itself until it is stopped. */
import { Backoff } from './backoff.ts'

export interface Told<M> {
  message(this: void, message: M): void
  lost?(this: void): void
  /** Whether it is to be said there if somebody is before this page. */
  readonly attended?: boolean
}

/** Says there whether somebody is before this page, as long as it is open; returns how to stop. */
function attend(socket: WebSocket): () => void {
  let stop = (): void => {}
  let over = false
  // By itself: whoever comes for the first time has no such stream.
  void import('./attention.ts').then(({ onAttention }) => {
    if (over) return
    stop = onAttention((visible) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'look', visible }))
    })
  })
  return () => {
    over = true
    stop()
  }
}

/** Returns how to stop. */
export function follow<M>(path: string, told: Told<M>): () => void {
  const backoff = new Backoff()
  let socket: WebSocket | null = null
  let unattended = (): void => {}
  let stopped = false
  const connect = (): void => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const opened = new WebSocket(`${scheme}://${location.host}${path}`)
    socket = opened
    socket.onopen = () => {
      if (told.attended === true) unattended = attend(opened)
    }
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      backoff.reset()
      told.message(JSON.parse(data) as M)
    }
    socket.onclose = () => {
      unattended()
      if (stopped) return
      told.lost?.()
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
