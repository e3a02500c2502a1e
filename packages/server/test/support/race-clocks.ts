/** The time of a seat is up while its owner answers: many times over, which of the two comes first is chance. */
import { expect } from 'vitest'
import type { RunningServer } from '../../src/server.ts'
import { Person } from './person.ts'

const DAY = 24 * 3_600_000
const CLOCK = { kind: 'days', turnMs: DAY, reserveMs: 0, zone: 'UTC', hours: null, weekends: true, holidays: false }

interface Races {
  /** Where the answer arrives, and who finds that time is up. */
  readonly answers: RunningServer
  readonly looks: RunningServer
  readonly later: (ms: number) => void
  readonly races: number
}

interface Won {
  answered: number
  out: number
}

/** How often each was first. */
export async function raceClocks({ answers, looks, later, races }: Races): Promise<Won> {
  const [ann, bob] = [await Person.named(answers.url, 'Ann'), await Person.named(answers.url, 'Bob')]
  const won: Won = { answered: 0, out: 0 }
  for (let race = 0; race < races; race++) {
    const id = await ann.open('tic-tac-toe', { clock: CLOCK, standIn: 'random' })
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    later(DAY + 1000)
    // Half of the answers start a little later.
    const looked = looks.look()
    if (race % 2 === 1) await new Promise((resolve) => setImmediate(resolve))
    const reply = await ann.fetch('POST', `/api/tables/${id}/answer`, { id: 'a', seq: 0, option: 'mark 5' })
    await looked
    await looks.look()
    const entries = async () => (await looks.tables.services.storage.lines(id, 0)).map(({ entry }) => entry)
    if (reply.ok) {
      won.answered++
      expect(await entries()).toMatchObject([{ seat: 0, option: 'mark 5' }])
    } else {
      won.out++
      expect([403, 409]).toContain(reply.status)
      // Its bot goes on, once.
      await expect.poll(async () => (await entries()).length).toBe(2)
      expect(await entries()).toMatchObject([{ seat: 0, quiet: 'out' }, { seat: 0 }])
    }
    await ann.table(`/api/tables/${id}/resign`)
    await bob.table(`/api/tables/${id}/resign`)
  }
  return won
}
