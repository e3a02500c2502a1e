/** Figures of the game's data, as phrases that several sentences share. */
import { joined, numeral } from '@waystation/wording'
import { type AreaId, acceptedBy } from '../../data/action-areas.ts'
import type { Players } from '../../data/pampa.ts'
import { KEEP_RULES, SETUP } from '../../data/setup.ts'

export const number = numeral('en')

/** Numbers of which one is enough. */
export const anyOf = (numbers: readonly (string | number)[]): string => joined('or')(numbers.map(String))

export const totals = (area: AreaId): string => anyOf(acceptedBy(area))

/** A number for each number of players. */
export const byPlayers = (counts: { readonly [players: number]: number }): string =>
  Object.entries(counts)
    .map(([players, count]) => `${count} with ${players} players`)
    .join(', ')

/** Instead of one start tile of any value. */
export const smallerTiles = KEEP_RULES.slice(1)
  .map(({ count, highest }) => `or ${number(count)} of at most ${highest} each`)
  .join(', ')

export const equipment = (players: Players): string =>
  `${SETUP[players].dice} dice and ${SETUP[players].gauchos} gauchos`
