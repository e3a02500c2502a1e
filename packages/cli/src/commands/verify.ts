/** `waystation verify`: everything a record claims, checked by playing it again. */
import { commitment, verify as replayAndCheck } from '@waystation/kernel'
import { inFile, openRecord } from '../box.ts'
import type { Context, ExitCode } from '../context.ts'
import { columns } from '../render/grid.ts'

export async function verify(context: Context, path: string, options: { readonly json?: boolean }): Promise<ExitCode> {
  const { record, box } = await openRecord(path, context)
  const match = inFile(path, context, () => replayAndCheck(box.game, record))
  const promised = commitment(record.seed, record.salt)
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
  ]
  out.lines([out.paint.good(w.ok(path)), ...columns(rows.map(([label, value]) => [out.paint.dim(label), value]))])
  return 0
}
