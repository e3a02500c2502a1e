/** One line of numbers under a previewed option: what it costs and what it brings. */
import type { Breed, Option, TileId, View } from '@waystation/el-gaucho'
import type { GameText } from '@waystation/kernel'
import type { ElGaucho } from '@waystation/el-gaucho'
import { best, joins, price } from './herd.ts'
import { breedOf } from './names.ts'
import { type BoardWords, boardWords } from './text/words.ts'

/** What an immediate sale pays on top ("Vente immédiate"). */
const SALE_BONUS = 5

const sum = (dice: readonly number[]): string =>
  dice.length < 2 ? dice.join('') : `${dice.join(' + ')} = ${dice.reduce((a, b) => a + b, 0)}`

function ownHerd(view: View, breed: Breed): readonly TileId[] {
  const player = view.seat === null ? undefined : view.players[view.seat]
  return player?.herds.find((herd) => herd.breed === breed)?.tiles ?? []
}

/** An animal joins the right end of the own line, or the line is sold first. */
function arrival(view: View, tile: TileId, words: BoardWords): string {
  const line = ownHerd(view, breedOf(tile))
  if (!joins(line, tile)) return words.sellsFirst(price(line))
  const longer = [...line, tile]
  return words.herdBecomes(longer.length, price(longer))
}

function placing(view: View, dice: readonly number[], words: BoardWords): string {
  const supply = view.seat === null ? 0 : view.players[view.seat].supply
  return `${sum(dice)} · ${words.supplyAfter(supply - 1)}`
}

export function previewNote(option: Option, view: View, text: GameText<ElGaucho>): string | null {
  const words = boardWords(text.language)
  switch (option.do) {
    case 'stand':
    case 'lay':
    case 'occupy':
      return placing(view, option.dice, words)
    case 'raise':
      return sum(option.dice)
    case 'takeDice':
      return sum(option.dice)
    case 'sell': {
      const line = ownHerd(view, option.breed)
      return words.gain(`${line.length} × ${best(line)} + ${SALE_BONUS}`, price(line) + SALE_BONUS)
    }
    case 'steal':
      return `${words.ownerGains(best([option.tile]))} · ${arrival(view, option.tile, words)}`
    case 'displace':
      return words.ownerGains(best([option.tile]))
    case 'add':
      return arrival(view, option.tile, words)
    case 'sort': {
      const longer = [...ownHerd(view, breedOf(option.tile)), option.tile]
      return words.herdBecomes(longer.length, price(longer))
    }
    default:
      return null
  }
}
