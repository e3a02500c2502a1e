/** Who plays the games of a round: threads that each take a part of them, so that learning can go on meanwhile. */
import { setImmediate } from 'node:timers/promises'
import { parentPort, Worker } from 'node:worker_threads'
import { type Played, playRound, type Round } from '@waystation/bots/learn'
import { findGame } from '@waystation/catalog'

export interface ThreadJob {
  readonly game: string
}

export class RoundPlayers {
  private readonly workers: readonly Worker[]
  private readonly game: string

  /** `program` is started in each thread and has to call `playSentRounds` there. One thread alone plays and learns by turns. */
  constructor(program: URL, { game, threads }: { readonly game: string; readonly threads: number }) {
    const job: ThreadJob = { game }
    this.game = game
    this.workers = threads === 1 ? [] : Array.from({ length: threads }, () => new Worker(program, { workerData: job }))
  }

  /** In the order of the episodes, whoever played them. */
  async play(round: Round): Promise<Played[]> {
    const { length } = this.workers
    if (length === 0) {
      // Ctrl-C is heard between rounds only.
      await setImmediate()
      return playRound(await findGame(this.game).load(), round)
    }
    const parts = await Promise.all(
      this.workers.map((worker, i) =>
        sent(worker, { ...round, episodes: round.episodes.filter((_, n) => n % length === i) }),
      ),
    )
    return round.episodes.map((_, n) => parts[n % length][Math.floor(n / length)])
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()))
  }
}

function sent(worker: Worker, round: Round): Promise<Played[]> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void): void => {
      worker.off('message', onMessage)
      worker.off('error', onError)
      done()
    }
    const onMessage = (played: Played[]): void => settle(() => resolve(played))
    const onError = (error: Error): void => settle(() => reject(error))
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.postMessage(round)
  })
}

/** The other end. */
export async function playSentRounds({ game: id }: ThreadJob): Promise<void> {
  const game = await findGame(id).load()
  parentPort?.on('message', (round: Round) => parentPort?.postMessage(playRound(game, round)))
}
