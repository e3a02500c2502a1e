import { joined, numeral } from '@waystation/wording'
import { FIGURES } from './examples.ts'

const number = numeral('en')
const { attacker, defender, wounds, kills, fee, oneFine, fourFine } = FIGURES

export const en = {
  preparation:
    'The table at the beginning: the town with its plots, the railway below, the mine and Boot Hill, the ranches.',
  saloon: 'Whom you can hire, and for how much. The number at their feet is their strength.',
  duels: `A trail boss attacks a greenhorn who uses a cartridge: ${number(attacker)} dice against ${number(defender)}. A ${joined('or')(kills.map(String))} kills, a ${joined('or')(wounds.map(String))} wounds.`,
  sheriff: `The star stands where three plots meet: nobody is attacked there. Coming to one of them costs $${fee} if an opponent holds the Sheriff’s Office.`,
  buildings: 'Along the boardwalk: on paper what annexing brings, on slate what you have while you hold the building.',
  railway: 'The line goes up from plot to plot. Cowboys on both buildings beside the last tile may annex.',
  end: `What posters cost at the end: $${oneFine} for one, $${fourFine} for four.`,
}
