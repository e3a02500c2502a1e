/** `waystation verify`: everything a record claims, checked by playing it again. */
import { commitment, type GameRecord, type Share, verify as replayAndCheck } from '@waystation/kernel'
import { inFile, openRecord } from '../box.ts'
import type { Context, ExitCode } from '../context.ts'
import { UserError } from '../errors.ts'
import { columns } from '../render/grid.ts'
import type { Words } from '../text/words.ts'
import { isSigned } from './signature.ts'

export interface VerifyOptions {
  readonly json?: boolean
  /** What the table published before the first draw, as somebody noted it. */
  readonly commitment?: string
  /** The key of the house that must have signed it. */
  readonly house?: string
}

function shareState(share: Share): 'none' | 'shown' | 'withheld' {
  if (share === null) return 'none'
  return 'secret' in share ? 'shown' : 'withheld'
}

/** Beyond what every record claims of itself: what whoever asks has noted elsewhere. */
function checkNoted(path: string, record: GameRecord, promised: string, options: VerifyOptions, words: Words): void {
  const refuse = (why: string): never => {
    throw new UserError(words.errors.inFile(path, why))
  }
  if (options.commitment !== undefined && options.commitment.toLowerCase() !== promised)
    refuse(words.errors.otherCommitment(promised))
  if (record.signature && !isSigned(record)) refuse(words.errors.record.signature)
  if (options.house !== undefined && record.signature?.key !== options.house) refuse(words.errors.otherHouse)
}

export async function verify(context: Context, path: string, options: VerifyOptions): Promise<ExitCode> {
  const { record, box } = await openRecord(path, context)
  const match = inFile(path, context, () => replayAndCheck(box.game, record))
  const promised = commitment(record.dice?.house ?? record.seed, record.salt)
  checkNoted(path, record, promised, options, context.words)
  const shares = record.dice?.shares.map(shareState)
  if (options.json) {
    context.result({
      file: path,
      ok: true,
      game: record.game,
      rulesVersion: record.rules,
      players: record.config.players,
      variants: match.config.variants,
      seats: record.seats,
      lines: record.log.length,
      decisions: match.moves.length,
      finished: record.scores !== null,
      scores: record.scores,
      state: record.state,
      commitment: promised,
      shares: shares ?? null,
      house: record.signature?.key ?? null,
    })
    return 0
  }
  const { out, words } = context
  const w = words.verify
  const result = record.scores?.map((points, seat) => `${record.seats[seat]} ${points}`).join(', ') ?? w.unfinished
  const rows = [
    [w.game, `${box.text.title}, ${words.games.players(record.config.players, record.config.players)}`],
    [w.rules, String(record.rules)],
    [w.seats, record.seats.join(', ')],
    [w.answers, String(record.log.length)],
    [w.result, result],
    [w.state, record.state],
    [w.commitment, promised],
    ...(shares ? [[w.dice, shares.map((share, seat) => `${record.seats[seat]} ${w.shares[share]}`).join(', ')]] : []),
    ...(record.signature ? [[w.signed, record.signature.key]] : []),
  ]
  out.lines([out.paint.good(w.ok(path)), ...columns(rows.map(([label, value]) => [out.paint.dim(label), value]))])
  return 0
}
