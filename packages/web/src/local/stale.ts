/** Which answers come too late: those to a question that has changed since the seat saw it. */
import type { Entry, GameTypes, Match, Move, Seat } from '@waystation/kernel'

export class Floors {
  /** By seat: the line since which its questions are the same. */
  private floors: readonly number[]

  constructor(seats: number) {
    this.floors = Array<number>(seats).fill(0)
  }

  isStale(seat: Seat, asked: number, now: number): boolean {
    return asked < this.floors[seat] || asked > now
  }

  /** Under a seal, the answer of one seat leaves the questions of the others as they are. */
  note(before: Match<GameTypes>, after: Match<GameTypes>, entry: Entry, seq: number): void {
    const move = 'option' in entry ? after.moves.at(-1) : lastOf(before.moves, entry.seat)
    const quiet = move !== undefined && move.sealed && !move.revealed
    this.floors = this.floors.map((floor, seat) => (quiet && seat !== entry.seat ? floor : seq))
  }
}

function lastOf(moves: readonly Move<GameTypes>[], seat: Seat): Move<GameTypes> | undefined {
  return moves.filter((move) => move.seat === seat).at(-1)
}
