/** Roads to victory that people have names for. What a style likes counts a little more to it than it is worth. */
import type { Seat, Styles } from '@waystation/kernel'
import { buildingPoints, cattlePoints, cityPoints, stationPoints } from '../scoring.ts'
import type { Player, State } from '../state.ts'

/** Pleasure in a point, in a worker of the trade, in a step of the engine. */
const POINT = 0.35
const WORKER = 1.2
const STEP = 0.15

const playerOf = (s: Readonly<State>, seat: Seat): Readonly<Player> => s.players[seat]

export const styles = {
  cattle: {
    pleasure(s, seat) {
      const p = playerOf(s, seat)
      return POINT * cattlePoints(p) + WORKER * p.workers[0]
    },
  },
  builder: {
    pleasure: (s, seat) => POINT * buildingPoints(s, seat) + WORKER * playerOf(s, seat).workers[1],
  },
  railroad: {
    pleasure(s, seat) {
      const p = playerOf(s, seat)
      return POINT * (stationPoints(p) + cityPoints(s, p)) + WORKER * p.workers[2] + STEP * (p.engine >> 1)
    },
  },
} as const satisfies Styles<State>
