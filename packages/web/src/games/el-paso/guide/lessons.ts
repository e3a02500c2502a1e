/** The first turns of El Paso, lesson by lesson; some are for the solo game, where Sue plays too. */
import type { ElPaso } from '@waystation/el-paso'
import type { Lesson, LessonContext, Target } from '../../../adapter.ts'
import { thingTarget } from '../targets.ts'

type Now = LessonContext<ElPaso>

const glowing = ({ lit }: Now, ...kinds: readonly string[]): readonly Target[] =>
  [...lit].filter((target) => kinds.some((kind) => target.startsWith(`${kind} `)))
const asks =
  (...kinds: readonly string[]) =>
  ({ asked }: Now): boolean =>
    asked !== null && kinds.includes(asked)
const mine = ({ view, seat }: Now) => view.players[seat]
const solo = ({ view }: Now): boolean => view.sue !== null
const has =
  (kind: string) =>
  (now: Now): boolean =>
    glowing(now, kind).length > 0
const at =
  (...kinds: readonly string[]) =>
  (now: Now): readonly Target[] =>
    glowing(now, ...kinds)

export const LESSONS = [
  { id: 'welcome', due: (now) => now.asked !== null && !solo(now) },
  { id: 'welcome-solo', due: (now) => now.asked !== null && solo(now) },
  { id: 'objective', due: asks('firstObjective'), at: at('tile'), untilAnswered: true },
  { id: 'place', due: asks('place'), at: at('space'), untilAnswered: true },
  { id: 'confirm', due: ({ preview }) => preview !== null, untilAnswered: true },
  { id: 'act', due: asks('act') },
  { id: 'hire', due: has('worker'), at: at('worker') },
  { id: 'sell', due: (now) => asks('act')(now) && has('hand')(now), at: at('hand') },
  { id: 'instead', due: (now) => asks('act')(now) && has('auxiliary')(now), at: at('auxiliary') },
  { id: 'sue', due: (now) => solo(now) && now.asked !== null && (now.view.sue?.discard.length ?? 0) > 0 },
  { id: 'sue-ahead', due: (now) => solo(now) && asks('move')(now) && (now.view.sue?.discard.length ?? 0) > 1 },
  { id: 'move', due: asks('move'), at: at('space'), untilAnswered: true },
  { id: 'market', due: has('cattle'), at: at('cattle') },
  { id: 'train', due: has('train'), at: at('train') },
  { id: 'build', due: has('building'), at: at('building') },
  { id: 'site', due: asks('site'), at: at('space'), untilAnswered: true },
  { id: 'visit', due: (now) => asks('visit')(now) && has('auxiliary')(now), at: at('auxiliary') },
  { id: 'tiles', due: (now) => now.asked !== 'firstObjective' && has('tile')(now), at: at('tile') },
  { id: 'bonus', due: (now) => asks('move', 'act')(now) && has('bonus')(now), at: at('bonus') },
  { id: 'exchange', due: asks('exchangeDiscard'), at: at('hand'), untilAnswered: true },
  { id: 'reveal', due: asks('revealHand'), at: () => ['space el-paso'], untilAnswered: true },
  { id: 'deliver', due: asks('deliver'), at: at('post'), untilAnswered: true },
  { id: 'discs', due: (now) => asks('deliver')(now) && has('disc')(now), at: at('disc') },
  {
    id: 'simmental',
    due: (now) => asks('move')(now) && mine(now).discs.length < 7,
    at: ({ view }) => [thingTarget(view.simmental.left > 0 ? 'simmental' : 'simmental-space')],
  },
  { id: 'farewell', due: (now) => now.asked !== null && mine(now).discs.length < 6 },
] as const satisfies readonly Lesson<ElPaso>[]

export type LessonId = (typeof LESSONS)[number]['id']
