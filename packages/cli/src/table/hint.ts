/** What a strong player would weigh at a question, in words, with what can be expected. */
import type { Seat } from '@waystation/kernel'
import { hintsFor } from '@waystation/table'
import { formatNumber } from '../format.ts'
import { columns } from '../render/grid.ts'
import type { WordedOption } from '../render/options.ts'
import type { Room } from './room.ts'

const SHOWN = 4

/** `options` as they are numbered on the screen; the one without an id lets it be. */
export function showHint({ context, table }: Room, seat: Seat, options: readonly WordedOption[]): void {
  const { out, words, language } = context
  const hints = hintsFor(table.game, table.match.state, seat, () => performance.now())
  const rows = hints.slice(0, SHOWN).flatMap(({ option, chance }) => {
    const index = options.findIndex(({ id }) => id === (option ?? ''))
    if (index < 0) return []
    const expected = chance === null ? '' : words.play.hintChance(formatNumber(chance * 100, language))
    return [[out.paint.accent(String(index + 1)), options[index].text, out.paint.dim(expected)]]
  })
  if (rows.length === 0) return out.line(words.play.noHint)
  out.lines([out.paint.bold(words.play.hintTitle), ...columns(rows, ['right']).map((line) => `  ${line}`)])
}
