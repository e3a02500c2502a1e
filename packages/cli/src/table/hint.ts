/** What a strong player would weigh at a question, in words, with what can be expected. */
import type { Seat } from '@waystation/kernel'
import type { Because } from '@waystation/bots'
import { hintsFor } from '@waystation/table'
import { formatNumber } from '../format.ts'
import { columns } from '../render/grid.ts'
import type { WordedOption } from '../render/options.ts'
import type { Room } from './room.ts'
import type { TerminalTable } from './terminal-table.ts'

const SHOWN = 4

/** `options` as they are numbered on the screen; the one without an id lets it be. */
export function showHint({ context, table }: Room, seat: Seat, options: readonly WordedOption[]): void {
  const { out, words, language } = context
  const hints = hintsFor(table.game, table.match.state, seat, {
    clock: () => performance.now(),
    network: table.network,
  })
  const rows = hints.slice(0, SHOWN).flatMap(({ option, chance, because }) => {
    const index = options.findIndex(({ id }) => id === (option ?? ''))
    if (index < 0) return []
    const expected = chance === null ? '' : words.play.hintChance(formatNumber(chance * 100, language))
    const why = because === null ? '' : whyOf(table, because, seat)
    return [[out.paint.accent(String(index + 1)), options[index].text, out.paint.dim(expected), why]]
  })
  if (rows.length === 0) return out.line(words.play.noHint)
  out.lines([out.paint.bold(words.play.hintTitle), ...columns(rows, ['right']).map((line) => `  ${line}`)])
}

/** In the game's own words; frozen ones may have none for it. */
function whyOf({ text, names }: TerminalTable, { term, seat }: Because, asked: Seat): string {
  const words = text.prospects?.[term]
  if (words === undefined) return ''
  return seat === asked ? words.own : words.rival(names(seat))
}
