/** The story in words, as the viewer may know it. */
import type { GameText, GameTypes, Names } from '@waystation/kernel'
import { type Paint, seatShape } from '../io/paint.ts'
import type { Chapter } from '../table/story.ts'
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
  return chapters.flatMap(({ seat, events }) => {
    const mark = seat === null ? '·' : paint.seat(seat, seatShape(seat))
    return events.flatMap((event) => {
      const said = text.event(seenBy(event, viewer), names)
      if (said === '') return []
      return wrap(said, width - 4).map((line, n) => (n === 0 ? `  ${mark} ${line}` : `    ${line}`))
    })
  })
}
