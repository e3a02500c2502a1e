/** Plain questions outside a game: one of a list, or a line. */
import type { Context } from '../context.ts'
import { columns } from '../render/grid.ts'
import { wrap } from '../render/width.ts'

/** Index of the chosen row; null when the input ended or the line was empty. */
export async function chooseRow(
  { out, input, words }: Context,
  title: string,
  rows: readonly (readonly string[])[],
): Promise<number | null> {
  const numbered = rows.map((row, i) => [out.paint.accent(String(i + 1)), ...row])
  out.lines(['', ...wrap(out.paint.bold(title), out.width), ...columns(numbered, ['right']).map((line) => `  ${line}`)])
  for (;;) {
    const line = (await input.ask(`${words.menu.number}> `))?.trim()
    if (!line) return null
    const index = /^\d{1,4}$/.test(line) ? Number(line) - 1 : -1
    if (index >= 0 && index < rows.length) return index
    out.line(words.menu.outOfRange(rows.length))
  }
}

export async function askLine({ input }: Context, question: string): Promise<string | null> {
  const line = await input.ask(`${question} `)
  return line === null ? null : line.trim()
}
