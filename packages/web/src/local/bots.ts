/** The bots at a table on this device, each with its own memory of the game, and advice for whoever plays against them. */
import { advise, type Bot, botAnswer, BOTS, isBotId, situate } from '@waystation/bots'
import { decisions, type Entry, type Game, type GameTypes, Rng, type Seat } from '@waystation/kernel'
import type { Suggestion } from '@waystation/protocol'
import type { SavedGame } from './types.ts'

type State = Readonly<GameTypes['state']>

/** A hint's luck is its own: it tells nothing about dice to come. */
const HINT_SEED = 'hint'

export class LocalBots {
  private readonly game: Game
  private readonly seed: string
  private readonly clock: () => number
  private readonly seated: readonly (Bot | null)[]

  constructor(game: Game, { seats, seed }: SavedGame, clock: () => number) {
    this.game = game
    this.seed = seed
    this.clock = clock
    this.seated = seats.map(({ bot }) => (bot === null || !isBotId(bot) ? null : (BOTS[bot].sitDown?.() ?? BOTS[bot])))
  }

  /** What a bot that is asked answers; null if none is, or none wants to step in. */
  entry(state: State): Entry | null {
    const { game, seed, clock } = this
    for (const { seat } of decisions(game, state)) {
      const bot = this.seated[seat]
      const option = bot === null ? null : botAnswer(bot, game, { state, seat, seed, clock })
      if (option !== null) return { seat, option: option.id }
    }
    return null
  }

  /** Options worth weighing in the seat's place, best first. */
  advice(state: State, seat: Seat): readonly Suggestion[] {
    const { game, clock } = this
    const rng = new Rng(`${HINT_SEED} ${seat} ${state.seq}`)
    const suggestions = advise(situate(game, state, seat, rng), rng, { clock })
    return suggestions.map(({ option, chance, visits }) => ({ option: option?.id ?? null, chance, visits }))
  }
}
