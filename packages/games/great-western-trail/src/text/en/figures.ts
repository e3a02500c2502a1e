/** Figures of the game's data, as phrases that several sentences share. */
import { capitalized, joined, numeral } from '@waystation/wording'
import { type BreedId, PURCHASES, valueOfBreed } from '../../data/cards.ts'
import { AUXILIARIES } from '../../data/auxiliaries.ts'
import { JOB_ROWS } from '../../data/job-market.ts'
import { SCORING_SLOTS, SLOT_VP } from '../../data/player-board.ts'
import { RED_CROSSES } from '../../data/railroad.ts'
import { TABLE_SIZES, type TableSize } from '../../data/table-size.ts'

export const number = numeral('en')
const either = joined('or')

/** One figure for each number of players. */
export const byPlayers = (of: (size: TableSize) => number): string =>
  either(Object.values(TABLE_SIZES).map((size) => String(of(size))))

export function fees(players: number): string {
  const { greenFee, blackFee } = TABLE_SIZES[players]
  return greenFee === blackFee ? `$${greenFee} each` : `$${greenFee} and $${blackFee}`
}

/** What cattle of a breed costs, with how many cowboys. */
export function prices(breed: BreedId, cowboy = ''): string {
  const offers = PURCHASES.filter(({ value }) => value === valueOfBreed(breed))
  const single = offers.filter(({ cards }) => cards === 1)
  const more = offers.filter(({ cards }) => cards > 1)
  return [
    either(single.map(({ money, cowboys }, i) => `$${money} with ${cowboys}${i === 0 ? cowboy : ''}`)),
    ...more.map(({ cards, money, cowboys }) => `${number(cards)} for $${money} with ${cowboys}`),
  ].join(', ')
}

/** Rows of the job market with a yellow arrow. */
export const yellowRows = `rows ${joined('and')(JOB_ROWS.flatMap(({ arrow }, row) => (arrow === 'yellow' ? [String(row + 1)] : [])))}`
export const crosses = joined('and')(RED_CROSSES.map(String))
/** Without the one of the annex. */
export const BASE_AUXILIARIES = AUXILIARIES.filter(({ effect }) => effect !== 'shop').length

export const scoringSlots = `slots ${joined('and')(SCORING_SLOTS.map(String))}`
export const slotsHelp = `${capitalized(scoringSlots)} are worth ${SLOT_VP} points each.`
