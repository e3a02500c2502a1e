/** Roads to victory that people have names for. What a style likes counts a little more to it than it is worth. */
import type { Styles } from '@waystation/kernel'
import { allCards, buildingPoints, buildingTiles, cattlePoints, postPoints } from '../scoring.ts'
import type { State } from '../state.ts'

/** Pleasure in a point. */
const POINT = 0.35

export const styles = {
  cattle: { pleasure: (s, seat) => POINT * cattlePoints(allCards(s.players[seat])) },
  builder: { pleasure: (s, seat) => POINT * buildingPoints(buildingTiles(s, seat)) },
  trader: { pleasure: (s, seat) => POINT * postPoints(s.players[seat].posts) },
} as const satisfies Styles<State>
