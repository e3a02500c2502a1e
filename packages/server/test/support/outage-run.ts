/** A game of tic-tac-toe during which PostgreSQL cuts connections. */
import { expect } from 'vitest'
import type { Operator } from './operator.ts'
import type { Stream } from './stream.ts'

const ANSWERS = ['mark 1', 'mark 4', 'mark 2', 'mark 5', 'mark 3']

/** All connections are cut under every other answer; gives how many milliseconds each was waited for. */
export async function answersThroughCuts(operator: Operator, streams: readonly [Stream, Stream]): Promise<number[]> {
  const waits: number[] = []
  for (const [seq, option] of ANSWERS.entries()) {
    const stream = streams[seq % 2]
    await stream.next('position', (position) => position.seq === seq)
    const begun = performance.now()
    const cutting = seq % 2 === 0 ? operator.cut() : null
    const { seq: reached } = await stream.answer(seq, option)
    await cutting
    expect(reached).toBe(seq + 1)
    waits.push(performance.now() - begun)
  }
  return waits
}
