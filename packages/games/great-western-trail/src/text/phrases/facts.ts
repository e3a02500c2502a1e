/** Printed figures the wording of answers mentions. */
import { type Building, type BuildingId, BUILDINGS } from '../../data/buildings.ts'
import { DISC_SPOTS } from '../../data/player-board.ts'

export function faceNamed(id: BuildingId): Building {
  const face = BUILDINGS.find((building) => building.id === id)
  if (face === undefined) throw new Error(`${id} is no building`)
  return face
}

export const discCost = (disc: number): number => DISC_SPOTS[disc].cost
