import { formatRecord, parseRecord } from '@waystation/kernel'
import { expect, test } from 'vitest'
import { type Golden, goldenFault, playGolden } from '../../src/index.ts'
import { definition, peddlers } from '../peddlers/game.ts'
import { broken, withPlayed } from '../conformance/broken.ts'

const golden = playGolden(peddlers, { name: 'one', seed: 'one', config: { players: 3 } })

test('a golden game is a record with its score sheets', () => {
  expect(parseRecord(golden.record).config).toEqual({ players: 3, variants: { purse: 'empty' } })
  expect(golden.scores).toMatch(/^seat 0 rank \d total \d+\n {2}points \d+\n {2}stall \d+\nseat 1 rank/)
  expect(goldenFault(peddlers, golden)).toBeNull()
})

test('playing it again gives the same files', () => {
  expect(playGolden(peddlers, { name: 'one', seed: 'one', config: { players: 3 } })).toEqual(golden)
})

test('changed rules show', () => {
  const richer = withPlayed((g, { seat }) => void g.s.points[seat]++)
  expect(goldenFault(richer, golden)).toBe('the answers lead to another state than recorded')
})

test('changed scoring shows, even where the totals are the same', () => {
  const other = broken({
    scores: (s) =>
      definition.scores(s).map((sheet) => ({ ...sheet, lines: [{ category: 'all', points: sheet.total }] })),
  })
  expect(goldenFault(other, golden)).toContain('the score sheets have changed: "  all')
})

test('a score sheet that was cut or lengthened shows', () => {
  const cut: Golden = { ...golden, scores: golden.scores.replace(/ {2}stall \d+\n$/, '') }
  expect(goldenFault(peddlers, cut)).toContain('the score sheets have changed')
  const longer: Golden = { ...golden, scores: `${golden.scores}seat 3 rank 4 total 0\n` }
  expect(goldenFault(peddlers, longer)).toContain('the score sheets have changed')
})

test('a record of other rules says so', () => {
  const next = broken({ meta: { ...definition.meta, rulesVersion: 2 } })
  expect(goldenFault(next, golden)).toBe('made by rules version 1; this is version 2')
})

test('a record of answers that are no longer legal says which', () => {
  const record = parseRecord(golden.record)
  const illegal = { ...record, log: [{ seat: 0, option: 'bid nothing' }, ...record.log.slice(1)] }
  expect(goldenFault(peddlers, { ...golden, record: formatRecord(illegal) })).toContain('line 1: "bid nothing"')
})

test('a game that breaks a promise is not kept', () => {
  const leaky = withPlayed((g, { seat }) => void g.s.stalls[seat].pop())
  expect(() => playGolden(leaky, { name: 'one', seed: 'one' })).toThrow('components appear or vanish')
})
