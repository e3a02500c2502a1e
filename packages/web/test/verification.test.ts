// @vitest-environment happy-dom
/** What this browser was promised of a game's dice, and what it gave to them, is what it holds the house to. */
import { shareCommitment } from '@waystation/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteCommitment, notedCommitment } from '../src/end/commitments.ts'
import { ownShare, tendShare } from '../src/end/shares.ts'
import { isFair } from '../src/end/verification.tsx'
import type { Review } from '../src/local/types.ts'
import { table } from './support/tables.ts'

type Told = { readonly commitment: string } | { readonly secret: string }
let told: Told[] = []
let refusing = false

beforeEach(() => {
  localStorage.clear()
  told = []
  refusing = false
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    told.push(JSON.parse(body) as Told)
    return Promise.resolve(new Response('{}', { status: refusing ? 409 : 200 }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const review: Review = {
  game: 'tic-tac-toe',
  rules: 1,
  players: 2,
  seats: ['Ann', 'Bob'],
  commitment: 'promised',
  shares: ['mine', 'yours'],
  lines: [],
  totals: [],
  flaw: null,
  signed: 'unsigned',
}

test('a game is fair if its record holds, its seed was promised, and the share of this device is in it', () => {
  expect(isFair(review, 'promised', 'mine')).toBe(true)
  expect(isFair(review, 'promised', null)).toBe(true)
  expect(isFair({ ...review, commitment: 'another' }, 'promised', 'mine')).toBe(false)
  expect(isFair({ ...review, shares: ['yours'] }, 'promised', 'mine')).toBe(false)
  expect(isFair({ ...review, flaw: { code: 'bad-record', message: '', detail: null } }, 'promised', 'mine')).toBe(false)
})

test('what was promised first counts, whatever the house says later', () => {
  const seen = { ...table('person', 'person'), commitment: 'first' }
  noteCommitment(seen)
  noteCommitment({ ...seen, commitment: 'second' })
  expect(notedCommitment({ ...seen, commitment: 'third' })).toBe('first')
})

test('a share is committed to while the table is open, shown when it is dealt, and is ours only if the table took it', async () => {
  const open = { ...table('person', 'person'), status: 'open' as const }
  refusing = true
  await tendShare(open, 0)
  expect(ownShare(open.id)).toBeNull()
  refusing = false
  await tendShare(open, 0)
  const secret = ownShare(open.id) ?? ''
  const commitment = shareCommitment(secret)
  expect(told).toEqual([{ commitment }, { commitment }])
  const sharing = (one: string) => ({
    ...open,
    dealing: true,
    seats: open.seats.map((seat) => ({ ...seat, share: { commitment: one, secret: null } })),
  })
  // Another device of this person committed: it has to show its own.
  await tendShare(sharing('another'), 0)
  expect(told).toHaveLength(2)
  await tendShare(sharing(commitment), 0)
  expect(told.at(-1)).toEqual({ secret })
})
