/** Several people, one screen: nobody's secrets stay on it when another sits down. */
import type { Seat } from '@waystation/kernel'
import { choosingInSecret, seesMore } from '@waystation/table'
import type { Room } from './room.ts'

export class Screen {
  private readonly room: Room
  /** Everyone at the table may read along. */
  open = true
  private viewer: Seat | null = null
  /** The last answer given here was meant for nobody's eyes. */
  private secretAnswer = false

  constructor(room: Room) {
    this.room = room
  }

  /** Before something is shown to `seat`. False when the input ended while waiting. */
  async turnTo(seat: Seat): Promise<boolean> {
    const { room, viewer } = this
    const { table, context } = room
    if (viewer === seat || table.humans.length < 2) return true
    this.viewer = seat
    const first = viewer === null
    const sees = (one: Seat): boolean => seesMore(table.game, table.match.state, one)
    this.open = !(this.secretAnswer || sees(seat) || (!first && sees(viewer)))
    if (this.open) return true
    const { play } = context.words
    if (!first) context.out.clear()
    room.say(context.out.paint.bold(play.passScreen(table.names(seat))))
    if (!context.input.interactive) return true
    const ready = await context.input.ask(`${play.pressEnter} `)
    context.out.clear()
    return ready !== null
  }

  /** After an answer: it may still lie under a seal. */
  noteAnswer(): void {
    this.secretAnswer = choosingInSecret(this.room.table.match.state)
  }
}
