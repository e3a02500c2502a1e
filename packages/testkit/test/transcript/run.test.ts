import { Rng } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { parseTranscript, runExample, type Scenarios, wordsIn } from '../../src/index.ts'
import { ticTacToe } from '@waystation/tic-tac-toe'
import { peddlers } from '../peddlers/game.ts'
import type { Peddlers } from '../peddlers/types.ts'

const scenarios: Scenarios<Peddlers> = {
  'an empty deck': ({ config, seed, args }) => ({
    ...peddlers.setup(config, new Rng(seed)),
    agenda: [{ do: 'turn', seat: Number(args['turn']) }],
    sold: ['c1'],
    deck: [],
  }),
}

/** Messages with their lines, counted from the first line after the players. */
function failures(body: string, given = 'a new game'): string[] {
  const [example] = parseTranscript(`example One\ngiven ${given}\nplayers Anna, Ben\n${body}`, 'file')
  return runExample(peddlers, example, scenarios).map(({ line, message }) => `${line - 3}: ${message}`)
}

test('what holds leaves no failures', () => {
  expect(
    failures('seed a\nthen\nAnna is asked bid\nBen is asked bid\nevent dealt seat=0\nstate deck.length = 12'),
  ).toEqual([])
})

describe('a fact that does not hold says what is the case', () => {
  test.each([
    ['Anna is asked turn', 'asked are seat 0 bid, seat 1 bid'],
    ['Ben is not asked', 'asked are seat 0 bid, seat 1 bid'],
    ['Anna may bid c99', 'offered are bid c'],
    ['Anna may only bid c99 | done', 'offered are bid c'],
    ['Anna sees coins.0 = 9', 'it is 0'],
    ['Anna sees hands.1 = ["c1"]', 'it is 3'],
    ['spectator sees nothing.here = 1', 'it is absent'],
    ['state round = absent', 'it is 1'],
    ['Anna cannot toast because tooRich', 'the reasons given are [{"code":"tooPoor"'],
    ['Anna cannot toast because tooPoor need=3', 'the reasons given are [{"code":"tooPoor"'],
    ['Anna scores stall = 1', 'it is 0'],
    ['Anna scores nothing = 0', 'it is absent'],
    ['Anna totals 4', 'it is 0'],
    ['Anna ranks 2', 'it is 1'],
    ['Anna can undo', 'it cannot be undone'],
    ['event sold', 'the events were [{"seat":0'],
    ['event dealt seat=2', 'the events were [{"seat":0'],
    ['no event dealt', 'the events were [{"seat":0'],
    ['the game is over', 'the game goes on'],
  ])('%s', (fact, instead) => {
    const [message] = failures(`then\n${fact}`)
    expect(message).toContain(`2: "${fact}" does not hold: ${instead}`)
  })

  test('about undo and the end of a game', () => {
    const text = `example One\ngiven a new game\nplayers Anna, Ben\nwhen\nAnna: mark 1\nthen\nAnna cannot undo\nthe game goes on`
    const [example] = parseTranscript(text, 'file')
    expect(runExample(ticTacToe, example)).toEqual([
      { line: 7, message: '"Anna cannot undo" does not hold: it can be undone' },
    ])
  })
})

describe('an example that cannot go on stops with the reason', () => {
  test('an answer that is not offered', () => {
    const body = 'state hands.0 = ["c1","c2"]\nwhen\nAnna: bid c3\nthen\nthe game is over'
    expect(failures(body)).toEqual(['3: "bid c3" is not an option of seat 0 now; offered are bid c1 | bid c2'])
  })

  test('an undo that is not possible', () => {
    expect(failures('when\nAnna: < undo\nthen\nthe game is over')[0]).toContain('2: seat 0 has no answer to take back')
  })

  test('a scenario that nobody wrote', () => {
    expect(failures('then\nthe game is over', 'a full deck')).toEqual([
      '-1: no scenario "a full deck"; known are a new game, an empty deck',
    ])
  })

  test('a configuration that the game does not offer', () => {
    expect(failures('variant purse = bulging\nthen\nthe game is over')).toEqual([
      '-1: purse is one of empty, full, not bulging',
    ])
  })

  test('a change of something that is not there', () => {
    expect(failures('state purses.0 = 1\nthen\nthe game is over')).toEqual(['1: there is nothing at "purses"'])
    expect(failures('state coins.7 = 1\nthen\nthe game is over')).toEqual(['1: there is nothing at "coins.7"'])
  })
})

test('scenarios get what follows "with", and changes come after', () => {
  const body =
    'with turn = Ben\nstate coins.1 = 1\nstate sold.1 = "c2"\nthen\nBen is asked again\nstate sold.length = 2'
  expect(failures(body, 'an empty deck')).toEqual([])
})

test('facts about events look at the last "when" only', () => {
  const body = `when
    Anna: mark 1
    Ben: mark 2
  then
    event marked cell=0
    event marked cell=1
  when
    Anna: mark 3
  then
    no event marked cell=0
    event marked cell=2`
  const [example] = parseTranscript(`example One\ngiven a new game\nplayers Anna, Ben\n${body}`, 'file')
  expect(runExample(ticTacToe, example)).toEqual([])
})

test('an error in the rules is no failure of the example', () => {
  const [example] = parseTranscript('example One\ngiven chaos\nplayers Anna, Ben\nthen\nthe game is over', 'file')
  const chaos: Scenarios<Peddlers> = {
    chaos: () => {
      throw new Error('no such position')
    },
  }
  expect(() => runExample(peddlers, example, chaos)).toThrow('no such position')
})

test('scenarios read lists of words', () => {
  const args = { hand: ['c1', 7], turn: 1 }
  expect(wordsIn(args, 'hand')).toEqual(['c1', '7'])
  expect(wordsIn(args, 'deck')).toBeUndefined()
  expect(() => wordsIn(args, 'turn')).toThrow('"turn" wants a list')
})
