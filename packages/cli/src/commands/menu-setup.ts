/** Questions before a game from the menu: how many, who, and which variants. An empty line goes back. */
import type { CatalogEntry } from '@waystation/catalog'
import { variantApplies } from '@waystation/kernel'
import type { Context } from '../context.ts'
import { askLine, chooseRow } from '../io/choices.ts'
import { type ChairKind, defaultName, OFFERED_KINDS } from '../table/chairs.ts'
import type { PlayOptions } from './play.ts'

export async function setUp(context: Context, entry: CatalogEntry): Promise<PlayOptions | null> {
  context.out.line(context.out.paint.dim(context.words.menu.back))
  const players = await howMany(context, entry)
  if (players === null) return null
  const kinds: ChairKind[] = []
  const names: string[] = []
  for (let seat = 0; seat < players; seat++) {
    const kind = await who(context, seat)
    if (kind === null) return null
    kinds.push(kind)
    names.push(await nameOf(context, kind, seat))
  }
  const variant = await variants(context, entry, players)
  return variant && { players: String(players), seats: kinds.join(','), names: names.join(','), variant }
}

async function howMany(context: Context, { meta: { seats } }: CatalogEntry): Promise<number | null> {
  if (seats.min === seats.max) return seats.min
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i)
  for (;;) {
    const line = await askLine(context, context.words.menu.players(seats.min, seats.max))
    if (!line) return null
    const players = counts.find((count) => String(count) === line)
    if (players !== undefined) return players
  }
}

async function who(context: Context, seat: number): Promise<ChairKind | null> {
  const { kinds, kindAbout } = context.words.play
  const rows = OFFERED_KINDS.map((kind) => [context.out.paint.bold(kinds[kind]), kindAbout[kind]])
  const index = await chooseRow(context, context.words.menu.who(seat + 1), rows)
  return index === null ? null : OFFERED_KINDS[index]
}

/** Only people are asked their name. Commas separate names, so they cannot be part of one. */
async function nameOf(context: Context, kind: ChairKind, seat: number): Promise<string> {
  const fallback = defaultName(kind, seat, context.words)
  if (kind !== 'human') return fallback
  return ((await askLine(context, context.words.menu.name(fallback))) ?? '').replaceAll(',', ' ').trim() || fallback
}

async function variants(context: Context, entry: CatalogEntry, players: number): Promise<string[] | null> {
  const { variants: offered } = entry.meta
  if (offered.length === 0) return []
  const text = await entry.texts[context.language]()
  const chosen: Record<string, string> = {}
  for (const variant of offered) {
    if (!variantApplies(variant, { players, variants: chosen })) continue
    const { id, values, default: usual } = variant
    const rows = values.map((value) => {
      const said = text.variant(id, value)
      return [value === usual ? context.words.menu.usual(said) : said]
    })
    const index = await chooseRow(context, context.words.menu.variant(text.variant(id)), rows)
    if (index === null) return null
    chosen[id] = values[index]
  }
  return Object.entries(chosen).map(([id, value]) => `${id}=${value}`)
}
