/** The story in words, as the viewer may know it. */
import type { GameEvent, GameText, GameTypes, Names } from '@waystation/kernel'
import { type Paint, seatShape } from '../io/paint.ts'
import type { Chapter } from '../table/terminal-table.ts'
import { seenBy, type Viewer } from '../table/viewer.ts'
import { wrap } from './width.ts'

interface Teller {
  readonly text: GameText<GameTypes>
  readonly names: Names
}

export function renderLog(
  chapters: readonly Chapter[],
  { text, names }: Teller,
  viewer: Viewer,
  { width, paint }: { width: number; paint: Paint },
): string[] {
  return chapters.flatMap((events) =>
    events.flatMap((event) => {
      const said = text.event(seenBy(event, viewer), names)
      if (said === '') return []
      return wrap(said, width - 4).map((line, n) => (n === 0 ? `  ${markOf(event, paint)} ${line}` : `    ${line}`))
    }),
  )
}

/** Whose doing it is, where the event says so. */
function markOf(event: GameEvent, paint: Paint): string {
  if (!('seat' in event) || typeof event.seat !== 'number') return '·'
  return paint.seat(event.seat, seatShape(event.seat))
}
