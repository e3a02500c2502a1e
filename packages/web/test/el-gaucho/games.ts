/** Random games of El Gaucho, seen at every decision. */
import { type ElGaucho, elGaucho } from '@waystation/el-gaucho'
import { type PlayedPosition as At, playThrough as through } from '../support/play-through.ts'

export type PlayedPosition = At<ElGaucho>

export const playThrough = (players: number, seed: string, look: (moment: PlayedPosition) => void): void =>
  through(elGaucho, { players, seed }, look)

export const SEATS = [2, 3, 4] as const
