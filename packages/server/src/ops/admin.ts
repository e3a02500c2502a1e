/** `waystation admin`: keeping house at the command line, beside a running server or without one. */
import { setTimeout as pause } from 'node:timers/promises'
import { type ErrorCode, ERROR_CODES, PersonName, REPORT_STATES, type ReportState, ROLES } from '@waystation/protocol'
import { NameTaken } from '../identity/accounts.ts'
import { DONE } from '../keeping/carry-out.ts'
import { readReports, settleReport } from '../keeping/read-reports.ts'
import { type Ban, COMMAND_LINE, type Kept, type Order } from '../keeping/types.ts'
import { rangeOf, rangeText } from '../security/range.ts'
import type { Storage } from '../storage/types.ts'
import { TEXTS } from '../text/index.ts'
import type { CommandText } from '../text/types.ts'
import type { AdminRequest } from './admin-request.ts'
import { Problem, UsageError } from './problem.ts'

const BY = COMMAND_LINE
/** A process that serves hears of an order within this time, if there is one. */
const PATIENCE_MS = 6000
const LOOK_MS = 100
const ACTS = 100

interface Desk {
  readonly storage: Storage
  readonly words: CommandText['admin']
  readonly request: AdminRequest
  readonly now: number
  say(text: string): void
  /** The same as one object, where that was asked for. */
  tell(value: unknown, lines: readonly string[]): void
}

type Act = (desk: Desk) => Promise<void>

export const ACTS_BY_NAME: { readonly [name: string]: Act } = {
  owner: (desk) => giveRole(desk, 'owner'),
  role: (desk) => giveRole(desk, desk.request.second ?? ''),
  find,
  reports,
  settle,
  mute,
  unmute,
  ban,
  bans,
  lift,
  rename,
  close: (desk) => atTable(desk, 'close'),
  'stand-in': (desk) => atTable(desk, 'stand-in'),
  notice,
  log,
}

async function giveRole(desk: Desk, asked: string): Promise<void> {
  const role = ROLES.find((known) => known === asked) ?? null
  if (role === null && asked !== 'none') throw new UsageError((say) => say.badRole(asked))
  const person = await personOf(desk)
  if (!person.account) throw new Problem((say) => say.onlyAccounts(person.name))
  await desk.storage.keeping.giveRole(BY, person.id, role, desk.now)
  desk.say(desk.words.role(person.name, role))
}

async function find({ storage, request, words, tell }: Desk): Promise<void> {
  const people = await storage.keeping.find(request.first ?? '')
  tell(
    people,
    people.map((person) => `${person.id}  ${described(person, words)}`),
  )
}

async function reports({ storage, request, words, tell }: Desk): Promise<void> {
  const asked = request.first ?? 'open'
  const state = REPORT_STATES.find((known) => known === asked)
  if (state === undefined) throw new UsageError((say) => say.badVerdict(asked))
  const found = await readReports(storage, state)
  tell(
    found,
    found.flatMap(({ id, at, kind, person, by, times, words: own, context }) => [
      `${id}  ${moment(at)}  ${words.report({ by: by.name, heeded: by.heeded, told: by.told, kind: words.reports[kind], person: person.name, times })}`,
      ...(own === '' ? [] : [`  ${words.said(by.name, own)}`]),
      ...(context.table
        ? [
            `  ${context.table.game} ${context.table.id}: ${context.table.seats.flatMap(({ name }) => (name === '' ? [] : [name])).join(', ')}`,
          ]
        : []),
      ...context.chat.map(({ name, text, pointed }) => `  ${pointed ? '>' : '|'} ${words.said(name, text)}`),
    ]),
  )
}

async function settle({ storage, request, words, now, say }: Desk): Promise<void> {
  const { first: id = '', second: asked = '' } = request
  if (!isVerdict(asked)) throw new UsageError((problems) => problems.badVerdict(asked))
  if (!(await settleReport(storage, BY, { id, state: asked }, now))) throw new Problem((p) => p.noReport(id))
  say(words.settled(asked))
}

const isVerdict = (text: string): text is Exclude<ReportState, 'open'> => text === 'heeded' || text === 'dismissed'

async function mute(desk: Desk): Promise<void> {
  const { storage, request, words, now, say } = desk
  const person = await personOf(desk)
  const until = request.until(now)
  await storage.keeping.mute(BY, person.id, { until, reason: request.reason }, now)
  say(words.muted(person.name, moment(until)))
}

async function unmute(desk: Desk): Promise<void> {
  const person = await personOf(desk)
  await desk.storage.keeping.mute(BY, person.id, null, desk.now)
  desk.say(desk.words.unmuted(person.name))
}

async function ban(desk: Desk): Promise<void> {
  const { storage, request, words, now, say } = desk
  const until = request.until(now)
  const { reason, browsers, networks, address } = request
  if (address !== null) {
    const range = rangeOf(address)
    if (!range) throw new UsageError((problems) => problems.badRange(address))
    const asked = { address: rangeText(range), browsers: false, networks: false, until, reason }
    await storage.keeping.ban(BY, asked, now)
    return say(words.banned(rangeText(range), moment(until)))
  }
  const person = await personOf(desk)
  await storage.keeping.ban(BY, { person: person.id, browsers, networks, until, reason }, now)
  say(words.banned(person.name, moment(until)))
}

