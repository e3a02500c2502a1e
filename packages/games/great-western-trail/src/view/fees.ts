/** What the way of a move costs, tile by tile and to whom, as anybody at the table can count it. */
import type { Seat } from '@waystation/kernel'
import { BUILDINGS } from '../data/buildings.ts'
import { TABLE_SIZES, type TableSize } from '../data/table-size.ts'
import type { TileView } from '../data/tile-face.ts'
import { HAZARDS } from '../data/tiles.ts'
import { NODES, nodeAt, type NodeId } from '../data/trail.ts'
import type { MoveOption } from '../options.ts'
import { pathOf } from '../options/moves.ts'
import type { View } from '../view.ts'

export interface Fee {
  readonly node: NodeId
  /** Null: the bank. */
  readonly to: Seat | null
  /** As far as the money goes. */
  readonly amount: number
}

function handsOf(tile: TileView): { readonly green: boolean; readonly black: boolean } {
  if (tile.kind === 'building')
    return BUILDINGS.find(({ id }) => id === tile.building) ?? { green: false, black: false }
  if (tile.kind === 'neutral') return { green: false, black: false }
  const hazard = HAZARDS.find(({ id }) => id === tile.tile)
  const green = hazard === undefined ? tile.tile === 'green-teepee' : hazard.hand === 'green'
  return { green, black: !green }
}

const feeOf = (tile: TileView, { greenFee, blackFee }: TableSize): number => {
  const { green, black } = handsOf(tile)
  return (green ? greenFee : 0) + (black ? blackFee : 0)
}

/** Every fee on the way of this seat's move, in the order of the trail. */
export function feesOnTheWay(view: View, seat: Seat, option: MoveOption): readonly Fee[] {
  const { at, money } = view.players[seat]
  if (at === null) return []
  let left = money
  return pathOf(nodeAt(at), option.index, option.route).flatMap((index): Fee[] => {
    const { tile } = view.trail[index]
    if (tile === null) return []
    const to = tile.kind === 'building' ? tile.owner : null
    const amount = to === seat ? 0 : Math.min(left, feeOf(tile, TABLE_SIZES[view.players.length]))
    left -= amount
    return amount === 0 ? [] : [{ node: NODES[index].id, to, amount }]
  })
}
