import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  begin,
  commitment,
  dealtSeed,
  type Entry,
  formatRecord,
  type GameRecord,
  hashOf,
  type Match,
  parseRecord,
  playEntry,
  recordOf,
  Refusal,
  replay,
  sha256,
  signedPart,
  verify,
} from '../src/index.ts'
import { oneLine } from '../src/line.ts'
import { ask, meta, type Toy, toy, toySteps } from './toy.ts'

const variants = [{ id: 'table', values: ['round', 'square'], default: 'round' }]
const agenda = [
  ask('a', ['1', 'two words']),
  ask('b', ['1', '2'], { seat: 1, then: [{ do: 'roll' }] }),
  ask('c', ['1', '2']),
]
const game = toy(agenda, { meta: { ...meta, variants } })

const log: readonly Entry[] = [
  { seat: 0, option: '1' },
  { seat: 0, undo: 'own' },
  { seat: 0, option: 'two words' },
  { seat: 1, option: '2' },
  { seat: 1, undo: 'agreed' },
  { seat: 1, option: '1' },
  { seat: 0, option: '2' },
]

function finished(): Match<Toy> {
  const { match } = begin(game, { players: 2, variants: { table: 'square' } }, 'my seed')
  return log.reduce((at, entry) => playEntry(at, entry).match, match)
}

const record = recordOf(finished(), { log, salt: 'my salt', seats: ['Ann', 'Jean-Noël 🐄'] })
const text = formatRecord(record)

function refusal(act: () => unknown): Refusal {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('nothing was refused')
}

/** The text after a change, with a checksum that fits: as a forger would leave it. */
function forged(change: (body: string) => string): string {
  const body = change(text.slice(0, text.lastIndexOf('checksum ')))
  return `${body}checksum ${sha256(body)}\n`
}

test('a record is a text that a person can read', () => {
  expect(text.split('\n')).toEqual([
    'waystation record 1',
    'game toy',
    'rules 1',
    'players 2',
    'variant table square',
    'seed my seed',
    'salt my salt',
    `commitment ${commitment('my seed', 'my salt')}`,
    'seat 0 Ann',
    'seat 1 Jean-Noël 🐄',
    '',
    '1 0 1',
    '2 0 < undo',
    '3 0 two words',
    '4 1 2',
    '5 1 < undo agreed',
    '6 1 1',
    '7 0 2',
    '',
    `state ${hashOf(finished().state)}`,
    'scores 0 0',
    `checksum ${sha256(text.slice(0, text.lastIndexOf('checksum ')))}`,
    '',
  ])
})

test('it reads back, replays and verifies', () => {
  expect(parseRecord(text)).toEqual(record)
  expect(hashOf(verify(game, parseRecord(text)).state)).toBe(record.state)
})

test('an unfinished game is kept too, from its first line', () => {
  const { match } = begin(game, { players: 2 }, 'seed')
  const opening = recordOf(match, { log: [], salt: 'salt', seats: ['A', 'B'] })
  expect(opening.scores).toBeNull()
  expect(formatRecord(opening)).toContain('\n\n\nstate ')
  expect(verify(game, parseRecord(formatRecord(opening))).moves).toEqual([])
})

test('an error in the rules is no fault of the record', () => {
  const broken = toy(agenda, {
    meta: game.meta,
    steps: {
      ...toySteps,
      roll: {
        run() {
          throw new Error('the die is under the table')
        },
      },
    },
  })
  expect(() => replay(broken, record)).toThrow('the die is under the table')
})

test('replay stops where it is told to', () => {
  const lengths = [0, 1, 2, 3, 4, 5, 6, 7, 99].map((lines) => replay(game, record, lines).moves.length)
  expect(lengths).toEqual([0, 1, 0, 1, 2, 1, 2, 3, 3])
  expect(replay(game, record, 4).state.log[0]).toBe('a:two words')
})

describe('one changed byte is found', () => {
  const bytes = new TextEncoder().encode(text)

  test.each([1, 2, 4, 8, 16, 32, 64, 128])('bit %i, at every place', (bit) => {
    const accepted: number[] = []
    for (let at = 0; at < bytes.length; at++) {
      const changed = bytes.slice()
      changed[at] ^= bit
      try {
        verify(game, parseRecord(new TextDecoder().decode(changed)))
        accepted.push(at)
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'bad-record')) throw error
      }
    }
    expect(accepted).toEqual([])
  })

  test('a missing or a doubled byte, at every place', () => {
    for (let at = 0; at < bytes.length; at++) {
      const missing = Uint8Array.from([...bytes.slice(0, at), ...bytes.slice(at + 1)])
      const doubled = Uint8Array.from([...bytes.slice(0, at), bytes[at], ...bytes.slice(at)])
      for (const changed of [missing, doubled]) {
        expect(() => parseRecord(new TextDecoder().decode(changed))).toThrow(Refusal)
      }
    }
  })

  test('a text cut off anywhere', () => {
    for (let at = 0; at < text.length; at++) expect(() => parseRecord(text.slice(0, at))).toThrow(Refusal)
  })

  test.each(['\n', ' ', 'x', '\r'])('something added: %j', (more) => {
    expect(() => parseRecord(text + more)).toThrow(Refusal)
    expect(() => parseRecord(more + text)).toThrow(Refusal)
  })
})

