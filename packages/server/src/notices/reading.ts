/** What is true of a notice at the moment it is to leave, in the language of its reader; null when there is nothing to tell any more. */
import type { Language, Seat } from '@waystation/kernel'
import type { ChannelKind } from '@waystation/protocol'
import { type Clock, seatDue } from '../clocks/clock.ts'
import type { Times } from '../clocks/counted.ts'
import { nameOf, resultOf, sheetsIn } from '../share/told.ts'
import type { StandingRow, TableRow } from '../storage/types.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { seatOf, sitsAny, wasDismissed } from '../tables/seats.ts'
import { TEXTS } from '../text/index.ts'
import { Refused } from '../workers/refused.ts'
import { COMPANY, tablePath } from './links.ts'
import { spoken } from './local-time.ts'
import { question } from './questions.ts'
import type { Intent, Item } from './types.ts'
import { warningOf } from './warnings.ts'

export interface House {
  table(this: void, id: string): Promise<LiveTable>
  /** How its game stands; null before it has begun. */
  standing(this: void, table: string): Promise<StandingRow | null>
  /** Which time counts for each seat; null without a clock. */
  times(this: void, row: TableRow): Promise<readonly Times[] | null>
  /** Who asks this person to be their friend; null: nobody does, under this name. */
  asks(this: void, person: string, bond: string): Promise<string | null>
  /** People with whom somebody is not to be brought together. */
  apart(this: void, person: string): Promise<ReadonlySet<string>>
  /** How a game is called. */
  title(this: void, game: string): string
}

type Words = Pick<Item, 'title' | 'body'>

/** Who reads it, and how it comes to them. */
export interface Reader {
  readonly language: Language
  readonly zone: string
  readonly way: ChannelKind
}

export async function itemOf(house: House, intent: Intent, reader: Reader): Promise<Item | null> {
  const { kind, table: id } = intent
  if (kind === 'asked') {
    const words = await asked(house, intent, reader)
    return words && { kind, table: null, path: COMPANY, ...words }
  }
  const table = id === null ? null : await house.table(id).catch(unlessGone)
  if (!table) return null
  const words = await READERS[kind]({ house, table, intent, ...reader })
  return words && { kind, table: table.id, path: tablePath(table.id), ...words }
}

/** So long as nobody has said yes or no. */
async function asked(house: House, { person, facts }: Intent, { language }: Reader): Promise<Words | null> {
  const by = await house.asks(person, facts.bond ?? '')
  const words = TEXTS[language].notices
  return by === null ? null : { title: words.asked(by), body: words.answerThere }
}

function unlessGone(error: unknown): null {
  if (error instanceof Refused && error.code === 'not-found') return null
  throw error
}

interface Asked extends Reader {
  readonly house: House
  readonly table: LiveTable
  readonly intent: Intent
}

type AtTable = Exclude<Intent['kind'], 'asked'>
const READERS: { readonly [kind in AtTable]: (asked: Asked) => Promise<Words | null> | Words | null } = {
  turn,
  warning,
  invited,
  filled,
  over,
  named,
}

interface Spectated {
  readonly view: unknown
  readonly waiting: readonly { readonly seat: number; readonly kind: string }[]
}

interface Waited {
  readonly seat: Seat
  /** What decides until when; null without a clock. */
  readonly clock: Clock | null
  readonly times: Times | null
}

/** Null: the game does not wait for this person any more, or it is another turn. */
async function waited(house: House, { row }: Pick<LiveTable, 'row'>, intent: Intent): Promise<Waited | null> {
  const seat = seatOf(row, intent.person)
  if (row.status !== 'running' || seat === null || row.doc.seats[seat].presence !== 'here') return null
  const standing = await house.standing(row.id)
  if (standing?.waiting.find((one) => one.seat === seat)?.line !== intent.facts.since) return null
  const clock = standing?.clock ? (JSON.parse(standing.clock) as Clock) : null
  return { seat, clock, times: (await house.times(row))?.[seat] ?? null }
}

/** When a warning is to be given, and when it is too late for it; null: there is nothing to warn of any more. */
export async function warningTimes(house: House, intent: Intent): Promise<{ at: number; by: number } | null> {
  const table = intent.table === null ? null : await house.table(intent.table).catch(unlessGone)
  const found = table && (await waited(house, table, intent))
  if (!found?.clock || !found.times) return null
  return warningOf(found.clock, found.seat, found.times, intent.facts.warning ?? 0)
}

async function warning({ house, table, intent, language, zone }: Asked): Promise<Words | null> {
  const found = await waited(house, table, intent)
  const due = found?.clock && found.times && seatDue(found.clock, found.seat, found.times)
  if (typeof due !== 'number') return null
  const words = TEXTS[language].notices
  const { row } = table
  return {
    title: words.warning(house.title(row.game), others(row, intent.person, language)),
    body: untilWords(due, zone, language),
  }
}

function untilWords(due: number, zone: string, language: Language): string {
  return TEXTS[language].notices.until(...spoken(due, zone, language))
}

async function turn({ house, table, intent, language, zone, way }: Asked): Promise<Words | null> {
  const { row } = table
  const found = await waited(house, table, intent)
  if (found === null) return null
  const { seat, clock, times } = found
  const kind = row.doc.clock?.kind
  // Live it is over before anybody has read a letter.
  if (kind === 'live' && way === 'mail') return null
  const { frames } = await table.consult((game) => game.look([null]))
  const { view, waiting } = JSON.parse(`{${frames[0]}`) as Spectated
  const asked = waiting.find((one) => one.seat === seat)
  if (!asked) return null
  const words = TEXTS[language].notices
  const names = (one: number): string => nameOf(row, one, language)
  const body = (await question(row, { ...asked, view }, names, language)) ?? words.waiting
  const due = kind === 'days' && clock && times ? seatDue(clock, seat, times) : null
  return {
    title: words.turn(house.title(row.game), others(row, intent.person, language)),
    body: due === null ? body : `${body} ${untilWords(due, zone, language)}`,
  }
}

async function invited({ house, table: { row }, intent, language }: Asked): Promise<Words | null> {
  const { seats } = row.doc
  const apart = sitsAny(row, await house.apart(intent.person))
  const welcome = seatOf(row, intent.person) === null && !wasDismissed(row, intent.person) && !apart
  if (row.status !== 'open' || !welcome || !seats.some(({ kind }) => kind === 'open')) return null
  const words = TEXTS[language].notices
  return {
    title: words.invited(intent.facts.by ?? '?', house.title(row.game)),
    body: words.seats(others(row, intent.person, language)),
  }
}

/** Until the game begins; where it begins by itself, so long as it goes on. */
function filled({ house, table: { row }, intent, language }: Asked): Words | null {
  const { seats, matched } = row.doc
  const told = row.status === 'open' || (row.status === 'running' && matched)
  if (!told || seats.some(({ kind }) => kind === 'open') || seatOf(row, intent.person) === null) return null
  const words = TEXTS[language].notices
  return {
    title: words.filled(house.title(row.game), others(row, intent.person, language)),
    body: row.status === 'open' ? words.canBegin : words.hasBegun,
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
