/** Messages that no honest client sends at this moment. Every one must be refused with a code. */
import type { Rng } from '@waystation/kernel'

export interface Target {
  /** The line the table is at; the sender is not to move, or sends nonsense. */
  readonly seq: number
}

type Maker = (rng: Rng, target: Target) => string | Buffer

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  'x',
  [],
  {},
  [[]],
  '\u0000',
  '🂡',
  '__proto__',
  'constructor',
]

const junk = (rng: Rng): unknown => rng.pick(JUNK)
const word = (rng: Rng, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(32 + rng.int(95))).join('')
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

const message = (rng: Rng, fields: Record<string, unknown>): string =>
  JSON.stringify({ type: 'answer', id: `f${rng.int(1e6)}`, ...fields })

const MAKERS: readonly Maker[] = [
  (rng) => word(rng, rng.int(200)),
  (rng) => nested(1 + rng.int(1500)),
  (rng) => message(rng, { seq: 0, option: 'x' }).slice(0, -1 - rng.int(20)),
  (rng) => Buffer.from(Array.from({ length: rng.int(64) }, () => rng.int(256))),
  (rng) => message(rng, { seq: 0, option: word(rng, 4200 + rng.int(5000)) }),
  (rng) => JSON.stringify(junk(rng)),
  (rng) => message(rng, { type: junk(rng), seq: 0, option: 'mark 5' }),
  (rng) => message(rng, { seq: junk(rng), option: 'mark 5' }),
  (rng, { seq }) => message(rng, { seq, option: [junk(rng)] }),
  (rng, { seq }) =>
    message(rng, { seq, option: 'mark 5', [rng.pick(['cheat', 'seat', '__proto__', 'toString'])]: junk(rng) }),
  (rng, { seq }) => message(rng, { id: junk(rng), seq, option: 'mark 5' }),
  (rng, { seq }) => message(rng, { seq: rng.int(Math.max(1, seq)), option: `mark ${1 + rng.int(9)}` }),
  (rng, { seq }) => message(rng, { seq: seq + 1 + rng.int(1000), option: `mark ${1 + rng.int(9)}` }),
  (rng, { seq }) => message(rng, { seq, option: word(rng, 1 + rng.int(30)) }),
  (rng, { seq }) => message(rng, { type: 'undo', seq: seq + 1 + rng.int(9) }),
  (rng) => message(rng, { type: 'consent-undo', agree: rng.int(2) === 0 }),
  (rng) => message(rng, { type: 'consent-undo', agree: junk(rng) === true ? 1 : 'yes' }),
  (rng, { seq }) => message(rng, { type: 'ask-undo', seq: seq + 1 + rng.int(9) }),
  (rng) => message(rng, { type: 'chat', text: `a${rng.pick(['\u0000', '\u0007', '\u202e', '\u2028', '\ud800'])}b` }),
  (rng) => message(rng, { type: 'chat', text: word(rng, 501 + rng.int(500)) }),
]

export function fuzzMessage(rng: Rng, target: Target): string | Buffer {
  return rng.pick(MAKERS)(rng, target)
}

/** What a bystander sends: well-formed, and none of their business. */
export function meddling(rng: Rng, { seq }: Target): string {
  const kind = rng.int(4)
  if (kind === 0) return message(rng, { seq, option: `mark ${1 + rng.int(9)}` })
  if (kind === 1) return message(rng, { type: 'undo', seq })
  if (kind === 2) return message(rng, { type: 'ask-undo', seq })
  return message(rng, { type: 'consent-undo', agree: true })
}

/** Requests that lead nowhere. */
export function fuzzRequest(rng: Rng, table: string): { method: string; path: string; body: unknown } {
  const id = rng.int(2) === 0 ? table : word(rng, 1 + rng.int(30))
  const verbs = ['answer', 'undo', 'undo/ask', 'undo/consent', 'seats/0', 'start', 'enter', 'chat', 'rematch']
  const path = `/api/tables/${encodeURIComponent(id)}/${rng.pick(verbs)}`
  const body = rng.pick([
    junk(rng),
    { junk: junk(rng) },
    `{"seq":${word(rng, 5)}`,
    { id: 'x', seq: 99, option: 'mark 5' },
  ])
  return { method: rng.pick(['POST', 'PUT', 'DELETE', 'POST', 'POST']), path, body }
}
