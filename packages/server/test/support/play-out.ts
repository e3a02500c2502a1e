/** People who play a game to its end, whatever it is. */
import { Rng } from '@waystation/kernel'
import { PositionAnswer } from '@waystation/protocol'
import type { z } from 'zod'
import type { Person } from './person.ts'

/** Every person answers with options drawn by the seed until the game is over, or `most` answers were given. */
export async function playOut(id: string, people: readonly Person[], seed = id, most = 5000): Promise<number> {
  const rng = new Rng(seed)
  let given = 0
  for (; given < most; given++) {
    const { waits, over } = await whoIsAsked(id, people)
    if (over) break
    if (waits) await waits.person.send('POST', `/api/tables/${id}/answer`, answer(waits.position, rng, given))
    else await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return given
}

type Position = z.output<typeof PositionAnswer>['position']

async function whoIsAsked(id: string, people: readonly Person[]) {
  for (const person of people) {
    const { position } = await person.get(`/api/tables/${id}/position`, PositionAnswer)
    if (position.over) return { waits: null, over: true }
    if (position.decisions.length > 0) return { waits: { person, position }, over: false }
  }
  return { waits: null, over: false }
}

function answer({ seq, decisions }: Position, rng: Rng, count: number) {
  const { options } = decisions[0]
  return { id: `o${count}`, seq, option: options[rng.int(options.length)].id }
}
