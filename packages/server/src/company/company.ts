/** Who keeps company with whom, as it is stored. */
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { Reports } from './reports.ts'

export class Company {
  readonly reports: Reports

  constructor(db: Kysely<Schema>) {
    this.reports = new Reports(db)
  }
}
