/**
 * The railroad. Positions are half-spaces: space n is 2n, the turnout between n and n + 1 is 2n + 1, so that "behind"
 * and "beyond" are comparisons. The start is 0 and holds any number of engines; space 39 is the end of the line.
 */
import type { Frame } from './player-board.ts'
import { range } from './range.ts'

export const LAST_SPACE = 39
export const TRACK_START = 0
export const TRACK_END = 2 * LAST_SPACE
/** Money for leaving space 39. */
export const END_OF_LINE_MONEY = 3

interface Station {
  readonly id: string
  /** Half-space of the turnout, or the end of the line; BESIDE_THE_TRACK where no engine comes. */
  readonly at: number
  readonly cost: number
  readonly vp: number
  readonly frame: Frame
  /** A station master tile lies here at the start. */
  readonly master: boolean
}

const turnout = (space: number): number => 2 * space + 1
/** Beyond every space, so that no engine is there or has passed it. */
export const BESIDE_THE_TRACK = 999

/** Those along the track, then the two on the map of Rails to the North. */
export const STATIONS = [
  { id: 'station-1', at: turnout(4), cost: 2, vp: 1, frame: 'white', master: true },
  { id: 'station-2', at: turnout(7), cost: 2, vp: 1, frame: 'white', master: true },
  { id: 'station-3', at: turnout(10), cost: 4, vp: 2, frame: 'white', master: true },
  { id: 'station-4', at: turnout(13), cost: 4, vp: 2, frame: 'white', master: true },
  { id: 'station-5', at: turnout(16), cost: 6, vp: 3, frame: 'black', master: true },
  { id: 'station-6', at: turnout(21), cost: 8, vp: 5, frame: 'black', master: false },
  { id: 'station-7', at: turnout(25), cost: 7, vp: 6, frame: 'black', master: false },
  { id: 'station-8', at: turnout(29), cost: 6, vp: 7, frame: 'black', master: false },
  { id: 'station-9', at: turnout(33), cost: 5, vp: 8, frame: 'black', master: false },
  { id: 'station-10', at: TRACK_END, cost: 3, vp: 9, frame: 'black', master: false },
  { id: 'station-green', at: BESIDE_THE_TRACK, cost: 7, vp: 6, frame: 'white', master: true },
  { id: 'station-red', at: BESIDE_THE_TRACK, cost: 15, vp: 8, frame: 'black', master: true },
] as const satisfies readonly Station[]
export type StationId = (typeof STATIONS)[number]['id']

/** Station at each half-space, or -1. */
export const STATION_AT: readonly number[] = range(TRACK_START, TRACK_END).map((at) =>
  STATIONS.findIndex((station) => station.at === at),
)
/** Whether a half-space is a space of the track at all. */
export const IS_SPACE: readonly boolean[] = STATION_AT.map((station, at) => at % 2 === 0 || station >= 0)

export type SpaceId = `rail-${number}` | `turnout-${number}`
export const spaceId = (at: number): SpaceId => (at % 2 === 0 ? `rail-${at / 2}` : `turnout-${(at - 1) / 2}`)

/** A red cross stands after each of these spaces. */
export const RED_CROSSES: readonly number[] = [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17]
/** What transport costs for each of them. */
export const COST_PER_CROSS = 1
/** Red crosses before each numbered space. */
export const CROSSES_BEFORE: readonly number[] = range(0, LAST_SPACE).map(
  (space) => RED_CROSSES.filter((cross) => cross < space).length,
)
