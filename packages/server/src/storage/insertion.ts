/**
 * Rows that are inserted again and again: making the words of a statement costs several times as much as carrying it out, so that is done
 * once for each of a few sizes, and any number of rows is written in pieces of these.
 */
import type { CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

const SIZES = [64, 16, 4, 1] as const

export class Insertion<Row extends object, Out extends object = object> {
  private columns: readonly (keyof Row)[] | null = null
  private readonly make: (db: Kysely<Schema>, rows: readonly Row[]) => { compile(): CompiledQuery }
  /** By database: each has words of its own. */
  private readonly known = new WeakMap<object, Map<number, CompiledQuery>>()

  /** All rows have the same columns in one order, and the statement no other values. `Out`: what it returns of each row that was written. */
  constructor(make: Insertion<Row>['make']) {
    this.make = make
  }

  async into(db: Kysely<Schema>, rows: readonly Row[]): Promise<Out[]> {
    const written: Out[] = []
    if (rows.length === 0) return written
    const columns = (this.columns ??= Object.keys(rows[0]) as (keyof Row)[])
    for (const some of inPieces(rows)) {
      const parameters = some.flatMap((row) => columns.map((column) => row[column]))
      const done = await db.executeQuery({ ...this.words(db, some, parameters), parameters })
      written.push(...(done.rows as Out[]))
    }
    return written
  }

  private words(db: Kysely<Schema>, rows: readonly Row[], parameters: readonly unknown[]): CompiledQuery {
    const { adapter } = db.getExecutor()
    const known = this.known.get(adapter) ?? new Map<number, CompiledQuery>()
    this.known.set(adapter, known)
    const found = known.get(rows.length) ?? this.make(db, rows).compile()
    if (!known.has(rows.length) && !isSame(found.parameters, parameters)) throw new Error('values in another order')
    known.set(rows.length, found)
    return found
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, i) => Object.is(value, other[i]))
}

function inPieces<T>(all: readonly T[]): T[][] {
  const pieces: T[][] = []
  for (let from = 0; from < all.length; from += pieces[pieces.length - 1].length) {
    const size = SIZES.find((one) => one <= all.length - from) ?? 1
    pieces.push(all.slice(from, from + size))
  }
  return pieces
}
