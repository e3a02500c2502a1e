/** New buildings: the third step of the Mairie, and the Diligence. */
import type { Seat } from '@waystation/kernel'
import { BUILDING_IDS, buildingOf, STACK_COUNT } from '../data/buildings.ts'
import { plotOf } from '../data/plots.ts'
import { BUILD, type BuildOption, DRAW_FROM } from '../options.ts'
import type { Answer, Rule, Context } from '../types.ts'
import { draw, openPlots, putUnder } from './town.ts'

/** Mairie, step 3: the top tile of every stack that has one. */
export const drawAll: Rule<'drawAll'> = {
  run(g, { seat }) {
    for (let stack = 0; stack < STACK_COUNT; stack++) if (g.s.stacks[stack].length > 0) draw(g, seat, stack)
    buildDrawn(g, seat)
  },
}

/** Diligence: the top tile of one stack. */
export const drawFrom: Rule<'drawFrom', Answer<'drawFrom'>> = {
  ask(s, { seat }) {
    const options = DRAW_FROM.filter((_, stack) => s.stacks[stack].length > 0)
    return options.length === 0 ? null : { seat, kind: 'depot-stack', options }
  },
  choose(g, { seat }, { stack }) {
    draw(g, seat, stack - 1)
    buildDrawn(g, seat)
  },
}

/** Tiles are built while there is room; without room they go under their stacks. */
function buildDrawn(g: Context, seat: Seat): void {
  const { s } = g
  if (s.drawn.length === 0) return
  if (openPlots(s).length > 0) return g.then({ do: 'build', seat })
  for (const tile of s.drawn) {
    const stack = putUnder(s, tile)
    g.emit({ type: 'tileReturned', building: BUILDING_IDS[tile], stack: stack + 1 })
  }
  s.drawn = []
}

/** Which tile, and where; a tile just built counts for the next one [house]. */
export const build: Rule<'build', BuildOption> = {
  ask(s, { seat }) {
    const plots = openPlots(s)
    const options: BuildOption[] = []
    for (const tile of s.drawn) for (const plot of plots) options.push(BUILD[tile][plot])
    return { seat, kind: 'build', options }
  },
  choose(g, { seat }, option) {
    const tile = buildingOf(option.building)
    g.s.lots[plotOf(option.plot)] = tile
    g.s.drawn = g.s.drawn.filter((other) => other !== tile)
    g.emit({ type: 'built', seat, building: option.building, plot: option.plot })
    buildDrawn(g, seat)
  },
}
