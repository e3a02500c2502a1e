/** Clubs: people who see each other's tables. Whoever has been a member longest is the founder, or took the founder's place. */
import { type Kysely, sql } from 'kysely'
import { newId } from '../security/secrets.ts'
import type { Schema } from '../storage/schema.ts'
import { TooMany } from './bonds.ts'

const MOST_CLUBS = 20
const MOST_MEMBERS = 200

/** There are as many clubs as one person may be in. */
export class TooManyClubs extends Error {}

export interface ClubMember {
  readonly id: string
  readonly person: string
  readonly name: string
}

export interface ClubRow {
  readonly id: string
  readonly name: string
  /** The founder first, then as they came. */
  readonly members: readonly ClubMember[]
}

export class Clubs {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async of(person: string): Promise<{ id: string; name: string; members: number }[]> {
    return await this.db
      .selectFrom('club_members as mine')
      .innerJoin('clubs', 'clubs.id', 'mine.club_id')
      .innerJoin('club_members as all', 'all.club_id', 'mine.club_id')
      .select(['clubs.id', 'clubs.name', ({ fn }) => fn.count<number>('all.id').as('members')])
      .where('mine.person_id', '=', person)
      .groupBy(['clubs.id', 'clubs.name'])
      .orderBy('clubs.name')
      .orderBy('clubs.id')
      .execute()
  }

  async at(id: string): Promise<ClubRow | null> {
    const club = await this.db.selectFrom('clubs').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
    if (!club) return null
    const members = await this.db
      .selectFrom('club_members')
      .innerJoin('guests', 'guests.id', 'club_members.person_id')
      .select(['club_members.id', 'guests.id as person', 'guests.name'])
      .where('club_id', '=', id)
      .orderBy('club_members.at')
      .orderBy('club_members.id')
      .execute()
    return { ...club, members }
  }

  /** The club, if this person is in it. */
  async joined(id: string, person: string): Promise<ClubRow | null> {
    const club = await this.at(id)
    return club?.members.some((member) => member.person === person) ? club : null
  }

  found(name: string, person: string, at: number): Promise<string> {
    return this.db.transaction().execute(async (trx) => {
      const id = newId()
      await trx.insertInto('clubs').values({ id, name, made_at: at }).execute()
      await new Clubs(trx).add(id, person, at)
      return id
    })
  }

  /** False: there is no such club any more. */
  enter(club: string, person: string, at: number): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      if (!(await hold(trx, club))) return false
      await new Clubs(trx).add(club, person, at)
      return true
    })
  }

  private async add(club_id: string, person_id: string, at: number): Promise<void> {
    await this.db
      .insertInto('club_members')
      .values({ id: newId(), club_id, person_id, at })
      .onConflict((oc) => oc.columns(['person_id', 'club_id']).doNothing())
      .execute()
    if ((await this.count('club_id', club_id)) > MOST_MEMBERS) throw new TooMany()
    if ((await this.count('person_id', person_id)) > MOST_CLUBS) throw new TooManyClubs()
  }

  private async count(column: 'club_id' | 'person_id', value: string): Promise<number> {
    const { n } = await this.db
      .selectFrom('club_members')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where(column, '=', value)
      .executeTakeFirstOrThrow()
    return n
  }

  async rename(id: string, name: string): Promise<void> {
    await this.db.updateTable('clubs').set({ name }).where('id', '=', id).execute()
  }

  /** Behind the last one the club is closed. */
  leave(club: string, member: string): Promise<void> {
    return this.db.transaction().execute(async (trx) => {
      await hold(trx, club)
      await trx.deleteFrom('club_members').where('club_id', '=', club).where('id', '=', member).execute()
      await closeEmpty(trx)
    })
  }

  /** To which club a table is shown. */
  async shownTo(table: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('club_tables')
      .select('club_id')
      .where('table_id', '=', table)
      .executeTakeFirst()
    return row?.club_id ?? null
  }

  async show(table_id: string, club_id: string | null): Promise<void> {
    if (club_id === null) await this.db.deleteFrom('club_tables').where('table_id', '=', table_id).execute()
    else
      await this.db
        .insertInto('club_tables')
        .values({ table_id, club_id })
        .onConflict((oc) => oc.column('table_id').doUpdateSet({ club_id }))
        .execute()
  }

  /** Whether a private table is shown to a club that somebody is in. */
  async welcomes(table: string, person: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('club_tables')
      .innerJoin('club_members', 'club_members.club_id', 'club_tables.club_id')
      .select('club_members.id')
      .where('club_tables.table_id', '=', table)
      .where('club_members.person_id', '=', person)
      .executeTakeFirst()
    return row !== undefined
  }

  async tablesShownTo(club: string): Promise<string[]> {
    const rows = await this.db.selectFrom('club_tables').select('table_id').where('club_id', '=', club).execute()
    return rows.map(({ table_id }) => table_id)
  }
}

async function hold(trx: Kysely<Schema>, club: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update clubs set name = name where id = ${club}`.execute(trx)
  return numAffectedRows === 1n
}

/** Clubs in which nobody is any more, and links that lead nowhere. */
export async function closeEmpty(db: Kysely<Schema>): Promise<void> {
  await sql`delete from clubs where not exists (select 1 from club_members where club_id = clubs.id)`.execute(db)
  await sql`delete from company_links where kind = 'club'
    and not exists (select 1 from clubs where id = company_links.subject)`.execute(db)
  await sql`delete from company_links where kind = 'friend'
    and not exists (select 1 from guests where id = company_links.subject)`.execute(db)
}
