/** What stands in the head of a ranch: what the hand is worth, and why, as far as there is room for it. */
import { fits } from '../../../art/fitted.ts'

interface Worth {
  readonly said: string
  /** Null: it could not be read whole. */
  readonly sum: string | null
  /** Where the sum begins, and how much room it has. */
  readonly at: number
  readonly room: number
}

/** By a rule of thumb for these letters. */
const after = (said: string): number => said.length * 8.2 + 10

/** Fewer words where the sum would have no room beside the long ones. */
export function worthIn(width: number, long: string, short: string, sum: string): Worth {
  const said = [long, short].find((words) => fits(sum, width - after(words)))
  const words = said ?? long
  return { said: words, sum: said === undefined ? null : sum, at: after(words), room: width - after(words) }
}
