/** People who play a game on, whatever it is. */
import { Rng } from '@waystation/kernel'
import { PositionAnswer } from '@waystation/protocol'
import type { z } from 'zod'
import type { Person } from './person.ts'

type Position = z.output<typeof PositionAnswer>['position']

/** Everybody answers with options drawn by the seed until the game is over, or so many answers were given; how many it were. */
export async function playOut(id: string, people: readonly Person[], most = 20_000, seed = id): Promise<number> {
  const rng = new Rng(seed)
  for (let given = 0; given < most; ) {
    const asked = await whoIsAsked(id, people)
    if (asked === 'nobody, it is over') return given
    if (asked === null) await new Promise((resolve) => setTimeout(resolve, 5))
    else given += await answerOn(id, asked, rng, most - given)
  }
  return most
}

interface Asked {
  readonly person: Person
  readonly position: Position
}

async function whoIsAsked(id: string, people: readonly Person[]): Promise<Asked | 'nobody, it is over' | null> {
  for (const person of people) {
    const { position } = await person.get(`/api/tables/${id}/position`, PositionAnswer)
    if (position.over) return 'nobody, it is over'
    if (position.decisions.length > 0) return { person, position }
  }
  return null
}

/** As long as the same person is asked. */
async function answerOn(id: string, { person, position }: Asked, rng: Rng, most: number): Promise<number> {
  let given = 0
  for (let now = position; now.decisions.length > 0 && given < most; given++) {
    const { options } = now.decisions[0]
    const answer = { id: `o${now.seq}`, seq: now.seq, option: options[rng.int(options.length)].id }
    ;({ position: now } = PositionAnswer.parse(await person.send('POST', `/api/tables/${id}/answer`, answer)))
  }
  return given
}
