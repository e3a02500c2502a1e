/** What the engine's place on the track promises: cheap transport, and stations it may still come to. */
import { DISC_SPOTS } from '../data/player-board.ts'
import { STATIONS } from '../data/railroad.ts'
import { ENGINEER } from '../data/tiles.ts'
import type { Player } from '../state.ts'
import { dollar } from './worth.ts'
import { W } from './weights.ts'

const BLACK: readonly boolean[] = STATIONS.map((station) => station.frame === 'black')

/** What upgrading a station would bring, its disc included; nothing when it would cost more than that. */
export function stationGain(station: number, disc: number, left: number): number {
  const { vp, cost } = STATIONS[station]
  return Math.max(0, vp + W.station + disc - cost * dollar(left))
}

/** Nearer stations count for more, and more engineers bring all of them nearer. */
export function engineWorth(
  p: Readonly<Player>,
  discs: { readonly white: number; readonly black: number },
  left: number,
): number {
  const reach = 2 * W.reach * p.workers[ENGINEER] * left
  let worth = W.space * left * (p.engine >> 1)
  for (let station = 0; station < STATIONS.length; station++) {
    const ahead = STATIONS[station].at - p.engine
    if (ahead <= 0 || ahead >= reach || (p.stations >> station) & 1) continue
    const gain = stationGain(station, BLACK[station] ? discs.black : discs.white, left)
    worth += W.stationAhead * gain * (1 - ahead / reach)
  }
  return worth
}

/** The best disc still on the board, for a white-framed and for a black-framed place. */
export function bestDiscs(p: Readonly<Player>, left: number): { white: number; black: number } {
  let white = 0
  let black = 0
  for (let d = 0; d < p.discs.length; d++) {
    if (p.discs[d] === 0) continue
    const spot = DISC_SPOTS[d]
    const worth = W.discs[d][spot.count - p.discs[d]] * left + (spot.money - spot.cost) * dollar(left)
    if (worth > black) black = worth
    if (worth > white && spot.frame === 'white') white = worth
  }
  return { white, black }
}
