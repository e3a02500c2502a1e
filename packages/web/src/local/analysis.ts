/** A finished game looked at again by a strong player, one answer at a time, so that the worker stays awake for others. */
import type { Review } from '@waystation/bots'
import { type Option, parseRecord, type Seat } from '@waystation/kernel'
import { reviewOf } from '@waystation/table'
import type { LoadRules } from './types.ts'

export type Analysis = Omit<Review<Option>, 'moves'>

export interface AnalysisSettings {
  /** Whose moves are searched for better ones. */
  readonly seats: readonly Seat[]
  readonly load: LoadRules
  clock(this: void): number
  /** Lets other calls have their turn. */
  breathe(this: void): Promise<void>
  progress(this: void, done: number, all: number): void
  /** False: nobody waits for it any more. */
  wanted(this: void): boolean
}

/** Null if it was no longer wanted before it was done. */
export async function analyse(text: string, settings: AnalysisSettings): Promise<Analysis | null> {
  const record = parseRecord(text)
  const steps = reviewOf(await settings.load(record.game, record.rules), record, settings)
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) {
      const { moves: _moves, ...told } = step.value
      return told
    }
    settings.progress(step.value.done, step.value.all)
    await settings.breathe()
    if (!settings.wanted()) return null
  }
}
