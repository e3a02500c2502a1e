/** Games of Deadwood, seen at every decision: random ones, and peaceful ones that end in a final duel. */
import { type Deadwood, deadwood, type Option } from '@waystation/deadwood'
import { type PlayedPosition as At, playThrough as through } from '../support/play-through.ts'

export type PlayedPosition = At<Deadwood>

export const playThrough = (players: number, seed: string, look: (moment: PlayedPosition) => void): void =>
  through(deadwood, { players, seed }, look)

/** Nobody earns anything and the railway comes: in the end everybody is tied. */
function peaceful(options: readonly Option[]): readonly Option[] {
  for (const pattern of [/^annex town-hall/, /^leave alone/, /^flee/, /^send .* to town-hall/, /^call back/]) {
    const fitting = options.filter(({ id }) => pattern.test(id))
    if (fitting.length > 0) return fitting
  }
  return options
}

export const playInPeace = (players: number, seed: string, look: (moment: PlayedPosition) => void): void =>
  through(deadwood, { players, seed, among: peaceful }, look)

export const SEATS = [2, 3, 4, 5] as const
