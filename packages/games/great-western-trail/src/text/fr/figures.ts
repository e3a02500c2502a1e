/** Les chiffres des données, dans les tournures que plusieurs phrases partagent. */
import { joined, numeral } from '@waystation/wording'
import { type BreedId, PURCHASES, valueOfBreed } from '../../data/cards.ts'
import { AUXILIARIES } from '../../data/auxiliaries.ts'
import { JOB_ROWS } from '../../data/job-market.ts'
import { SCORING_SLOTS, SLOT_VP } from '../../data/player-board.ts'
import { RED_CROSSES } from '../../data/railroad.ts'
import { TABLE_SIZES, type TableSize } from '../../data/table-size.ts'

export const number = numeral('fr')
const either = joined('ou')

/** Un chiffre pour chaque nombre de joueurs. */
export const byPlayers = (of: (size: TableSize) => number): string =>
  either(Object.values(TABLE_SIZES).map((size) => String(of(size))))

export function fees(players: number): string {
  const { greenFee, blackFee } = TABLE_SIZES[players]
  return greenFee === blackFee ? `${greenFee} $ chacune` : `${greenFee} $ et ${blackFee} $`
}

/** Ce que coûte le bétail d’une race, avec combien de cowboys. */
export function prices(breed: BreedId, cowboy = ''): string {
  const offers = PURCHASES.filter(({ value }) => value === valueOfBreed(breed))
  const single = offers.filter(({ cards }) => cards === 1)
  const more = offers.filter(({ cards }) => cards > 1)
  return [
    either(single.map(({ money, cowboys }, i) => `${money} $ avec ${cowboys}${i === 0 ? cowboy : ''}`)),
    ...more.map(({ cards, money, cowboys }) => `${number(cards)} pour ${money} $ avec ${cowboys}`),
  ].join(', ')
}

/** Les rangées du marché de l’emploi à flèche jaune. */
export const yellowRows = `les rangées ${joined('et')(JOB_ROWS.flatMap(({ arrow }, row) => (arrow === 'yellow' ? [String(row + 1)] : [])))}`
export const crosses = joined('et')(RED_CROSSES.map(String))
/** Sans celle de l’annexe. */
export const BASE_AUXILIARIES = AUXILIARIES.filter(({ effect }) => effect !== 'shop').length

export const scoringSlots = `cases ${joined('et')(SCORING_SLOTS.map(String))}`
export const slotsHelp = `Les ${scoringSlots} valent ${SLOT_VP} points chacune.`
