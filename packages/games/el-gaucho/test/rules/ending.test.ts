import { Play, Rng, start } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { elGaucho, type ElGaucho, type Option } from '../../src/index.ts'

/** Gauchos on action areas are neither used nor taken back, and lying ones are not either. */
const idle = (option: Option): boolean => !['use', 'takeBack', 'reclaim'].includes(option.do)

function playOn(play: Play<ElGaucho>, wanted: (option: Option) => boolean, answers: number): void {
  const rng = new Rng('stalemate')
  for (let n = 0; n < answers && !play.over; n++) {
    const [decision] = play.decisions
    const options = decision.options.filter(wanted)
    play.choose(decision, rng.pick(options.length > 0 ? options : decision.options))
  }
}

describe('Fin de la partie', () => {
  test('a game in which nobody uses a gaucho goes on, and ends once somebody does', () => {
    const play = new Play(elGaucho, start(elGaucho, { players: 2 }, 'stalemate').state, false)
    playOn(play, idle, 2 * elGaucho.meta.maxDecisions)
    expect(play.over).toBe(false)
    expect(play.state.pile.length).toBeGreaterThan(0)
    expect(play.state.players.map(({ supply }) => supply)).toEqual([0, 0])
    playOn(play, () => true, elGaucho.meta.maxDecisions)
    expect(play.over).toBe(true)
  })
})