async function bans({ storage, words, now, tell }: Desk): Promise<void> {
  const standing = await storage.keeping.standing(now)
  const lines = standing.map(async (one) => {
    const who = await whose(storage, one, words)
    return `${one.id}  ${words.ban({ who, until: moment(one.until), reason: one.reason })}`
  })
  tell(standing, await Promise.all(lines))
}

async function whose({ keeping }: Storage, one: Ban, { aBrowser }: CommandText['admin']): Promise<string> {
  const name = one.person === null ? '' : ((await keeping.whoIs(one.person))?.name ?? '')
  const what = one.kind === 'address' ? one.subject : one.kind === 'browser' ? aBrowser : ''
  return [name, what && name ? `(${what})` : what].filter((part) => part !== '').join(' ')
}

/** By the name of the ban, or of the person. */
async function lift({ storage, request, words, now, say }: Desk): Promise<void> {
  const asked = request.first ?? ''
  const standing = await storage.keeping.standing(now)
  const person = await storage.keeping.whoIs(asked)
  const one =
    standing.find(({ id, subject }) => id === asked || subject === asked) ??
    standing.find(({ kind, subject }) => kind === 'person' && subject === person?.id)
  if (!one) throw new Problem((problems) => problems.noBan(asked))
  const who = await whose(storage, one, words)
  await storage.keeping.lift(BY, one.id, now)
  say(words.lifted(who))
}

async function rename(desk: Desk): Promise<void> {
  const { storage, request, words, now, say } = desk
  const person = await personOf(desk)
  const name = PersonName.safeParse(request.second)
  if (!name.success) throw new UsageError((problems) => problems.badName(request.second ?? ''))
  await storage.keeping.rename(BY, person, name.data, now).catch((error: unknown) => {
    throw error instanceof NameTaken ? new Problem((problems) => problems.nameTaken(name.data)) : error
  })
  say(words.renamed(person.name, name.data))
}

/** What a process that serves has to do. */
async function atTable(desk: Desk, kind: 'close' | 'stand-in'): Promise<void> {
  const { storage, request, words, now, say } = desk
  const table = request.first ?? ''
  if (!(await storage.table(table))) throw new Problem((problems) => problems.noTable(table))
  const seat = kind === 'close' ? null : seatOf(request.second ?? '')
  const order: Omit<Order, 'id'> = { kind, table, seat, bot: request.bot, person: null, by: BY }
  const outcome = await outcomeOf(storage, await storage.keeping.order(order, now))
  if (outcome === null) return say(words.ordered)
  if (outcome !== DONE) {
    const code: ErrorCode = ERROR_CODES.find((known) => known === outcome) ?? 'internal'
    throw new Problem(() => TEXTS[request.language].errors[code])
  }
  say(seat === null ? words.closed(table) : words.standIn(table, seat + 1))
}

function seatOf(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new UsageError((problems) => problems.badSeat(text))
  return Number(text) - 1
}

async function outcomeOf({ keeping }: Storage, order: string): Promise<string | null> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    const outcome = await keeping.outcomeOf(order)
    if (outcome !== null) return outcome
    await pause(LOOK_MS)
  }
  return null
}

async function notice({ storage, request, words, now, say }: Desk): Promise<void> {
  if (request.end) {
    await storage.keeping.endAnnouncement(BY, now)
    return say(words.ended)
  }
  const { en, fr } = request
  if (!en || !fr) throw new UsageError((problems) => problems.needsBothLanguages())
  const until = request.until(now)
  await storage.keeping.announce(BY, { en, fr, until }, now)
  say(words.announced(moment(until)))
}

async function log({ storage, words, tell }: Desk): Promise<void> {
  const acts = await storage.keeping.acts(undefined, ACTS)
  tell(
    acts,
    acts.map(({ at, by, kind, person, table, details }) => {
      const facts = Object.entries(details).map(([name, value]) => `${name}=${readable(name, value)}`)
      const who = by.id === null ? words.commandLine : (by.name ?? '')
      return [moment(at), who, words.kinds[kind], person?.name ?? '', table ?? '', ...facts].filter(Boolean).join('  ')
    }),
  )
}

const readable = (name: string, value: unknown): string =>
  name === 'until' && typeof value === 'number' ? moment(value) : String(value)

async function personOf({ storage, request }: Desk): Promise<Kept> {
  const name = request.first ?? ''
  if (name === '') throw new UsageError((say) => say.noNameGiven())
  const person = await storage.keeping.whoIs(name)
  if (!person) throw new Problem((say) => say.noPerson(name))
  return person
}

function described({ name, account, role, mutedUntil, bannedUntil }: Kept, words: CommandText['admin']): string {
  return words.person({
    name,
    kind: account ? words.account : words.guest,
    role: role && words.roles[role],
    muted: mutedUntil === null ? null : moment(mutedUntil),
    banned: bannedUntil === null ? null : moment(bannedUntil),
  })
}

/** The same in every language, and in the time of the machine's own zone nowhere: operators of one house may sit in several. */
const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
