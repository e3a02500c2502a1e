/** What a screen reader says about each thing on the board, from the game's own words. */
import {
  type AuxiliaryId,
  type BreedId,
  BUILDER_BONUS_PRICE,
  type DiscId,
  DOLLARS_PER_WORKER,
  type ElPaso,
  ENGINEER_BONUS,
  type SpaceView,
  type View,
  type Who,
  WILD_BONUS,
  type WorkerId,
} from '@waystation/el-paso'
import type { GameText, Names, Seat } from '@waystation/kernel'
import { capitalized } from '@waystation/wording'
import { BoardLabels } from '../../board/labels.ts'
import { cowboysFor } from './cattle.ts'
import { type BoardWords, boardWords } from './text/words.ts'

export class Labels extends BoardLabels<ElPaso, BoardWords> {
  constructor(view: View, names: Names, text: GameText<ElPaso>) {
    super(view, names, text, boardWords)
  }

  who(who: Who): string {
    return who === 'sue' ? this.words.sue : this.names(who)
  }

  /** `steps`: how far it is for the rancher who moves; `sue`: whether she may stop here. */
  space(
    { place, owner, ranchers, price }: SpaceView,
    number: string,
    steps: number | undefined,
    sue: string | null,
  ): string {
    const what = place === null ? this.words.emptyFor(this.words.money(price ?? 0)) : this.name(place)
    const rest = [
      ...(owner === null ? [] : [this.words.ownedBy(this.who(owner))]),
      ...ranchers.map((who) => this.words.stands(this.who(who))),
      ...(steps === undefined ? [] : [this.words.steps(steps)]),
      ...(sue === null ? [] : [sue]),
    ]
    return capitalized(this.words.space(what, number, rest))
  }

  cattle(breed: BreedId, count: number): string {
    const cowboys = cowboysFor(breed)
    const price = `${this.words.workers.cowboy(cowboys)} + ${this.words.money(cowboys * DOLLARS_PER_WORKER)}`
    return this.words.inSupply(this.name(breed), count, price)
  }

  worker(worker: WorkerId, count: number): string {
    return capitalized(this.words.stack(this.name(worker), count))
  }

  building(id: string, number: number, count: number): string {
    const price = `${this.words.workers.builder(number)} + ${this.words.money(number * DOLLARS_PER_WORKER)}`
    return capitalized(this.words.inSupply(this.name(id), count, price))
  }

  train(id: string, number: number): string {
    const price = `${this.words.workers.engineer(number)} + ${this.words.money(number * DOLLARS_PER_WORKER)}`
    return capitalized(`${this.name(id)}, ${price}`)
  }

  tile(id: string): string {
    return capitalized(this.name(id))
  }

  post(id: string, discs: readonly Who[]): string {
    return capitalized(
      this.words.post(
        this.name(id),
        discs.map((who) => this.who(who)),
      ),
    )
  }

  disc(id: DiscId, there: boolean): string {
    return capitalized(this.words.disc(this.name(id), there))
  }

  auxiliary(id: AuxiliaryId, open: boolean): string {
    return this.words.auxiliary(this.name(id), open)
  }

  hand(breed: BreedId): string {
    return this.words.inHand(this.name(breed))
  }

  atWork(worker: WorkerId, seat: Seat): string {
    const count = this.view.players[seat].workers.find(({ id }) => id === worker)?.count ?? 0
    return this.words.atWork(this.name(worker), count)
  }

  /** What discarding a worker brings. */
  gives(worker: WorkerId): string {
    const { words } = this
    switch (worker) {
      case 'cowboy':
        return words.gain(words.steps(1))
      case 'builder':
        return `${words.cost(words.money(BUILDER_BONUS_PRICE))}, ${words.gain(words.certificates(1))}`
      case 'engineer':
        return words.gain(words.money(ENGINEER_BONUS))
      case 'wild':
        return words.gain(words.money(WILD_BONUS))
    }
  }

  stack(pile: 'objective' | 'bonus'): string {
    const { left } = pile === 'objective' ? this.view.objectives : this.view.bonuses
    return capitalized(this.words.stack(this.name(`${pile}-stack`), left))
  }
}
