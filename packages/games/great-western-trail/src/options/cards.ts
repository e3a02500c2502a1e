/** Cards by name. */
import { CATTLE, type CattleCardId } from '../data/cards.ts'
import { isObjective, type ObjectiveId, objectiveOf } from '../data/objectives.ts'

export type CardId = CattleCardId | ObjectiveId
export const cardId = (card: number): CardId => (isObjective(card) ? objectiveOf(card).id : CATTLE[card].id)
