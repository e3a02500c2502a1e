/** Sheriffs, bandits and tombstones (Shérifs et bandits). */
import type { Seat } from '@waystation/kernel'
import { SIDES } from '../data/boards.ts'
import { OFFICE_POINTS } from '../data/figures.ts'
import { type Cell, CELL_IDS, cellOf, columnOf, RAYS, rowOf } from '../data/grid.ts'
import { pieceOf } from '../data/tiles.ts'
import { cellsOf, has, isEmpty, NO_CELLS, withCells, withoutCell } from '../data/mask.ts'
import { BURY, SHOOT, SHOOT_ALL, type ShootOption } from '../options.ts'
import type { Player } from '../state.ts'
import type { Answer, Rule, Context } from '../types.ts'
import { countOf } from './buildings.ts'
import { score } from './gains.ts'

const OFFICE = pieceOf('sheriffs-office')

/** Cows, hills, mines and houses stop bullets; everything else lets them through. */
function stops(player: Readonly<Player>, cell: Cell): boolean {
  return has(player.cows, cell) || has(player.houses, cell) || has(SIDES[player.side].opaque, cell)
}

/** Bandits that can be hit from these squares along rows and columns. One on a hill can, what is behind it cannot. */
export function seenFrom(player: Readonly<Player>, cells: readonly Cell[]): Cell[] {
  const seen = NO_CELLS.slice()
  for (const cell of cells) {
    for (const ray of RAYS[cell]) {
      for (const next of ray) {
        if (has(player.standing, next)) seen[rowOf(next)] |= 1 << columnOf(next)
        if (stops(player, next)) break
      }
    }
  }
  return cellsOf(seen)
}

export function inSight(player: Readonly<Player>): Cell[] {
  return isEmpty(player.standing) ? [] : seenFrom(player, cellsOf(player.sheriffs))
}

/** Sheriffs shoot at once and as long as there are bullets; the player aims only when there are too few. */
export const shoot: Rule<'shoot', ShootOption> = {
  ask(s, { seat }) {
    const player = s.players[seat]
    if (player.bullets === 0) return null
    const seen = inSight(player)
    if (seen.length === 0) return null
    const enough = player.bullets >= seen.length
    return { seat, kind: 'shoot', options: enough ? [SHOOT_ALL] : seen.map((cell) => SHOOT[cell]) }
  },
  choose(g, { seat }, option) {
    if (option.do === 'shootAll') return hit(g, seat, inSight(g.s.players[seat]))
    hit(g, seat, [cellOf(option.cell)])
    g.then({ do: 'shoot', seat })
  },
}

function hit(g: Context, seat: Seat, cells: readonly Cell[]): void {
  const player = g.s.players[seat]
  player.bullets -= cells.length
  for (const cell of cells) layToRest(player, cell)
  const points = OFFICE_POINTS * countOf(player, OFFICE) * cells.length
  score(g, seat, 'office', points)
  g.emit({ type: 'shot', seat, cells: cells.map((cell) => CELL_IDS[cell]), points })
}

function layToRest(player: Player, cell: Cell): void {
  player.standing = withoutCell(player.standing, cell)
  player.tombstones = withCells(player.tombstones, [cell])
}

/** The Church's tombstone: any bandit, without a bullet of one's own and without a sheriff. */
export const bury: Rule<'bury', Answer<'bury'>> = {
  ask(s, { seat }) {
    const options = cellsOf(s.players[seat].standing).map((cell) => BURY[cell])
    return options.length === 0 ? null : { seat, kind: 'church', options }
  },
  choose(g, { seat }, { cell }) {
    layToRest(g.s.players[seat], cellOf(cell))
    g.emit({ type: 'buried', seat, cell })
  },
}