describe('a forger with the right checksum is found', () => {
  test.each<[string, (body: string) => string, string]>([
    ['another seed', (body) => body.replace('seed my', 'seed thy'), 'commitment'],
    ['another salt', (body) => body.replace('salt my', 'salt thy'), 'commitment'],
    ['another answer', (body) => body.replace('7 0 2', '7 0 1'), 'state'],
    ['an answer nobody offered', (body) => body.replace('7 0 2', '7 0 3'), 'line'],
    ['an answer of another seat', (body) => body.replace('7 0 2', '7 1 2'), 'line'],
    ['an undo too many', (body) => body.replace('7 0 2', '7 0 2\n8 1 < undo'), 'line'],
    ['an answer too many', (body) => body.replace('7 0 2', '7 0 2\n8 0 2'), 'line'],
    ['an answer less', (body) => body.replace('7 0 2\n', ''), 'state'],
    ['another state', (body) => body.replace(/state ..../, 'state 0000'), 'state'],
    ['other scores', (body) => body.replace('scores 0 0', 'scores 0 1'), 'scores'],
    ['no scores', (body) => body.replace('scores 0 0', 'scores unfinished'), 'scores'],
    ['more scores', (body) => body.replace('scores 0 0', 'scores 0 0 0'), 'scores'],
    ['scores that are none', (body) => body.replace('scores 0 0', 'scores 0 NaN'), 'scores'],
    ['another game', (body) => body.replace('game toy', 'game toys'), 'other-game'],
    ['other rules', (body) => body.replace('rules 1', 'rules 2'), 'rules-version'],
    ['a variant left out', (body) => body.replace('variant table square\n', ''), 'form'],
    ['a variant twice', (body) => body.replace('variant table', 'variant table round\nvariant table'), 'form'],
    ['a player too many', (body) => body.replace('players 2', 'players 3'), 'form'],
    ['seats in another order', (body) => body.replace('seat 0', 'seat 9'), 'form'],
    ['lines counted wrongly', (body) => body.replace('7 0 2', '8 0 2'), 'form'],
    ['a number written otherwise', (body) => body.replace('players 2', 'players 02'), 'form'],
    ['a number that is none', (body) => body.replace('players 2', 'players two'), 'form'],
    ['a line less', (body) => body.replace('rules 1\n', ''), 'form'],
    ['lines in another order', (body) => body.replace('game toy\nrules 1', 'rules 1\ngame toy'), 'form'],
    ['a part less', (body) => body.replace('\n\n', '\n'), 'form'],
    ['an answer that says nothing', (body) => body.replace('7 0 2', '7 0 '), 'form'],
    ['a remark', (body) => body.replace('scores 0 0\n', 'scores 0 0\nremark hello\n'), 'form'],
    ['line ends of another system', (body) => body.replaceAll('\n', '\r\n'), 'title'],
  ])('%s', (_what, change, expected) => {
    const { code, detail } = refusal(() => verify(game, parseRecord(forged(change))))
    expect(code).toBe('bad-record')
    expect(detail?.case).toBe(expected)
  })

  test('a variant left out, where it is the usual one', () => {
    const { match } = begin(game, { players: 2 }, 'seed')
    const usual = recordOf(match, { log: [], salt: 'salt', seats: ['A', 'B'] })
    const bare = { ...usual, config: { players: 2, variants: {} } }
    expect(refusal(() => verify(game, bare)).detail).toEqual({ case: 'form' })
  })

  test('a configuration that the game does not offer', () => {
    const odd = { ...record, config: { players: 2, variants: { table: 'oval' } } }
    expect(refusal(() => verify(game, odd)).code).toBe('bad-config')
  })
})

