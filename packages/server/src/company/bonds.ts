/**
 * What people are to each other. A friendship is one row in each direction; whoever blocks somebody ends everything else between the two,
 * and nobody is told of it.
 */
import { type Kysely, sql } from 'kysely'
import { putIntents } from '../notices/intents.ts'
import { request as requested } from '../notices/occasions.ts'
import { newId } from '../security/secrets.ts'
import type { Schema } from '../storage/schema.ts'
import type { Storage } from '../storage/types.ts'

export const BOND_KINDS = ['asked', 'friend', 'follows', 'blocked'] as const
export type BondKind = (typeof BOND_KINDS)[number]

/** So many of each one person may have: enough for anybody, too few to collect people. */
const MOST: { readonly [kind in BondKind]: number } = { asked: 100, friend: 300, follows: 300, blocked: 1000 }

/** Somebody has as many as one person may have. Thrown within a transaction, of which nothing may stand. */
export class TooMany extends Error {}

export interface BondRow {
  readonly id: string
  readonly kind: BondKind
  /** The other one, */
  readonly person: string
  /** as they are called now, */
  readonly name: string
  /** and whether everybody may read their profile. */
  readonly public: boolean
  readonly at: number
}

/** What two people are to each other, as one of them may know it. */
export interface Between {
  readonly friend: 'no' | 'asked' | 'asked-me' | 'yes'
  readonly follows: boolean
  readonly blocked: boolean
}

/** What came of asking somebody; `heard`: they are to be told. */
export interface Asking {
  readonly now: 'asked' | 'friends' | 'blocked'
  readonly heard: boolean
}

export class Bonds {
  private readonly db: Kysely<Schema>
  private readonly kind: Storage['kind']

  constructor(db: Kysely<Schema>, kind: Storage['kind']) {
    this.db = db
    this.kind = kind
  }

  /** Mine, of every kind, in the order of names. */
  of(person: string): Promise<BondRow[]> {
    return this.rows('person_id', 'other_id', person, BOND_KINDS)
  }

  /** Requests to me, but for those of people whom I have blocked. */
  async askedOf(person: string): Promise<BondRow[]> {
    const rows = await this.rows('other_id', 'person_id', person, ['asked'])
    const blocked = await this.blockedBy(person)
    return rows.filter((row) => !blocked.has(row.person))
  }

  private async rows(
    mine: 'person_id' | 'other_id',
    other: 'person_id' | 'other_id',
    person: string,
    kinds: readonly BondKind[],
  ): Promise<BondRow[]> {
    const rows = await this.db
      .selectFrom('bonds')
      .innerJoin('guests', 'guests.id', `bonds.${other}`)
      .leftJoin('profiles', 'profiles.person_id', `bonds.${other}`)
      .select(['bonds.id', 'bonds.kind', 'bonds.at', 'guests.id as person', 'guests.name', 'guests.handle'])
      .select('profiles.shown')
      .where(`bonds.${mine}`, '=', person)
      .where('bonds.kind', 'in', kinds)
      .orderBy('guests.name')
      .orderBy('bonds.id')
      .execute()
    return rows.map(({ id, kind, person: who, name, at, handle, shown }) => {
      return { id, kind: kind as BondKind, person: who, name, public: handle !== null && shown !== 'private', at }
    })
  }

  async between(person: string, other: string): Promise<Between> {
    const rows = await this.db
      .selectFrom('bonds')
      .select(['person_id', 'kind'])
      .where((eb) =>
        eb.or([
          eb.and([eb('person_id', '=', person), eb('other_id', '=', other)]),
          eb.and([eb('person_id', '=', other), eb('other_id', '=', person)]),
        ]),
      )
      .execute()
    const mine = (kind: BondKind): boolean => rows.some((row) => row.person_id === person && row.kind === kind)
    const askedMe = rows.some((row) => row.person_id === other && row.kind === 'asked')
    const friend = mine('friend') ? 'yes' : mine('asked') ? 'asked' : askedMe ? 'asked-me' : 'no'
    return { friend, follows: mine('follows'), blocked: mine('blocked') }
  }

  /** Everybody whom I have blocked. */
  async blockedBy(person: string): Promise<Set<string>> {
    const rows = await this.db
      .selectFrom('bonds')
      .select('other_id')
      .where('person_id', '=', person)
      .where('kind', '=', 'blocked')
      .execute()
    return new Set(rows.map(({ other_id }) => other_id))
  }

  /** Those among these who have blocked somebody. */
  async blockersOf(person: string, among: readonly string[]): Promise<Set<string>> {
    if (among.length === 0) return new Set()
    const rows = await this.db
      .selectFrom('bonds')
      .select('person_id')
      .where('other_id', '=', person)
      .where('kind', '=', 'blocked')
      .where('person_id', 'in', among)
      .execute()
    return new Set(rows.map(({ person_id }) => person_id))
  }

