/** What an option costs and brings, in numbers. */
import type { Breed, Option, TileId, View } from '@waystation/el-gaucho'
import type { GameText } from '@waystation/kernel'
import type { ElGaucho } from '@waystation/el-gaucho'
import type { Consequence } from '../../adapter.ts'
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

const gain = (words: string): Consequence => ({ kind: 'gain', words })
const cost = (words: string): Consequence => ({ kind: 'cost', words })
const note = (words: string): Consequence => ({ kind: 'note', words })

/** An animal joins the right end of the own line, or the line is sold first. */
function arrival(view: View, tile: TileId, words: BoardWords): Consequence {
  const line = ownHerd(view, breedOf(tile))
  return joins(line, tile) ? longer(line, tile, words) : note(words.sellsFirst(price(line)))
}

function longer(line: readonly TileId[], tile: TileId, words: BoardWords): Consequence {
  const herd = [...line, tile]
  return gain(words.herdBecomes(herd.length, price(herd)))
}

function placing(view: View, dice: readonly number[], words: BoardWords): readonly Consequence[] {
  const supply = view.seat === null ? 0 : view.players[view.seat].supply
  return [note(sum(dice)), cost(words.supplyAfter(supply - 1))]
}

export function consequences(option: Option, view: View, text: GameText<ElGaucho>): readonly Consequence[] {
  const words = boardWords(text.language)
  switch (option.do) {
    case 'stand':
    case 'lay':
    case 'occupy':
      return placing(view, option.dice, words)
    case 'raise':
    case 'takeDice':
      return [note(sum(option.dice))]
    case 'sell': {
      const line = ownHerd(view, option.breed)
      return [gain(words.gain(`${line.length} × ${best(line)} + ${SALE_BONUS}`, price(line) + SALE_BONUS))]
    }
    case 'steal':
      return [cost(words.ownerGains(best([option.tile]))), arrival(view, option.tile, words)]
    case 'displace':
      return [cost(words.ownerGains(best([option.tile])))]
    case 'add':
      return [arrival(view, option.tile, words)]
    case 'sort':
      return [longer(ownHerd(view, breedOf(option.tile)), option.tile, words)]
    default:
      return []
  }
}
