/**
 * The record of a game as a text a person can read; docs/record-format.md describes it line by line.
 * Reading is strict: whatever this file would not have written is refused.
 */
import { Refusal } from './errors.ts'
import { commitment, dealtSeed, type Dice, type Share } from './fairness.ts'
import { isLine } from './line.ts'
import type { Entry } from './match.ts'
import { sha256 } from './sha256.ts'
import type { Config } from './types.ts'

export interface GameRecord {
  readonly game: string
  readonly rules: number
  readonly config: Config
  readonly seed: string
  readonly salt: string
  /** The parts of the seed, where it has several; left out otherwise. */
  readonly dice?: Dice
  /** Names of the seats, in order. */
  readonly seats: readonly string[]
  readonly log: readonly Entry[]
  /** Hash of the state after the last line. */
  readonly state: string
  /** Totals by seat once the game is over. */
  readonly scores: readonly number[] | null
  /** By the house where it was played, over everything before it. Not checked here: the kernel has no such cipher. */
  readonly signature?: Signature
}

/** Ed25519, both in base64url. */
export interface Signature {
  readonly key: string
  readonly text: string
}

const TITLE = 'waystation record 1'
/** With the parts of its seed. */
const TITLE_2 = 'waystation record 2'
const SIGNED = /^signed ([\w-]{43}) ([\w-]{86})\n$/

/** Writes the record. Refuses what would not read back the same: a text of several lines, an option that looks like an undo. */
export function formatRecord(record: GameRecord): string {
  const head = [
    record.dice ? TITLE_2 : TITLE,
    `game ${record.game}`,
    `rules ${record.rules}`,
    `players ${record.config.players}`,
    ...Object.entries(record.config.variants)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, value]) => `variant ${id} ${value}`),
    `seed ${record.seed}`,
    `salt ${record.salt}`,
    `commitment ${commitment(record.dice?.house ?? record.seed, record.salt)}`,
    ...diceLines(record.dice),
    ...record.seats.map((name, seat) => `seat ${seat} ${name}`),
  ]
  const moves = record.log.map((entry, i) => `${i + 1} ${entry.seat} ${entryText(entry)}`)
  const foot = [`state ${record.state}`, `scores ${record.scores === null ? 'unfinished' : record.scores.join(' ')}`]
  const lines = [...head, '', ...moves, '', ...foot]
  const unfit = lines.find((line) => !isLine(line))
  if (unfit !== undefined) throw notWritable(unfit)
  const body = `${lines.join('\n')}\n`
  const { signature } = record
  return `${body}checksum ${sha256(body)}\n${signature ? `signed ${signature.key} ${signature.text}\n` : ''}`
}

function diceLines(dice: Dice | undefined): string[] {
  if (!dice) return []
  return [`house ${dice.house}`, ...dice.shares.map((share, seat) => `share ${seat} ${shareText(share)}`)]
}

function shareText(share: Share): string {
  if (share === null) return '< none'
  return 'secret' in share ? share.secret : `< withheld ${share.withheld}`
}

function parseShare(text: string): Share {
  if (text === '< none') return null
  const [, withheld] = /^< withheld ([0-9a-f]{64})$/.exec(text) ?? []
  return withheld === undefined ? { secret: text } : { withheld }
}

function notWritable(text: string): Refusal {
  return new Refusal('bad-record', `cannot be written in a record: ${JSON.stringify(text)}`, { case: 'form' })
}

function entryText(entry: Entry): string {
  if ('option' in entry) {
    if (entry.option === '' || entry.option.startsWith('<')) throw notWritable(entry.option)
    return entry.option
  }
  return entry.undo === 'own' ? '< undo' : '< undo agreed'
}

function parseEntry(seat: number, text: string): Entry {
  if (text === '< undo') return { seat, undo: 'own' }
  if (text === '< undo agreed') return { seat, undo: 'agreed' }
  return { seat, option: text }
}

