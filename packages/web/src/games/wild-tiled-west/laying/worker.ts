/** The worker that looks ahead: the rules of the game, and what one seat sees of it. */
import { foresee } from '@waystation/wild-tiled-west/foresee'
import type { View } from '@waystation/wild-tiled-west'
import type { FromForesight, ToForesight } from './foresight.ts'

let known: View | null = null

addEventListener('message', ({ data: [id, view, { seat, asked, answers }] }: MessageEvent<ToForesight>) => {
  known = view ?? known
  const answer: FromForesight = [id, known && foresee(known, seat, asked, answers)]
  postMessage(answer)
})
