/** Everything under the name of one person: as JSON, and finished games as records. Of others only what is seen at the table. */
import type { BondRow } from '../company/bonds.ts'
import type { Guest, Storage, TableRow } from '../storage/types.ts'
import { tableInfo } from '../tables/info.ts'
import { seatOf } from '../tables/seats.ts'
import type { Tables } from '../tables/tables.ts'
import { channelInfo } from '../notices/new-channel.ts'
import { Refused } from '../workers/refused.ts'
import type { ZipFile } from './zip.ts'

/** All of them: nobody has as many. */
const TABLES = 100_000

interface Desk {
  record(this: void, row: TableRow): Promise<string>
  readonly now: number
}

const json = (name: string, value: unknown): ZipFile => ({ name, text: `${JSON.stringify(value, null, 2)}\n` })

export async function* myFiles({ services }: Tables, person: Guest, desk: Desk): AsyncGenerator<ZipFile> {
  const { storage } = services
  yield json('me.json', await aboutMe(storage, person, desk.now))
  yield json('company.json', await myCompany(storage, person.id))
  yield json('chat.json', await storage.saidBy(person.id))
  const rows = await storage.tablesOf(person.id, TABLES)
  const standings = new Map((await storage.standings(rows.map(({ id }) => id))).map((one) => [one.table, one]))
  yield json(
    'tables.json',
    rows.map((row) => ({
      ...tableInfo(row, -1),
      you: seatOf(row, person.id),
      result: standings.get(row.id)?.result ?? null,
    })),
  )
  for (const row of rows) {
    const text = row.status === 'finished' ? await desk.record(row).catch(withoutRecord) : null
    if (text !== null) yield { name: `records/${row.game}-${row.id}.txt`, text }
  }
}

async function aboutMe(storage: Storage, person: Guest, now: number) {
  const { identity, notices } = storage
  const { id, name, language } = person
  const account = await identity.accounts.at(id)
  return {
    name,
    language,
    account: account && { since: account.since, leavingAt: account.leavingAt },
    guestsBroughtAlong: (await identity.accounts.aliasesOf(id)).length,
    passkeys: (await identity.credentials.of(id)).map(({ label, madeAt, usedAt }) => ({ label, madeAt, usedAt })),
    recoveryCodesLeft: (await identity.codes.left(id)).left,
    devices: (await identity.sessions.of(id, now)).map(({ agent, createdAt, seenAt }) => ({
      agent,
      createdAt,
      seenAt,
    })),
    keeping: (await storage.keeping.actsOn(id)).map(({ at, kind, details }) => ({ at, kind, ...details })),
    holidays: (await storage.holidays([id])).map(({ from, to }) => ({ from, to })),
    notices: {
      prefs: await notices.channels.prefs(id),
      channels: (await notices.channels.of(id)).map((one) => ({ ...channelInfo(one), secret: undefined })),
    },
  }
}

/** Of others their names only. */
async function myCompany({ company }: Storage, id: string) {
  const bonds = [...(await company.bonds.of(id)), ...(await company.bonds.askedOf(id)).map(toMe)]
  return {
    people: bonds.map(({ kind, name, at }) => ({ kind, name, at })),
    clubs: (await company.clubs.of(id)).map(({ name }) => ({ name })),
    looksFor: (await company.seeks.of(id)).map(({ game, players, pace, table, at, until }) => {
      return { game, players, pace, table, at, until }
    }),
    reports: (await company.reports.by(id, TABLES)).map(({ person, table, kind, words, times, at, state }) => {
      return { about: person.name, table, kind, words, times, at, state }
    }),
  }
}

const toMe = (bond: BondRow) => ({ ...bond, kind: 'asked-me' as const })

/** Games with re-dealt cards have none, and games of unknown rules none here. */
function withoutRecord(error: unknown): null {
  if (error instanceof Refused) return null
  throw error
}