  /** Those among these who hear of somebody: not whoever has blocked them. */
  async hearing<P extends { readonly person: string }>(of: string | null, among: readonly P[]): Promise<readonly P[]> {
    if (of === null) return among
    const people = among.map(({ person }) => person)
    const deaf = await this.blockersOf(of, people)
    return among.filter(({ person }) => !deaf.has(person))
  }

  /** Everybody with whom somebody is not to be brought together: whoever of the two has blocked the other. */
  async apart(person: string): Promise<Set<string>> {
    const rows = await this.db
      .selectFrom('bonds')
      .select('person_id')
      .where('other_id', '=', person)
      .where('kind', '=', 'blocked')
      .execute()
    return new Set([...(await this.blockedBy(person)), ...rows.map(({ person_id }) => person_id)])
  }

  /** The friend behind a bond of mine; null: it is not one. */
  async friend(person: string, bond: string): Promise<{ id: string; name: string } | null> {
    const found = (await this.of(person)).find(({ id, kind }) => id === bond && kind === 'friend')
    return found ? { id: found.person, name: found.name } : null
  }

  /** Asks somebody to be a friend; whoever was asked by them already becomes one. Of who has blocked me nobody tells me. */
  ask(person: string, other: string, at: number): Promise<Asking> {
    return this.holding(person, other, async (bonds): Promise<Asking> => {
      const { friend, blocked } = await bonds.between(person, other)
      if (blocked) return { now: 'blocked', heard: false }
      if (friend === 'yes') return { now: 'friends', heard: false }
      if (friend === 'asked') return { now: 'asked', heard: false }
      if (friend === 'asked-me') return { now: await bonds.join(person, other, at), heard: false }
      await bonds.put(person, other, 'asked', at)
      // Whoever has blocked me does not hear of it.
      const request = (await bonds.askedOf(other)).find((bond) => bond.person === person)
      if (request) await putIntents(bonds.db, bonds.kind, [requested(request.id, other, at)])
      return { now: 'asked', heard: request !== undefined }
    })
  }

  /** Both have agreed. False, and nothing is changed, where one of them has blocked the other. */
  befriend(person: string, other: string, at: number): Promise<boolean> {
    return this.holding(person, other, async (bonds) => {
      if ((await bonds.apart(person)).has(other)) return false
      await bonds.join(person, other, at)
      return true
    })
  }

  /** Says yes to a request; false: there is none of that name. */
  async accept(person: string, bond: string, at: number): Promise<boolean> {
    const asked = (await this.askedOf(person)).find(({ id }) => id === bond)
    return asked !== undefined && (await this.befriend(person, asked.person, at))
  }

  follow(person: string, other: string, at: number): Promise<void> {
    return this.holding(person, other, (bonds) => bonds.put(person, other, 'follows', at))
  }

  block(person: string, other: string, at: number): Promise<void> {
    return this.holding(person, other, async (bonds) => {
      await bonds.part(person, other, ['asked', 'friend', 'follows'])
      await bonds.put(person, other, 'blocked', at)
    })
  }

  /** Ends what I am to somebody, or a request to me: a friendship on both sides. False: there is no such thing. */
  async end(person: string, bond: string): Promise<boolean> {
    const all = [...(await this.of(person)), ...(await this.askedOf(person))]
    const found = all.find(({ id }) => id === bond)
    if (!found) return false
    if (found.kind === 'friend') await this.part(person, found.person, ['friend'])
    else await this.db.deleteFrom('bonds').where('id', '=', bond).execute()
    return true
  }

  private async join(person: string, other: string, at: number): Promise<'friends'> {
    await this.part(person, other, ['asked'])
    await this.put(person, other, 'friend', at)
    await this.put(other, person, 'friend', at)
    return 'friends'
  }

  private async put(person: string, other: string, kind: BondKind, at: number): Promise<void> {
    await this.db
      .insertInto('bonds')
      .values({ id: newId(), person_id: person, other_id: other, kind, at })
      .onConflict((oc) => oc.columns(['person_id', 'kind', 'other_id']).doNothing())
      .execute()
    const { n } = await this.db
      .selectFrom('bonds')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('person_id', '=', person)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
    if (n > MOST[kind]) throw new TooMany()
  }

  private async part(person: string, other: string, kinds: readonly BondKind[]): Promise<void> {
    for (const [one, two] of [
      [person, other],
      [other, person],
    ]) {
      const query = this.db.deleteFrom('bonds').where('person_id', '=', one).where('other_id', '=', two)
      await query.where('kind', 'in', kinds).execute()
    }
  }

  /** Nobody else changes what is between the two meanwhile: held in one order everywhere, so that two never wait for each other. */
  private holding<R>(person: string, other: string, work: (bonds: Bonds) => Promise<R>): Promise<R> {
    return this.db.transaction().execute(async (trx) => {
      for (const id of [person, other].sort()) {
        await sql`update guests set handle = handle where id = ${id}`.execute(trx)
      }
      return await work(new Bonds(trx, this.kind))
    })
  }
}