export function parseRecord(text: string): GameRecord {
  if (!text.startsWith(`${TITLE}\n`) && !text.startsWith(`${TITLE_2}\n`))
    throw new Refusal('bad-record', `not a record: the first line is not "${TITLE}"`, { case: 'title' })
  const body = signedPart(text)
  checkChecksum(body)
  const lines = body.split('\n')
  const gap = lines.indexOf('')
  const secondGap = lines.indexOf('', gap + 1)
  if (secondGap < 0 || secondGap === lines.length - 1)
    throw new Refusal('bad-record', 'a record has three parts: heading, answers, result', { case: 'form' })
  const record = readRecord(
    new Lines(lines.slice(1, gap)),
    lines.slice(gap + 1, secondGap),
    new Lines(lines.slice(secondGap + 1)),
    signatureOf(text),
  )
  if (formatRecord(record) !== text)
    throw new Refusal('bad-record', 'the record is not written as a record is', { case: 'form' })
  return record
}

/** All of a record but its signature. */
export function signedPart(text: string): string {
  const at = text.lastIndexOf('\nsigned ') + 1
  return at > 0 && SIGNED.test(text.slice(at)) ? text.slice(0, at) : text
}

function signatureOf(text: string): Signature | null {
  const [, key, signature] = SIGNED.exec(text.slice(signedPart(text).length)) ?? []
  return key === undefined ? null : { key, text: signature }
}

function checkChecksum(text: string): void {
  const at = text.lastIndexOf('checksum ')
  if (at < 0 || text.slice(at) !== `checksum ${sha256(text.slice(0, at))}\n`) {
    throw new Refusal('bad-record', 'the checksum does not match: the record was changed or cut off', {
      case: 'checksum',
    })
  }
}

function readRecord(head: Lines, moves: readonly string[], foot: Lines, signature: Signature | null): GameRecord {
  const game = head.take('game')
  const rules = head.number('rules')
  const players = head.number('players')
  const variants = Object.fromEntries(head.all('variant').map(splitOnce))
  const seed = head.take('seed')
  const salt = head.take('salt')
  const promised = head.take('commitment')
  const dice = readDice(head)
  if (promised !== commitment(dice?.house ?? seed, salt))
    throw new Refusal('bad-record', 'seed and salt do not match the commitment', { case: 'commitment' })
  if (dice && (dice.shares.length !== players || seed !== dealtSeed(dice)))
    throw new Refusal('bad-record', 'the seed does not follow from the shares', { case: 'shares' })
  const seats = head.all('seat').map((line) => splitOnce(line)[1])
  if (seats.length !== players)
    throw new Refusal('bad-record', `${players} players but ${seats.length} seats`, { case: 'form' })
  const log = moves.map((line, i) => {
    const match = /^(\d+) (\d+) (.+)$/.exec(line)
    if (!match || Number(match[1]) !== i + 1)
      throw new Refusal('bad-record', `answer ${i + 1} cannot be read`, { case: 'form' })
    return parseEntry(Number(match[2]), match[3])
  })
  const state = foot.take('state')
  const totals = foot.take('scores')
  const scores = totals === 'unfinished' ? null : totals.split(' ').map(Number)
  const parts = { ...(dice && { dice }), ...(signature && { signature }) }
  return { game, rules, config: { players, variants }, seed, salt, ...parts, seats, log, state, scores }
}

function readDice(head: Lines): Dice | null {
  const [house] = head.all('house')
  if (house === undefined) return null
  return { house, shares: head.all('share').map((line) => parseShare(splitOnce(line)[1])) }
}

function splitOnce(line: string): [string, string] {
  const at = line.indexOf(' ')
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)]
}

/** Lines of the form "word rest", taken in order. */
class Lines {
  private at = 0
  private readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    this.lines = lines
  }

  take(word: string): string {
    const line = this.lines[this.at++]
    if (line === undefined || !line.startsWith(`${word} `))
      throw new Refusal('bad-record', `the line "${word}" is missing`, { case: 'form' })
    return line.slice(word.length + 1)
  }

  number(word: string): number {
    const value = Number(this.take(word))
    if (!Number.isSafeInteger(value)) throw new Refusal('bad-record', `"${word}" is not a number`, { case: 'form' })
    return value
  }

  all(word: string): string[] {
    const out: string[] = []
    while (this.lines[this.at]?.startsWith(`${word} `)) out.push(this.take(word))
    return out
  }
}
