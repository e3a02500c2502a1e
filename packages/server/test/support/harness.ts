/** A server for a whole test file, and people for it. */
import { afterAll, beforeAll } from 'vitest'
import type { RunningServer } from '../../src/server.ts'
import { Person } from './person.ts'
import { type ConfigChange, testServer } from './server.ts'
import { type Backend, sqliteBackend, type Where } from './storages.ts'

export interface Harness {
  server: RunningServer
  where: Where
  person(name: string, language?: 'en' | 'fr'): Promise<Person>
  /** A running table with these people in this order; its id. */
  running(game: string, people: readonly Person[], change?: Record<string, unknown>): Promise<string>
}

export function harness(change: ConfigChange = {}, backend: Backend = sqliteBackend()): Harness {
  const self = {
    person: (name: string, language?: 'en' | 'fr') => Person.named(self.server.url, name, language),
    async running(game: string, people: readonly Person[], more: Record<string, unknown> = {}) {
      const players = people.length + (Array.isArray(more['bots']) ? more['bots'].length : 0)
      const id = await people[0].open(game, { players, ...more })
      for (const guest of people.slice(1)) await guest.table(`/api/tables/${id}/join`)
      await people[0].table(`/api/tables/${id}/start`)
      return id
    },
  } as Harness
  beforeAll(async () => {
    await backend.start()
    self.where = await backend.fresh()
    self.server = await testServer(self.where, change)
  })
  afterAll(async () => {
    await self.server.stop()
    await backend.stop()
  })
  return self
}
