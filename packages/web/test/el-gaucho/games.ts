/** Random games of El Gaucho, seen at every decision. */
import { type ElGaucho, elGaucho } from '@waystation/el-gaucho'
import { type PlayedPosition as At, playThrough as through } from '../support/play-through.ts'

export type PlayedPosition = At<ElGaucho>

/** Two players choose the breed that is left out, before anything lies on the board. */
const ASKED_FIRST = { 'removed-breed': 'chosen', 'start-player': 'rolled' }

/** With two players a game as usual, and one that is asked about first. */
export function playThrough(players: number, seed: string, look: (moment: PlayedPosition) => void): void {
  through(elGaucho, { players, seed }, look)
  if (players === 2) through(elGaucho, { players, seed, variants: ASKED_FIRST }, look)
}

export const SEATS = [2, 3, 4] as const
