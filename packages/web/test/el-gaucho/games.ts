/** Random games of El Gaucho, seen at every decision. */
import { type ElGaucho, elGaucho } from '@waystation/el-gaucho'
import { type Moment as At, playThrough as through } from '../support/play-through.ts'

export type Moment = At<ElGaucho>

export const playThrough = (players: number, seed: string, look: (moment: Moment) => void): void =>
  through(elGaucho, { players, seed }, look)

export const SEATS = [2, 3, 4] as const
