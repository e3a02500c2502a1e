import { hashOf, parseRecord, Refusal, verify } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { beginningOf, GameTable, publicFacts, replayed, reviewOf } from '../src/index.ts'
import { auction } from './support/auction.ts'
import { after, auctionTable, beginning, randomLog } from './support/play.ts'

const seats = ['A', 'B', 'C']
const log = randomLog(auction, beginning(), 'record')
const table = replayed(auction, beginning(), log)

function refusal(act: () => unknown): Refusal {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('the record', () => {
  const record = parseRecord(table.record({ log, salt: 'salt', seats }))

  test('verifies, and begins the same game again', () => {
    expect(hashOf(verify(auction, record).state)).toBe(hashOf(table.match.state))
    expect(record.scores).toEqual(table.totals)
    expect(replayed(auction, beginningOf(record), record.log).match.state).toEqual(table.match.state)
  })

  test('of a game that goes on can be made, and has no totals', () => {
    const begun = after(auctionTable(), '0 high')
    const text = begun.record({ log: [{ seat: 0, option: 'high' }], salt: 'salt', seats })
    expect(verify(auction, parseRecord(text)).state).toEqual(begun.match.state)
    expect(begun.totals).toBeNull()
  })

  test('cannot be made of a game that was set up in the middle', () => {
    const setUp = GameTable.begin(auction, { ...beginning(), opening: auctionTable().match.state })
    const parts = { log: [], salt: 'salt', seats }
    expect(refusal(() => setUp.record(parts)).code).toBe('no-record')
    const restored = GameTable.restore(auction, { ...beginning(), opening: setUp.match.state }, setUp.snapshot())
    expect(refusal(() => restored.record(parts)).code).toBe('no-record')
  })
})

test('a table made by another version of the rules is refused, not played', () => {
  for (const act of [
    GameTable.begin,
    (...args: Parameters<typeof GameTable.begin>) => GameTable.restore(...args, table.snapshot()),
  ]) {
    const { code, detail } = refusal(() => act(auction, { ...beginning(), rules: 6 }))
    expect([code, detail]).toEqual(['bad-record', { case: 'rules-version', recorded: 6, current: 7 }])
  }
})

describe('a review', () => {
  const settings = { seats: [] }

  test('goes through the answers that stand, and says how far it is', () => {
    const record = parseRecord(table.record({ log, salt: 'salt', seats }))
    const steps = reviewOf(auction, record, settings)
    const heard: number[] = []
    let step = steps.next()
    for (; step.done !== true; step = steps.next()) heard.push(step.value.done / step.value.all)
    const standing = table.match.moves.length
    // With nobody's answers to be searched, the last step is the curve.
    expect(heard).toEqual([...Array.from({ length: standing }, (_, i) => (i + 1) / standing), 0])
    expect(step.value.curve).toHaveLength(standing + 1)
    expect(step.value.curve.at(-1)?.line).toBe(log.length)
  })

  test('of an unfinished game, or of a record that lies, is refused before it begins', () => {
    const begun = parseRecord(auctionTable().record({ log: [], salt: 'salt', seats }))
    expect(refusal(() => reviewOf(auction, begun, settings).next()).detail).toEqual({ case: 'unfinished' })
    const forged = { ...begun, state: '0' }
    expect(refusal(() => reviewOf(auction, forged, settings).next()).detail).toEqual({ case: 'state' })
  })
})

test('everybody may know the promise from the beginning, and the seed at the end', () => {
  const { config, seed } = beginning()
  const facts = {
    id: 't',
    game: 'auction',
    rules: 7,
    config,
    seed,
    salt: 'salt',
    house: null,
    createdAt: 1,
    updatedAt: 2,
  }
  const open = {
    id: 't',
    game: 'auction',
    rules: 7,
    players: 3,
    variants: {},
    commitment: 'c',
    createdAt: 1,
    updatedAt: 2,
  }
  expect(publicFacts(facts, 'c', false)).toEqual({ ...open, fairness: null })
  expect(publicFacts(facts, 'c', true)).toEqual({ ...open, fairness: { seed: 'seed', salt: 'salt', house: null } })
})
