/** What is true of a notice at the moment it is to leave, in the language of its reader; null when there is nothing to tell any more. */
import type { Language } from '@waystation/kernel'
import { nameOf, resultOf, sheetsIn } from '../share/told.ts'
import type { StandingRow, TableRow } from '../storage/types.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { seatOf, wasDismissed } from '../tables/seats.ts'
import { TEXTS } from '../text/index.ts'
import { Refused } from '../workers/refused.ts'
import { question } from './questions.ts'
import type { Intent, Item } from './types.ts'

export interface House {
  table(this: void, id: string): Promise<LiveTable>
  /** How its game stands; null before it has begun. */
  standing(this: void, table: string): Promise<StandingRow | null>
  /** How a game is called. */
  title(this: void, game: string): string
}

type Words = Pick<Item, 'title' | 'body'>

export async function itemOf(house: House, intent: Intent, language: Language): Promise<Item | null> {
  const table = await house.table(intent.table).catch(unlessGone)
  if (!table) return null
  const words = await READERS[intent.kind]({ house, table, intent, language })
  return words && { kind: intent.kind, table: intent.table, ...words }
}

function unlessGone(error: unknown): null {
  if (error instanceof Refused && error.code === 'not-found') return null
  throw error
}

interface Asked {
  readonly house: House
  readonly table: LiveTable
  readonly intent: Intent
  readonly language: Language
}

const READERS: { readonly [kind in Intent['kind']]: (asked: Asked) => Promise<Words | null> | Words | null } = {
  turn,
  invited,
  over,
  named,
}

interface Spectated {
  readonly view: unknown
  readonly waiting: readonly { readonly seat: number; readonly kind: string }[]
}

async function turn({ house, table, intent, language }: Asked): Promise<Words | null> {
  const { row } = table
  const seat = seatOf(row, intent.person)
  if (row.status !== 'running' || seat === null || row.doc.seats[seat].presence !== 'here') return null
  const standing = await house.standing(table.id)
  // Waited for since another line: this is another turn.
  if (standing?.waiting.find((one) => one.seat === seat)?.line !== intent.facts.since) return null
  const { frames } = await table.consult((game) => game.look([null]))
  const { view, waiting } = JSON.parse(`{${frames[0]}`) as Spectated
  const asked = waiting.find((one) => one.seat === seat)
  if (!asked) return null
  const words = TEXTS[language].notices
  const names = (one: number): string => nameOf(row, one, language)
  const body = await question(row, { ...asked, view }, names, language)
  return { title: words.turn(house.title(row.game), others(row, intent.person, language)), body: body ?? words.waiting }
}

function invited({ house, table: { row }, intent, language }: Asked): Words | null {
  const { seats } = row.doc
  const welcome = seatOf(row, intent.person) === null && !wasDismissed(row, intent.person)
  if (row.status !== 'open' || !welcome || !seats.some(({ kind }) => kind === 'open')) return null
  const words = TEXTS[language].notices
  return {
    title: words.invited(intent.facts.by ?? '?', house.title(row.game)),
    body: words.seats(others(row, intent.person, language)),
  }
}

async function over({ house, table, intent, language }: Asked): Promise<Words | null> {
  const { row } = table
  if (row.status !== 'finished') return null
  const words = TEXTS[language].notices
  const sheets = await table.consult(async (game) => sheetsIn((await game.look([null])).frames[0]))
  const names = (seat: number): string => nameOf(row, seat, language)
  const scores = [...sheets]
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map(({ seat, total }) => words.score(names(seat), total))
  const result = resultOf(sheets, names, language)
  return {
    title: words.over(house.title(row.game), others(row, intent.person, language)),
    body: [`${result}.`, scores.join(', ')].join(' '),
  }
}

function named({ house, table: { row }, intent, language }: Asked): Words | null {
  if (seatOf(row, intent.person) === null) return null
  const words = TEXTS[language].notices
  return { title: words.named(intent.facts.by ?? '?', house.title(row.game)), body: words.readChat }
}

/** Everybody else who sits there. */
function others(row: TableRow, person: string, language: Language): string[] {
  return row.doc.seats.flatMap(({ kind, guest }, seat) =>
    kind === 'open' || guest === person ? [] : [nameOf(row, seat, language)],
  )
}
