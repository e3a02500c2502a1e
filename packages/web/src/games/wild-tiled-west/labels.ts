/** What a screen reader says about each thing on the board, from the game's own words. */
import {
  type CellId,
  cellOf,
  COSTS,
  MINE_POINTS,
  type PartnerId,
  pieceOf,
  type PlayerView,
  STORED_GOLD_POINTS,
  type Suit,
  type TileId,
  TOWN_NAMES,
  type View,
  type WildTiledWest,
  WRANGLE_POINTS,
} from '@waystation/wild-tiled-west'
import { conditionsMet } from '@waystation/wild-tiled-west/standing'
import type { GameText, Names } from '@waystation/kernel'
import { BoardLabels } from '../../board/labels.ts'
import { sideOf } from './squares.ts'
import { component } from './targets.ts'
import { townCells } from './land/towns.ts'
import { type BoardWords, boardWords } from './text/words.ts'

export class Labels extends BoardLabels<WildTiledWest, BoardWords> {
  constructor(view: View, names: Names, text: GameText<WildTiledWest>) {
    super(view, names, text, boardWords)
  }

  /** Conditions of a partner that whoever looks meets already. */
  met(partner: PartnerId): readonly boolean[] | null {
    const { seat } = this.view
    return seat === null || this.view.players[seat].board === null ? null : conditionsMet(this.view, seat, partner)
  }

  stack(tile: TileId, price: number | undefined): string {
    return this.words.stack(this.name(tile), this.view.stacks[tile], this.words.price(price ?? COSTS[pieceOf(tile)]))
  }

  wrangle(cows: number): string {
    const contract = this.view.contracts.find((each) => each.cows === cows)
    const bonus = contract === undefined ? null : this.words.bonus(contract.contract, contract.bonus)
    return this.words.wrangleFor(cows, WRANGLE_POINTS[cows], bonus)
  }

  ace(suit: Suit): string {
    const { ace, aceGone, suits } = this.words
    return (this.view.aceSupply.includes(suit) ? ace : aceGone)(suits[suit])
  }

  store(gold: number): string {
    return this.words.store(gold, gold * STORED_GOLD_POINTS)
  }

  mine({ mine, income }: PlayerView): string {
    return this.words.mine(mine, income, MINE_POINTS[mine - 1])
  }

  purse({ gold, bullets, standing, tombstones }: PlayerView): string {
    return this.words.purse(gold, bullets, standing.length, tombstones.length)
  }

  /** A square of the settlement in sight. */
  square(player: PlayerView, id: CellId): string {
    const thing = component(id, { ...this.view, seat: player.seat })
    const what = thing === null || thing === 'square' ? this.words.bareSquare : this.name(thing)
    const town = this.townAt(player, id)
    return this.words.square(id, town === null ? [what] : [what, this.words.town(TOWN_NAMES[town])])
  }

  private townAt({ board, face }: PlayerView, id: CellId): string | null {
    if (board === null || face === null) return null
    return sideOf(board, face).towns.find((town) => townCells(town).includes(cellOf(id)))?.id ?? null
  }
}
