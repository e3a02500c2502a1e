/** A stream of the server that only tells: it comes back by itself until it is stopped. */
import { Backoff } from './backoff.ts'

export interface Told<M> {
  message(this: void, message: M): void
  lost?(this: void): void
}

/** Returns how to stop. */
export function follow<M>(path: string, told: Told<M>): () => void {
  const backoff = new Backoff()
  let socket: WebSocket | null = null
  let stopped = false
  const connect = (): void => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    socket = new WebSocket(`${scheme}://${location.host}${path}`)
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      backoff.reset()
      told.message(JSON.parse(data) as M)
    }
    socket.onclose = () => {
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
