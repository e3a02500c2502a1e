/** Where a training stands, and the networks it has made so far, in a folder. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { aimAt, roundOff, storeNetwork, type Training, type TrainingState } from '@waystation/bots/learn'
import { type Game, inputNames } from '@waystation/kernel'

const fileIn = (folder: string): string => join(folder, 'checkpoint')

export function readCheckpoint(folder: string): TrainingState | undefined {
  return existsSync(fileIn(folder)) ? (deserialize(readFileSync(fileIn(folder))) as TrainingState) : undefined
}

/** Under another name first: a checkpoint is whole, or it is the one before. */
export function writeCheckpoint(folder: string, state: TrainingState): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${fileIn(folder)}.new`, serialize(state))
  renameSync(`${fileIn(folder)}.new`, fileIn(folder))
}

/** The network as it would play now, under the number of games it has learned from. */
export function keepNetwork(folder: string, game: Game, training: Training<never>, command: string): string {
  const { course, network, games } = training
  const rounded = roundOff(training.finished(), aimAt(course, games, network.scale.spread))
  const whole = { ...rounded, longest: training.lasting }
  const made = games < course.games ? `${command} (after ${games})` : command
  const file = join(folder, `${games}.json`)
  writeFileSync(file, `${JSON.stringify(storeNetwork(whole, inputNames(game, course.players), made))}\n`)
  return file
}
