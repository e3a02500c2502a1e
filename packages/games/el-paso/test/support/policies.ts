/** Players with a plan, for what random play hardly ever meets. */
import { Play, type Rng } from '@waystation/kernel'
import { type Policy, randomPolicy } from '@waystation/testkit'
import { WILD } from '../../src/data/cards.ts'
import { type ElPaso, elPaso } from '../../src/index.ts'

interface Plan {
  /** The first of these that matches anything decides. */
  readonly wants: readonly RegExp[]
  /** Only done when there is nothing else. */
  readonly shuns?: RegExp
  /** So many workers of a type, wild ones included, and then no more. */
  readonly saves?: { readonly type: number; readonly count: number }
}

function wantsWorkers({ saves }: Plan, state: Readonly<ElPaso['state']>): boolean {
  if (saves === undefined) return true
  const { area } = state.players[state.turn] ?? state.players[0]
  return area[saves.type] + area[WILD] < saves.count
}

/** Follows a plan; never throws workers away or finishes early otherwise. */
export function planner(plan: Plan): Policy<ElPaso> {
  return (decisions, rng, state) => {
    const [decision] = decisions
    const hiring = wantsWorkers(plan, state)
    const open = decision.options.filter(({ id }) => !plan.shuns?.test(id) && (hiring || !id.startsWith('hire')))
    for (const wanted of plan.wants) {
      const eager = open.filter(({ id }) => wanted.test(id))
      if (eager.length > 0) return { decision, option: rng.pick(eager) }
    }
    const useful = open.filter(({ id }) => !/^done$|^pass$|bonus$|^only /.test(id))
    return useful.length > 0 ? { decision, option: rng.pick(useful) } : randomPolicy(decisions, rng)
  }
}

/** Stops everywhere and does nothing: the longest of games. */
export const dawdler: Policy<ElPaso> = (decisions) => {
  const [decision] = decisions
  const done = decision.options.find(({ id }) => id === 'done')
  return { decision, option: done ?? decision.options[0] }
}

/** One step ahead by the game's own evaluation, and now and then something else. */
export const thoughtful: Policy<ElPaso> = (decisions, rng, state) => {
  const [decision] = decisions
  if (rng.int(25) === 0) return randomPolicy(decisions, rng)
  return { decision, option: best(decision.options.map((option) => [option, lookAhead(state, option.id, rng)])) }
}

function lookAhead(state: Readonly<ElPaso['state']>, id: string, rng: Rng): number {
  const play = new Play(elPaso, elPaso.clone(state))
  const { seat } = play.decisions[0]
  play.answer(seat, id)
  return (elPaso.evaluate?.(play.state, seat) ?? 0) + rng.int(1000) / 1e6
}

function best<O>(rated: readonly (readonly [O, number])[]): O {
  return rated.reduce((top, one) => (one[1] > top[1] ? one : top))[0]
}
