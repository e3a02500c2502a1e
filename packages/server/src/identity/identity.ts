/** All that is kept of people with an account, and what has to happen to it in one piece. */
import type { Kysely } from 'kysely'
import { writeAct } from '../keeping/acts.ts'
import { COMMAND_LINE } from '../keeping/types.ts'
import type { Schema } from '../storage/schema.ts'
import type { News } from '../storage/types.ts'
import { Accounts } from './accounts.ts'
import { Ceremonies } from './ceremonies.ts'
import { Codes } from './codes.ts'
import { Credentials, type NewPasskey } from './credentials.ts'
import { erase } from './erase.ts'
import { Links, type NewLink } from './links.ts'
import { merge } from './merge.ts'
import { Sessions } from './sessions.ts'

type Announce = (db: Kysely<Schema>, news: readonly News[]) => Promise<void>

/** Tables named in one piece of news: it has room for 8000 bytes. */
const TOLD_TOGETHER = 100

interface NewAccount {
  readonly person: string
  readonly name: string
  /** Null where passkeys cannot be had. */
  readonly passkey: NewPasskey | null
  readonly agent: string
}

export class Identity {
  readonly sessions: Sessions
  readonly credentials: Credentials
  readonly codes: Codes
  readonly ceremonies: Ceremonies
  readonly links: Links
  readonly accounts: Accounts
  private readonly db: Kysely<Schema>
  private readonly announce: Announce

  constructor(db: Kysely<Schema>, announce: Announce) {
    this.db = db
    this.announce = announce
    this.sessions = new Sessions(db)
    this.credentials = new Credentials(db)
    this.codes = new Codes(db)
    this.ceremonies = new Ceremonies(db)
    this.links = new Links(db)
    this.accounts = new Accounts(db)
  }

  /** A guest gets an account, the first way in and ten codes, and is signed in; null when another device was faster. */
  async open(
    { person, name, passkey, agent }: NewAccount,
    now: number,
  ): Promise<{ codes: string[]; cookie: string } | null> {
    return await this.together(async (all) => {
      if (!(await all.accounts.open(person, name, now))) return null
      if (passkey && !(await all.credentials.add(passkey))) throw new Error('an authenticator gave a name twice')
      const codes = await all.codes.renew(person, now)
      return { codes, cookie: await all.sessions.begin(person, agent, now, now) }
    })
  }

  renewCodes(person: string, now: number): Promise<string[]> {
    return this.together((all) => all.codes.renew(person, now))
  }

  /** False, and nothing is removed, where no other way in would be left. */
  removePasskey(person: string, id: string): Promise<boolean> {
    return this.together(async (all) => {
      await all.accounts.hold(person)
      const others = (await all.credentials.of(person)).filter((one) => one.id !== id)
      const { left, noted } = await all.codes.left(person)
      if (others.length === 0 && !(noted && left > 0)) return false
      return await all.credentials.remove(person, id)
    })
  }

  /** The sessions that end with it, in every process. */
  async endSessions(...args: Parameters<Sessions['end']>): Promise<string[]> {
    return await this.together(async (all) => {
      const sessions = await all.sessions.end(...args)
      await this.signedOut(all.db, sessions)
      return sessions
    })
  }

  /** What the guest has is the person's from now on; the tables at which that is so. */
  merge(guest: string, person: string, now: number): Promise<string[]> {
    return this.together(async ({ db, accounts }) => {
      await accounts.hold(person)
      const tables = await merge(db, guest, person, now)
      await this.changed(db, tables)
      return tables
    })
  }

  /** The tables at which somebody sits from now on of whom nothing is known; null: there was no such person. */
  erase(person: string, now: number): Promise<{ tables: string[] } | null> {
    return this.together(async ({ db, sessions }) => {
      await this.signedOut(db, await sessions.end(person, { except: null }, now))
      const erased = await erase(db, person, now)
      if (erased) await this.changed(db, erased.tables)
      return erased
    })
  }

  /** The keeper of the house lets somebody in who has lost every way. */
  unlock(person: string, now: number): Promise<NewLink> {
    return this.together(async ({ db, links }) => {
      await writeAct(db, COMMAND_LINE, { kind: 'unlock', person }, now)
      return await links.make(person, now, 'unlocking')
    })
  }

  private async signedOut(db: Kysely<Schema>, sessions: readonly string[]): Promise<void> {
    for (let at = 0; at < sessions.length; at += TOLD_TOGETHER) {
      await this.announce(db, [{ kind: 'signed-out', sessions: sessions.slice(at, at + TOLD_TOGETHER) }])
    }
  }

  private async changed(db: Kysely<Schema>, tables: readonly string[]): Promise<void> {
    for (let at = 0; at < tables.length; at += TOLD_TOGETHER) {
      const together = tables.slice(at, at + TOLD_TOGETHER)
      await this.announce(
        db,
        together.map((table) => ({ kind: 'doc', table })),
      )
    }
  }

  private together<R>(work: (all: Identity) => Promise<R>): Promise<R> {
    return this.db.transaction().execute((trx) => work(new Identity(trx, this.announce)))
  }
}
