/** Random games of El Gaucho, seen at every decision. */
import { type ElGaucho, elGaucho } from '@waystation/el-gaucho'
import { type PlayedPosition as At, playThrough as through } from '../support/play-through.ts'

export type PlayedPosition = At<ElGaucho>

/** Two players choose the breed that is left out, before anything lies on the board. */
const ASKED_FIRST = { 'removed-breed': 'chosen', 'start-player': 'rolled' }

export const playThrough = (players: number, seed: string, look: (moment: PlayedPosition) => void): void =>
  through(elGaucho, { players, seed, variants: players === 2 ? ASKED_FIRST : {} }, look)

export const SEATS = [2, 3, 4] as const
