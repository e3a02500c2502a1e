/** Objective cards: immediate action, tasks, points and penalty. Rulebook: "Les cartes Objectif". */
import type { Slot } from './actions.ts'
import { CATTLE_COUNT } from './cards.ts'

/** What a task asks for; each item of a player serves one task only. */
export const TASKS = [
  'building',
  'green-teepee',
  'blue-teepee',
  'hazard',
  'station',
  'cattle-value-3',
  'west-highland',
  'texas-longhorn',
  'san-francisco-disc',
] as const
export type Task = (typeof TASKS)[number]

type Letter = 'B' | 'G' | 'T' | 'H' | 'S' | '3' | '4' | '5' | 'F'
const LETTERS: { readonly [letter in Letter]: Task } = {
  B: 'building',
  G: 'green-teepee',
  T: 'blue-teepee',
  H: 'hazard',
  S: 'station',
  '3': 'cattle-value-3',
  '4': 'west-highland',
  '5': 'texas-longhorn',
  F: 'san-francisco-disc',
}

export interface Objective {
  readonly id: ObjectiveId
  readonly immediate: Slot
  readonly tasks: readonly Task[]
  readonly vp: number
  readonly penalty: number
  readonly copies: number
}

const NONE: Slot = []
const TWO_DOLLARS: Slot = [{ type: 'money', amount: 2, per: 'once' }]
const AUXILIARY: Slot = [{ type: 'auxiliary' }]
const DRAW: Slot = [{ type: 'draw', max: 3 }]
const ENGINE_2: Slot = [{ type: 'engine', max: 2, price: 0 }]
const ENGINE_3: Slot = [{ type: 'engine', max: 3, price: 0 }]
const RIDE: Slot = [{ type: 'ride', max: 3 }]

/** Id, immediate action, tasks, points, penalty. */
const FACES = [
  ['objective-start-1', NONE, '34B', 3, 0],
  ['objective-start-2', NONE, 'SSG', 3, 0],
  ['objective-start-3', NONE, 'BBH', 3, 0],
  ['objective-start-4', NONE, 'THH', 3, 0],
  ['objective-money-1', TWO_DOLLARS, 'BTT', 3, -2],
  ['objective-money-2', TWO_DOLLARS, 'BGT', 3, -2],
  ['objective-money-3', TWO_DOLLARS, '4HH', 3, -2],
  ['objective-money-4', TWO_DOLLARS, 'SSH', 3, -2],
  ['objective-money-5', TWO_DOLLARS, '333B', 4, -2],
  ['objective-san-francisco', AUXILIARY, 'F', 5, -3],
  ['objective-draw-1', DRAW, 'BBH', 3, -2],
  ['objective-draw-2', DRAW, 'SGT', 3, -2],
  ['objective-draw-3', DRAW, '5H', 3, -2],
  ['objective-draw-4', DRAW, 'SGG', 3, -2],
  ['objective-draw-5', DRAW, '333S', 4, -2],
  ['objective-engine-1', ENGINE_2, '44SG', 5, -3],
  ['objective-engine-2', ENGINE_2, '345', 5, -3],
  ['objective-engine-3', ENGINE_2, 'BBGG', 5, -3],
  ['objective-engine-4', ENGINE_3, 'BTHH', 5, -3],
  ['objective-engine-5', ENGINE_3, 'SSHH', 5, -3],
  ['objective-move-1', RIDE, 'BBHH', 5, -2],
  ['objective-move-2', RIDE, 'SSTT', 5, -2],
  ['objective-move-3', RIDE, '345', 5, -2],
  ['objective-move-4', RIDE, '34HH', 5, -2],
  ['objective-move-5', RIDE, 'SSBB', 5, -2],
] as const
export type ObjectiveId = (typeof FACES)[number][0]

const SAN_FRANCISCO_COPIES = 4
export const OBJECTIVES: readonly Objective[] = FACES.map(([id, immediate, letters, vp, penalty]) => ({
  id,
  immediate,
  tasks: letters.split('').map((letter) => LETTERS[letter as Letter]),
  vp,
  penalty,
  copies: id === 'objective-san-francisco' ? SAN_FRANCISCO_COPIES : 1,
}))
export const STARTING_OBJECTIVES = 4

/** Objective cards share the numbering of cattle cards and come after them. */
export const FIRST_OBJECTIVE = CATTLE_COUNT
export const isObjective = (card: number): boolean => card >= FIRST_OBJECTIVE
export const objectiveOf = (card: number): Objective => OBJECTIVES[card - FIRST_OBJECTIVE]
export const CARD_KINDS = CATTLE_COUNT + OBJECTIVES.length

/** How many of each task a card asks for, by index of the task. */
export const TASK_COUNTS: readonly (readonly number[])[] = OBJECTIVES.map((o) =>
  TASKS.map((task) => o.tasks.filter((t) => t === task).length),
)
