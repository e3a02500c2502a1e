/** Whether chances are told truly: of positions that are said to be won in seven of ten games, seven of ten should be. */
import { type Game, type GameTypes, Inputs, Play, start } from '@waystation/kernel'
import { logistic } from '../exponential.ts'
import { ending } from '../learn/aim.ts'
import { sightOf } from '../learn/lookahead.ts'
import type { Network } from '../learn/network.ts'
import { waited } from '../search/playout.ts'
import { botAnswer, seated } from '../situation.ts'
import type { ArenaGame } from './game.ts'

/** A position: everybody's chance as the network says it, each for itself, and what share of the win they had in the end. */
export interface Told {
  readonly chances: readonly number[]
  readonly won: readonly number[]
}

/** One game, looked at wherever the turn passes, as long as somebody goes by the network. */
export function tellGame<T extends GameTypes>(
  game: Game<T>,
  network: Network,
  { config, seed, bots }: ArenaGame,
): readonly Told[] {
  const players = bots.map(seated)
  const eyes = bots.map(() => network.twin())
  const inputs = new Inputs(network.inputs)
  const play = new Play(game, start(game, config, seed).state)
  const told: number[][] = []
  let last = -1
  for (let answers = 0; !play.over && answers < game.meta.maxDecisions; answers++) {
    const decision = waited(play.decisions)
    const { seat } = decision
    if ((seat !== last || bots.length === 1) && answers < network.longest) {
      told.push(
        eyes.map((eye, own) => {
          inputs.restart()
          sightOf(game).see(play.state, own, inputs)
          eye.at(inputs)
          return eye.of(inputs)[2]
        }),
      )
    }
    last = seat
    const option = botAnswer(players[seat], game, { state: play.state, seat, seed }) ?? decision.options[0]
    play.answer(seat, option.id)
  }
  const won = bots.map((_, seat) => ending(game, play.state, seat)[2])
  return told.map((chances) => ({ chances, won }))
}

/** Chances so many times as sure of themselves: their logits are multiplied. At a table they make up one whole. */
export function corrected(chances: readonly number[], sureness: number): number[] {
  const raw = chances.map((chance) => logistic(sureness * logitOf(chance)))
  const all = raw.reduce((sum, one) => sum + one, 0)
  return raw.length === 1 || all === 0 ? raw : raw.map((one) => one / all)
}

const LEAST = 1e-6

function logitOf(chance: number): number {
  const inside = Math.min(1 - LEAST, Math.max(LEAST, chance))
  return Math.log(inside / (1 - inside))
}

/** How sure the chances should have been of themselves: what makes what happened most likely, to a twentieth. */
export function surenessOf(positions: readonly Told[]): number {
  let best = 1
  let least = Number.POSITIVE_INFINITY
  for (let step = 4; step <= 60; step++) {
    const loss = lossOf(positions, step / 20)
    if (loss >= least) continue
    least = loss
    best = step / 20
  }
  return best
}

function lossOf(positions: readonly Told[], sureness: number): number {
  let loss = 0
  for (const { chances, won } of positions) {
    const told = corrected(chances, sureness)
    for (const [seat, share] of won.entries()) {
      loss -= share * Math.log(Math.max(LEAST, told[seat])) + (1 - share) * Math.log(Math.max(LEAST, 1 - told[seat]))
    }
  }
  return loss
}

export interface Band {
  readonly from: number
  readonly to: number
  readonly count: number
  /** On average in this band. */
  readonly told: number
  readonly won: number
}

const BANDS = 10

/** Chances by tenths, with what came of them; empty tenths are left out. */
export function bandsOf(positions: readonly Told[], sureness: number): readonly Band[] {
  const sums = Array.from({ length: BANDS }, () => ({ count: 0, told: 0, won: 0 }))
  for (const { chances, won } of positions) {
    for (const [seat, chance] of corrected(chances, sureness).entries()) {
      const sum = sums[Math.min(BANDS - 1, Math.floor(chance * BANDS))]
      sum.count++
      sum.told += chance
      sum.won += won[seat]
    }
  }
  return sums.flatMap(({ count, told, won }, i) =>
    count === 0 ? [] : [{ from: i / BANDS, to: (i + 1) / BANDS, count, told: told / count, won: won / count }],
  )
}
