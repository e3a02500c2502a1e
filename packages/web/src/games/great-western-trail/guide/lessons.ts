/** The first turns of Great Western Trail, lesson by lesson; those of Rails to the North and of the poker table come up with them. */
import type { GreatWesternTrail, PlayerView, View } from '@waystation/great-western-trail'
import type { Lesson, LessonContext, Target } from '../../../adapter.ts'
import { EXCHANGE } from '../north/targets.ts'

type Now = LessonContext<GreatWesternTrail>

const glowing = ({ lit }: Now, ...kinds: readonly string[]): readonly Target[] =>
  [...lit].filter((target) => kinds.some((kind) => target.startsWith(`${kind} `)))
const asks =
  (...kinds: readonly string[]) =>
  ({ asked }: Now): boolean =>
    asked !== null && kinds.includes(asked)
const mine = ({ view, seat }: Now): PlayerView => view.players[seat]
const at =
  (...kinds: readonly string[]) =>
  (now: Now): readonly Target[] =>
    glowing(now, ...kinds)
const acting =
  (kind: string) =>
  (now: Now): boolean =>
    asks('act')(now) && glowing(now, kind).length > 0

/** Places within reach that may ask for a fee: hazards, teepees, other players' buildings. */
function tolls(now: Now): readonly Target[] {
  return glowing(now, 'node').filter((target) => {
    const tile = now.view.trail.find(({ node }) => target === `node ${node}`)?.tile ?? null
    return tile !== null && tile.kind !== 'neutral' && !(tile.kind === 'building' && tile.owner === now.seat)
  })
}

const withRails = ({ map }: View): boolean => map !== null
const withPoker = ({ poker }: View): boolean => poker !== null

const delivered = (now: Now): boolean => mine(now).cities.length > 0

export const LESSONS = [
  { id: 'welcome', due: ({ asked }) => asked !== null },
  { id: 'place', due: asks('place'), at: at('node'), untilAnswered: true },
  { id: 'confirm', due: ({ preview }) => preview !== null, untilAnswered: true },
  { id: 'act', due: acting('action'), at: at('action') },
  { id: 'sell', due: acting('hand'), at: at('hand') },
  { id: 'auxiliary', due: acting('auxiliary'), at: at('auxiliary') },
  { id: 'hire', due: asks('hire'), at: at('row'), untilAnswered: true },
  { id: 'move', due: asks('move'), at: at('node'), untilAnswered: true },
  { id: 'fees', due: (now) => asks('move')(now) && tolls(now).length > 0, at: tolls },
  { id: 'build', due: asks('build'), at: at('building'), untilAnswered: true },
  { id: 'site', due: asks('site'), at: at('node'), untilAnswered: true },
  { id: 'engine', due: asks('engine'), at: at('space'), untilAnswered: true },
  { id: 'station', due: asks('upgrade'), at: at('disc', 'station'), untilAnswered: true },
  { id: 'buy', due: asks('buy'), at: at('cattle', 'deck'), untilAnswered: true },
  { id: 'clear', due: asks('trade', 'removeHazard'), at: at('node'), untilAnswered: true },
  { id: 'objective', due: asks('takeObjective'), at: at('card', 'deck'), untilAnswered: true },
  { id: 'foresight', due: asks('foresight'), at: at('foresight'), untilAnswered: true },
  { id: 'income', due: asks('income'), at: at('certificate'), untilAnswered: true },
  { id: 'deliver', due: asks('deliver'), at: at('city'), untilAnswered: true },
  { id: 'discs', due: asks('deliveryDisc'), at: at('disc', 'station'), untilAnswered: true },
  { id: 'shop', due: asks('placeShop'), at: at('town'), untilAnswered: true, inPlay: withRails },
  { id: 'exchange', due: ({ lit }) => lit.has(EXCHANGE), at: () => [EXCHANGE], inPlay: withRails },
  { id: 'sit-down', due: asks('sitDown'), at: at('worker'), untilAnswered: true, inPlay: withPoker },
  { id: 'ante', due: asks('ante'), at: at('hand', 'objective'), untilAnswered: true, inPlay: withPoker },
  { id: 'farewell', due: (now) => asks('move')(now) && delivered(now) },
] as const satisfies readonly Lesson<GreatWesternTrail>[]

export type LessonId = (typeof LESSONS)[number]['id']
