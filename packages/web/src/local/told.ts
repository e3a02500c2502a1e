/** Positions as they would have come over a wire: plain data, in the protocol's types. */
import type { PastPosition, Position } from '@waystation/protocol'
import type { PastPosition as PastTold, Position as Told } from '@waystation/table'

export const position = (told: Told): Position => JSON.parse(JSON.stringify(told)) as Position
export const pastPosition = (told: PastTold): PastPosition => JSON.parse(JSON.stringify(told)) as PastPosition
