/** Where in the turn one is, for the prompt: phases A to C, or the five phases of Kansas City. */
import type { GreatWesternTrail } from '@waystation/great-western-trail'
import type { GameUi } from '../../adapter.ts'
import { boardWords } from './text/words.ts'

export const phases: NonNullable<GameUi<GreatWesternTrail>['phases']> = ({ asked: { phase } }, language) => {
  if (phase === null) return null
  const { turn, kansasCity } = boardWords(language).phases
  return typeof phase === 'number' ? { names: kansasCity, at: phase - 1 } : { names: turn, at: phase === 'A' ? 0 : 1 }
}
