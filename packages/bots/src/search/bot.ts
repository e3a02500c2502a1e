/** A bot that searches. Seated, it keeps the part of its tree that its last answer led to. */
import type { GameTypes, Rng } from '@waystation/kernel'
import { greedy } from '../greedy.ts'
import type { Bot, Clock, Situation } from '../types.ts'
import type { Node } from './node.ts'
import type { SearchSettings } from './search.ts'
import { type Budget, think } from './think.ts'

export interface SearchLevel {
  readonly settings: SearchSettings
  readonly budget: Budget
}

interface Memory {
  /** Number of answers in the game after which the tree applies. */
  readonly answers: number
  readonly seat: number
  readonly root: Node
}

export function searchBot(id: string, level: SearchLevel): Bot {
  return {
    id,
    choose: (situation, rng, clock) => answer(situation, rng, level, clock, null).option,
    sitDown() {
      let memory: Memory | null = null
      return {
        id,
        choose(situation, rng, clock) {
          const { option, kept } = answer(situation, rng, level, clock, memory)
          memory = kept
          return option
        },
      }
    },
  }
}

function answer<T extends GameTypes>(
  situation: Situation<T>,
  rng: Rng,
  { settings, budget }: SearchLevel,
  clock: Clock | undefined,
  memory: Memory | null,
): { option: T['option'] | null; kept: Memory | null } {
  const { game, seat, seen } = situation
  const decision = seen.decisions.find(({ optional }) => optional !== true)
  // Whether to interrupt is weighed one step ahead: the tree knows only questions that somebody must answer.
  if (decision === undefined) return { option: greedy.choose(situation, rng), kept: null }
  const root = memory !== null && memory.seat === seat && memory.answers === seen.answers ? memory.root : undefined
  const iterations = budget.iterations * (game.outlook?.effort ?? 1)
  const thought = think(situation, decision, rng, {
    settings,
    budget: { ...budget, iterations },
    clock,
    ...(root && { root }),
  })
  const { option } = thought.findings[0]
  const next = thought.root.child(seat, option.id)
  return { option, kept: next ? { answers: seen.answers + 1, seat, root: next } : null }
}
