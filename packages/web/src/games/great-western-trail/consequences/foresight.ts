/** Where a tile of Kansas City comes to lie and what follows: the lowest free space of its kind, or the next one of the job market. */
import {
  HAZARDS,
  JOB_ROWS,
  NODES,
  type NodeId,
  type SupplyTileId,
  TABLE_SIZES,
  VILLAGE,
  type View,
} from '@waystation/great-western-trail'
import type { Telling } from './telling.ts'

/** In the job market, both from 0. */
export interface JobSpace {
  readonly row: number
  readonly column: number
}

const isWorker = (tile: SupplyTileId): boolean => tile === 'cowboy' || tile === 'craftsman' || tile === 'engineer'

/** Where a worker comes; null for other tiles, and where the market is full. */
export function jobFor(tile: SupplyTileId, { jobMarket, tokenRow }: View): JobSpace | null {
  if (!isWorker(tile) || tokenRow === null) return null
  return { row: tokenRow - 1, column: jobMarket[tokenRow - 1].workers.length }
}

/** Where a teepee or a hazard comes; null: there is no room and it leaves the game, or it is a worker. */
export function nodeFor(tile: SupplyTileId, { trail }: View): NodeId | null {
  if (isWorker(tile)) return null
  const type = HAZARDS.find(({ id }) => id === tile)?.type
  const spaces =
    type === undefined
      ? VILLAGE.map((index) => NODES[index].id)
      : NODES.flatMap(({ id }) => (id.startsWith(`${type}-`) ? [id] : []))
  return spaces.find((id) => trail.some(({ node, tile: there }) => node === id && there === null)) ?? null
}

export function foresight(t: Telling, tile: SupplyTileId, view: View): Telling {
  const { words, name } = t
  if (!isWorker(tile)) {
    const node = nodeFor(tile, view)
    return t.note(node === null ? words.outOfGame : words.comesTo(name(`space-${node}`)))
  }
  const job = jobFor(tile, view)
  if (job === null) return t.note(name(tile))
  const { cost, arrow } = JOB_ROWS[job.row]
  t.note(words.comesTo(words.jobRow(job.row + 1, words.money(cost))))
  if (job.column + 1 < TABLE_SIZES[view.players.length].columns || arrow === 'black') return t
  return t.note(arrow === 'yellow' ? words.cattleCome : words.lastTurns)
}
