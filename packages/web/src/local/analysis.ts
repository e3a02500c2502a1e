/** A finished game looked at again by a strong player, a little at a time, so that the worker stays awake for others. */
import type { Network, Review } from '@waystation/bots'
import { type Game, type Option, parseRecord, type Seat } from '@waystation/kernel'
import { reviewOf } from '@waystation/table'
import type { LoadRules } from './types.ts'

export type Analysis = Omit<Review<Option>, 'moves'>

export interface AnalysisSettings {
  /** Whose moves are searched for better ones. */
  readonly seats: readonly Seat[]
  readonly load: LoadRules
  /** What has learned the game, if anything has. */
  learnedBy(this: void, game: Game, rules: number, players: number): Promise<Network | null>
  clock(this: void): number
  /** Lets other calls have their turn. */
  breathe(this: void): Promise<void>
  /** `curve`: chances and turning points, once, before better moves are looked for. */
  progress(this: void, done: number, all: number, curve: Analysis | null): void
  /** False: nobody waits for it any more. */
  wanted(this: void): boolean
}

/** Others wait no longer than this, in milliseconds. Breathing takes time, so that it is not done at every step. */
const BREATH_EVERY = 30

/** Null if it was no longer wanted before it was done. */
export async function analyse(text: string, settings: AnalysisSettings): Promise<Analysis | null> {
  const record = parseRecord(text)
  const game = await settings.load(record.game, record.rules)
  const network = await settings.learnedBy(game, record.rules, record.config.players)
  const steps = reviewOf(game, record, { ...settings, network })
  let breathed = settings.clock()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return toldOf(step.value)
    const { done, all, curve } = step.value
    if (curve === null && settings.clock() - breathed < BREATH_EVERY) continue
    settings.progress(done, all, curve && toldOf(curve))
    await settings.breathe()
    breathed = settings.clock()
    if (!settings.wanted()) return null
  }
}

const toldOf = ({ moves: _moves, ...told }: Review<Option>): Analysis => told
