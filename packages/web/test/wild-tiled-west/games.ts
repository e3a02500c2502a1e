/** Random games of Wild Tiled West, seen at every decision: as they are dealt, and with chosen boards and Conquest sides. */
import { type WildTiledWest, wildTiledWest } from '@waystation/wild-tiled-west'
import { type PlayedPosition as At, playThrough as through } from '../support/play-through.ts'

export type PlayedPosition = At<WildTiledWest>

export const SEATS = [1, 2, 3, 4, 5] as const

export const playThrough = (players: number, seed: string, look: (moment: PlayedPosition) => void): void =>
  through(wildTiledWest, { players, seed }, look)

export const playChosen = (players: number, seed: string, look: (moment: PlayedPosition) => void): void =>
  through(wildTiledWest, { players, seed, variants: { boards: 'chosen', sides: 'chosen' } }, look)

/** Rules of Conquest sides come up. */
export const playConquest = (players: number, seed: string, look: (moment: PlayedPosition) => void): void =>
  through(wildTiledWest, { players, seed, variants: { sides: 'conquest' } }, look)
