/** A judge with a taste: what one seat takes pleasure in counts besides, as much to that seat as points; at the end as well, or no end would please. */
import type { GameTypes, Play, Seat, Style } from '@waystation/kernel'
import type { SearchSettings } from '../search/settings.ts'
import type { Judge, Prospects } from './judge.ts'

/** Points of pleasure that move an aim by one whole: the aim runs from nothing to certain victory. */
const WHOLE = 80

export class FondJudge<T extends GameTypes> implements Judge<T> {
  readonly search: SearchSettings
  readonly rounds: number
  readonly effort: number
  private readonly judge: Judge<T>
  private readonly seat: Seat
  private readonly style: Style<T['state']>
  private readonly aims: Float64Array

  constructor(judge: Judge<T>, seats: number, seat: Seat, style: Style<T['state']>) {
    this.search = judge.search
    this.rounds = judge.rounds
    this.effort = judge.effort
    this.judge = judge
    this.seat = seat
    this.style = style
    this.aims = new Float64Array(seats)
  }

  from(state: Readonly<T['state']>, seat: Seat): void {
    this.judge.from(state, seat)
  }

  worth(play: Play<T>, seat: Seat): number {
    const worth = this.judge.worth(play, seat)
    return seat === this.seat ? worth + this.style.pleasure(play.state, seat) : worth
  }

  /** Chances stay what they are: pleasure wins no game. */
  prospects(state: Readonly<T['state']>): Prospects {
    const { chances, aims } = this.judge.prospects(state)
    this.aims.set(aims)
    this.aims[this.seat] += this.style.pleasure(state, this.seat) / WHOLE
    return { chances, aims: this.aims }
  }
}
