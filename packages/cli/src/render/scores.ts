/** The score pad: categories down, seats across, as in the box. */
import type { GameText, GameTypes, Names, ScoreSheet } from '@waystation/kernel'
import { type Paint, seatShape } from '../io/paint.ts'
import type { Words } from '../text/words.ts'
import { blockWidth, columns } from './grid.ts'

interface Pad {
  readonly sheets: readonly ScoreSheet[]
  readonly text: GameText<GameTypes>
  readonly names: Names
}

export function renderScores({ sheets, text, names }: Pad, words: Words, paint: Paint): string[] {
  const { play } = words
  const categories = [...new Set(sheets.flatMap((sheet) => sheet.lines.map((line) => line.category)))]
  const rows = [
    [paint.dim(play.category), ...sheets.map(({ seat }) => paint.seat(seat, `${seatShape(seat)} ${names(seat)}`))],
    ...categories.map((id) => [text.category(id), ...sheets.map((sheet) => signed(pointsIn(sheet, id)))]),
    [paint.bold(play.total), ...sheets.map((sheet) => paint.bold(signed(sheet.total)))],
    [paint.bold(play.rank), ...sheets.map((sheet) => paint.bold(String(sheet.rank)))],
  ]
  const lines = columns(rows, ['left', ...sheets.map(() => 'right' as const)], '   ')
  const rule = paint.dim('─'.repeat(blockWidth(lines)))
  return [lines[0], rule, ...lines.slice(1, -2), rule, ...lines.slice(-2)]
}

/** With the sign of minus, not a hyphen. */
const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points))

function pointsIn(sheet: ScoreSheet, category: string): number {
  return sheet.lines.filter((line) => line.category === category).reduce((sum, line) => sum + line.points, 0)
}

/** What the points were for, line by line, where the game says so. */
export function renderScoreNotes({ sheets, text, names }: Pad, words: Words, paint: Paint): string[] {
  return sheets.flatMap((sheet) => {
    const notes = sheet.lines.flatMap((line) => {
      const note = text.scoreNote(line)
      return note === '' ? [] : [`  ${words.play.note(text.category(line.category), note, signed(line.points))}`]
    })
    return notes.length === 0 ? [] : [paint.seat(sheet.seat, `${seatShape(sheet.seat)} ${names(sheet.seat)}`), ...notes]
  })
}
