import type { Generated } from 'kysely'

/** What SQL sees of company; the other tables are in `storage/schema.ts`. */
export interface CompanySchema {
  /**
   * What one person is to another: `asked` to be their friend, `friend` (in both directions), `follows` what they play in public,
   * `blocked` them.
   */
  bonds: { id: string; person_id: string; other_id: string; kind: string; at: number }
  /** Links to give away, one for each person (`friend`) and each club; without a row there is none. */
  company_links: { id: string; kind: string; subject: string; made_at: number }
  /** Whoever has been a member longest is its founder, or took the founder's place. */
  clubs: { id: string; name: string; made_at: number }
  club_members: { id: string; club_id: string; person_id: string; at: number }
  /** Private tables that the members of a club may come to. */
  club_tables: { table_id: string; club_id: string }
  /** Who looks for a game, and at which table they wait for it. `players`: the numbers that suit them, with commas. */
  seeks: {
    person_id: string
    game: string
    players: string
    pace: string
    table_id: string
    at: number
    until: number
    /** `rated` or `friendly`; null: either. */
    counts: Generated<string | null>
    /** The rating near which they want to play; null: anybody will do. */
    points: Generated<number | null>
    /** Since when the table is complete. */
    found_at: Generated<number | null>
  }
  /** What people told the keepers of the house about others. `context`: as JSON, what was said and seen there. */
  complaints: {
    id: string
    /** Null: they have deleted their account since. */
    by_id: string | null
    by_name: string
    person_id: string
    person_name: string
    table_id: string | null
    kind: string
    words: string
    context: string
    /** How often the same was told. */
    times: number
    at: number
    state: string
    settled_at: Generated<number | null>
  }
}
