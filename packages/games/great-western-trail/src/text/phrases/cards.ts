/** Cards by name. */
import { CATTLE } from '../../data/cards.ts'
import { type Objective, OBJECTIVES } from '../../data/objectives.ts'
import type { CardId } from '../../options.ts'
import type { Say } from '../phrases.ts'
import type { Words } from '../words.ts'

/** How often each name comes, in the order of their first coming. */
export function tally<I>(items: readonly I[]): readonly (readonly [I, number])[] {
  const counts = new Map<I, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts]
}

const objectiveNamed = (id: CardId): Objective | undefined => OBJECTIVES.find((o) => o.id === id)

/** "2 stations + hazard" */
const tasksOf = (words: Words, { tasks }: Objective): string =>
  tally(tasks)
    .map(([task, count]) => words.tasks[task](count))
    .join(' + ')

function cattleName(words: Words, id: CardId): string {
  const cattle = CATTLE.find((c) => c.id === id)
  if (cattle === undefined) throw new Error(`${id} is no card`)
  return cattle.id === cattle.breed
    ? words.breeds[cattle.breed]
    : words.cardWithPoints(words.breeds[cattle.breed], cattle.vp)
}

export function cardName(words: Words, id: CardId): string {
  const objective = objectiveNamed(id)
  return objective === undefined ? cattleName(words, id) : words.objective(tasksOf(words, objective), objective.vp)
}

export function theObjective(words: Words, id: CardId): string {
  const objective = objectiveNamed(id)
  return objective === undefined ? cattleName(words, id) : words.theObjective(tasksOf(words, objective), objective.vp)
}

export const aCard = (words: Words, id: CardId): string => someOf(words, id, 1)

/** "a Jersey", "2 Jersey", "the objective “…”" */
function someOf(words: Words, id: CardId, count: number): string {
  if (objectiveNamed(id) === undefined) return words.someCattle(cattleName(words, id), count)
  return count === 1 ? theObjective(words, id) : `${count} × ${cardName(words, id)}`
}

export const someCards = (words: Words, ids: readonly CardId[]): string =>
  words.list(tally(ids).map(([id, count]) => someOf(words, id, count)))

export function cardInFull(words: Words, say: Say, id: CardId): string {
  const immediate = objectiveNamed(id)?.immediate ?? []
  return immediate.length === 0 ? aCard(words, id) : words.objectiveWith(aCard(words, id), say.either(immediate))
}
