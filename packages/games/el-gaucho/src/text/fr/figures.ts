/** Les chiffres des données, dans les tournures que plusieurs phrases partagent. */
import { joined, numeral } from '@waystation/wording'
import { type AreaId, acceptedBy } from '../../data/action-areas.ts'
import type { Players } from '../../data/pampa.ts'
import { KEEP_RULES, SETUP } from '../../data/setup.ts'

export const number = numeral('fr')

/** Des nombres dont un seul suffit. */
export const anyOf = (numbers: readonly (string | number)[]): string => joined('ou')(numbers.map(String))

export const totals = (area: AreaId): string => anyOf(acceptedBy(area))

/** Un nombre pour chaque nombre de joueurs. */
export const byPlayers = (counts: { readonly [players: number]: number }): string =>
  Object.entries(counts)
    .map(([players, count]) => `${count} à ${players} joueurs`)
    .join(', ')

/** Au lieu d’une tuile de départ de n’importe quelle valeur. */
export const smallerTiles = (each = ''): string =>
  KEEP_RULES.slice(1)
    .map(({ count, highest }) => `ou ${number(count)} d’au plus ${highest}${each}`)
    .join(', ')

export const equipment = (players: Players): string => `${SETUP[players].dice} dés et ${SETUP[players].gauchos} gauchos`
