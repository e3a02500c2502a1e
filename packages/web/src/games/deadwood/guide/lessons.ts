/** The first turns of Deadwood, lesson by lesson. */
import type { Deadwood, PlotView } from '@waystation/deadwood'
import type { Lesson, LessonContext, Target } from '../../../adapter.ts'
import { thingTarget } from '../targets.ts'

type Now = LessonContext<Deadwood>

const glowing = ({ lit }: Now, kind: string): readonly Target[] =>
  [...lit].filter((target) => target.startsWith(`${kind} `))
const mine = ({ view, seat }: Now) => view.players[seat]
const deciding = ({ asked }: Now): boolean => asked === 'turn'

const plots = ({ view }: Now, fits: (plot: PlotView) => boolean): readonly Target[] =>
  view.plots.filter(fits).map(({ plot }) => plot)

/** Where an opposing cowboy can be attacked now. */
const attackable = (now: Now): readonly Target[] =>
  plots(
    now,
    ({ plot, tile, cowboys }) =>
      tile !== 'church' && now.lit.has(plot) && cowboys.some(({ seat }) => seat !== now.seat),
  )

const own = (now: Now): readonly Target[] => plots(now, ({ cowboys }) => cowboys.some(({ seat }) => seat === now.seat))

const asks =
  (...kinds: readonly string[]) =>
  ({ asked }: Now): boolean =>
    asked !== null && kinds.includes(asked)

export const LESSONS = [
  { id: 'welcome', due: deciding },
  {
    id: 'send',
    due: (now) => deciding(now) && glowing(now, 'ranch').length > 0,
    at: (now) => glowing(now, 'ranch'),
    untilAnswered: true,
  },
  { id: 'confirm', due: ({ preview }) => preview !== null, untilAnswered: true },
  {
    id: 'annex',
    due: asks('annex'),
    at: (now) => plots(now, ({ tile }) => tile !== null && tile === now.view.annexing),
    untilAnswered: true,
  },
  { id: 'others', due: ({ asked }) => asked === null },
  { id: 'sheriff', due: deciding, at: ({ view }) => [view.sheriff.crossing] },
  { id: 'attack', due: (now) => deciding(now) && attackable(now).length > 0, at: attackable },
  { id: 'cartridge', due: asks('attacker-cartridge', 'defender-cartridge'), untilAnswered: true },
  { id: 'flee', due: asks('flee'), untilAnswered: true },
  {
    id: 'posters',
    due: (now) => now.asked !== null && mine(now).posters > 0,
    at: () => [thingTarget('pool')],
  },
  {
    id: 'rail',
    due: asks('rail'),
    at: ({ view }) => view.nextOnLine,
    untilAnswered: true,
  },
  { id: 'build', due: asks('build'), at: (now) => glowing(now, 'tile'), untilAnswered: true },
  { id: 'return', due: (now) => deciding(now) && own(now).length > 1, at: own },
  { id: 'farewell', due: (now) => deciding(now) && now.view.line.length > 1 },
] as const satisfies readonly Lesson<Deadwood>[]

export type LessonId = (typeof LESSONS)[number]['id']
