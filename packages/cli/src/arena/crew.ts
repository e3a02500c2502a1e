/** Who plays the games of an arena: this thread, or a crew of threads that each take the next game when done. */
import { parentPort, Worker } from 'node:worker_threads'
import { type GameResult, type Pairing, playGame } from '@waystation/bots/arena'
import { findGame } from '@waystation/catalog'
import type { Config } from '@waystation/kernel'
import { Contenders } from './contenders.ts'

/** What all games of the arena share. */
export interface Arena {
  readonly game: string
  readonly config: Config
}

export interface Work {
  readonly arena: Arena
  readonly pairings: readonly Pairing[]
  readonly workers: number
  /** Stops the crew between games; games half played are lost. */
  readonly stop: AbortSignal
  finished(this: void, pairing: Pairing, result: GameResult): void
}

/** Plays every pairing; fails with the first game that fails. */
export type Crew = (work: Work) => Promise<void>

export const ALONE: Crew = async ({ arena, pairings, stop, finished }) => {
  const contenders = await Contenders.at(arena.game, arena.config.players)
  for (const pairing of pairings) {
    if (stop.aborted) return
    finished(pairing, await playPairing(arena, contenders, pairing))
  }
}

export interface ArenaJob {
  readonly do: 'arena'
  readonly arena: Arena
}

/** `program` is started once per worker, in a thread, and has to call `playPairings` there. */
export function crewOf(program: URL): Crew {
  return async ({ arena, pairings, workers, stop, finished }) => {
    const job: ArenaJob = { do: 'arena', arena }
    const waiting = [...pairings]
    const crew = Array.from(
      { length: Math.min(workers, pairings.length) },
      () => new Worker(program, { workerData: job }),
    )
    try {
      await Promise.all(crew.map((worker) => keepBusy(worker, waiting, stop, finished)))
    } finally {
      await Promise.all(crew.map((worker) => worker.terminate()))
    }
  }
}

/** Hands out one game at a time until none is left. */
function keepBusy(worker: Worker, waiting: Pairing[], stop: AbortSignal, finished: Work['finished']): Promise<void> {
  return new Promise((resolve, reject) => {
    let current: Pairing | undefined
    const next = (): void => {
      current = stop.aborted ? undefined : waiting.shift()
      if (current === undefined) resolve()
      else worker.postMessage(current)
    }
    worker.on('message', (result: GameResult) => {
      if (current !== undefined) finished(current, result)
      next()
    })
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`a thread of the arena ended with code ${code}`)))
    stop.addEventListener('abort', () => resolve(), { once: true })
    next()
  })
}

/** The other end: plays what it is sent. */
export function playPairings({ arena }: ArenaJob): void {
  const contenders = Contenders.at(arena.game, arena.config.players)
  parentPort?.on('message', (pairing: Pairing) => {
    void contenders
      .then((known) => playPairing(arena, known, pairing))
      .then((result) => parentPort?.postMessage(result))
  })
}

async function playPairing(
  { game: id, config }: Arena,
  contenders: Contenders,
  { seed, seats }: Pairing,
): Promise<GameResult> {
  const game = await findGame(id).load()
  const bots = await Promise.all(seats.map((bot) => contenders.bot(bot)))
  try {
    return playGame(game, { config, seed, bots }, () => performance.now())
  } catch (error) {
    throw new Error(`${id}, seed ${seed}, seats ${seats.join(', ')}: the game failed`, { cause: error })
  }
}
