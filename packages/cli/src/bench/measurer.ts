/** Where figures are taken: here, or each in a thread of its own, so that no game shapes the compiled code of the next. */
import { parentPort, Worker } from 'node:worker_threads'
import { type GameFigures, measureGame, measurePeer, type PeerFigures } from './figures.ts'
import type { Timing } from './measure.ts'

export interface Measurer {
  peer(timing: Timing): Promise<PeerFigures>
  game(id: string, players: number, timing: Timing): Promise<GameFigures>
}

export const HERE: Measurer = { peer: measurePeer, game: measureGame }

export type MeasuringJob =
  | { readonly do: 'peer'; readonly timing: Timing }
  | { readonly do: 'game'; readonly id: string; readonly players: number; readonly timing: Timing }

/** `program` is started once per figure, in a thread, and has to call `serve` there. */
export function inThreads(program: URL): Measurer {
  return {
    peer: (timing) => ask<PeerFigures>(program, { do: 'peer', timing }),
    game: (id, players, timing) => ask<GameFigures>(program, { do: 'game', id, players, timing }),
  }
}

function ask<F>(program: URL, job: MeasuringJob): Promise<F> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData: job })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`the measuring thread ended with code ${code}`)))
  })
}

/** The other end: does the job this thread was started for. */
export async function serve(job: MeasuringJob): Promise<void> {
  const figures = job.do === 'peer' ? await measurePeer(job.timing) : await measureGame(job.id, job.players, job.timing)
  parentPort?.postMessage(figures)
}
