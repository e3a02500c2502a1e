/** Where in the turn one is, for the prompt: on the trail or in El Paso. */
import type { ElPaso, Part } from '@waystation/el-paso'
import type { GameUi } from '../../adapter.ts'
import { boardWords } from './text/words.ts'

const ON_THE_TRAIL: readonly Part[] = ['move', 'act', 'draw']
const IN_EL_PASO: readonly Part[] = ['show', 'deliver']

/** Between turns there is none; games of earlier rules do not say it. */
export const phases: NonNullable<GameUi<ElPaso>['phases']> = ({ part }, language) => {
  const { turn, elPaso } = boardWords(language).phases
  const onTheTrail = ON_THE_TRAIL.findIndex((each) => each === part)
  if (onTheTrail >= 0) return { names: turn, at: onTheTrail }
  // The way there and the Simmental come before the hand is shown.
  const inElPaso = IN_EL_PASO.findIndex((each) => each === part)
  return inElPaso < 0 ? null : { names: elPaso, at: inElPaso + 2 }
}
