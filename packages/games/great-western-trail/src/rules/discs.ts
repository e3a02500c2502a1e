/** Taking a disc for a city or a station. Rulebook: "Livraison", the yellow box, and "Précisions et cas particuliers". */
import type { Seat } from '@waystation/kernel'
import { DISC_SPOTS, type Frame } from '../data/player-board.ts'
import { DISC, type Option, STATION_DISC } from '../options.ts'
import { members } from '../scoring/bits.ts'
import type { Player } from '../state.ts'
import type { Context } from '../types.ts'

const WHITE: readonly boolean[] = DISC_SPOTS.map((d) => d.frame === 'white')

/** One that cannot be paid for does not count: "si vous ne pouvez pas, vous devez prendre un autre disque". */
function hasWhite(p: Readonly<Player>, budget: number): boolean {
  return p.discs.some((left, d) => WHITE[d] && left > 0 && DISC_SPOTS[d].cost <= budget)
}

/** A black-framed place takes any disc; a white-framed one only white ones, unless just black ones are left. */
function fits(p: Readonly<Player>, disc: number, frame: Frame, white: boolean): boolean {
  return p.discs[disc] > 0 && (frame === 'black' || WHITE[disc] || !white)
}

interface Place {
  readonly frame: Frame
  /** Money that may go to the price of a disc. */
  readonly budget: number
}
interface DiscPlace extends Place {
  /** Own discs on these stations may be moved when the board offers none. */
  readonly stations: number
}

/** The same for a single disc. */
export const fitsFrame = (p: Readonly<Player>, disc: number, { frame, budget }: Place): boolean =>
  fits(p, disc, frame, hasWhite(p, budget))

/** The discs one may take; when the player board offers none, those on stations. */
export function discOptions(p: Readonly<Player>, place: DiscPlace, options: Option[]): void {
  const before = options.length
  const white = hasWhite(p, place.budget)
  p.discs.forEach((_, d) => {
    if (fits(p, d, place.frame, white) && DISC_SPOTS[d].cost <= place.budget) options.push(DISC[d])
  })
  if (options.length > before) return
  for (const station of members(place.stations)) options.push(STATION_DISC[station])
}

/** Removes the chosen disc from where it is; its price or reward is due at once. */
export function takeDisc(g: Context, seat: Seat, option: Option): void {
  const p = g.s.players[seat]
  if (option.do === 'stationDisc') {
    p.stations &= ~(1 << option.index)
    g.emit({ type: 'stationDiscTaken', seat, station: option.station })
  } else if (option.do === 'disc') {
    const { cost, money } = DISC_SPOTS[option.index]
    p.discs[option.index]--
    p.money += money - cost
    g.emit({ type: 'discTaken', seat, disc: option.disc, cost, money })
  }
}
