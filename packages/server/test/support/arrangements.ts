/** The frame of tests that kill processes: the programs made ready, and a storage for each arrangement. */
import { afterAll, beforeAll, describe } from 'vitest'
import { Processes } from './processes.ts'
import { type Backend, postgresBackend, sqliteBackend } from './storages.ts'

/** A slow machine takes its time to make them ready. */
const PATIENCE = 60_000

interface Arrangement {
  readonly programs: Processes
  readonly backend: Backend
  readonly processes: number
}

const oneAndTwo = (): readonly Omit<Arrangement, 'programs'>[] => [
  { backend: sqliteBackend(), processes: 1 },
  { backend: postgresBackend(), processes: 2 },
]

/** And PostgreSQL with one, for the long tests. */
export const allArrangements = (): readonly Omit<Arrangement, 'programs'>[] => [
  ...oneAndTwo(),
  { backend: postgresBackend(), processes: 1 },
]

/** SQLite with one process, PostgreSQL with two, unless told otherwise. */
export function inEachArrangement(tests: (arrangement: Arrangement) => void, arrangements = oneAndTwo()): void {
  const programs = new Processes()
  beforeAll(() => programs.prepare(), PATIENCE)
  afterAll(() => programs.remove(), PATIENCE)
  describe.each(arrangements)('$processes process(es) on $backend.name', ({ backend, processes }) => {
    beforeAll(() => backend.start(), PATIENCE)
    afterAll(() => backend.stop(), PATIENCE)
    tests({ programs, backend, processes })
  })
}
