/** What a screen reader says about each thing on the board, from the game's own words. */
import {
  COWBOY_TYPES,
  CROSSING_IDS,
  CROSSINGS,
  type CowboyType,
  type CrossingId,
  type Deadwood,
  HIRE_COSTS,
  type PlotView,
  type View,
} from '@waystation/deadwood'
import type { GameText, Names, Seat } from '@waystation/kernel'
import { BoardLabels } from '../../board/labels.ts'
import { type BoardWords, boardWords } from './text/words.ts'

export const priceOf = (type: CowboyType): number => HIRE_COSTS[COWBOY_TYPES.indexOf(type)]
export const strengthOf = (type: CowboyType): 1 | 2 | 3 => (type === 'novice' ? 1 : type === 'gunslinger' ? 2 : 3)

export class Labels extends BoardLabels<Deadwood, BoardWords> {
  constructor(view: View, names: Names, text: GameText<Deadwood>) {
    super(view, names, text, boardWords)
  }

  type(type: CowboyType): string {
    return this.name(type).toLowerCase()
  }

  price(type: CowboyType): string {
    return this.words.money(priceOf(type))
  }

  private where(plot: string): string {
    const [row = '', column = ''] = plot.slice(1).split('c')
    return this.words.plot(Number(row), Number(column))
  }

  plot({ plot, tile, cowboys, safe }: PlotView): string {
    const what = tile === null ? this.words.empty : this.name(tile)
    const who = cowboys.map(({ seat, cowboy }) => this.words.stands(this.type(cowboy), this.names(seat)))
    return [what, this.where(plot), ...who, ...(safe ? [this.words.safe] : [])].join(', ')
  }

  /** Named by the houses around it; empty plots by their place. */
  crossing(id: CrossingId): string {
    const around = CROSSINGS[CROSSING_IDS.indexOf(id)].map((index) => {
      const { tile, plot } = this.view.plots[index]
      return tile === null ? this.where(plot) : this.name(tile)
    })
    const here = this.view.sheriff.crossing === id ? `, ${this.words.sheriffHere}` : ''
    return `${this.words.crossing(around)}${here}`
  }

  atHome(seat: Seat, type: CowboyType): string {
    return this.words.atHome(this.view.players[seat].ranch[type], this.type(type), this.names(seat))
  }

  inMine(seat: Seat, type: CowboyType): string {
    return this.words.inMine(this.view.players[seat].mine[type], this.type(type), this.names(seat))
  }

  hire(seat: Seat, type: CowboyType): string {
    return this.words.hire(this.name(type), this.view.players[seat].reserve[type], this.price(type))
  }

  player(seat: Seat): string {
    return this.words.player(this.names(seat), this.words.money(this.view.players[seat].money))
  }

  tokens(seat: Seat): string {
    const { cartridges, ponies, posters, fine } = this.view.players[seat]
    return this.words.tokens({ name: this.names(seat), cartridges, ponies, posters, fine: this.words.money(fine) })
  }
}
