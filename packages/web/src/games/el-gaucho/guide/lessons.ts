/** The first turns of El Gaucho, lesson by lesson. */
import type { ElGaucho } from '@waystation/el-gaucho'
import type { Lesson, LessonContext, Target } from '../../../adapter.ts'
import { areaTarget, herdTarget, pastureTarget, tileTarget } from '../targets.ts'

type Now = LessonContext<ElGaucho>

const glowing = ({ lit }: Now, kind: string): readonly Target[] =>
  [...lit].filter((target) => target.startsWith(`${kind} `))
const mine = ({ view, seat }: Now) => view.players[seat]
const playing = ({ asked }: Now): boolean => asked === 'takeDice' || asked === 'spendDice'

/** An animal that nobody has claimed. */
const freeTile = ({ view }: Now): readonly Target[] =>
  view.pastures
    .flatMap(({ spaces }) => spaces)
    .flatMap(({ tile, gaucho }) => (tile === null || gaucho !== null ? [] : [tileTarget(tile)]))
    .slice(0, 1)

/** Own gauchos that wait in an action area and can act now. */
const ready = (now: Now): readonly Target[] =>
  mine(now)
    .areas.map(areaTarget)
    .filter((target) => now.lit.has(target))

const LESSON_IDS = [
  'welcome',
  'keep',
  'first',
  'numbers',
  'confirm',
  'dice',
  'areas',
  'spend',
  'others',
  'ready',
  'herd',
  'round-up',
  'farewell',
] as const
export type LessonId = (typeof LESSON_IDS)[number]

type Part = Omit<Lesson<ElGaucho>, 'id'>

const PARTS: { readonly [id in LessonId]: Part } = {
  welcome: { due: ({ asked }) => asked === 'keepTiles' },
  keep: { due: ({ asked }) => asked === 'keepTiles', at: (now) => glowing(now, 'tile'), untilAnswered: true },
  first: { due: ({ asked }) => asked === 'placeFirstGaucho', at: (now) => glowing(now, 'area'), untilAnswered: true },
  numbers: { due: ({ asked }) => asked === 'takeDice', at: freeTile },
  confirm: { due: (now) => playing(now) && now.preview !== null, untilAnswered: true },
  dice: { due: ({ asked }) => asked === 'takeDice', at: (now) => glowing(now, 'die'), untilAnswered: true },
  areas: {
    due: (now) => now.asked === 'spendDice' && glowing(now, 'area').length > 0,
    at: (now) => glowing(now, 'area').slice(0, 1),
  },
  spend: {
    due: (now) => now.asked === 'spendDice' && glowing(now, 'tile').length > 0,
    at: (now) => glowing(now, 'tile').slice(0, 1),
    untilAnswered: true,
  },
  others: { due: ({ asked, view }) => asked === null && view.round > 0 },
  ready: { due: (now) => playing(now) && now.view.round > 1 && ready(now).length > 0, at: ready },
  herd: {
    due: (now) => playing(now) && now.view.round > 1 && mine(now).herds.length > 0,
    at: (now) =>
      mine(now)
        .herds.slice(0, 1)
        .map(({ breed }) => herdTarget(breed)),
  },
  'round-up': {
    due: (now) => playing(now) && now.view.round > 1,
    at: ({ view }) => view.pastures.slice(0, 1).map(({ id }) => pastureTarget(id)),
  },
  farewell: { due: (now) => playing(now) && now.view.round > 2 },
}

export const LESSONS: readonly Lesson<ElGaucho>[] = LESSON_IDS.map((id) => ({ id, ...PARTS[id] }))
