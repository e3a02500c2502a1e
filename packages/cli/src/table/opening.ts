/** What is said before the first question: the game, the seats, and the promise about the seed. */
import { findGame } from '@waystation/catalog'
import type { Room } from './room.ts'

export function showOpening(room: Room, resumed: string | undefined): void {
  const { table, context } = room
  const { out, words } = context
  const { play } = words
  const mark = findGame(table.game.meta.id).sample ? ` (${play.sample})` : ''
  out.lines([`${out.paint.bold(table.text.title)}${mark}`, out.paint.dim(table.text.tagline), ''])
  if (resumed !== undefined) room.say(play.resumed(resumed, table.line))
  out.lines([play.seats(table.chairs.map((_, seat) => room.seatName(seat)).join('  '))])
  out.lines([play.commitment(table.commitment), out.paint.dim(play.commitmentAbout)])
  if (table.humans.length > 0) room.say(out.paint.dim(play.hint))
  room.say()
}
