/** The first turns of Wild Tiled West, lesson by lesson; alone there are some more about the Ridge. */
import type { PlayerView, WildTiledWest } from '@waystation/wild-tiled-west'
import type { Lesson, LessonContext, Target } from '../../../adapter.ts'
import { dieTarget, thingTarget } from '../targets.ts'

type Now = LessonContext<WildTiledWest>

const glowing = ({ lit }: Now, kind: string): readonly Target[] =>
  [...lit].filter((target) => target.startsWith(`${kind} `))
const mine = ({ view, seat }: Now): PlayerView => view.players[seat]
const deciding = ({ asked }: Now): boolean => asked === 'turn'
const alone = ({ view }: Now): boolean => view.ridge !== null
const asks =
  (...kinds: readonly string[]) =>
  ({ asked }: Now): boolean =>
    asked !== null && kinds.includes(asked)
const taken = ({ preview }: Now): boolean => preview !== null && ['draft', 'saw', 'alleys'].includes(preview.do)
/** What lies on one's own land already. */
const laid = (now: Now): number => mine(now).covered.length

export const LESSONS = [
  { id: 'welcome', due: (now) => asks('board', 'keep-partner')(now) && !alone(now) },
  { id: 'welcome-alone', due: (now) => asks('board', 'keep-partner')(now) && alone(now) },
  { id: 'board', due: asks('board'), at: (now) => glowing(now, 'side'), untilAnswered: true },
  { id: 'partner', due: asks('keep-partner'), at: (now) => glowing(now, 'partner'), untilAnswered: true },
  {
    id: 'dice',
    due: (now) => deciding(now) && now.view.prairie.length > 0,
    at: ({ view }) => view.prairie.map((notch) => dieTarget('prairie', notch)),
  },
  {
    id: 'draft',
    due: (now) => deciding(now) && glowing(now, 'stack').length > 0,
    at: (now) => glowing(now, 'stack'),
    untilAnswered: true,
  },
  { id: 'lay', due: taken, untilAnswered: true },
  {
    id: 'river',
    due: (now) => deciding(now) && now.view.river.length > 0,
    at: ({ view }) => view.river.map((notch) => dieTarget('river', notch)),
  },
  {
    id: 'alleys',
    due: (now) => deciding(now) && glowing(now, 'alleys').length > 0 && laid(now) > 3,
    at: (now) => glowing(now, 'alleys'),
  },
  { id: 'wrangle', due: asks('wrangle'), at: (now) => glowing(now, 'wrangle'), untilAnswered: true },
  { id: 'towns', due: (now) => deciding(now) && laid(now) > 6 },
  { id: 'bandits', due: (now) => deciding(now) && laid(now) > 8 && !alone(now), at: () => [thingTarget('gold')] },
  { id: 'ridge', due: (now) => deciding(now) && alone(now) && (now.view.ridge?.cards.length ?? 0) > 0 },
  { id: 'herd', due: (now) => deciding(now) && alone(now) && (now.view.ridge?.looseCows ?? 0) > 0 },
  { id: 'mines', due: (now) => deciding(now) && mine(now).mine > 1, at: () => [thingTarget('mine')] },
  {
    id: 'shoot',
    due: (now) => deciding(now) && mine(now).tombstones.length > 0,
    at: (now) => mine(now).tombstones.slice(0, 1),
  },
  { id: 'hill', due: asks('hill-bandit'), at: ({ lit }) => [...lit], untilAnswered: true },
  { id: 'second', due: asks('second-partner'), at: (now) => glowing(now, 'partner'), untilAnswered: true },
  { id: 'farewell', due: (now) => deciding(now) && now.view.year > 1 },
] as const satisfies readonly Lesson<WildTiledWest>[]

export type LessonId = (typeof LESSONS)[number]['id']
