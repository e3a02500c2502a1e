/** "Préparation": the starred plots get four tiles of the first stack and the Saloon; the highest die begins. */
import type { Seat } from '@waystation/kernel'
import { BUILDING_IDS } from '../data/buildings.ts'
import { DIE_FACES, FIXED_BUILDINGS, STAR_PLOTS, TILES_IN_OPENING } from '../data/figures.ts'
import { PLOT_IDS } from '../data/plots.ts'
import type { Rule, Context } from '../types.ts'
import { beginTurn } from './turn.ts'

export const prepare: Rule<'prepare'> = {
  run(g) {
    layOutTown(g)
    g.s.firstSeat = highestRoller(
      g,
      g.s.money.map((_, seat) => seat),
    )
    g.emit({ type: 'firstPlayer', seat: g.s.firstSeat })
    beginTurn(g, g.s.firstSeat)
  },
}

function layOutTown(g: Context): void {
  const { s } = g
  for (const stack of s.stacks) g.shuffle(stack)
  const opening = g.shuffle([...s.drawn, ...s.stacks[0].splice(-TILES_IN_OPENING)])
  s.drawn = []
  const placed = STAR_PLOTS.map((plot, i) => ({ plot, building: opening[i] }))
  for (const { plot, building } of placed) s.lots[plot] = building
  g.emit({
    type: 'townLaidOut',
    buildings: [...FIXED_BUILDINGS, ...placed].map((at) => ({
      building: BUILDING_IDS[at.building],
      plot: PLOT_IDS[at.plot],
    })),
  })
}

/** One die each; those who tie for the highest roll again. */
function highestRoller(g: Context, seats: readonly Seat[]): Seat {
  let left = seats
  while (left.length > 1) {
    const rolls = left.map((seat) => ({ seat, face: g.roll(DIE_FACES) }))
    g.emit({ type: 'startRolled', rolls })
    const best = Math.max(...rolls.map(({ face }) => face))
    left = rolls.filter(({ face }) => face === best).map(({ seat }) => seat)
  }
  return left[0]
}
