/** `waystation games`: what is on the shelf. */
import { allGames } from '@waystation/catalog'
import type { Context, ExitCode } from '../context.ts'
import { columns } from '../render/grid.ts'

export async function games(context: Context, options: { readonly json?: boolean }): Promise<ExitCode> {
  const boxes = await Promise.all(
    allGames().map(async (entry) => ({ entry, text: await entry.texts[context.language]() })),
  )
  if (options.json) {
    context.result({
      games: boxes.map(({ entry: { meta, sample }, text }) => ({
        ...meta,
        name: text.title,
        tagline: text.tagline,
        sample,
      })),
    })
    return 0
  }
  const { out, words } = context
  const rows = boxes.map(({ entry: { meta, sample }, text }) => [
    out.paint.accent(meta.id),
    out.paint.bold(text.title),
    words.games.players(meta.seats.min, meta.seats.max),
    words.games.minutes(meta.minutes.min, meta.minutes.max),
    sample ? words.games.sample : words.games.by(meta.authors.join(', ')),
  ])
  out.lines([...columns(rows), ''])
  for (const { entry, text } of boxes) {
    for (const { id, values } of entry.meta.variants) {
      out.line(words.games.variant(entry.id, id, values.join('|'), text.variant(id)))
    }
  }
  out.line(out.paint.dim(words.games.hint))
  return 0
}
