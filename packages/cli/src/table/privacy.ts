/** Several people, one screen: nobody's secrets stay on it when another sits down. */
import { decisions, type Seat } from '@waystation/kernel'
import type { Room } from './room.ts'
import type { Sitting } from './sitting.ts'
import { zonesFor } from './viewer.ts'

/** Whether this seat is shown anything that a spectator is not. */
export function hasSecrets(sitting: Sitting, seat: Seat): boolean {
  const { state } = sitting.match
  return JSON.stringify(zonesFor(sitting, state, seat)) !== JSON.stringify(zonesFor(sitting, state, null))
}

/** Whether several seats are choosing at once, unseen by each other. */
export function choosingInSecret({ game, match }: Sitting): boolean {
  return decisions(game, match.state).filter((decision) => decision.optional !== true).length > 1
}

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
    const { sitting, context } = room
    if (viewer === seat || sitting.humans.length < 2) return true
    this.viewer = seat
    const first = viewer === null
    this.open = !(this.secretAnswer || hasSecrets(sitting, seat) || (!first && hasSecrets(sitting, viewer)))
    if (this.open) return true
    const { play } = context.words
    if (!first) context.out.clear()
    room.say(context.out.paint.bold(play.passScreen(sitting.names(seat))))
    if (!context.input.interactive) return true
    const ready = await context.input.ask(`${play.pressEnter} `)
    context.out.clear()
    return ready !== null
  }

  /** Before an answer is applied. */
  noteAnswer(): void {
    this.secretAnswer = choosingInSecret(this.room.sitting)
  }
}
