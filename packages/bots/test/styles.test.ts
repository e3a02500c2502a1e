/** Bots with a taste: the same level by another road. */
import { decisions, type Game, Rng, start } from '@waystation/kernel'
import { type TicTacToe, ticTacToe } from '@waystation/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import { judgeFor, PLAIN } from '../src/judge/judge.ts'
import { botAnswer, botBy, BOTS, botNamed, isBotFor, nameWith, partsOf, situate } from '../src/index.ts'
import { afterMarks } from './marks.ts'

const CORNER = 9
/** Somebody who cares for nothing so much as for the last corner. */
const cornered: Game<TicTacToe> = {
  ...ticTacToe,
  meta: { ...ticTacToe.meta, styles: ['corner'] },
  styles: { corner: { pleasure: (s, seat) => (s.cells[CORNER - 1] === seat ? 4 : 0) } },
}

describe('a style', () => {
  test('is part of a name', () => {
    expect(nameWith('legend', 'corner')).toBe('legend+corner')
    expect(nameWith('legend', null)).toBe('legend')
    expect(partsOf('legend+corner')).toEqual({ id: 'legend', style: 'corner' })
    expect(partsOf('legend')).toEqual({ id: 'legend', style: null })
  })

  test('must be one of the game, and yardsticks have none', () => {
    const known = (name: string): boolean => isBotFor(cornered.meta, name)
    expect(['legend', 'greedy', 'legend+corner'].map(known)).toEqual([true, true, true])
    expect(['legend+edge', 'greedy+corner', 'sheriff', 'legend+', 'legend+corner+corner'].map(known)).toEqual(
      Array(5).fill(false),
    )
    expect(isBotFor(ticTacToe.meta, 'legend+corner')).toBe(false)
  })

  test('leads a bot elsewhere where points do not say otherwise', () => {
    const { state } = start(ticTacToe, {}, 's')
    const at = { state, seat: 0, seed: 's' }
    const answers = (['gunslinger', 'legend'] as const).map((id) => botAnswer(botBy(id, null, 'corner'), cornered, at))
    expect(answers.map((option) => option?.id)).toEqual([`mark ${CORNER}`, `mark ${CORNER}`])
  })

  test('that the rules do not know changes nothing', () => {
    const at = { state: afterMarks(1, 5, 2), seat: 1, seed: 's' }
    const plain = botAnswer(BOTS.legend, ticTacToe, at)
    expect(botAnswer(botNamed('legend+corner', null) ?? BOTS.random, ticTacToe, at)).toEqual(plain)
  })

  test('wins no game: chances are told as they are', () => {
    const state = afterMarks(CORNER, 5)
    const situation = situate(cornered, state, 0, new Rng('s'))
    const plain = judgeFor(situation, PLAIN).prospects(state)
    const fond = judgeFor(situation, { network: null, style: 'corner' }).prospects(state)
    expect(Array.from(fond.chances)).toEqual(Array.from(plain.chances))
    expect(fond.aims[0]).toBeGreaterThan(plain.aims[0])
    expect(fond.aims[1]).toBe(plain.aims[1])
  })

  test('does not keep a bot from the victory before it', () => {
    const state = afterMarks(1, 4, 2, 5)
    expect(decisions(cornered, state)[0].options.map(({ id }) => id)).toContain('mark 3')
    expect(botAnswer(botBy('legend', null, 'corner'), cornered, { state, seat: 0, seed: 's' })?.id).toBe('mark 3')
  })
})
