import type { Generated } from 'kysely'

/** What SQL sees of keeping house; the other tables are in `storage/schema.ts`. */
export interface KeepingSchema {
  /** What keepers of the house did. `by_id` is null for the command line; `person_id` and `table_id` are empty where nobody and no table was meant. */
  acts: {
    id: string
    at: number
    kind: string
    person_id: string
    by_id: Generated<string | null>
    by_name: Generated<string | null>
    table_id: Generated<string | null>
    /** As JSON: what it was about, as it was then. */
    details: Generated<string | null>
  }
  /** Who may not come in until when: `kind` says whether `subject` is a person, a browser or a range of addresses. */
  bans: {
    id: string
    kind: string
    subject: string
    /** On whose account, where a browser or a range was banned with a person. */
    person_id: string | null
    /** Whether the networks that the person comes from are to be added by the processes that know them. */
    networks: number
    reason: string
    made_at: number
    until_at: number
    lifted_at: Generated<number | null>
  }
  /** Browsers that people came with; of the mark in the cookie only a hash is kept. */
  browsers: { hash: string; person_id: string; seen_at: number }
  /** What everybody is told, as it was given in both languages. */
  announcements: { id: string; en: string; fr: string; made_at: number; until_at: number }
  /** What a process that serves has to do at tables because somebody asked for it elsewhere. */
  orders: {
    id: string
    kind: string
    table_id: string
    seat: number | null
    bot: string | null
    person_id: string | null
    by_id: string | null
    by_name: string | null
    at: number
    taken_at: Generated<number | null>
    done_at: Generated<number | null>
    /** `done`, or the code of the refusal. */
    outcome: Generated<string | null>
  }
}
