import { Refusal } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { parseTranscript } from '../../src/index.ts'

const GIVEN = 'example One\n  given a new game\n    players Anna, Ben\n'

function refusal(text: string): string {
  try {
    parseTranscript(text, 'file')
  } catch (error) {
    if (error instanceof Refusal && error.code === 'bad-transcript') return error.message
    throw error
  }
  throw new Error('the transcript was accepted')
}

function factOf(text: string): unknown {
  const [{ parts }] = parseTranscript(`${GIVEN}then\n${text}`, 'file')
  return parts[0].do === 'then' ? parts[0].facts[0] : null
}

test('an example has a title, a position, answers and facts, each with its line', () => {
  const text = `# a comment
example First, "with" anything in its title

  given a winter market
    players Anna, Ben Jones
    seed some words
    variant purse = full
    with snow = {"deep": true}
    state coins.0 = 3
  when
    Anna: play c1
    Ben Jones: < undo
  then
    the game is over
  when
    Anna: done
`
  expect(parseTranscript(text, 'file')).toEqual([
    {
      title: 'First, "with" anything in its title',
      line: 2,
      given: {
        line: 4,
        scenario: 'a winter market',
        names: ['Anna', 'Ben Jones'],
        seed: 'some words',
        variants: { purse: 'full' },
        args: { snow: { deep: true } },
        changes: [{ line: 9, path: 'coins.0', value: 3 }],
      },
      parts: [
        {
          do: 'when',
          answers: [
            { line: 11, seat: 0, text: 'play c1' },
            { line: 12, seat: 1, text: '< undo' },
          ],
        },
        { do: 'then', facts: [{ line: 14, text: 'the game is over', fact: 'over', over: true }] },
        { do: 'when', answers: [{ line: 16, seat: 0, text: 'done' }] },
      ],
    },
  ])
})

test('several examples in a file each have their own players', () => {
  const text = `${GIVEN}then\nAnna is asked turn\nexample Two\ngiven a new game\nplayers Carla\nthen\nCarla is asked turn`
  expect(parseTranscript(text, 'file').map(({ given }) => given.names)).toEqual([['Anna', 'Ben'], ['Carla']])
})

test('without a seed, the name of the scenario is one', () => {
  expect(parseTranscript(`${GIVEN}then\nthe game goes on`, 'file')[0].given.seed).toBe('a new game')
})

describe('facts', () => {
  test.each<[string, object]>([
    ['Anna is asked turn', { fact: 'asked', seat: 0, kind: 'turn' }],
    ['Ben is not asked', { fact: 'asked', seat: 1, kind: null }],
    ['Anna may play c1 and c2', { fact: 'may', seat: 0, option: 'play c1 and c2' }],
    ['Anna may not play c1', { fact: 'mayNot', seat: 0, option: 'play c1' }],
    ['Anna may only play c1 | done', { fact: 'mayOnly', seat: 0, options: ['play c1', 'done'] }],
    ['Anna sees hands.0 = ["c1"]', { fact: 'sees', seat: 0, path: 'hands.0', value: ['c1'] }],
    ['spectator sees round = 3', { fact: 'sees', seat: null, path: 'round', value: 3 }],
    ['state deck.length = 12', { fact: 'state', path: 'deck.length', value: 12 }],
    ['state owner = Ben', { fact: 'state', path: 'owner', value: 1 }],
    ['state owner = "Ben"', { fact: 'state', path: 'owner', value: 'Ben' }],
    ['state owner = absent', { fact: 'state', path: 'owner', value: undefined }],
    ['state owner = two words', { fact: 'state', path: 'owner', value: 'two words' }],
    [
      'Anna cannot the inn because tooPoor',
      { fact: 'cannot', seat: 0, target: 'the inn', code: 'tooPoor', fields: {} },
    ],
    [
      'Ben cannot toast because tooPoor need=2 have=0',
      { fact: 'cannot', seat: 1, target: 'toast', code: 'tooPoor', fields: { need: 2, have: 0 } },
    ],
    ['Anna scores the stall = 4', { fact: 'scores', seat: 0, category: 'the stall', value: 4 }],
    ['Anna totals -7', { fact: 'totals', seat: 0, value: -7 }],
    ['Ben ranks 2', { fact: 'ranks', seat: 1, value: 2 }],
    ['Anna can undo', { fact: 'undo', seat: 0, possible: true }],
    ['Anna cannot undo', { fact: 'undo', seat: 0, possible: false }],
    [
      'event sold seat=Ben cards=["c1", "c2"] note="a b"',
      { fact: 'event', type: 'sold', fields: { seat: 1, cards: ['c1', 'c2'], note: 'a b' }, happened: true },
    ],
    ['no event won', { fact: 'event', type: 'won', fields: {}, happened: false }],
    ['the game is over', { fact: 'over', over: true }],
    ['the game goes on', { fact: 'over', over: false }],
  ])('%s', (text, fact) => {
    expect(factOf(text)).toEqual({ line: 5, text, ...fact })
  })
})

describe('what cannot be read is refused with its line', () => {
  test.each([
    ['', 'file:1: a transcript holds at least one example'],
    ['given a new game', 'file:1: an example starts with "example" and its title, not "given a new game"'],
    ['example One\nwhen', 'file:2: an example goes on with "given" and a position, not "when"'],
    ['example One', 'file:1: an example goes on with "given" and a position'],
    ['example One\ngiven a new game\nthen\nthe game is over', 'file:2: "given" names the players: "players Anna, Ben"'],
    [
      'example One\ngiven a new game\nseats 2',
      'file:3: "given" knows players, seed, variant, with and state, not "seats 2"',
    ],
    [
      'example One\ngiven a new game\nplayers',
      'file:3: "given" knows players, seed, variant, with and state, not "players"',
    ],
    [`${GIVEN}state cells`, 'file:4: "cells" is not of the form "path = value"'],
    [GIVEN, 'file:1: an example without "then" shows nothing'],
    [`${GIVEN}when\nthen\nthe game is over`, 'file:4: "when" has no lines'],
    [`${GIVEN}when\nAnna mark 1\nthen\nthe game is over`, 'file:5: "Anna mark 1" is not of the form "player: option"'],
    [
      `${GIVEN}when\nZoe: mark 1\nthen\nthe game is over`,
      'file:5: nobody is called "Zoe" here; the players are Anna, Ben',
    ],
    [`${GIVEN}then\nZoe ranks 1`, 'file:5: nobody is called "Zoe" here; the players are Anna, Ben'],
    [`${GIVEN}then\nAnna wins`, 'file:5: "Anna wins" says no fact that a transcript knows'],
    [`${GIVEN}then\nAnna ranks first`, 'file:5: "Anna ranks first" says no fact that a transcript knows'],
    [`${GIVEN}then\nevent won Anna`, 'file:5: "Anna" is not of the form "field=value"'],
    [`${GIVEN}then\nthe game is over\ngiven a new game`, 'file:6: "when" or "then" is next, not "given a new game"'],
  ])('%j', (text, message) => {
    expect(refusal(text)).toBe(message)
  })
})
