/** Two people who play on while somebody else does their worst, and how long they wait. */
import { setTimeout as pause } from 'node:timers/promises'
import { Person } from './person.ts'
import type { Stream } from './stream.ts'

const THINK_MS = 15

export class Innocents {
  private readonly people: readonly [Person, Person]
  private readonly waits: number[] = []
  private playing = true

  private constructor(people: readonly [Person, Person]) {
    this.people = people
  }

  static async at(url: string): Promise<Innocents> {
    return new Innocents([await Person.named(url, 'Ann'), await Person.named(url, 'Bob')])
  }

  /** Game after game while the task lasts; the 99th percentile of the time from an answer to its acknowledgement, in milliseconds. */
  async during(task: Promise<unknown>): Promise<{ answers: number; p99: number }> {
    this.playing = true
    this.waits.length = 0
    const games = this.games()
    await task
    this.playing = false
    await games
    const sorted = [...this.waits].sort((a, b) => a - b)
    return { answers: sorted.length, p99: sorted[Math.floor(sorted.length * 0.99)] }
  }

  private async games(): Promise<void> {
    while (this.playing) await this.game()
  }

  private async game(): Promise<void> {
    const [ann, bob] = this.people
    const id = await ann.open('tic-tac-toe')
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    const streams: Stream[] = [await ann.stream(id), await bob.stream(id)]
    for (const [seq, option] of ['mark 1', 'mark 4', 'mark 2', 'mark 5', 'mark 3'].entries()) {
      const stream = streams[seq % 2]
      await stream.next('position', (position) => position.seq === seq)
      await pause(THINK_MS)
      const begun = performance.now()
      await stream.answer(seq, option)
      this.waits.push(performance.now() - begun)
    }
    for (const stream of streams) stream.close()
  }
}
