import { inputNames, Play, Rng, start } from '@waystation/kernel'
import { ticTacToe } from '@waystation/tic-tac-toe'
import { expect, test } from 'vitest'
import { Network, playRound, roundOff, Training } from '../../src/learn/index.ts'
import { highest, Lookahead } from '../../src/learn/lookahead.ts'
import type { Valuer } from '../../src/learn/valuer.ts'

const AIM = { rival: 0.8, win: 1 }
const INPUTS = inputNames(ticTacToe, 2).length
const GAMES = 600

/** Games lost against a player who marks anything, in either seat. */
function lost(valuer: Valuer): number {
  const rng = new Rng('anything')
  return Array.from({ length: GAMES }, (_, game) => game % 2).filter((own) => {
    const play = new Play(ticTacToe, start(ticTacToe, {}, 'marks').state)
    const lookahead = new Lookahead(ticTacToe, play.state, INPUTS)
    while (!play.over) {
      const [decision] = play.decisions
      const { seat, options } = decision
      lookahead.restart(options.length)
      lookahead.look(ticTacToe.clone(play.state), seat, options, { valuer, aim: AIM })
      play.choose(decision, seat === own ? options[highest(lookahead.values)] : rng.pick(options))
    }
    return ticTacToe.scores(play.state)[1 - own].total === 1
  }).length
}

test('tic-tac-toe is learned from nothing', () => {
  const training = new Training(ticTacToe, { players: 2, games: 8000, seed: 'a', aim: 'win' })
  expect(lost(new Network(roundOff(training.network, AIM)))).toBeGreaterThan(GAMES / 8)
  for (let round = training.next(); round !== null; ) {
    const played = playRound(ticTacToe, round)
    round = training.next()
    training.learn(played)
  }
  expect(lost(new Network(roundOff(training.finished(), AIM)))).toBeLessThan(GAMES / 30)
}, 120_000)
