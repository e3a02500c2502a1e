/** What is said before the first question: the game, the seats, and the promise about the seed. */
import { findGame } from '@waystation/catalog'
import type { Room } from './room.ts'

export function showOpening(room: Room, resumed: string | undefined): void {
  const { sitting, context } = room
  const { out, words } = context
  const { play } = words
  const mark = findGame(sitting.game.meta.id).sample ? ` (${play.sample})` : ''
  out.lines([`${out.paint.bold(sitting.text.title)}${mark}`, out.paint.dim(sitting.text.tagline), ''])
  if (resumed !== undefined) room.say(play.resumed(resumed, sitting.match.log.length))
  out.lines([`${play.seats}: ${sitting.chairs.map((_, seat) => room.seatName(seat)).join('  ')}`])
  out.lines([play.commitment(sitting.commitment), out.paint.dim(play.commitmentAbout)])
  if (sitting.humans.length > 0) room.say(out.paint.dim(play.hint))
  room.say()
}
