import { en } from '@waystation/tic-tac-toe/text/en'
import { fr } from '@waystation/tic-tac-toe/text/fr'
import { expect, test } from 'vitest'
import { type Printed, untoldFacts } from '../../src/index.ts'

const texts = {
  en: { ...en, components: { board: { name: 'Board', help: 'It has 9 cells, three in a row.' } } },
  fr: { ...fr, components: { board: { name: 'Plateau', help: 'Il a 9 cases, trois par ligne.' } } },
}
const untold = (data: unknown, told: Printed['told']): readonly string[] =>
  untoldFacts(texts, { board: { data, told } })
const onBoard = (): { in: string } => ({ in: 'board' })

test('a number is told in digits or as a word', () => {
  expect(untold({ id: 'board', cells: 9, rows: [3] }, ([key]) => (key === 'id' ? null : onBoard()))).toEqual([])
})

test('a number that no text tells is found, in both languages, with its place in the data', () => {
  expect(untold({ cells: 8 }, onBoard)).toEqual([
    'en: "board" does not tell board.cells (8)',
    'fr: "board" does not tell board.cells (8)',
  ])
})

test('a number inside another one does not count', () => {
  const board = { name: 'Board', help: 'It has 19 cells.' }
  expect(untoldFacts({ ...texts, en: { ...en, components: { board } } }, { n: { data: 9, told: onBoard } })).toEqual([
    'en: "board" does not tell n (9)',
  ])
})

test('where words are asked for, the number alone is not enough', () => {
  const told = { in: 'board', en: '9 cells', fr: '9 lignes' }
  expect(untold(9, () => told)).toEqual(['fr: "board" does not tell board (9)'])
})

test('a number without a place needs a reason', () => {
  expect(untold([7], () => null)).toEqual(['board.0 (7): no text is said to tell it'])
  expect(untold([7], () => ({ why: 'nobody sees it' }))).toEqual([])
})

test('sections of the rules count, and a place that is not there tells nothing', () => {
  const [{ id }] = en.rules
  const said = (rules: typeof en.rules): typeof en.rules => [{ ...rules[0], paragraphs: ['12'] }]
  const ruled = { en: { ...en, rules: said(en.rules) }, fr: { ...fr, rules: said(fr.rules) } }
  expect(untoldFacts(ruled, { twelve: { data: 12, told: () => ({ in: id }) } })).toEqual([])
  expect(untold(12, () => ({ in: 'nowhere' })).length).toBe(2)
})