describe('texts from outside', () => {
  const named = (name: string): GameRecord => ({ ...record, seats: [name, 'B'] })

  test.each(['', ' ', 'seat 1 B', '1 0 mark', 'checksum ', 'é', '🐄', '< undo', 'a: b', '  two  spaces  '])(
    'the name %j is kept as it is',
    (name) => {
      expect(parseRecord(formatRecord(named(name))).seats).toEqual([name, 'B'])
    },
  )

  test.each(['two\nlines', 'a\n\nb', '\r', '\t', '\u0085', '\u2028', '\u2029', '\ud800', '\u0000'])(
    'the name %j cannot be written; a match makes it fit',
    (name) => {
      expect(refusal(() => formatRecord(named(name))).code).toBe('bad-record')
      const fitted = recordOf(finished(), { log, salt: 'salt', seats: [name, 'B'] })
      expect(parseRecord(formatRecord(fitted)).seats).toEqual([oneLine(name), 'B'])
    },
  )

  test('any name a match is given leads to a record that verifies', () => {
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
    const match = finished()
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (name) => {
        const written = formatRecord(recordOf(match, { log, salt: 'salt', seats: [name, 'B'] }))
        const asBytes = new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(written))
        expect(asBytes).toBe(written)
        expect(parseRecord(asBytes).log).toEqual(log)
        expect(verify(game, parseRecord(asBytes)).state).toEqual(match.state)
      }),
      { seed: 1, numRuns: 100 },
    )
  })

  test.each(['', '< undo', '<', 'two\nlines'])('the option id %j cannot be written', (option) => {
    expect(refusal(() => formatRecord({ ...record, log: [{ seat: 0, option }] })).code).toBe('bad-record')
  })

  test.each(['seed', 'salt'] as const)('a %s of two lines cannot be written', (field) => {
    expect(refusal(() => formatRecord({ ...record, [field]: 'two\nlines' })).code).toBe('bad-record')
  })
})

test('whatever is a record reads back as it was', () => {
  const line = fc.string({ unit: 'binary', maxLength: 20 }).map(oneLine)
  const word = fc.stringMatching(/^[a-z][a-z-]{0,8}$/)
  const seat = fc.integer({ min: 0, max: 4 })
  const entry = fc.oneof(
    fc.record({ seat, option: line.filter((id) => id !== '' && !id.startsWith('<')) }),
    fc.record({ seat, undo: fc.constantFrom('own', 'agreed') }),
  )
  const records = fc
    .record({
      game: word,
      rules: fc.nat(),
      variants: fc.dictionary(word, word, { noNullPrototype: true }),
      seed: line,
      salt: line,
      seats: fc.array(line, { minLength: 1, maxLength: 5 }),
      log: fc.array(entry),
      state: fc.stringMatching(/^[0-9a-f]{64}$/),
      scores: fc.option(fc.array(fc.integer(), { minLength: 1 })),
    })
    .map(({ variants: chosen, ...rest }) => ({ ...rest, config: { players: rest.seats.length, variants: chosen } }))
  fc.assert(
    fc.property(records, (any) => {
      expect(parseRecord(formatRecord(any as GameRecord))).toEqual(any)
    }),
    { seed: 2, numRuns: 200 },
  )
})

describe('a record with the shares of house and players', () => {
  const dice = { house: 'house part', shares: [{ secret: 'ab' }, null] } as const
  const seed = dealtSeed(dice)
  const { match } = begin(game, { players: 2, variants: { table: 'round' } }, seed)
  const record = recordOf(match, { log: [], salt: 's', seats: ['A', 'B'], dice })
  const text = formatRecord(record)
  const mended = (change: string): string => {
    const body = change.slice(0, change.lastIndexOf('checksum '))
    return `${body}checksum ${sha256(body)}\n`
  }

  test('says so in its title, and reads back the same', () => {
    expect(text).toContain('waystation record 2\n')
    expect(text).toContain('\nhouse house part\nshare 0 ab\nshare 1 < none\n')
    expect(text).toContain(`\ncommitment ${commitment('house part', 's')}\n`)
    expect(parseRecord(text)).toEqual(record)
    expect(verify(game, parseRecord(text)).seed).toBe(seed)
  })

  test.each([
    ['share 0 ab', 'share 0 ac', 'shares'],
    ['share 1 < none', 'share 1 cd', 'shares'],
    ['share 1 < none\n', '', 'shares'],
    ['house house part', 'house other part', 'commitment'],
    ['salt s', 'salt t', 'commitment'],
    ['waystation record 2', 'waystation record 1', 'form'],
  ])('with %j as %j is refused', (from, to, reason) => {
    expect(() => parseRecord(mended(text.replace(from, to)))).toThrow(
      expect.objectContaining({ detail: { case: reason } }),
    )
  })

  test('keeps what was committed to and never shown', () => {
    const parts = { house: 'h', shares: [{ withheld: sha256('x') }, { secret: 'b' }] } as const
    const other = begin(game, { players: 2, variants: { table: 'round' } }, dealtSeed(parts)).match
    const withheld = recordOf(other, { log: [], salt: 's', seats: ['A', 'B'], dice: parts })
    expect(formatRecord(withheld)).toContain(`share 0 < withheld ${sha256('x')}\n`)
    expect(parseRecord(formatRecord(withheld))).toEqual(withheld)
  })

  test('may be signed: all but the signature is what is signed', () => {
    const signature = { key: 'k'.repeat(43), text: 's'.repeat(86) }
    const signed = formatRecord({ ...record, signature })
    expect(signed).toBe(`${text}signed ${signature.key} ${signature.text}\n`)
    expect(signedPart(signed)).toBe(text)
    expect(parseRecord(signed)).toEqual({ ...record, signature })
    expect(verify(game, parseRecord(signed)).seed).toBe(seed)
    expect(() => parseRecord(`${text}signed short short\n`)).toThrow(Refusal)
  })
})
