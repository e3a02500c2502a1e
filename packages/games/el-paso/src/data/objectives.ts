/**
 * The twenty objective tiles. The four kinds of condition and those of 01, 11, 14 and 18 are the annex's; the other
 * figures and all points are [house].
 */
import type { BreedId } from './cards.ts'

export interface ObjectiveTile {
  readonly id: string
  readonly points: number
  readonly cattle?: { readonly [breed in BreedId]?: number }
  readonly bonusTiles?: number
  /** Buildings whose builders add up to at least this. */
  readonly buildingCost?: number
  /** A disc on the post of this value. */
  readonly post?: number
}

export const OBJECTIVES = [
  { id: 'objective-01', points: 3, cattle: { 'black-angus': 1, corriente: 1 } },
  { id: 'objective-02', points: 3, cattle: { 'black-angus': 2 } },
  { id: 'objective-03', points: 4, cattle: { corriente: 2 } },
  { id: 'objective-04', points: 4, cattle: { 'black-angus': 1, shorthorn: 1 } },
  { id: 'objective-05', points: 5, cattle: { corriente: 1, shorthorn: 1 } },
  { id: 'objective-06', points: 6, cattle: { shorthorn: 2 } },
  { id: 'objective-07', points: 4, cattle: { hereford: 1 } },
  { id: 'objective-08', points: 6, cattle: { 'black-angus': 1, hereford: 1 } },
  { id: 'objective-09', points: 7, cattle: { corriente: 1, hereford: 1 } },
  { id: 'objective-10', points: 3, cattle: { simmental: 3 } },
  { id: 'objective-11', points: 3, buildingCost: 4 },
  { id: 'objective-12', points: 5, buildingCost: 6 },
  { id: 'objective-13', points: 7, buildingCost: 8 },
  { id: 'objective-14', points: 4, bonusTiles: 1, buildingCost: 3 },
  { id: 'objective-15', points: 4, cattle: { corriente: 1 }, buildingCost: 2 },
  { id: 'objective-16', points: 4, bonusTiles: 1, cattle: { shorthorn: 1 } },
  { id: 'objective-17', points: 5, bonusTiles: 3 },
  { id: 'objective-18', points: 5, post: 14 },
  { id: 'objective-19', points: 4, post: 10, cattle: { 'black-angus': 1 } },
  { id: 'objective-20', points: 5, post: 12, buildingCost: 3 },
] as const satisfies readonly ObjectiveTile[]

export type ObjectiveId = (typeof OBJECTIVES)[number]['id']
export const OBJECTIVE_COUNT = OBJECTIVES.length
export const OBJECTIVE_IDS: readonly ObjectiveId[] = OBJECTIVES.map((tile) => tile.id)
export const OBJECTIVE_POINTS: readonly number[] = OBJECTIVES.map((tile) => tile.points)
