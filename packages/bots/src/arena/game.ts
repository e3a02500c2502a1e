/** One game between bots, with what it cost them. */
import { type Config, type Game, type GameTypes, Play, type Seat, start } from '@waystation/kernel'
import { botAnswer, inAskingOrder, seated } from '../situation.ts'
import type { Bot, Clock } from '../types.ts'

/** What became of a game, seat by seat. */
export interface GameResult {
  readonly totals: readonly number[]
  readonly ranks: readonly number[]
  /** Answers given. */
  readonly decisions: readonly number[]
  /** Milliseconds spent on them. */
  readonly ms: readonly number[]
  /** Milliseconds of the slowest of them. */
  readonly slowest: readonly number[]
}

export interface ArenaGame {
  readonly config: Partial<Config>
  readonly seed: string
  readonly bots: readonly Bot[]
}

/** `clock` only measures: the bots think until they are done, so that a slow machine plays the same game. */
export function playGame<T extends GameTypes>(
  game: Game<T>,
  { config, seed, bots }: ArenaGame,
  clock: Clock,
): GameResult {
  const players = bots.map(seated)
  const decisions = bots.map(() => 0)
  const ms = bots.map(() => 0)
  const slowest = bots.map(() => 0)
  const play = new Play(game, start(game, config, seed).state)
  for (let answers = 0; !play.over; answers++) {
    if (answers >= game.meta.maxDecisions)
      throw new Error(`${game.meta.id}: no end after ${answers} answers, seed ${seed}`)
    const { seat, option } = nextAnswer(play, (asked) => {
      const began = clock()
      const answer = botAnswer(players[asked], game, { state: play.state, seat: asked, seed })
      const spent = clock() - began
      ms[asked] += spent
      slowest[asked] = Math.max(slowest[asked], spent)
      return answer
    })
    decisions[seat]++
    play.answer(seat, option.id)
  }
  return { ...finalOf(game, play.state, bots.length), decisions, ms, slowest }
}

function nextAnswer<T extends GameTypes>(
  { game, decisions }: Play<T>,
  ask: (seat: Seat) => T['option'] | null,
): { seat: Seat; option: T['option'] } {
  for (const { seat } of inAskingOrder(decisions)) {
    const option = ask(seat)
    if (option !== null) return { seat, option }
  }
  throw new Error(`${game.meta.id}: no bot answers although the game waits`)
}

function finalOf<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T['state']>,
  players: number,
): Pick<GameResult, 'totals' | 'ranks'> {
  const sheets = game.scores(state)
  const ofSeat = (seat: Seat): (typeof sheets)[number] => {
    const sheet = sheets.find((one) => one.seat === seat)
    if (sheet === undefined) throw new Error(`${game.meta.id}: no score sheet for seat ${seat}`)
    return sheet
  }
  const seats = Array.from({ length: players }, (_, seat) => ofSeat(seat))
  return { totals: seats.map(({ total }) => total), ranks: seats.map(({ rank }) => rank) }
}
