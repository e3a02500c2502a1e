/** Who keeps company with whom, as it is stored. */
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { Storage } from '../storage/types.ts'
import { Bonds } from './bonds.ts'
import { Clubs } from './clubs.ts'
import { CompanyLinks } from './links.ts'
import { Reports } from './reports.ts'
import { Seeks } from './seeks.ts'

export class Company {
  readonly bonds: Bonds
  readonly clubs: Clubs
  readonly links: CompanyLinks
  readonly seeks: Seeks
  readonly reports: Reports

  constructor(db: Kysely<Schema>, kind: Storage['kind']) {
    this.bonds = new Bonds(db, kind)
    this.clubs = new Clubs(db)
    this.links = new CompanyLinks(db)
    this.seeks = new Seeks(db)
    this.reports = new Reports(db)
  }
}
