import { capitalized, numeral } from '@waystation/wording'
import { FIGURES } from './examples.ts'

const number = numeral('en')
const { three, four, tombstone, cows, wrangled } = FIGURES

export const en = {
  preparation:
    'The table as the first year begins: the trays with their tiles, your land, the others, and what there is to win.',
  dice: 'A prairie die, for rows, and a river die, for columns.',
  draft: 'The trays: a die gives the nearest tile of its line; the price stands beside each stack.',
  placing: 'One tile, turned and flipped: it may be laid in any of these ways.',
  resolving: 'Some tiles: fields with cows, roads with bandits, sheriffs, bullets, gold, pickaxes and aces.',
  mines: 'A pickaxe on a tile moves the mine marker up.',
  buildings:
    'White signs pay at once, red ones when the building is surrounded, pink ones at the end; yellow ones help for good.',
  cattle: `${capitalized(number(cows))} cows in one pasture can be wrangled for ${wrangled} points. The boot marks it.`,
  sheriffs: `A sheriff with a bullet shoots the bandit he sees; a tombstone is left, ${tombstone} points at the end.`,
  aces: `Three of one suit pay ${three}, one of each ${four}.`,
}
