/** How it ended: the score pad, who won, and the seed that was promised. */
import { joined } from '@waystation/wording'
import { renderScoreNotes, renderScores } from '../render/scores.ts'
import type { Room } from './room.ts'

export function showResult(room: Room): void {
  const { table, context } = room
  const { out, words } = context
  const { play } = words
  const pad = { sheets: table.game.scores(table.match.state), text: table.text, names: table.names }
  const [viewer = null] = table.humans.length === 1 ? table.humans : []
  room.showNews(viewer)
  room.showBoard(viewer)
  out.lines([
    out.paint.bold(play.gameOver),
    '',
    out.paint.bold(play.scoreSheet),
    ...renderScores(pad, words, out.paint),
  ])
  const notes = renderScoreNotes(pad, words, out.paint)
  if (notes.length > 0) out.lines(['', out.paint.bold(play.details), ...notes])
  const winners = pad.sheets.filter((sheet) => sheet.rank === 1).map((sheet) => table.names(sheet.seat))
  const names = joined(play.and)(winners)
  out.lines(['', out.paint.bold(winners.length === 1 ? play.winner(names) : play.winners(names)), ''])
  out.lines([play.commitment(table.commitment), play.seedWas(table.match.seed), play.saltWas(table.salt)])
  out.line(out.paint.dim(play.checkIt))
}
