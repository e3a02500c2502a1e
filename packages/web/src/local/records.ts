/** Records of games, told again line by line. */
import { commitment, type Game, type GameRecord, parseRecord, Refusal, type Seat, verify } from '@waystation/kernel'
import type { PastPosition } from '@waystation/protocol'
import { beginningOf, tablesOf } from '@waystation/table'
import { signedBy } from './signature.ts'
import { pastPosition } from './told.ts'
import type { Failure, LoadRules, Review } from './types.ts'

export function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) return { code: error.code, message: error.message, detail: error.detail }
  return { code: 'internal', message: error instanceof Error ? error.message : String(error), detail: null }
}

const FORGED: Failure = {
  code: 'bad-record',
  message: 'the signature does not fit',
  detail: { case: 'signature' },
}

/** Reads and verifies a record and plays it from the opening, as a seat or a spectator would have seen it. */
export async function review(text: string, seat: Seat | null, load: LoadRules): Promise<Review> {
  const record = parseRecord(text)
  const game = await load(record.game, record.rules)
  const { seats, config, seed, salt, dice } = record
  const signed = await signedBy(record)
  const lines: PastPosition[] = []
  const totals: (readonly number[])[] = []
  for (const table of tablesOf(game, beginningOf(record), record.log)) {
    lines.push(pastPosition(table.telling().past(seat)))
    totals.push(game.scores(table.match.state).map((sheet) => sheet.total))
  }
  return {
    game: game.meta.id,
    rules: record.rules,
    players: config.players,
    seats,
    commitment: commitment(dice?.house ?? seed, salt),
    shares: dice?.shares.flatMap((share) => (share !== null && 'secret' in share ? [share.secret] : [])) ?? [],
    lines,
    totals,
    flaw: flawOf(game, record) ?? (signed === 'forged' ? FORGED : null),
    signed,
  }
}

function flawOf(game: Game, record: GameRecord): Failure | null {
  try {
    verify(game, record)
    return null
  } catch (error) {
    return failureOf(error)
  }
}
