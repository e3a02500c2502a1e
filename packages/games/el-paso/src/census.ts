/** Components, wherever they are; no rule makes or loses one. */
import { BREED_COUNT, FIRST_WORKER_CARD } from './data/cards.ts'
import { DISC_COUNT } from './data/player-board.ts'
import { BUILDING_NODES } from './data/trail.ts'
import { sum } from './rules/herd.ts'
import { allCards } from './scoring.ts'
import { boxedCattle } from './setup.ts'
import { NO_SHOWN, type State } from './state.ts'
import { isCommon, isNeutral } from './data/tiles.ts'

export function census(s: Readonly<State>): Record<string, number> {
  const { sue } = s
  const out: Record<string, number> = {
    cattle: cattle(s),
    workers: workers(s),
    'objective tiles': tiles(s, s.objectives, s.objectivesShown, 'objectives'),
    'bonus tiles': tiles(s, s.bonuses, s.bonusesShown, 'bonuses'),
    'common buildings': sum(s.buildings) + BUILDING_NODES.filter((node) => isCommon(s.trail[node])).length,
    'neutral buildings': s.trail.filter(isNeutral).length,
  }
  s.players.forEach((p, seat) => {
    const onBoard = Array.from({ length: DISC_COUNT }, (_, disc) => (p.discs >> disc) & 1)
    out[`discs of seat ${seat}`] = sum(onBoard) + sum(p.posts)
  })
  if (sue !== null) {
    out['discs of Sue'] = sue.reserve + sum(sue.posts)
    out['solo cards'] = sue.deck.length + sue.discard.length
  }
  return out
}

function cattle(s: Readonly<State>): number {
  const owned = s.players.reduce((all, p) => all + sum(allCards(p).slice(0, BREED_COUNT)) + p.removed.length, 0)
  const sues = s.sue === null ? 0 : sum(s.sue.cattle) + s.sue.supply.filter((card) => card < BREED_COUNT).length
  return sum(s.market) + owned + sues + boxedCattle(s.players.length)
}

function workers(s: Readonly<State>): number {
  const owned = s.players.reduce((all, p) => all + sum(allCards(p).slice(FIRST_WORKER_CARD)), 0)
  const sues = s.sue === null ? 0 : sum(s.sue.workers) + s.sue.supply.filter((card) => card >= FIRST_WORKER_CARD).length
  return sum(s.workers) + owned + sues
}

function tiles(
  s: Readonly<State>,
  stack: readonly number[],
  shown: readonly number[],
  kind: 'objectives' | 'bonuses',
): number {
  const owned = s.players.reduce((all, p) => all + p[kind].length, 0) + (s.sue?.[kind].length ?? 0)
  return stack.length + shown.filter((tile) => tile !== NO_SHOWN).length + owned
}
