import { type Entry, formatRecord, parseRecord } from '@waystation/kernel'
import { expect, test } from 'vitest'
import { standingAnswers } from '../../src/golden/following.ts'
import { type Golden, goldenFault, playGolden } from '../../src/index.ts'
import { definition, peddlers } from '../peddlers/game.ts'
import { broken, withPlayed, withPlayOptions } from '../conformance/broken.ts'

const golden = playGolden(peddlers, { name: 'one', seed: 'one', config: { players: 3 } })

test('a golden game is a record with its score sheets', () => {
  expect(parseRecord(golden.record).config).toEqual({ players: 3, variants: { purse: 'empty' } })
  expect(golden.scores).toMatch(/^seat 0 rank \d total \d+\n {2}points \d+\n {2}stall \d+\nseat 1 rank/)
  expect(goldenFault(peddlers, golden)).toBeNull()
})

test('playing it again gives the same files', () => {
  expect(playGolden(peddlers, { name: 'one', seed: 'one', config: { players: 3 } })).toEqual(golden)
})

test('changed rules show where they first lead elsewhere', () => {
  const richer = withPlayed((g, { seat }) => void g.s.points[seat]++)
  const line = parseRecord(golden.record).log.findIndex(
    (entry) => 'option' in entry && entry.option.startsWith('play c'),
  )
  expect(goldenFault(richer, golden)).toContain(`after line ${line + 1} (seat`)
  expect(goldenFault(richer, golden)).toMatch(/: "play .*"\), the state or the score differs$/)
})

test('a last state that was not recorded so shows, whatever its digest', () => {
  const { log, state, ...rest } = parseRecord(golden.record)
  const other: Golden = { ...golden, record: formatRecord({ ...rest, log, state: state.replace(/^./, 'x') }) }
  expect(goldenFault(peddlers, other)).toBe('the answers lead to another state than recorded')
})

test('an option too many shows, although no answer takes it', () => {
  const { log } = parseRecord(golden.record)
  const line = log.findIndex((entry) => 'option' in entry && entry.option.startsWith('play '))
  const lenient = withPlayOptions((options) => [...options, { id: 'play nothing', card: '' }])
  expect(goldenFault(lenient, golden)).toContain(`after line ${line} `)
  expect(goldenFault(lenient, golden)).toMatch(/what is offered differs; now seat \d, "play": .*, play nothing$/)
})

test('the order of options is no rule', () => {
  const reversed = withPlayOptions((options) => options.reverse())
  expect(goldenFault(reversed, golden)).toBeNull()
})

test('digests of positions that were not played, or too few, show', () => {
  const lines = golden.digests.trimEnd().split('\n')
  const positions = lines.length - 1
  expect(positions).toBe(parseRecord(golden.record).log.length + 1)
  const more = { ...golden, digests: `${[...lines, lines[1]].join('\n')}\n` }
  expect(goldenFault(peddlers, more)).toBe(`${positions + 1} digests for ${positions} positions`)
  const fewer = { ...golden, digests: `${lines.slice(0, -1).join('\n')}\n` }
  expect(goldenFault(peddlers, fewer)).toContain(`after line ${positions - 1} `)
})

test('what was told shows', () => {
  const silent = withPlayed((g) => void g.events?.pop())
  expect(goldenFault(silent, golden)).toMatch(/, what happened differs$/)
})

test('answers that were taken back are not followed', () => {
  const log: Entry[] = [
    { seat: 0, option: 'a' },
    { seat: 1, option: 'b' },
    { seat: 0, option: 'c' },
    { seat: 1, undo: 'own' },
    { seat: 1, option: 'd' },
    { seat: 0, option: 'e' },
    { seat: 1, undo: 'agreed' },
  ]
  expect(standingAnswers(log)).toEqual([
    { seat: 0, option: 'a' },
    { seat: 0, option: 'c' },
  ])
})

test('changed scoring shows, even where the totals are the same', () => {
  const other = broken({
    scores: (s) =>
      definition.scores(s).map((sheet) => ({ ...sheet, lines: [{ category: 'all', points: sheet.total }] })),
  })
  expect(goldenFault(other, golden)).toBe('at the start, the state or the score differs')
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
