/** What a link to a table tells about it: nothing of private ones, and only the result of a game that is over. */
import { BOT_IDS, partsOf } from '@waystation/bots'
import type { Language, ScoreSheet } from '@waystation/kernel'
import type { Context } from '../http/context.ts'
import type { TableRow } from '../storage/types.ts'
import { TEXTS } from '../text/index.ts'
import { Refused } from '../workers/refused.ts'
import type { Card } from './card.ts'
import { lidOf } from './lids.ts'

export async function cardOf(context: Context, id: string, language: Language): Promise<Card> {
  const table = await context.table(id, null)
  const { row } = table
  const words = TEXTS[language].share
  const game = context.meta(row.game).title
  const foot = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(row.createdAt)
  const lid = await lidOf(context.config.webDir, row.game)
  if (row.status !== 'finished') return { game, sentence: words.table, rows: [], foot, lid }
  const sheets = await table.consult(async (present) => sheetsIn((await present.look([null])).frames[0]))
  const names = (seat: number): string => nameOf(row, seat, language)
  const rows = [...sheets]
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map(({ seat, total }) => ({ seat, name: names(seat), bot: row.doc.seats[seat].kind === 'bot', total }))
  return { game, sentence: resultOf(sheets, names, language), rows, foot, lid }
}

/** The frame is the end of an object that the connection begins. */
export function sheetsIn(frame: string): readonly ScoreSheet[] {
  const { scores } = JSON.parse(`{${frame}`) as { readonly scores: readonly ScoreSheet[] | null }
  if (scores === null) throw new Refused('game-running')
  return scores
}

export function nameOf({ doc }: Pick<TableRow, 'doc'>, seat: number, language: Language): string {
  const { kind, name, bot } = doc.seats[seat]
  if (kind === 'person' && name === '') return TEXTS[language].share.somebody
  const known = bot === null ? undefined : BOT_IDS.find((id) => id === partsOf(bot).id)
  return name === '' && known !== undefined ? TEXTS[language].share.bots[known] : name
}

export function resultOf(sheets: readonly ScoreSheet[], names: (seat: number) => string, language: Language): string {
  const words = TEXTS[language].share
  const first = sheets.filter(({ rank }) => rank === 1)
  const others = sheets.filter(({ rank }) => rank > 1).map(({ total }) => total)
  if (first.length === 0) return words.nobody
  if (first.length > 1) return words.share(first.map(({ seat }) => names(seat)))
  const lead = first[0].total - Math.max(...others)
  return others.length > 0 && lead > 0 ? words.winsBy(names(first[0].seat), lead) : words.wins(names(first[0].seat))
}
