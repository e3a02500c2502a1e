/** Asks every stream once in so long whether somebody is still there; a few at a time, since thousands of pings at once hold everybody up. */
import type { Socket } from './socket.ts'

const TURNS = 50

export class Heartbeat {
  private readonly groups = Array.from({ length: TURNS }, () => new Set<Socket>())
  private readonly timer: NodeJS.Timeout
  private turn = 0
  private came = 0

  constructor(everyMs: number) {
    this.timer = setInterval(() => this.beat(), everyMs / TURNS)
    this.timer.unref()
  }

  /** From now on; gives back what ends it. */
  add(socket: Socket): () => void {
    const group = this.groups[this.came++ % TURNS]
    group.add(socket)
    return () => void group.delete(socket)
  }

  private beat(): void {
    for (const socket of this.groups[this.turn++ % TURNS]) socket.beat()
  }

  stop(): void {
    clearInterval(this.timer)
  }
}
