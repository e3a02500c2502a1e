/** Finds somebody by where they are seen. */
import type { Whom } from '@waystation/protocol'
import type { ChatRow, Guest } from '../../storage/types.ts'
import type { LiveTable } from '../../tables/live-table.ts'
import { seatOf } from '../../tables/seats.ts'
import { Refused } from '../../workers/refused.ts'
import type { Context } from '../context.ts'

export interface Met {
  readonly id: string
  /** As they were called there. */
  readonly name: string
  /** Everybody may read their profile. */
  readonly public: boolean
  readonly table: LiveTable | null
  readonly seat: number | null
  readonly message: ChatRow | null
}

/** Whom somebody means, if they can see them; it may be themselves. */
export async function met(context: Context, whom: Whom, guest: Guest): Promise<Met> {
  const found = 'person' in whom ? await byProfile(context, whom.person, guest) : await atTable(context, whom, guest)
  const { identity, results } = context.storage
  const account = await identity.accounts.at(found.id)
  return { ...found, public: account !== null && (await results.reader.shown(found.id)) === 'public' }
}

type Found = Omit<Met, 'public'>

/** Guests have none, and the ids of people who hide theirs are not known to anybody. */
async function byProfile({ storage }: Context, person: string, guest: Guest): Promise<Found> {
  const account = await storage.identity.accounts.at(person)
  const hidden = person !== guest.id && (await storage.results.reader.shown(person)) === 'private'
  if (!account || hidden) throw new Refused('not-found')
  return { id: person, name: account.name, table: null, seat: null, message: null }
}

async function atTable(context: Context, whom: Exclude<Whom, { person: string }>, guest: Guest): Promise<Found> {
  const table = await context.table(whom.table, guest)
  if ('seat' in whom) {
    const seat = table.row.doc.seats[whom.seat]
    if (!seat?.guest) throw new Refused('not-found')
    return { id: seat.guest, name: seat.name, table, seat: whom.seat, message: null }
  }
  const message = await context.storage.chatMessage(whom.message)
  if (!message?.guest || message.table !== table.id) throw new Refused('not-found')
  return { id: message.guest, name: message.name, table, seat: seatOf(table.row, message.guest), message }
}

/** The same, refused to whoever means themselves. */
export async function somebodyElse(context: Context, whom: Whom, guest: Guest): Promise<Met> {
  const found = await met(context, whom, guest)
  if (found.id === guest.id) throw new Refused('not-allowed')
  return found
}
