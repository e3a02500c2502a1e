/**
 * `npm run learn -- <game> --players N --games N --seed S`: trains a network by games against itself. The same command makes the same network
 * to the last bit, on any number of threads; broken off with Ctrl-C, it goes on from its last checkpoint.
 */
import { isMainThread, workerData } from 'node:worker_threads'
import { furtherFrom, inputsDigest, openNetwork, Training, type TrainingState } from '@waystation/bots/learn'
import { findGame } from '@waystation/catalog'
import { onInterrupt } from '../src/io/interrupt.ts'
import { type Game, inputNames } from '@waystation/kernel'
import { refuse } from '../fit/ask.ts'
import { type Command, commandOf, readCommand } from './command.ts'
import { keepNetwork, readCheckpoint, writeCheckpoint } from './files.ts'
import { Progress } from './progress.ts'
import { playSentRounds, RoundPlayers, type ThreadJob } from './threads.ts'

/** Checkpoints, in parts of the whole course. */
const CHECKPOINTS = 24

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2))
  const { course, folder } = command
  const game = await findGame(command.game).load()
  const training = new Training(game, course, readCheckpoint(folder) ?? beginning(game, command))
  const players = new RoundPlayers(new URL(import.meta.url), command)
  const progress = new Progress(course.games, training.games)
  const { stop, release } = onInterrupt()
  const marks = (games: number): number => Math.floor((games * CHECKPOINTS) / course.games)
  const keep = (): void => {
    writeCheckpoint(folder, training.state)
    console.log(`kept ${keepNetwork(folder, game, training, commandOf(command))}`)
  }
  let playing = played(training.next())
  function played(round: ReturnType<typeof training.next>) {
    return round && players.play(round)
  }
  while (playing !== null && !stop.aborted) {
    const results = await playing
    // The next round is played while this one is learned from.
    playing = played(training.next())
    const before = training.games
    progress.tell(training.learn(results))
    if (marks(training.games) > marks(before)) keep()
  }
  release()
  if (!training.done) keep()
  await players.end()
}

/** Nothing to begin with but the network that was named, if one was. It may have learned with fewer players. */
function beginning(game: Game, { from, course }: Command): TrainingState | undefined {
  if (from === null) return undefined
  const { stored } = from
  const now = inputNames(game, course.players)
  const tables = Array.from({ length: course.players }, (_, fewer) => course.players - fewer)
  const known = tables.flatMap((players) => (players < game.meta.seats.min ? [] : [inputNames(game, players)]))
  const learnedBy = known.find((names) => inputsDigest(names) === stored.inputs) ?? now
  try {
    const { parts } = openNetwork(stored, learnedBy)
    return furtherFrom(parts, course, learnedBy.length === now.length ? undefined : { known: learnedBy, now })
  } catch (error) {
    return refuse(`--from ${from.file}: ${error instanceof Error ? error.message : 'no network'}`)
  }
}

await (isMainThread ? main() : playSentRounds(workerData as ThreadJob))
