import type { Generated } from 'kysely'

/** What SQL sees of accounts; the other tables are in `storage/schema.ts`. */
export interface IdentitySchema {
  /** Where somebody with an account is signed in; `secret_hash`: of what the cookie says beside the id. */
  sessions: {
    id: string
    person_id: string
    secret_hash: string
    /** What the browser called itself, in few words. */
    agent: string
    created_at: number
    seen_at: number
    /** When it was last shown that it is really this person who sits there. */
    proved_at: number | null
    ended_at: Generated<number | null>
  }
  /** Passkeys. `rp_id`: the name of the house they were made for; no other house, and no other name, can use them. */
  credentials: {
    id: string
    person_id: string
    rp_id: string
    public_key: string
    counter: number
    /** As JSON. */
    transports: string
    backed_up: number
    label: string
    made_at: number
    used_at: Generated<number | null>
    /** When its counter went back: somebody may have a copy. */
    doubted_at: Generated<number | null>
  }
  /** Recovery codes; `noted_at`: when one of them was typed back, so they were written down. */
  codes: {
    person_id: string
    hash: string
    made_at: number
    noted_at: Generated<number | null>
    used_at: Generated<number | null>
  }
  /** Challenges that were handed out, each for one answer from the same browser. */
  ceremonies: {
    id: string
    kind: string
    person_id: string | null
    challenge: string
    browser_hash: string
    /** Of the account that is to be made. */
    name: string | null
    expires_at: number
    used_at: Generated<number | null>
  }
  /** Links that sign a further device in. */
  links: {
    id: string
    person_id: string
    token_hash: string
    state: string
    /** What the further device shows, and the first one has to be told. */
    digits: string | null
    tries: number
    agent: string | null
    browser_hash: string | null
    expires_at: number
  }
  /** Guests who turned out to be somebody with an account. */
  aliases: { guest_id: string; person_id: string; at: number }
  /** Accounts that are gone for good, also after an older copy of the database was put back. */
  deleted: { person_id: string; handle: string | null; at: number }
}
