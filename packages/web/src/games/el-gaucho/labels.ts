/** What a screen reader says about each thing on the board, from the game's own words. */
import {
  ACTION_AREAS,
  type AreaId,
  type ElGaucho,
  type PastureId,
  smallOf,
  type TileId,
  tileOf,
  valueOf,
  type View,
} from '@waystation/el-gaucho'
import type { GameText, Names } from '@waystation/kernel'
import { BoardLabels } from '../../board/labels.ts'
import { direction, price } from './herd.ts'
import { type BoardWords, boardWords } from './text/words.ts'

export class Labels extends BoardLabels<ElGaucho, BoardWords> {
  constructor(view: View, names: Names, text: GameText<ElGaucho>) {
    super(view, names, text, boardWords)
  }

  tile(id: TileId): string {
    const tile = tileOf(id)
    return `${this.name(id)}, ${this.words.numbers(valueOf(tile), smallOf(tile))}`
  }

  /** A tile on the pampa, with the gaucho on it. */
  onPampa(id: TileId, gaucho: { seat: number; standing: boolean } | null): string {
    const { standing, lying, unclaimed } = this.words
    const who = gaucho === null ? unclaimed : (gaucho.standing ? standing : lying)(this.names(gaucho.seat))
    return `${this.tile(id)}, ${who}`
  }

  owned(id: TileId, seat: number): string {
    return `${this.tile(id)}, ${this.words.ofPlayer(this.names(seat))}`
  }

  area(id: AreaId): string {
    const accepts = ACTION_AREAS.find((area) => area.id === id)?.accepts ?? []
    const here = this.view.players.flatMap(({ areas }, seat) => (areas.includes(id) ? [this.names(seat)] : []))
    return `${this.name(id)}, ${this.words.accepts(accepts)}, ${this.words.occupiedBy(here)}`
  }

  herd(tiles: readonly TileId[]): string {
    const name = this.name(tiles[0]).replace(/\d+/, '').trim()
    const way = direction(tiles)
    const label = this.words.herd(name, tiles.length, price(tiles))
    return way === null ? label : `${label}, ${this.words[way]}`
  }

  supply(seat: number): string {
    return this.words.gauchos(this.names(seat), this.view.players[seat].supply)
  }

  pasture(id: PastureId): string {
    const found = this.view.pastures.find((pasture) => pasture.id === id)
    const free = found?.spaces.filter(({ tile }) => tile === null).length ?? 0
    return this.words.pasture(this.name(id), found?.total ?? 0, free)
  }
}
