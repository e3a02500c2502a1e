/** Players with a plan, for what random play hardly ever meets. */
import { planned, type Policy } from '@waystation/testkit'
import { SIDES } from '../../src/data/boards.ts'
import { type Cell, cellOf, columnOf, NEIGHBOURS, rowOf, SIZE } from '../../src/data/grid.ts'
import type { WildTiledWest } from '../../src/index.ts'
import { has } from '../../src/data/mask.ts'
import type { Player } from '../../src/state.ts'

type Judge = (player: Readonly<Player>, cell: Cell) => number

/** Lays every piece where its squares please the judge most; answers other questions by a plan. */
function placed(judge: Judge, plan: Policy<WildTiledWest>): Policy<WildTiledWest> {
  return (decisions, rng, state) => {
    const [decision] = decisions
    const places = decision.options.filter((option) => option.do === 'lay')
    if (places.length === 0) return plan(decisions, rng, state)
    const player = state.players[decision.seat]
    const values = places.map(({ cells }) => cells.reduce((sum, cell) => sum + judge(player, cellOf(cell)), 0))
    return { decision, option: places[values.indexOf(Math.max(...values))] }
  }
}

/** How closed in a square is: edges, fixed squares and tiles around it. */
const closed: Judge = (player, cell) => {
  const { coverable } = SIDES[player.side]
  return -NEIGHBOURS[cell].filter((near) => has(coverable, near) && !has(player.covered, near)).length
}

/** Near fields and, above all, near a cattle market. */
const grazing: Judge = (player, cell) =>
  NEIGHBOURS[cell].reduce((sum, near) => {
    if (SIDES[player.side].markets.includes(near)) return sum + 9
    return has(player.fields, near) ? sum + 1 : sum
  }, 0)

const distance = (a: Cell, b: Cell): number => Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b))

/** Around a lasso or on the way there, but never on it. */
const roping: Judge = (player, cell) => {
  const { coverable, lassos } = SIDES[player.side]
  if (lassos.includes(cell)) return -2 * SIZE
  const ring = lassos.flatMap((lasso) => NEIGHBOURS[lasso])
  const open = ring.filter((near) => has(coverable, near) && !has(player.covered, near))
  return open.length === 0 ? 0 : -Math.min(...open.map((near) => distance(near, cell)))
}

const red = planned<WildTiledWest>(
  [
    /^(town-hall|blacksmith|church|hotel|saloon) with/,
    /^saw (town-hall|blacksmith|church)/,
    /^use sawmill/,
    /^sawmill with/,
  ],
  /^pass/,
)

/** Red buildings, packed as tightly as can be, so that they are surrounded. */
export const closer = placed(closed, red)

/** Tiles rather than alleys, cattle whenever it can be wrangled, the most cows first. */
export const rancher = planned<WildTiledWest>(
  [
    /^wrangle 7/,
    /^wrangle [456]/,
    /^use sawmill/,
    /^(wild-corral|wide-range|stock-pen|cattle-lane|barn|sawmill|church|hotel) with/,
  ],
  /^lay |^pass/,
)
/** The biggest tiles: fills the board until nothing fits. */
export const builder = planned<WildTiledWest>(
  [/^take .* conquest/, /^use sawmill/, / with /, /^lay 2/, /^store 2/],
  /^lay 1/,
)
/** Only alleys, beside each other: closes every gap, those around lassos first. */
export const paver = placed(
  roping,
  planned<WildTiledWest>([/^take dusty-gulch conquest/, /^take .* conquest/, /^lay 2/, /^lay 1/]),
)
/** Tiles from the river, so that its columns run out. */
export const riverman = planned<WildTiledWest>([
  /^take (signal-butte|red-mesa) conquest/,
  / with river/,
  /^use sawmill/,
  / with /,
])
/** Cattle next to the markets. */
export const drover = placed(grazing, rancher)
